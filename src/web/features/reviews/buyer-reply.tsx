import type { Person } from '#contract/primitives.ts';
import type { BuyerReview } from '#contract/reviews.ts';
import { useT } from '../../lib/i18n.tsx';
import { SignedReply } from '../../lib/reviewing/signed-reply.tsx';

/** The buyer's reply, below the review. */
export function BuyerReply({ buyer, reply }: { buyer: Person; reply: NonNullable<BuyerReview['reply']> }) {
  const t = useT();
  return <SignedReply reply={reply} author={buyer} role={t('reviews.buyer.answer')} />;
}
