import { createHash } from 'node:crypto';
import { ApiError } from '#contract/errors.ts';
import { TOKEN_CALLS_A_DAY, TOKEN_CALLS_A_MINUTE } from '#contract/programs/scopes.ts';
import type { Db } from '../db/client.ts';
import {
  countDelayedTry,
  countTry,
  type Delay,
  deleteEnded,
  forgetTries,
  readTries,
  uncountTry,
} from './repository.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const DAY_MS = 24 * HOUR_MS;

/** A maximum number of tries per time window. */
interface Window {
  readonly max: number;
  readonly windowMs: number;
}

/**
 * Rate limits, counted in the database so that all nodes share them and they survive a restart. A network address may
 * stand for a whole village behind one mast, so its limits are higher than an account's. Decision 0014 explains the
 * limits of log-ins and mailed links.
 *
 * login.pair     wrong attempts for one account from one address, by browsers that have never logged in to it.
 * login.unknown  the same from all addresses together.
 * login.browser  wrong attempts by a browser that has logged in to the account before.
 * login.address  all attempts by unknown browsers from one address, even successful ones: each costs two hashes.
 * login.account  successful log-ins.
 * linkMail.*     mails with a log-in link, which anyone can request. Mails above the limit are not sent.
 * code.session   codes of the second factor when an admin has to enter one again.
 * voucherCode.*  codes of vouchers that cannot be used.
 * operatorMail.* mails that admins send again to an account.
 */
const LIMITS = {
  'login.pair': { free: 5, firstMs: 30 * SECOND_MS, mostMs: HOUR_MS, forgetMs: DAY_MS },
  'login.unknown': { free: 100, firstMs: 30 * SECOND_MS, mostMs: 15 * MINUTE_MS, forgetMs: DAY_MS },
  'login.browser': { free: 10, firstMs: 30 * SECOND_MS, mostMs: 15 * MINUTE_MS, forgetMs: DAY_MS },
  'login.address': { max: 300, windowMs: 15 * MINUTE_MS },
  'login.account': { max: 30, windowMs: 15 * MINUTE_MS },
  'loginLink.link': { max: 10, windowMs: 15 * MINUTE_MS },
  'linkMail.anHour': { max: 3, windowMs: HOUR_MS },
  'linkMail.aDay': { max: 10, windowMs: DAY_MS },
  'linkMail.address': { max: 120, windowMs: 15 * MINUTE_MS },
  'password.session': { max: 10, windowMs: 15 * MINUTE_MS },
  'code.session': { max: 10, windowMs: 15 * MINUTE_MS },
  'operatorMail.account': { max: 10, windowMs: DAY_MS },
  'newPassword.address': { max: 300, windowMs: HOUR_MS },
  'register.visitor': { max: 20, windowMs: HOUR_MS },
  'register.address': { max: 60, windowMs: HOUR_MS },
  'register.pair': { max: 5, windowMs: HOUR_MS },
  'setup.address': { max: 20, windowMs: 15 * MINUTE_MS },
  'setupMail.account': { max: 10, windowMs: HOUR_MS },
  'setupCode.account': { max: 10, windowMs: 15 * MINUTE_MS },
  'link.address': { max: 300, windowMs: HOUR_MS },
  'mail.account': { max: 4, windowMs: HOUR_MS },
  'mail.recipient': { max: 20, windowMs: HOUR_MS },
  'mail.address': { max: 60, windowMs: HOUR_MS },
  'upload.account': { max: 120, windowMs: HOUR_MS },
  'zip.account': { max: 20, windowMs: HOUR_MS },
  'post.account': { max: 200, windowMs: HOUR_MS },
  'comment.account': { max: 60, windowMs: HOUR_MS },
  'reply.account': { max: 120, windowMs: HOUR_MS },
  'block.account': { max: 120, windowMs: HOUR_MS },
  'message.account': { max: 20, windowMs: 10 * SECOND_MS },
  'conversation.account': { max: 60, windowMs: HOUR_MS },
  'offer.account': { max: 20, windowMs: DAY_MS },
  'offer.conversation': { max: 8, windowMs: DAY_MS },
  'credentialDocument.account': { max: 30, windowMs: DAY_MS },
  'chatFile.account': { max: 120, windowMs: HOUR_MS },
  'typing.account': { max: 30, windowMs: MINUTE_MS },
  'report.account': { max: 30, windowMs: HOUR_MS },
  'report.address': { max: 20, windowMs: HOUR_MS },
  'report.visitor': { max: 10, windowMs: HOUR_MS },
  'report.recipient': { max: 10, windowMs: HOUR_MS },
  'view.address': { max: 600, windowMs: HOUR_MS },
  'payment.account': { max: 30, windowMs: HOUR_MS },
  'voucherCode.account': { max: 10, windowMs: HOUR_MS },
  'voucherCode.address': { max: 60, windowMs: HOUR_MS },
  'favourite.account': { max: 300, windowMs: HOUR_MS },
  'follow.account': { max: 300, windowMs: HOUR_MS },
  'savedSearch.account': { max: 120, windowMs: HOUR_MS },
  'savedSearch.address': { max: 60, windowMs: HOUR_MS },
  'savedSearchMail.recipient': { max: 6, windowMs: DAY_MS },
  'sellerStatus.account': { max: 60, windowMs: HOUR_MS },
  'webhook.address': { max: 3_000, windowMs: HOUR_MS },
  'token.minute': { max: TOKEN_CALLS_A_MINUTE, windowMs: MINUTE_MS },
  'token.day': { max: TOKEN_CALLS_A_DAY, windowMs: DAY_MS },
  'webhookPing.account': { max: 30, windowMs: HOUR_MS },
  'export.account': { max: 3, windowMs: DAY_MS },
} as const satisfies Record<string, Window | Delay>;

