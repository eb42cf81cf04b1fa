import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { MessageFile } from '#contract/conversations.ts';
import { ApiError } from '#contract/errors.ts';
import { type Caller, callerOf, type RequestContext } from '../context.ts';
import type { Db, Tx } from '../db/client.ts';
import { once } from '../idempotency.ts';
import type { Jobs } from '../jobs.ts';
import type { Limits } from '../limits/service.ts';
import type { MediaStore } from '../media/store.ts';
import type { IncomingFile } from '../uploads.ts';
import {
  nameInStore,
  namesInStore,
  type ReadFile,
  readChatFile,
  type StoredFile,
  storedWidths,
} from './file-intake.ts';
import { deleteLoose, type FileRow, findFile, findVisibleFile, holdOwner, insertFile } from './file-repository.ts';
import { presentFile } from './present.ts';
import { findStanding } from './repository.ts';

interface FileDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly store: MediaStore;
}

/** `sizeBytes`: null where it is not known before. */
export interface OpenedFile {
  readonly kind: 'picture' | 'pdf';
  readonly name: string;
  readonly sizeBytes: number | null;
  readonly stream: Readable;
}

export type FileService = ReturnType<typeof createFileService>;

const AT_ONCE = 200;

/** Files of messages: taken in before their message, fetched by its two people, removed when no row names them. */
export function createFileService({ db, jobs, limits, store }: FileDeps) {
  /**
   * Takes in a file for a message to come; with the caller's key the same one however often it is sent.
   *
   * @throws  ApiError 'notFound' for anybody but the two | 'recipientGone' | 'blocked' | 'conflict' | 'tooManyRequests' |
   *          'validationFailed' at `files.0`
   */
  async function add(
    context: RequestContext,
    conversationId: number,
    files: AsyncIterable<IncomingFile>,
  ): Promise<MessageFile> {
    const caller = callerOf(context);
    await limits.take({ 'chatFile.account': String(caller.id) });
    await assertMaySend(caller, conversationId);
    const file = await readOnly(files, context);
    const row = await note(context, caller, conversationId, file);
    for (const [width, bytes] of file.contents) await store.put(nameInStore(row, width), bytes);
    // A conversation that was deleted meanwhile took its rows along, and had nothing removed that was not there yet.
    if (!(await findFile(db, row.id))) {
      await removeFromStore({ names: namesInStore(row) });
      throw new ApiError('notFound');
    }
    return presentFile(row);
  }

  async function assertMaySend(caller: Caller, conversationId: number): Promise<void> {
    const standing = await findStanding(db, conversationId, caller.id);
    if (!standing) throw new ApiError('notFound');
    if (standing.isOtherGone) throw new ApiError('recipientGone');
    if (standing.isBlocked) throw new ApiError('blocked');
  }

  /** The row of a file; a repeated call gets that of the first, while it is there. */
  function note(
    { idempotencyKey: key }: RequestContext,
    { id: ownerId }: Caller,
    conversationId: number,
    file: ReadFile,
  ): Promise<FileRow> {
    const act = { scope: `chatFile ${ownerId}`, key, request: [conversationId, file.fingerprint] };
    const insert = (tx: Tx) =>
      insertFile(tx, { ownerId, conversationId, storageKey: randomBytes(16).toString('hex') }, file);
    return db.transaction().execute(async (tx) => {
      if (!(await holdOwner(tx, ownerId))) throw new ApiError('mustLoggedIn');
      const { fileId } = await once(tx, act, async () => ({ accountId: ownerId, fileId: await insert(tx) }));
      const row = (await findFile(tx, fileId)) ?? (await findFile(tx, await insert(tx)));
      if (!row) throw new Error(`the file ${fileId} is not there`);
      return row;
    });
  }

  /** A file for whoever may see it, a picture small where that is wanted. @throws ApiError 'notFound' */
  async function open(
    caller: Caller,
    { conversationId, fileId, isSmall }: { conversationId: number; fileId: number; isSmall: boolean },
  ): Promise<OpenedFile> {
    const row = await findVisibleFile(db, { fileId, conversationId, accountId: caller.id });
    if (!row) throw new ApiError('notFound');
    return read(row, isSmall);
  }

  /** A file for whoever asks for it: who may is the caller's business. @throws ApiError 'notFound' */
  async function openAny({ fileId, isSmall }: { fileId: number; isSmall: boolean }): Promise<OpenedFile> {
    const row = await findFile(db, fileId);
    if (!row) throw new ApiError('notFound');
    return read(row, isSmall);
  }

  async function read(row: FileRow, isSmall: boolean): Promise<OpenedFile> {
    const widths = storedWidths(row);
    const width = (isSmall ? widths[0] : widths.at(-1)) ?? 0;
    const stream = await store.getStream(nameInStore(row, width)).catch(() => undefined);
    if (!stream) throw new ApiError('notFound');
    return { kind: row.kind, name: row.name, sizeBytes: width === (row.width ?? 0) ? row.size_bytes : null, stream };
  }

  /** Removes what no message has taken within a day. */
  async function sweep(): Promise<void> {
    for (let found = AT_ONCE; found === AT_ONCE; ) {
      found = await db.transaction().execute(async (tx) => {
        const loose = await deleteLoose(tx, AT_ONCE);
        await queueFileRemoval(jobs, tx, loose);
        return loose.length;
      });
    }
  }

  async function removeFromStore({ names }: { names: readonly string[] }): Promise<void> {
    for (const name of names) await store.remove(name);
  }

  return { add, open, openAny, sweep, removeFromStore };
}

/** The one file of a call; whoever brings more is told by the reading of them. */
async function readOnly(files: AsyncIterable<IncomingFile>, { locale }: RequestContext): Promise<ReadFile> {
  let read: ReadFile | undefined;
  for await (const file of files) read ??= await readChatFile(file, locale);
  if (!read) throw new ApiError('badRequest');
  return read;
}

/** Has the files of rows removed that go with the transaction. */
export async function queueFileRemoval(jobs: Jobs, tx: Tx, rows: readonly StoredFile[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const names = rows.slice(at, at + AT_ONCE).flatMap(namesInStore);
    await jobs.queue(tx, 'chatFiles.remove', { names });
  }
}
