import { type ReactNode, Suspense } from 'react';
import type { Person } from '#contract/primitives.ts';
import type { BuyerReview } from '#contract/reviews.ts';
import { useLanguage, useT } from '../../lib/i18n.tsx';
import { HowLink } from '../../lib/reviewing/how-link.tsx';
import { ReviewHead } from '../../lib/reviewing/review-head.tsx';
import { useSession } from '../../lib/session/session-store.ts';
import { writtenLang } from '../../lib/written-lang.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { EmptyState } from '../../ui/states.tsx';
import { BuyerReply } from './buyer-reply.tsx';

const ReviewActs = lazyPart(
  () => import('./review-acts.tsx'),
  (module) => module.ReviewActs,
  ({ buyer, review }) => review.reply && <BuyerReply buyer={buyer} reply={review.reply} />,
);

export interface BuyerReviewsProps {
  buyer: Person;
  items: readonly BuyerReview[];
  /** Actions open to everybody. */
  renderTools: (review: BuyerReview) => ReactNode;
  /** A review or its reply has changed. */
  onChanged: () => void;
}

/** Sellers' reviews of a person as a buyer, newest first. */
export function BuyerReviews({ buyer, items, renderTools, onChanged }: BuyerReviewsProps) {
  const t = useT();
  if (items.length === 0)
    return (
      <EmptyState ornament="tulip-branch" title={t('reviews.buyer.empty')}>
        {t('reviews.buyer.emptyText')}
      </EmptyState>
    );
  return (
    <>
      <HowLink className="mb-4" />
      <ul className="grid gap-4 lg:grid-cols-2">
        {items.map((review) => (
          <li key={review.id} className="min-w-0">
            <Item buyer={buyer} review={review} tools={renderTools(review)} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ItemProps {
  buyer: Person;
  review: BuyerReview;
  tools: ReactNode;
  onChanged: () => void;
}

function Item({ buyer, review, tools, onChanged }: ItemProps) {
  const { locale } = useLanguage();
  const session = useSession();
  const { author, text, reply } = review;
  const mayAct = session && [buyer.id, author.id].includes(session.id);
  const plainReply = reply && <BuyerReply buyer={buyer} reply={reply} />;
  return (
    <article className="card flex h-full flex-col gap-3 p-5">
      <ReviewHead review={review} tools={tools} />
      <div className="flex-1">
        <p className="whitespace-pre-line wrap-anywhere" lang={writtenLang(locale)}>
          {text}
        </p>
        {session && mayAct ? (
          <Suspense fallback={plainReply}>
            <ReviewActs buyer={buyer} review={review} userId={session.id} onChanged={onChanged} />
          </Suspense>
        ) : (
          plainReply
        )}
      </div>
    </article>
  );
}
