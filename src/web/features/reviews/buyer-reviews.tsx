import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Person } from '#contract/primitives.ts';
import type { BuyerReview } from '#contract/reviews.ts';
import { avatarSrc } from '../../lib/avatar-src.ts';
import { useLanguage, useT } from '../../lib/i18n.tsx';
import { HowLink } from '../../lib/reviewing/how-link.tsx';
import { useSession } from '../../lib/session/session-store.ts';
import { TimeLabel } from '../../lib/time/time-label.tsx';
import { writtenLang } from '../../lib/written-lang.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Stars } from '../../ui/stars.tsx';
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

/** What sellers say of a person as a buyer, newest first. */
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
  const { locale, t } = useLanguage();
  const session = useSession();
  const { author, rating, text, created_at: createdAt, reply } = review;
  const mayAct = session && [buyer.id, author.id].includes(session.id);
  return (
    <article className="card flex h-full flex-col gap-3 p-5">
      <header className="flex items-start gap-3">
        <Avatar name={author.name} src={avatarSrc(author)} size={44} />
        <div className="min-w-0 flex-1">
          <Link
            to={`/user/${author.id}`}
            className="inline-block min-h-6 font-bold underline-offset-4 hover:underline"
            lang={writtenLang(locale)}
          >
            {author.name}
          </Link>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            <Stars value={rating} label={t('review.stars', { rating })} className="text-base" />
            <TimeLabel moment={createdAt} />
          </p>
        </div>
        {tools}
      </header>
      <div className="flex-1">
        <p className="whitespace-pre-line wrap-anywhere" lang={writtenLang(locale)}>
          {text}
        </p>
        {session && mayAct ? (
          <ReviewActs buyer={buyer} review={review} userId={session.id} onChanged={onChanged} />
        ) : (
          reply && <BuyerReply buyer={buyer} reply={reply} />
        )}
      </div>
    </article>
  );
}
