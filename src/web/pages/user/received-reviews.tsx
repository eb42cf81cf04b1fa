import type { Person } from '#contract/primitives.ts';
import type { BuyerReview } from '#contract/reviews.ts';
import { ReportButton } from '../../features/moderation/reporting/report-button.tsx';
import { BuyerReviews } from '../../features/reviews/buyer-reviews.tsx';
import { useShownReviews } from '../../features/reviews/use-shown-reviews.ts';
import { useT } from '../../lib/i18n.tsx';
import type { Received } from './load-profile.ts';
import { ReceivedPages } from './received-pages.tsx';

/** Sellers' reviews of the user as a buyer. */
export function ReceivedReviews({ buyer, reviews }: { buyer: Person; reviews: Received<BuyerReview> }) {
  const { shown, renew } = useShownReviews(buyer.id, reviews);
  const { items, page, pageCount } = shown;
  return (
    <>
      <BuyerReviews
        buyer={buyer}
        items={items}
        renderTools={(review) => <ReportReview review={review} />}
        onChanged={() => void renew()}
      />
      <ReceivedPages userId={buyer.id} tab="buyer" page={page} pageCount={pageCount} />
    </>
  );
}

function ReportReview({ review: { id, author } }: { review: BuyerReview }) {
  const t = useT();
  return (
    <ReportButton
      target={{ type: 'comment', id }}
      label={t('review.report', { name: author.name })}
      className="-my-1.5 btn-icon text-muted"
      labelClassName="sr-only"
    />
  );
}
