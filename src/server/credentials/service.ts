import type { Credential, CredentialForm, OwnCredential } from '#contract/credentials/credentials.ts';
import { ANSWER_DAYS, CREDENTIALS_MAX } from '#contract/credentials/states.ts';
import { ApiError } from '#contract/errors.ts';
import { holdAccount } from '../accounts/hold-repository.ts';
import { type Caller, callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import { withDeps } from '../platform/with-deps.ts';
import { announceCredential } from './announce.ts';
import { dropDocuments, holdOwn } from './documents.ts';
import { presentCredential, presentOwn } from './present.ts';
import { dueReminder } from './reminder-days.ts';
import {
  countOwn,
  deleteCredential,
  findCredential,
  holdCredential,
  insertCredential,
  isKnown,
  listOfAccount,
  listOfListing,
  listOwn,
  listReferring,
  rewriteCredential,
} from './repository.ts';

export { findCredential };

interface CredentialDeps {
  readonly db: Db;
  readonly jobs: Jobs;
}

export type CredentialService = ReturnType<typeof createCredentialService>;

/** Sellers' certificates, registrations and permits. */
export function createCredentialService(deps: CredentialDeps) {
  return withDeps(deps, { list, create, update, remove });
}

/** The public view of the credentials that a listing refers to. */
export async function credentialsOfListing(db: Db, listingId: number): Promise<Credential[]> {
  return (await listOfListing(db, listingId)).map(presentCredential);
}

/** The public view of an account's credentials. */
export async function credentialsOfAccount(db: Db, accountId: number): Promise<Credential[]> {
  return (await listOfAccount(db, accountId)).map(presentCredential);
}

async function list({ db }: CredentialDeps, caller: Caller): Promise<{ items: OwnCredential[]; answerDays: number }> {
  return { items: (await listOwn(db, caller.id)).map(presentOwn), answerDays: ANSWER_DAYS };
}

/** @throws ApiError 'tooMany' | 'conflict' | 'validationFailed' at `number` for one that exists already */
async function create({ db }: CredentialDeps, context: RequestContext, form: CredentialForm): Promise<OwnCredential> {
  const caller = callerOf(context);
  return db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, caller.id))) throw new ApiError('mustLoggedIn');
    const act = { scope: `credential ${caller.id}`, key: context.idempotencyKey, request: form };
    const { id } = await once(tx, act, async () => {
      await assertNew(tx, context, form, 0);
      if ((await countOwn(tx, caller.id)) >= CREDENTIALS_MAX) throw new ApiError('tooMany');
      const made = await insertCredential(tx, caller.id, form, dueReminder(form.validUntil));
      await announceCredential(tx, caller.id, []);
      return { id: made };
    });
    const row = await findCredential(tx, id);
    if (!row) throw new ApiError('conflict');
    return presentOwn(row);
  });
}

async function assertNew(
  tx: Tx,
  { account, locale }: RequestContext,
  { kind, number }: CredentialForm,
  exceptId: number,
): Promise<void> {
  if (await isKnown(tx, { accountId: account?.id ?? 0, kind, number, exceptId }))
    throw fieldError(locale, 'number', 'validation.credentialKnown');
}

/** @throws ApiError 'notFound' | 'validationFailed' at `number` for one that exists already */
async function update(
  { db }: CredentialDeps,
  context: RequestContext,
  id: number,
  form: CredentialForm,
): Promise<OwnCredential> {
  const caller = callerOf(context);
  return db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, caller.id))) throw new ApiError('mustLoggedIn');
    const row = await holdOwn(tx, caller, id);
    const isSame =
      row.kind === form.kind &&
      row.number === form.number &&
      row.valid_from === form.validFrom &&
      row.valid_until === form.validUntil;
    if (isSame) return presentOwn(row);
    await assertNew(tx, context, form, id);
    await rewriteCredential(tx, id, form, dueReminder(form.validUntil));
    await announceCredential(tx, caller.id, await listReferring(tx, id));
    return presentOwn(await holdOwn(tx, caller, id));
  });
}

/** Erases a credential with its document; does nothing if it is gone or belongs to another account. */
async function remove({ db, jobs }: CredentialDeps, caller: Caller, id: number): Promise<{ id: number }> {
  await db.transaction().execute(async (tx) => {
    const row = await holdCredential(tx, id);
    if (row?.account_id !== caller.id) return;
    const listings = await listReferring(tx, id);
    await deleteCredential(tx, id);
    if (row.document_key !== null) await dropDocuments(jobs, tx, [row.document_key]);
    await announceCredential(tx, caller.id, listings);
  });
  return { id };
}
