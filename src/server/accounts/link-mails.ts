import { queueMail } from '../notifications/mail/queued.ts';
import type { RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { SessionService } from '../sessions/service.ts';
import { renewLinks } from './links.ts';
import { accountMails } from './mails.ts';
import { findResettable } from './registration-repository.ts';

interface LinkMailDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly sessions: SessionService;
}

/** Links that log in by proving only access to an address. */
type LettingIn = 'resetPassword' | 'loginLink';

/** No account has this id. */
const NOBODY = 0;

export type LinkMails = ReturnType<typeof createLinkMails>;

/** Mails with links that log in. Anyone can request them, strangers too, and often. */
export function createLinkMails({ db, jobs, limits, sessions }: LinkMailDeps) {
  /**
   * Mails a link if the address has an account; the response is the same if not. Above the limit it mails nothing and
   * extends the links sent recently, so that the owner always has a valid one.
   *
   * @throws  ApiError 'tooManyRequests' for a network address with too many requests; never because of what others
   *          requested for this account.
   */
  async function ask(purpose: LettingIn, email: string, { ip, browserToken }: RequestContext): Promise<void> {
    // An address without an account queues a job too, so that the response takes equally long.
    const accountId = (await findResettable(db, email)) ?? NOBODY;
    const isKnown = await sessions.knowsBrowser(accountId, browserToken);
    await limits.take({ 'linkMail.address': isKnown ? null : ip });
    const hasRoom = await limits.hasRoom(triesOf(purpose, email));
    await db.transaction().execute(async (tx) => {
      if (hasRoom) await queueMail(jobs, tx, accountMails[purpose], { accountId });
      else await renewLinks(tx, accountId, purpose);
    });
  }

  return {
    ask,
    /** Resets the limit after a link was used: the earlier links are deleted. */
    forget: (purpose: LettingIn, email: string) => limits.forget(triesOf(purpose, email)),
  };
}

function triesOf(purpose: LettingIn, email: string) {
  const subject = `${purpose}\0${email}`;
  return { 'linkMail.anHour': subject, 'linkMail.aDay': subject };
}
