import type { ReactNode } from 'react';
import type { Agreement } from '#contract/reviews.ts';
import { browserApi } from '../../lib/browser-api.ts';
import { dateText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { RemovalButton } from '../../lib/reviewing/removal-button.tsx';
import { writtenLang } from '../../lib/written-lang.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stars } from '../../ui/stars.tsx';
import { withdrawReview } from './calls.ts';

export interface OwnReviewsProps {
  agreement: Agreement;
  /** Of a listing, or of the buyer. */
  onWrite: (listingId: number | null) => void;
  onWithdrawn: (agreement: Agreement) => void;
}

/** The user's reviews that are not public yet: each can be edited and withdrawn. */
export function OwnReviews({ agreement, onWrite, onWithdrawn }: OwnReviewsProps) {
  const { locale, t } = useLanguage();
  const { own, listings, other, showsAt } = agreement;
  const date = dateText(locale, showsAt);
  const left = listings.find(({ id }) => own.every(({ listingId }) => listingId !== null && listingId !== id));
  return (
    <>
      {own.map((review) => (
        <OwnReview key={review.listingId} agreement={agreement} review={review}>
          <Button size="sm" variant="quiet" icon="pencil" onClick={() => onWrite(review.listingId)}>
            {t('reviews.edit')}
          </Button>
          <WithdrawButton
            agreement={agreement}
            review={review}
            text={t(own.length > 1 ? 'reviews.withdrawOne' : 'reviews.withdrawText', { name: other.name, date })}
            onWithdrawn={onWithdrawn}
          />
        </OwnReview>
      ))}
      <p className="flex items-start gap-2 text-[0.9375rem] text-muted">
        <Icon name="eye-off" size={18} className="mt-0.5" />
        <span>{t('reviews.hiddenUntil', { count: own.length, name: other.name, date })}</span>
      </p>
      {left && (
        <Button size="sm" variant="secondary" icon="pencil" className="self-start" onClick={() => onWrite(left.id)}>
          {t('reviews.writeMore')}
        </Button>
      )}
    </>
  );
}

/** The user's reviews that stay hidden after the reveal, because moderators had hidden an earlier version. */
export function UnshownReviews({ agreement, onWithdrawn }: Omit<OwnReviewsProps, 'onWrite'>) {
  const { t } = useLanguage();
  const { own } = agreement;
  return (
    <>
      {own.map((review) => (
        <OwnReview key={review.listingId} agreement={agreement} review={review}>
          <WithdrawButton
            agreement={agreement}
            review={review}
            text={t('reviews.withdrawUnshown')}
            onWithdrawn={onWithdrawn}
          />
        </OwnReview>
      ))}
      <p className="flex items-start gap-2 text-[0.9375rem] text-muted">
        <Icon name="eye-off" size={18} className="mt-0.5" />
        <span>{t('reviews.unshown', { count: own.length })}</span>
      </p>
    </>
  );
}

interface OwnReviewProps {
  agreement: Agreement;
  review: Agreement['own'][number];
  /** Buttons below the review. */
  children: ReactNode;
}

function OwnReview({ agreement: { listings }, review: { listingId, rating, text }, children }: OwnReviewProps) {
  const { locale, t } = useLanguage();
  return (
    <div className="rounded-card bg-linen p-3.5 pb-2">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        {t('reviews.yours')}
        <Stars value={rating} label={t('review.stars', { rating })} className="text-base" />
      </p>
      {listings.length > 1 && (
        <p className="mt-1 text-[0.9375rem] font-bold wrap-anywhere" lang={writtenLang(locale)}>
          {listings.find(({ id }) => id === listingId)?.title}
        </p>
      )}
      <blockquote className="mt-1 whitespace-pre-line wrap-anywhere" lang={writtenLang(locale)}>
        {text}
      </blockquote>
      <div className="-mx-3 mt-1 flex flex-wrap gap-x-1">{children}</div>
    </div>
  );
}

interface WithdrawButtonProps extends Omit<OwnReviewProps, 'children'> {
  /** The consequences of withdrawing. */
  text: string;
  onWithdrawn: (agreement: Agreement) => void;
}

function WithdrawButton({ agreement: { id }, review: { listingId }, text, onWithdrawn }: WithdrawButtonProps) {
  const { t } = useLanguage();
  async function withdraw(): Promise<void> {
    const query = listingId === null ? {} : { listingId };
    const { data } = await browserApi().call(withdrawReview, { params: { id }, query });
    onWithdrawn(data);
  }
  return (
    <RemovalButton
      label={t('reviews.withdraw')}
      icon="undo-2"
      question={t('reviews.withdrawTitle')}
      text={text}
      remove={withdraw}
    />
  );
}
