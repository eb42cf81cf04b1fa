import { createHash } from 'node:crypto';
import { ApiError } from '#contract/errors.ts';
import type { Db } from '../db/client.ts';
import { countTry, deleteEnded, uncountTry } from './repository.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * What may be tried how often, counted in the database so that all nodes share it and a restart keeps it. An address of
 * the network may stand for a whole village behind one mast, so it may do more than one account.
 */
const LIMITS = {
  'login.account': { max: 10, windowMs: 15 * MINUTE_MS },
  'login.visitor': { max: 20, windowMs: 15 * MINUTE_MS },
  'login.address': { max: 10, windowMs: 15 * MINUTE_MS },
  'password.session': { max: 10, windowMs: 15 * MINUTE_MS },
  'register.visitor': { max: 10, windowMs: HOUR_MS },
  'register.address': { max: 20, windowMs: HOUR_MS },
  'link.address': { max: 30, windowMs: HOUR_MS },
  'mail.recipient': { max: 5, windowMs: HOUR_MS },
  'mail.address': { max: 20, windowMs: HOUR_MS },
  'upload.account': { max: 120, windowMs: HOUR_MS },
  'post.account': { max: 200, windowMs: HOUR_MS },
  'comment.account': { max: 60, windowMs: HOUR_MS },
  'reply.account': { max: 120, windowMs: HOUR_MS },
  'block.account': { max: 120, windowMs: HOUR_MS },
  'message.account': { max: 20, windowMs: 10 * SECOND_MS },
  'conversation.account': { max: 60, windowMs: HOUR_MS },
  'chatFile.account': { max: 120, windowMs: HOUR_MS },
  'typing.account': { max: 30, windowMs: MINUTE_MS },
  'report.account': { max: 30, windowMs: HOUR_MS },
  'report.address': { max: 20, windowMs: HOUR_MS },
  'report.visitor': { max: 10, windowMs: HOUR_MS },
  'report.recipient': { max: 10, windowMs: HOUR_MS },
  'view.address': { max: 600, windowMs: HOUR_MS },
  'payment.account': { max: 30, windowMs: HOUR_MS },
  'favourite.account': { max: 300, windowMs: HOUR_MS },
  'webhook.address': { max: 3_000, windowMs: HOUR_MS },
  'export.account': { max: 3, windowMs: 24 * HOUR_MS },
} as const;

export type LimitName = keyof typeof LIMITS;

/** Names of limits with whom or what they count for; one that counts for nobody is left out. */
export type Tries = Partial<Record<LimitName, string | null>>;

export type Limits = ReturnType<typeof createLimits>;

/** What is counted of a network address or of a browser's looks: in a browser's tests both are everybody's. */
const SHARED_IN_TESTS = /\.(address|visitor)$/;

/** `countsAddresses`: off where one address, and browsers that look alike, stand for everybody, as in a browser's tests. */
export function createLimits({ db, countsAddresses = true }: { db: Db; countsAddresses?: boolean }) {
  /**
   * Counts one try for each of the limits.
   *
   * @returns  takes the tries back, for those that only failures count.
   * @throws   ApiError 'tooManyRequests' when any of them is used up.
   */
  async function take(tries: Tries): Promise<() => Promise<void>> {
    const keys: Buffer[] = [];
    let isExceeded = false;
    for (const [name, subject] of Object.entries(tries) as [LimitName, string | null][]) {
      if (subject === null || (!countsAddresses && SHARED_IN_TESTS.test(name))) continue;
      const { max, windowMs } = LIMITS[name];
      const key = keyOf(name, subject);
      keys.push(key);
      if ((await countTry(db, key, windowMs)) > max) isExceeded = true;
    }
    if (isExceeded) throw new ApiError('tooManyRequests');
    return async () => {
      for (const key of keys) await uncountTry(db, key);
    };
  }

  return { take, purge: () => deleteEnded(db) };
}

/** A table of keys that tells nothing of who tried. */
function keyOf(name: LimitName, subject: string): Buffer {
  return createHash('sha256').update(`${name}\0${subject.toLowerCase()}`).digest();
}
