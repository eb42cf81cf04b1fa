import { ApiError } from '#contract/errors.ts';
import { TOKENS_MAX } from '#contract/programs/scopes.ts';
import type { AccessToken, AccessTokenForm } from '#contract/programs/tokens.ts';
import { holdAccount } from '../accounts/hold-repository.ts';
import { queueMail } from '../notifications/mail/queued.ts';
import { type Caller, callerOf, type RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import { programMails } from './mails.ts';
import { presentToken } from './present.ts';
import { deriveToken, hashAccessToken, looksLikeAccessToken, makeSalt } from './secrets.ts';
import {
  countTokens,
  deleteOldTokens,
  deleteToken,
  findGrant,
  findOwnerName,
  findTokenRow,
  insertToken,
  listTokenRows,
  touchToken,
} from './token-repository.ts';

interface TokenDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  /** Secrets are derived from it; the same on all nodes. */
  readonly siteKey: Buffer;
}

export type TokenService = ReturnType<typeof createTokenService>;

/** Access tokens: keys that people give to programs, limited in scope and time. */
export function createTokenService(deps: TokenDeps) {
  return withDeps(deps, { authenticate, list, create, revoke, getCurrent, purge });
}

/**
 * The caller with an access token; null for any other text, and for a revoked or expired token. A token never has staff
 * permissions, whoever owns it.
 *
 * @throws  ApiError 'tooManyRequests' when the token has made too many calls
 */
async function authenticate({ db, limits }: TokenDeps, token: string): Promise<Caller | null> {
  if (!looksLikeAccessToken(token)) return null;
  const row = await findGrant(db, hashAccessToken(token));
  if (!row) return null;
  const subject = String(row.token_id);
  await limits.take({ 'token.minute': subject, 'token.day': subject });
  if (row.is_stale) await touchToken(db, row.token_id);
  return {
    id: row.id,
    role: 'user',
    isVerified: row.email_verified_at !== null,
    isSuspended: row.is_suspended,
    isStrong: false,
    sessionId: 0,
    passwordConfirmedAt: null,
    token,
    accessToken: { id: row.token_id, scopes: row.scopes },
  };
}

async function list({ db }: TokenDeps, caller: Caller): Promise<{ items: AccessToken[] }> {
  return { items: (await listTokenRows(db, caller.id)).map(presentToken) };
}

/**
 * Creates a token and notifies its owner by mail. A repeated call returns the same token, unless it was revoked
 * meanwhile.
 *
 * @throws  ApiError 'tooMany' | 'conflict'
 */
async function create(
  { db, jobs, siteKey }: TokenDeps,
  context: RequestContext,
  form: AccessTokenForm,
): Promise<{ token: AccessToken; secret: string }> {
  const { id: accountId } = callerOf(context);
  return db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, accountId))) throw new ApiError('mustLoggedIn');
    const act = { scope: `access token ${accountId}`, key: context.idempotencyKey, request: form };
    const made = await once(tx, act, async () => {
      if ((await countTokens(tx, accountId)) >= TOKENS_MAX) throw new ApiError('tooMany');
      const salt = makeSalt();
      const { hash, start } = deriveToken(siteKey, salt);
      const id = await insertToken(tx, { account_id: accountId, ...form, start, token_hash: hash });
      await queueMail(jobs, tx, programMails.accessTokenCreated, { accountId, details: { tokenId: id } });
      return { accountId, id, salt: salt.toString('base64') };
    });
    const row = await findTokenRow(tx, made.id);
    if (!row) throw new ApiError('conflict');
    return { token: presentToken(row), secret: deriveToken(siteKey, Buffer.from(made.salt, 'base64')).token };
  });
}

/** Does nothing if the token does not exist or belongs to another account. */
async function revoke({ db }: TokenDeps, caller: Caller, id: number): Promise<{ id: number }> {
  await deleteToken(db, caller.id, id);
  return { id };
}

/** @throws ApiError 'notFound' for a session */
async function getCurrent({ db }: TokenDeps, { id: accountId, accessToken }: Caller) {
  const row = accessToken && (await findTokenRow(db, accessToken.id));
  if (!row) throw new ApiError('notFound');
  const { id: _, ...token } = presentToken(row);
  return { ...token, account: { id: accountId, name: await findOwnerName(db, accountId) } };
}

function purge({ db }: TokenDeps): Promise<void> {
  return deleteOldTokens(db);
}
