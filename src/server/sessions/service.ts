import type { CurrentUser, SignedIn } from '#contract/accounts/accounts.ts';
import type { Session } from '#contract/accounts/settings.ts';
import { ApiError } from '#contract/errors.ts';
import type { Locale } from '#i18n/locales.ts';
import { holdAccount } from '../accounts/hold-repository.ts';
import type { Caller, RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError, inWords } from '../platform/errors.ts';
import { emitAll } from '../platform/events.ts';
import type { Limits, Tries } from '../platform/limits/service.ts';
import { CONFIRMATION_MS } from '../platform/policy.ts';
import { withDeps } from '../platform/with-deps.ts';
import type { CodeVerdict } from '../second-factor/service.ts';
import { deleteOldBrowsers, findBrowser, forgetBrowsers, rememberBrowser } from './browsers-repository.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { presentCurrentUser, presentSession } from './present.ts';
import {
  type Credentials,
  confirmSessionPassword,
  deleteOldestSessions,
  deleteOverSessions,
  deleteSessions,
  findCredentials,
  findPasswordHash,
  findSession,
  findUser,
  insertSession,
  listEndedSessions,
  listSessionRows,
  touchSession,
} from './repository.ts';
import { hashToken, looksLikeToken, makeToken } from './tokens.ts';

export { hashPassword, hashToken, makeToken };

const MOST_SESSIONS = 20;
/** No account has this id. */
const NOBODY = 0;
/** A PostgreSQL notification holds at most 8,000 bytes. */
const MOST_IN_EVENT = 300;

interface SessionDeps {
  readonly db: Db;
  readonly limits: Limits;
  /** Verifies a second-factor code and consumes it if it is right. */
  readonly checkCode: (tx: Tx, accountId: number, code: string | undefined) => Promise<CodeVerdict>;
}

/** A new session: its account, whether a second factor was used, and its browser. */
export interface NewSession extends Pick<RequestContext, 'device' | 'browserToken'> {
  readonly accountId: number;
  readonly isStrong: boolean;
}

export type SessionService = ReturnType<typeof createSessionService>;

/** Authentication: log-ins, session tokens and their end. */
export function createSessionService(deps: SessionDeps) {
  return {
    openSession,
    forgetBrowsers,
    endSessions,
    ...withDeps(deps, {
      authenticate,
      /** Whether a browser has logged in to an account before; pass `tx` within a transaction. */
      knowsBrowser: async ({ db }: SessionDeps, accountId: number, token: string | null, tx: Db = db) =>
        (await findBrowser(tx, accountId, token)) !== null,
      login,
      getCurrentUser,
      confirmPassword,
      listSessions,
      end,
      /** Which of these sessions are invalid, in one query. */
      listEnded: ({ db }: SessionDeps, ids: readonly number[]) => listEndedSessions(db, ids),
      purge: async ({ db }: SessionDeps) => {
        await deleteOverSessions(db);
        await deleteOldBrowsers(db);
      },
    }),
  };
}

/** The account a token belongs to; null if the token is invalid. */
async function authenticate({ db }: SessionDeps, token: string): Promise<Caller | null> {
  if (!looksLikeToken(token)) return null;
  const row = await findSession(db, hashToken(token));
  if (!row) return null;
  if (row.is_stale) await touchSession(db, row.session_id);
  return {
    id: row.id,
    role: row.role,
    isVerified: row.email_verified_at !== null,
    isSuspended: row.is_suspended,
    isStrong: row.is_strong,
    sessionId: row.session_id,
    passwordConfirmedAt: row.password_confirmed_at,
    token,
    accessToken: null,
  };
}

/**
 * Opens a session within the caller's transaction and remembers the browser. A person has at most 20 sessions: the
 * least recently used one ends.
 */
async function openSession(tx: Tx, { accountId, isStrong, device, browserToken }: NewSession): Promise<SignedIn> {
  // Concurrent log-ins must see each other's session.
  const isThere = await holdAccount(tx, accountId);
  const user = isThere && (await findUser(tx, accountId));
  if (!user) throw new ApiError('badCredentials');
  const { token, hash } = makeToken();
  await insertSession(tx, { account_id: accountId, token_hash: hash, device, is_strong: isStrong });
  await announceEnded(tx, accountId, await deleteOldestSessions(tx, accountId, MOST_SESSIONS));
  const browser = await rememberBrowser(tx, accountId, browserToken);
  return { ...presentCurrentUser(user, isStrong), email: user.email, auth_token: token, browserToken: browser };
}

/**
 * Logs in by password. Decision 0014 describes how wrong tries are slowed down.
 *
 * @throws  ApiError 'badCredentials' | 'secondFactorRequired' | 'validationFailed' at `code` | 'tooManyRequests' |
 *          'unavailable'
 */
