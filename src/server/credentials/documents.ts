import { randomBytes } from 'node:crypto';
import type { OwnCredential } from '#contract/credentials/credentials.ts';
import { DOCUMENT_KEPT_DAYS } from '#contract/credentials/states.ts';
import { ApiError } from '#contract/errors.ts';
import { polishDay, polishMidnight } from '#contract/values/polish-time.ts';
import { keepAccount } from '../accounts/hold-repository.ts';
import { type Caller, callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { IncomingFile } from '../platform/uploads.ts';
import { withDeps } from '../platform/with-deps.ts';
import { announceCredential } from './announce.ts';
import { type ReadDocument, readDocument } from './document-intake.ts';
import {
  attachDocument,
  deleteDocuments,
  deleteLoose,
  detachDocument,
  findDocument,
  hasDocument,
  holdLongEnded,
  insertDocument,
} from './document-repository.ts';
import type { DocumentStore } from './document-store.ts';
import { presentOwn } from './present.ts';
import { type CredentialRow, findCredential, holdCredential, listReferring } from './repository.ts';

interface DocumentDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly documents: DocumentStore;
}

/** A document with its content. */
export interface OpenedDocument {
  readonly name: string;
  readonly type: 'application/pdf' | 'image/webp';
  readonly bytes: Buffer;
}

export type DocumentService = ReturnType<typeof createDocumentService>;

const AT_ONCE = 200;

/** The documents of credentials: encrypted, for their owner and moderators, erased when no longer needed. */
export function createDocumentService(deps: DocumentDeps) {
  return withDeps(deps, { set, remove, openOwn, openAny, sweep, removeFiles });
}

/**
 * Stores a document, which then waits for review; a repeated upload changes nothing.
 *
 * @throws  ApiError 'notFound' | 'conflict' | 'tooManyRequests' | 'validationFailed' at `files.0`
 */
async function set(
  deps: DocumentDeps,
  context: RequestContext,
  id: number,
  files: AsyncIterable<IncomingFile>,
): Promise<OwnCredential> {
  const caller = callerOf(context);
  await deps.limits.take({ 'credentialDocument.account': String(caller.id) });
  if ((await findCredential(deps.db, id))?.account_id !== caller.id) throw new ApiError('notFound');
  const document = await readOnly(files, context);
  const storageKey = randomBytes(16).toString('hex');
  await deps.db.transaction().execute(async (tx) => {
    if (!(await keepAccount(tx, caller.id))) throw new ApiError('mustLoggedIn');
    await insertDocument(tx, { accountId: caller.id, storageKey }, document);
  });
  await deps.documents.put(storageKey, document.bytes);
  return deps.db.transaction().execute(async (tx) => {
    const act = {
      scope: `credentialDocument ${caller.id}`,
      key: context.idempotencyKey,
      request: [id, document.fingerprint.toString('hex')],
    };
    const { isUsed } = await once(tx, act, () => attach(deps, tx, { caller, id, storageKey, document }));
    const row = await holdOwn(tx, caller, id);
    // The file of a repeated upload, or of an account deleted meanwhile, is not needed.
    if (!isUsed || row.document_key !== storageKey) await dropDocuments(deps.jobs, tx, [storageKey]);
    return presentOwn(row);
  });
}

interface Upload {
  readonly caller: Caller;
  readonly id: number;
  readonly storageKey: string;
  readonly document: ReadDocument;
}

async function attach(
  { jobs }: DocumentDeps,
  tx: Tx,
  { caller, id, storageKey, document }: Upload,
): Promise<{ isUsed: boolean }> {
  const { document_key: former } = await holdOwn(tx, caller, id);
  if (await hasDocument(tx, id, document.fingerprint)) return { isUsed: false };
  if (!(await attachDocument(tx, id, storageKey))) return { isUsed: false };
  if (former !== null) await dropDocuments(jobs, tx, [former]);
  await announceCredential(tx, caller.id, await listReferring(tx, id));
  return { isUsed: true };
}

