import { ApiError } from '#contract/errors.ts';
import type { Caller } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import type { Limits } from '../platform/limits/service.ts';
import {
  ensureConversation,
  findAbout,
  findLatestWith,
  findRecipient,
  findSubject,
  holdPair,
} from './opening-repository.ts';

export type OpeningService = ReturnType<typeof createOpeningService>;

/** The other member and the listing; 0 for no listing. */
interface Beginning {
  readonly otherId: number;
  readonly aboutId: number;
  readonly title: string | null;
}

/** Opening of conversations. An existing one is found even if its listing or the other member is gone. */
export function createOpeningService({ db, limits }: { db: Db; limits: Limits }) {
  /**
   * The caller's conversation about a listing; creates one if the listing is visible. Returns its id.
   *
   * @throws  ApiError 'notFound' | 'ownConversation' | 'blocked' | 'recipientGone' | 'tooManyRequests'
   */
  async function openAbout(caller: Caller, listingId: number): Promise<number> {
    const subject = await findSubject(db, listingId);
    if (subject?.sellerId === caller.id) throw new ApiError('ownConversation');
    const known = await findAbout(db, caller.id, listingId);
    if (known !== undefined) return known;
    if (!subject?.isVisible) throw new ApiError('notFound');
    return begin(caller, { otherId: subject.sellerId, aboutId: listingId, title: subject.title });
  }

  /** The caller's latest conversation with a person, about anything; or a new one without a listing. */
  async function openWith(caller: Caller, userId: number): Promise<number> {
    if (userId === caller.id) throw new ApiError('ownConversation');
    const known = await findLatestWith(db, caller.id, userId);
    return known ?? begin(caller, { otherId: userId, aboutId: 0, title: null });
  }

  async function begin(caller: Caller, { otherId, aboutId, title }: Beginning): Promise<number> {
    const recipient = await findRecipient(db, caller.id, otherId);
    if (!recipient) throw new ApiError('notFound');
    if (recipient.isGone) throw new ApiError('recipientGone');
    if (recipient.isBlocked) throw new ApiError('blocked');
    await limits.take({ 'conversation.account': String(caller.id) });
    return db.transaction().execute(async (tx) => {
      if (!(await holdPair(tx, caller.id, otherId))) throw new ApiError('recipientGone');
      return ensureConversation(tx, { starterId: caller.id, otherId, aboutId, title });
    });
  }

  return { openAbout, openWith };
}
