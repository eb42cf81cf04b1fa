import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { MessageFile } from '#contract/conversations.ts';
import { ApiError } from '#contract/errors.ts';
import { keepAccount } from '../accounts/hold-repository.ts';
import { type MediaStore, undefinedIfMissing } from '../media/store.ts';
import { type Caller, callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { IncomingFile } from '../platform/uploads.ts';
import { withDeps } from '../platform/with-deps.ts';
import {
  nameInStore,
  namesInStore,
  type ReadFile,
  readChatFile,
  type StoredFile,
  storedWidths,
} from './file-intake.ts';
import { deleteLoose, type FileRow, findFile, findVisibleFile, insertFile } from './file-repository.ts';
import { presentFile } from './present.ts';
import { findStanding } from './repository.ts';

interface FileDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly store: MediaStore;
}

/** `sizeBytes`: null where it is not known in advance. */
export interface OpenedFile {
  readonly kind: 'picture' | 'pdf';
  readonly name: string;
  readonly sizeBytes: number | null;
  readonly stream: Readable;
}

export type FileService = ReturnType<typeof createFileService>;

const AT_ONCE = 200;

/**
 * Files of messages: uploaded before their message, readable by its two members, deleted once no row refers to them.
 */
export function createFileService(deps: FileDeps) {
  return withDeps(deps, { add, open, openAny, sweep, removeFromStore });
}

/**
 * Accepts a file for a future message; repeated calls with the same idempotency key return the same file.
 *
 * @throws  ApiError 'notFound' for anybody but the two members | 'recipientGone' | 'blocked' | 'conflict' |
 *          'tooManyRequests' | 'validationFailed' at `files.0`
 */
async function add(
  deps: FileDeps,
  context: RequestContext,
  conversationId: number,
  files: AsyncIterable<IncomingFile>,
): Promise<MessageFile> {
  const caller = callerOf(context);
  await deps.limits.take({ 'chatFile.account': String(caller.id) });
  await assertMaySend(deps, caller, conversationId);
  const file = await readOnly(files, context);
  const row = await note(deps, context, caller, conversationId, file);
  for (const [width, bytes] of file.contents) await deps.store.put(nameInStore(row, width), bytes);
  // If the conversation was deleted meanwhile, its clean-up ran before this file was stored: remove the file here.
  if (!(await findFile(deps.db, row.id))) {
    await removeFromStore(deps, { names: namesInStore(row) });
    throw new ApiError('notFound');
  }
  return presentFile(row);
}

async function assertMaySend({ db }: FileDeps, caller: Caller, conversationId: number): Promise<void> {
  const standing = await findStanding(db, conversationId, caller.id);
  if (!standing) throw new ApiError('notFound');
  if (standing.isOtherGone) throw new ApiError('recipientGone');
  if (standing.isBlocked) throw new ApiError('blocked');
}

/** The row of a file; a repeated call gets the row of the first as long as it exists. */
function note(
  { db }: FileDeps,
  { idempotencyKey: key }: RequestContext,
  { id: ownerId }: Caller,
  conversationId: number,
  file: ReadFile,
): Promise<FileRow> {
  const act = { scope: `chatFile ${ownerId}`, key, request: [conversationId, file.fingerprint] };
  const insert = (tx: Tx) =>
    insertFile(tx, { ownerId, conversationId, storageKey: randomBytes(16).toString('hex') }, file);
  return db.transaction().execute(async (tx) => {
    if (!(await keepAccount(tx, ownerId))) throw new ApiError('mustLoggedIn');
    const { fileId } = await once(tx, act, async () => ({ accountId: ownerId, fileId: await insert(tx) }));
    const row = (await findFile(tx, fileId)) ?? (await findFile(tx, await insert(tx)));
    if (!row) throw new Error(`file ${fileId} not found`);
    return row;
  });
}

/** A file for a member of the conversation, or its thumbnail if requested. @throws ApiError 'notFound' */
async function open(
  deps: FileDeps,
  caller: Caller,
  { conversationId, fileId, isSmall }: { conversationId: number; fileId: number; isSmall: boolean },
): Promise<OpenedFile> {
  const row = await findVisibleFile(deps.db, { fileId, conversationId, accountId: caller.id });
  if (!row) throw new ApiError('notFound');
  return read(deps, row, isSmall);
}

/** A file without an access check: that is up to the caller. @throws ApiError 'notFound' */
async function openAny(deps: FileDeps, { fileId, isSmall }: { fileId: number; isSmall: boolean }): Promise<OpenedFile> {
  const row = await findFile(deps.db, fileId);
  if (!row) throw new ApiError('notFound');
  return read(deps, row, isSmall);
}

async function read({ store }: FileDeps, row: FileRow, isSmall: boolean): Promise<OpenedFile> {
  const widths = storedWidths(row);
  const width = (isSmall ? widths[0] : widths.at(-1)) ?? 0;
  const stream = await store.getStream(nameInStore(row, width)).catch(undefinedIfMissing);
  if (!stream) throw new ApiError('notFound');
  return { kind: row.kind, name: row.name, sizeBytes: width === (row.width ?? 0) ? row.size_bytes : null, stream };
}

/** Deletes files that were not attached to a message within a day. */
async function sweep({ db, jobs }: FileDeps): Promise<void> {
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    found = await db.transaction().execute(async (tx) => {
      const loose = await deleteLoose(tx, AT_ONCE);
      await queueFileRemoval(jobs, tx, loose);
      return loose.length;
    });
  }
}

async function removeFromStore({ store }: FileDeps, { names }: { names: readonly string[] }): Promise<void> {
  for (const name of names) await store.remove(name);
}

/** The only file of a request; the multipart parser rejects any further ones. */
async function readOnly(files: AsyncIterable<IncomingFile>, { locale }: RequestContext): Promise<ReadFile> {
  let read: ReadFile | undefined;
  for await (const file of files) read ??= await readChatFile(file, locale);
  if (!read) throw new ApiError('badRequest');
  return read;
}

/** Queues the removal of the files of deleted rows; it runs only if the transaction commits. */
export async function queueFileRemoval(jobs: Jobs, tx: Tx, rows: readonly StoredFile[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const names = rows.slice(at, at + AT_ONCE).flatMap(namesInStore);
    await jobs.queue(tx, 'chatFiles.remove', { names });
  }
}