/** Erases a document. A verified credential stays verified. @throws ApiError 'notFound' */
async function remove({ db, jobs }: DocumentDeps, caller: Caller, id: number): Promise<OwnCredential> {
  return db.transaction().execute(async (tx) => {
    const { document_key: key } = await holdOwn(tx, caller, id);
    if (key !== null) {
      await detachDocument(tx, id);
      await dropDocuments(jobs, tx, [key]);
    }
    return presentOwn(await holdOwn(tx, caller, id));
  });
}

/** One of the caller's credentials, locked. @throws ApiError 'notFound', also for those of other accounts */
export async function holdOwn(tx: Tx, caller: Caller, id: number): Promise<CredentialRow> {
  const row = await holdCredential(tx, id);
  if (row?.account_id !== caller.id) throw new ApiError('notFound');
  return row;
}

/** Deletes the rows of documents that no credential has any more, and queues the deletion of their files. */
export async function dropDocuments(jobs: Jobs, tx: Tx, storageKeys: readonly string[]): Promise<void> {
  await deleteDocuments(tx, storageKeys);
  await queueRemoval(jobs, tx, storageKeys);
}

/** Queues the removal of files whose rows are deleted; it runs only if the transaction commits. */
export async function queueRemoval(jobs: Jobs, tx: Tx, storageKeys: readonly string[]): Promise<void> {
  if (storageKeys.length > 0) await jobs.queue(tx, 'credentials.removeFiles', { storageKeys: [...storageKeys] });
}

/** The document of one of the caller's credentials. @throws ApiError 'notFound', also for those of other accounts */
function openOwn(deps: DocumentDeps, caller: Caller, credentialId: number): Promise<OpenedDocument> {
  return open(deps, { credentialId, accountId: caller.id });
}

/** A document without access control, which is up to the caller. @throws ApiError 'notFound' */
function openAny(deps: DocumentDeps, credentialId: number): Promise<OpenedDocument> {
  return open(deps, { credentialId });
}

async function open(
  { db, documents }: DocumentDeps,
  wanted: { credentialId: number; accountId?: number },
): Promise<OpenedDocument> {
  const row = await findDocument(db, wanted);
  const bytes = row && (await documents.get(row.storage_key));
  if (!row || !bytes) throw new ApiError('notFound');
  return { name: row.name, type: row.type, bytes };
}

/** Erases the documents of credentials that ended long ago, and incomplete uploads. */
async function sweep({ db, jobs }: DocumentDeps): Promise<void> {
  const before = polishDay(polishMidnight(polishDay(Date.now()), -DOCUMENT_KEPT_DAYS));
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    found = await db.transaction().execute(async (tx) => {
      const ended = await holdLongEnded(tx, before, AT_ONCE);
      for (const { id } of ended) await detachDocument(tx, id);
      await dropDocuments(
        jobs,
        tx,
        ended.map(({ document_key: key }) => key),
      );
      return ended.length;
    });
  }
  for (let found = AT_ONCE; found === AT_ONCE; ) {
    found = await db.transaction().execute(async (tx) => {
      const loose = await deleteLoose(tx, AT_ONCE);
      await queueRemoval(jobs, tx, loose);
      return loose.length;
    });
  }
}

async function removeFiles(
  { documents }: DocumentDeps,
  { storageKeys }: { storageKeys: readonly string[] },
): Promise<void> {
  for (const storageKey of storageKeys) await documents.remove(storageKey);
}

/** The only file of a request; the multipart parser rejects any further ones. */
async function readOnly(files: AsyncIterable<IncomingFile>, { locale }: RequestContext): Promise<ReadDocument> {
  let read: ReadDocument | undefined;
  for await (const file of files) read ??= await readDocument(file, locale);
  if (!read) throw new ApiError('badRequest');
  return read;
}
