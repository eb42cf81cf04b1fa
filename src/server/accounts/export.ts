import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { DataExport } from '#contract/accounts/settings.ts';
import { ApiError } from '#contract/errors.ts';
import { nameInStore } from '../conversations/file-intake.ts';
import type { DocumentStore } from '../credentials/document-store.ts';
import { collectCredentials, listCredentialFiles } from '../credentials/export-repository.ts';
import { type MediaStore, pictureName, undefinedIfMissing } from '../media/store.ts';
import { queueMail } from '../notifications/mail/queued.ts';
import type { Caller } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { collectPrograms } from '../programs/export-repository.ts';
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
import { accountMails } from './mails.ts';

interface ExportDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly store: MediaStore;
  readonly documents: DocumentStore;
}

const TTL_MS = 3 * 24 * 60 * 60_000;

export type ExportService = ReturnType<typeof createExportService>;

/** Exports of personal data: requested, created by a job, downloaded by a mailed link. */
export function createExportService({ db, jobs, limits, store, documents }: ExportDeps) {
  async function request({ id: accountId }: Pick<Caller, 'id'>): Promise<DataExport> {
    const pending = await findPendingExport(db, accountId);
    if (pending) return present(pending);
    await limits.take({ 'export.account': String(accountId) });
    return db.transaction().execute(async (tx) => present(await queueExport(tx, accountId)));
  }

  async function queueExport(tx: Tx, accountId: number): Promise<ExportRow> {
    const row = await insertExport(tx, accountId);
    await jobs.queue(tx, 'account.export', { exportId: row.id, accountId });
    return row;
  }

  /** Queues an export within a transaction, unless one is pending. */
  async function requestFor(tx: Tx, accountId: number): Promise<void> {
    if (!(await findPendingExport(tx, accountId))) await queueExport(tx, accountId);
  }

  /**
   * Creates the export. The file name derives from its id, so that a job that was killed and runs again overwrites the
   * same file and leaves no orphan.
   */
  async function make({ exportId, accountId }: { exportId: number; accountId: number }): Promise<void> {
    const bytes = await zip(accountId);
    const fileName = `${createHash('sha256').update(`export ${exportId}`).digest('hex').slice(0, 32)}.zip`;
    await store.put(fileName, bytes);
    await db.transaction().execute(async (tx) => {
      const expiresAt = new Date(Date.now() + TTL_MS);
      const made = { file_name: fileName, size_bytes: bytes.length, expires_at: expiresAt };
      if (!(await finishExport(tx, exportId, made))) return;
      await queueMail(jobs, tx, accountMails.exportReady, {
        accountId,
        details: { exportId, sizeBytes: bytes.length },
      });
    });
    // Leave no file behind if the account was deleted meanwhile.
    if (!(await isWanted(db, exportId))) await store.remove(fileName);
  }

  async function zip(accountId: number): Promise<Buffer> {
    const archive = new ZipFile();
    const data = {
      ...(await collectPersonalData(db, accountId)),
      ...(await collectTalk(db, accountId)),
      ...(await collectMoney(db, accountId)),
      ...(await collectCredentials(db, accountId)),
      ...(await collectPrograms(db, accountId)),
    };
    archive.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json');
    for (const { content_hash, width, used_for } of await listPersonalPictures(db, accountId)) {
      const bytes = await store.getBytes(pictureName(content_hash, width)).catch(undefinedIfMissing);
      // Pictures are compressed already.
      if (bytes) archive.addBuffer(Buffer.from(bytes), `pictures/${used_for}.webp`, { compress: false });
    }
    for (const file of await listSentFiles(db, accountId)) {
      const bytes = await store.getBytes(nameInStore(file, file.width ?? 0)).catch(undefinedIfMissing);
      if (bytes) archive.addBuffer(Buffer.from(bytes), `messages/${file.used_for}-${file.name}`, { compress: false });
    }
    for (const { pdf_name: name, used_for: usedFor } of await listInvoiceFiles(db, accountId)) {
      const bytes = await store.getBytes(name).catch(undefinedIfMissing);
      if (bytes) archive.addBuffer(Buffer.from(bytes), `invoices/${usedFor}.pdf`, { compress: false });
    }
    for (const { storage_key: key, credential_id: id, name } of await listCredentialFiles(db, accountId)) {
      const bytes = await documents.get(key);
      if (bytes) archive.addBuffer(bytes, `credentials/${id}-${name}`, { compress: false });
    }
    archive.end();
    return buffer(archive.outputStream);
  }

  /** The file behind a link. @throws ApiError 'linkInvalid' */
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
    requestFor,
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