async function login(
  { db, limits, checkCode }: SessionDeps,
  { email, password, code }: { email: string; password: string; code?: string },
  context: RequestContext,
): Promise<SignedIn> {
  const { locale } = context;
  const accounts = await findCredentials(db, email);
  const target = accounts.confirmed ?? accounts.unconfirmed;
  const browser = await findBrowser(db, target?.id ?? NOBODY, context.browserToken);
  const tries = triesOf(email, browser, context);
  await inWords(locale, 'error.tooManyLogins', async () => {
    await limits.assertRoom({ 'login.account': email });
    await limits.take({ ...tries, 'login.address': browser === null ? context.ip : null });
  });
  const accountId = await findByPassword(password, accounts, browser !== null).catch(async (error) => {
    await limits.giveBack(tries);
    throw error;
  });
  if (accountId === null) throw new ApiError('badCredentials');
  const outcome = await db.transaction().execute(async (tx) => {
    const verdict = await checkCode(tx, accountId, code || undefined);
    if (verdict === 'missing' || verdict === 'wrong') return verdict;
    return openSession(tx, { ...context, accountId, isStrong: verdict === 'right' });
  });
  if (outcome === 'wrong') throw fieldError(locale, 'code', 'validation.wrongCode');
  // The right password alone does not reset the count: it also limits guessing of codes.
  if (outcome === 'missing') {
    await limits.giveBack(tries);
    throw new ApiError('secondFactorRequired');
  }
  await limits.forget(tries);
  await limits.hasRoom({ 'login.account': email });
  return outcome;
}

/** Always checks two passwords, so that timing does not reveal which accounts exist. */
async function findByPassword(
  password: string,
  { confirmed, unconfirmed }: Credentials,
  isFirst: boolean,
): Promise<number | null> {
  const [isConfirmed, isUnconfirmed] = await Promise.all([
    verifyPassword(password, confirmed?.password_hash ?? null, isFirst),
    verifyPassword(password, unconfirmed?.password_hash ?? null, isFirst),
  ]);
  if (confirmed && isConfirmed) return confirmed.id;
  return unconfirmed && isUnconfirmed ? unconfirmed.id : null;
}

async function getCurrentUser({ db }: SessionDeps, caller: Caller): Promise<CurrentUser> {
  const user = await findUser(db, caller.id);
  if (!user) throw new ApiError('mustLoggedIn');
  return presentCurrentUser(user, caller.isStrong);
}

/**
 * Records that the caller has just confirmed the password.
 *
 * @returns  until when the confirmation is valid.
 * @throws   ApiError 'validationFailed' at `password` | 'tooManyRequests'
 */
async function confirmPassword(
  { db, limits }: SessionDeps,
  caller: Caller,
  password: string,
  locale: Locale,
): Promise<Date> {
  const tries = { 'password.session': String(caller.sessionId) };
  await limits.take(tries);
  const isRight = await verifyPassword(password, await findPasswordHash(db, caller.id), true);
  if (!isRight) throw fieldError(locale, 'password', 'validation.wrongPassword');
  await limits.giveBack(tries);
  return new Date((await confirmSessionPassword(db, caller.sessionId)).getTime() + CONFIRMATION_MS);
}

async function listSessions({ db }: SessionDeps, caller: Caller): Promise<Session[]> {
  const rows = await listSessionRows(db, caller.id);
  return rows.map((row) => presentSession(row, caller.sessionId));
}

/** Ends some or all sessions of an account and notifies their sockets. @returns how many existed. */
async function endSessions(tx: Tx, accountId: number, which: { only?: number; except?: number } = {}): Promise<number> {
  const sessionIds = await deleteSessions(tx, accountId, which);
  await announceEnded(tx, accountId, sessionIds);
  return sessionIds.length;
}

/** Notifies the sockets of ended sessions. */
async function announceEnded(tx: Tx, accountId: number, sessionIds: readonly number[]): Promise<void> {
  const parts = chunk(sessionIds, MOST_IN_EVENT).map((ids) => ({ accountId, sessionIds: ids }));
  await emitAll(tx, 'sessions.ended', parts);
}

/** Ends sessions in a transaction of its own. */
function end({ db }: SessionDeps, accountId: number, which: { only?: number; except?: number }): Promise<number> {
  return db.transaction().execute((tx) => endSessions(tx, accountId, which));
}

/** The counters for wrong tries: a browser known to the account has its own. */
function triesOf(email: string, browser: string | null, { ip }: RequestContext): Tries {
  if (browser !== null) return { 'login.browser': browser };
  return { 'login.pair': `${email}\0${ip}`, 'login.unknown': email };
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}
