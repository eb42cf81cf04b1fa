import type { Agreement, BuyerReview } from '#contract/reviews.ts';
import type { AgreementRow, BuyerReviewRow } from './repository.ts';

const personOf = (id: number, name: string, avatar: string | null) => ({
  id,
  name,
  avatar: avatar ? { image_path: avatar } : null,
});

/**
 * An agreement in the contract's shape. It counts as shown once its time is over, although the job that shows the
 * reviews may run up to a minute later.
 */
export function presentAgreement(row: AgreementRow): Agreement {
  const shownAt = row.shown_at ?? (row.is_open ? null : row.shows_at);
  const isBeingShown = shownAt !== null && row.shown_at === null;
  return {
    id: row.id,
    conversationId: row.conversation_id,
    role: row.role,
    other: personOf(row.other_id, row.other_name, row.other_avatar),
    listings: row.listings,
    agreedAt: row.agreed_at.toISOString(),
    opensAt: row.opens_at.toISOString(),
    showsAt: row.shows_at.toISOString(),
    shownAt: shownAt?.toISOString() ?? null,
    ownWrote: row.own_wrote,
    own: (isBeingShown ? [] : row.own).map((review) => ({
      ...review,
      updated_at: new Date(review.updated_at).toISOString(),
    })),
    otherWrote: row.other_wrote,
  };
}

/** A seller's review of a buyer in the contract's shape. */
export function presentBuyerReview(row: BuyerReviewRow): BuyerReview {
  const repliedAt = row.replied_at?.toISOString();
  return {
    id: row.id,
    rating: row.rating,
    text: row.body,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    author: personOf(row.author_id, row.author_name, row.author_avatar),
    reply:
      row.reply === null || repliedAt === undefined
        ? null
        : { text: row.reply, created_at: repliedAt, updated_at: row.reply_updated_at?.toISOString() ?? repliedAt },
  };
}
