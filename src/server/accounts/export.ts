import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { DataExport } from '#contract/account-settings.ts';
import { ApiError } from '#contract/errors.ts';
import type { Caller } from '../context.ts';
import { nameInStore } from '../conversations/file-intake.ts';
import type { Db } from '../db/client.ts';
import type { Jobs } from '../jobs.ts';
import type { Limits } from '../limits/service.ts';
import { type MediaStore, pictureName } from '../media/store.ts';
import { hashToken } from '../sessions/service.ts';
import { takeExpiredExports } from './erasure-repository.ts';
import { collectMoney, listInvoiceFiles } from './export-money-repository.ts';
import {
  collectPersonalData,
  type ExportRow,
  findExportFile,
  findPendingExport,
  finishExport,
  insertExport,
  isWanted,
  listExportRows,
  listPersonalPictures,
} from './export-repository.ts';
import { collectTalk, listSentFiles } from './export-talk-repository.ts';
import { queueMail } from './mails.ts';

interface ExportDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly store: MediaStore;
}

const TTL_MS = 3 * 24 * 60 * 60_000;

export type ExportService = ReturnType<typeof createExportService>;

/** Copies of a person's data: asked for, made by a job, fetched by a link that a mail brings. */
export function createExportService({ db, jobs, limits, store }: ExportDeps) {
  async function request(caller: Caller): Promise<DataExport> {
    const pending = await findPendingExport(db, caller.id);
    if (pending) return present(pending);
    await limits.take({ 'export.account': String(caller.id) });
    return db.transaction().execute(async (tx) => {
      const row = await insertExport(tx, caller.id);
      await jobs.queue(tx, 'account.export', { exportId: row.id, accountId: caller.id });
      return present(row);
    });
  }

  /**
   * Makes the copy. The file's name follows from the number of the wish, so that a job that was killed and runs again
   * writes the same file, and none is left that nothing knows of.
   */
  async function make({ exportId, accountId }: { exportId: number; accountId: number }): Promise<void> {
    const bytes = await zip(accountId);
    const fileName = `${createHash('sha256').update(`export ${exportId}`).digest('hex').slice(0, 32)}.zip`;
    await store.put(fileName, bytes);
    await db.transaction().execute(async (tx) => {
      const expiresAt = new Date(Date.now() + TTL_MS);
      const made = { file_name: fileName, size_bytes: bytes.length, expires_at: expiresAt };
      if (!(await finishExport(tx, exportId, made))) return;
      await queueMail(jobs, tx, { kind: 'exportReady', accountId, details: { exportId, sizeBytes: bytes.length } });
    });
    // Who has left meanwhile leaves nothing behind.
    if (!(await isWanted(db, exportId))) await store.remove(fileName);
  }

  async function zip(accountId: number): Promise<Buffer> {
    const archive = new ZipFile();
    const data = {
      ...(await collectPersonalData(db, accountId)),
      ...(await collectTalk(db, accountId)),
      ...(await collectMoney(db, accountId)),
    };
    archive.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json');
    for (const { content_hash, width, used_for } of await listPersonalPictures(db, accountId)) {
      const bytes = await store.getBytes(pictureName(content_hash, width)).catch(() => undefined);
      // A picture is compressed as it is.
      if (bytes) archive.addBuffer(Buffer.from(bytes), `pictures/${used_for}.webp`, { compress: false });
    }
    for (const file of await listSentFiles(db, accountId)) {
      const bytes = await store.getBytes(nameInStore(file, file.width ?? 0)).catch(() => undefined);
      if (bytes) archive.addBuffer(Buffer.from(bytes), `messages/${file.used_for}-${file.name}`, { compress: false });
    }
    for (const { pdf_name: name, used_for: usedFor } of await listInvoiceFiles(db, accountId)) {
      const bytes = await store.getBytes(name).catch(() => undefined);
      if (bytes) archive.addBuffer(Buffer.from(bytes), `invoices/${usedFor}.pdf`, { compress: false });
    }
    archive.end();
    return buffer(archive.outputStream);
  }

  /** The file that a link leads to. @throws ApiError 'linkInvalid' */
  async function open(token: string): Promise<Readable> {
    const fileName = await findExportFile(db, hashToken(token));
    if (!fileName) throw new ApiError('linkInvalid');
    return store.getStream(fileName);
  }

  async function removeFiles(fileNames: readonly string[]): Promise<void> {
    for (const name of fileNames) await store.remove(name);
  }

  return {
    request,
    make,
    open,
    removeFiles,
    list: async (caller: Caller) => (await listExportRows(db, caller.id)).map(present),
    purge: async () => removeFiles(await takeExpiredExports(db)),
  };
}

function present(row: ExportRow): DataExport {
  const isOver = row.expires_at !== null && row.expires_at.getTime() < Date.now();
  return {
    id: row.id,
    state: row.expires_at === null ? 'pending' : isOver ? 'expired' : 'ready',
    requestedAt: row.requested_at.toISOString(),
    sizeBytes: row.size_bytes,
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}