export type LimitName = keyof typeof LIMITS;
type WindowName = { [N in LimitName]: (typeof LIMITS)[N] extends Window ? N : never }[LimitName];

/** The limits to apply, each with its subject; a limit with a null subject is skipped. */
export type Tries = Partial<Record<LimitName, string | null>>;

export type Limits = ReturnType<typeof createLimits>;

/** Limits by network address or visitor id: in browser tests all users share both. */
const SHARED_IN_TESTS = /\.(address|visitor)$/;

/** `countsAddresses`: off in browser tests, where everyone shares one address and visitor id. */
export function createLimits({ db, countsAddresses = true }: { db: Db; countsAddresses?: boolean }) {
  /** The limits to apply with their keys, without skipped ones. */
  function limitsOf(tries: Tries): { limit: Window | Delay; key: Buffer }[] {
    return (Object.entries(tries) as [LimitName, string | null][])
      .filter(([name, subject]) => subject !== null && (countsAddresses || !SHARED_IN_TESTS.test(name)))
      .map(([name, subject]) => ({ limit: LIMITS[name], key: keyOf(name, subject as string) }));
  }

  /** Counts one try; returns how many seconds it is too early. */
  async function count({ limit, key }: { limit: Window | Delay; key: Buffer }): Promise<number> {
    if ('free' in limit) return countDelayedTry(db, key, limit);
    const { count: tried, secondsLeft } = await countTry(db, key, limit.windowMs);
    return tried > limit.max ? Math.max(1, secondsLeft) : 0;
  }

  /**
   * Counts one try for each limit in order, until one is used up, and then uncounts the others. Returns how many
   * seconds the try is too early.
   */
  async function countAll(tries: Tries): Promise<number> {
    const limits = limitsOf(tries);
    for (const [index, each] of limits.entries()) {
      const waitS = await count(each);
      if (waitS === 0) continue;
      for (const { key } of limits.slice(0, index)) await uncountTry(db, key);
      return waitS;
    }
    return 0;
  }

  /**
   * Counts one try for each limit, or for none if one of them is used up.
   *
   * @throws  ApiError 'tooManyRequests', with the time to wait.
   */
  async function take(tries: Tries): Promise<void> {
    const waitS = await countAll(tries);
    if (waitS > 0) throw new ApiError('tooManyRequests', { retryAfterS: waitS });
  }

  /** Uncounts a try. */
  async function giveBack(tries: Tries): Promise<void> {
    for (const { key } of limitsOf(tries)) await uncountTry(db, key);
  }

  /** Checks the limits without counting. @throws ApiError 'tooManyRequests' */
  async function assertRoom(tries: Partial<Record<WindowName, string | null>>): Promise<void> {
    for (const { limit, key } of limitsOf(tries)) {
      const { count: tried, secondsLeft } = await readTries(db, key);
      const isUsedUp = 'max' in limit && tried >= limit.max;
      if (isUsedUp) throw new ApiError('tooManyRequests', { retryAfterS: Math.max(1, secondsLeft) });
    }
  }

  /** Like `take`, without throwing: @returns whether all limits had room. */
  async function hasRoom(tries: Tries): Promise<boolean> {
    return (await countAll(tries)) === 0;
  }

  /** Resets the limits, for example after a successful log-in. */
  async function forget(tries: Tries): Promise<void> {
    for (const { key } of limitsOf(tries)) await forgetTries(db, key);
  }

  return { take, giveBack, assertRoom, hasRoom, forget, purge: () => deleteEnded(db) };
}

/** A hashed key, so that the table does not reveal addresses or accounts. */
function keyOf(name: LimitName, subject: string): Buffer {
  return createHash('sha256').update(`${name}\0${subject.toLowerCase()}`).digest();
}
