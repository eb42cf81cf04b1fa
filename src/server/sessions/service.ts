import type { Session } from '#contract/account-settings.ts';
import type { CurrentUser, SignedIn } from '#contract/accounts.ts';
import { ApiError } from '#contract/errors.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Caller, RequestContext } from '../context.ts';
import type { Db, Tx } from '../db/client.ts';
import { fieldError } from '../errors.ts';
import { emitAll } from '../events.ts';
import type { Limits } from '../limits/service.ts';
import type { CodeVerdict } from '../second-factor/service.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { presentCurrentUser, presentSession } from './present.ts';
import {
  confirmSessionPassword,
  deleteIdleSessions,
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

/** How long a typed password holds for what asks for it. */
export const CONFIRMATION_MS = 15 * 60_000;
/** A notification of the database holds 8,000 bytes. */
const MOST_IN_EVENT = 300;

interface SessionDeps {
  readonly db: Db;
  readonly limits: Limits;
  /** Asks the second factor about a code, and uses it up where it is right. */
  readonly checkCode: (tx: Tx, accountId: number, code: string | undefined) => Promise<CodeVerdict>;
}

export type SessionService = ReturnType<typeof createSessionService>;

/** Who is logged in: log-ins, their tokens and their end. */
export function createSessionService({ db, limits, checkCode }: SessionDeps) {
  /** The person that a token stands for; null when it stands for nobody any more. */
  async function authenticate(token: string): Promise<Caller | null> {
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
    };
  }

  /** Begins a session in the transaction that earns it. */
  async function openSession(
    tx: Tx,
    { accountId, device, isStrong }: { accountId: number; device: string; isStrong: boolean },
  ): Promise<SignedIn> {
    const user = await findUser(tx, accountId);
    if (!user) throw new ApiError('badCredentials');
    const { token, hash } = makeToken();
    await insertSession(tx, { account_id: accountId, token_hash: hash, device, is_strong: isStrong });
    return { ...presentCurrentUser(user, isStrong), email: user.email, auth_token: token };
  }

  /**
   * Logs in by password. Only failures count against the limits.
   *
   * @throws  ApiError 'badCredentials' | 'secondFactorRequired' | 'validationFailed' at `code` | 'tooManyRequests'
   */
  async function login(
    { email, password, code }: { email: string; password: string; code?: string },
    { ip, device, locale, visitorId }: RequestContext,
  ): Promise<SignedIn> {
    const giveBack = await limits.take({ 'login.account': email, 'login.address': ip, 'login.visitor': visitorId });
    const accountId = await findByPassword(email, password);
    if (accountId === null) throw new ApiError('badCredentials');
    const outcome = await db.transaction().execute(async (tx) => {
      const verdict = await checkCode(tx, accountId, code || undefined);
      if (verdict === 'missing' || verdict === 'wrong') return verdict;
      return openSession(tx, { accountId, device, isStrong: verdict === 'right' });
    });
    if (outcome === 'wrong') throw fieldError(locale, 'code', 'validation.wrongCode');
    await giveBack();
    if (outcome === 'missing') throw new ApiError('secondFactorRequired');
    return outcome;
  }

  /** Checks two passwords whatever there is to check, so that time tells nothing of which accounts there are. */
  async function findByPassword(email: string, password: string): Promise<number | null> {
    const { confirmed, unconfirmed } = await findCredentials(db, email);
    const [isConfirmed, isUnconfirmed] = await Promise.all([
      verifyPassword(password, confirmed?.password_hash ?? null),
      verifyPassword(password, unconfirmed?.password_hash ?? null),
    ]);
    if (confirmed && isConfirmed) return confirmed.id;
    return unconfirmed && isUnconfirmed ? unconfirmed.id : null;
  }

  async function getCurrentUser(caller: Caller): Promise<CurrentUser> {
    const user = await findUser(db, caller.id);
    if (!user) throw new ApiError('mustLoggedIn');
    return presentCurrentUser(user, caller.isStrong);
  }

  /**
   * Notes that the caller has just typed the password.
   *
   * @returns  until when that holds.
   * @throws   ApiError 'validationFailed' at `password` | 'tooManyRequests'
   */
  async function confirmPassword(caller: Caller, password: string, locale: Locale): Promise<Date> {
    const giveBack = await limits.take({ 'password.session': String(caller.id) });
    const isRight = await verifyPassword(password, await findPasswordHash(db, caller.id));
    if (!isRight) throw fieldError(locale, 'password', 'validation.wrongPassword');
    await giveBack();
    return new Date((await confirmSessionPassword(db, caller.sessionId)).getTime() + CONFIRMATION_MS);
  }

  async function listSessions(caller: Caller): Promise<Session[]> {
    const rows = await listSessionRows(db, caller.id);
    return rows.map((row) => presentSession(row, caller.sessionId));
  }

  /** Ends sessions of an account, all or some, and tells their sockets. @returns how many there were. */
  async function endSessions(
    tx: Tx,
    accountId: number,
    which: { only?: number; except?: number } = {},
  ): Promise<number> {
    const sessionIds = await deleteSessions(tx, accountId, which);
    const parts = chunk(sessionIds, MOST_IN_EVENT).map((ids) => ({ accountId, sessionIds: ids }));
    await emitAll(tx, 'sessions.ended', parts);
    return sessionIds.length;
  }

  /** The same in a transaction of its own. */
  function end(accountId: number, which: { only?: number; except?: number }): Promise<number> {
    return db.transaction().execute((tx) => endSessions(tx, accountId, which));
  }

  return {
    authenticate,
    openSession,
    login,
    getCurrentUser,
    confirmPassword,
    listSessions,
    endSessions,
    end,
    /** Which of these sessions nobody can use any more, with one query for all. */
    listEnded: (ids: readonly number[]) => listEndedSessions(db, ids),
    purge: () => deleteIdleSessions(db),
  };
}

function chunk<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}
