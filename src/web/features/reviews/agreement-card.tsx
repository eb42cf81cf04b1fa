import { Suspense, useId, useRef, useState } from 'react';
import type { Agreement } from '#contract/reviews.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { dateText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { readDraft, reviewDraft } from '../../lib/reviewing/drafts.ts';
import { writtenLang } from '../../lib/written-lang.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Link } from '../../ui/link.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { OwnReviews, UnshownReviews } from './own-reviews.tsx';

const ReviewForm = lazyPart(
  () => import('./review-form.tsx'),
  (module) => module.ReviewForm,
);

export interface AgreementCardProps {
  agreement: Agreement;
  userId: number;
  /** Heading of the card where several stand together. */
  title?: string;
  headingLevel?: 2 | 3;
  onChanged: (agreement: Agreement) => void;
}

/** An agreement's reviews as one side sees them: those to write, those hidden with their reveal date, those shown. */
export function AgreementCard({ agreement, userId, title: heading, headingLevel = 3, onChanged }: AgreementCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { t } = useLanguage();
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  /** The subject of the review being written: a listing's id, or null for the buyer; undefined when none is. */
  const [writingOf, setWritingOf] = useState(() =>
    readDraft(reviewDraft(userId, agreement.id)) === null ? undefined : firstOf(agreement),
  );
  /** Restores the focus after the focused element was removed. */
  const close = () => {
    setWritingOf(undefined);
    requestAnimationFrame(() => card.current?.focus({ preventScroll: true }));
  };
  const handleSaved = (saved: Agreement) => {
    close();
    onChanged(saved);
    const isNew = saved.own.length > agreement.own.length;
    const title = saved.shownAt !== null ? 'reviews.bothShown' : isNew ? 'reviews.sent' : 'reviews.saved';
    showToast({ tone: 'success', title: t(title), ...(isNew && { description: t('reviews.sentText') }) });
  };
  const handleWithdrawn = (left: Agreement) => {
    close();
    onChanged(left);
    showToast({ tone: 'success', title: t('reviews.withdrawn') });
  };
  const standing =
    agreement.own.length > 0 ? (
      <OwnReviews agreement={agreement} onWrite={setWritingOf} onWithdrawn={handleWithdrawn} />
    ) : (
      <Waiting agreement={agreement} onWrite={() => setWritingOf(firstOf(agreement))} />
    );
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-labelledby={headingId}
      className="flex flex-col gap-3 rounded-[1.25rem] border border-amber bg-surface p-4 sm:p-5 print:hidden"
    >
      <Heading id={headingId} className="flex items-center gap-2 text-[1.0625rem] font-bold">
        <Icon name="star" size={20} className="text-amber-strong" />
        <span className="min-w-0 wrap-anywhere">{heading ?? t('reviews.title')}</span>
      </Heading>
      {agreement.shownAt !== null ? (
        <>
          <Shown agreement={agreement} userId={userId} />
          {agreement.own.length > 0 && <UnshownReviews agreement={agreement} onWithdrawn={handleWithdrawn} />}
        </>
      ) : writingOf !== undefined ? (
        // Keeps the card unchanged while the form loads, so that nothing shifts.
        <Suspense fallback={standing}>
          <ReviewForm
            agreement={agreement}
            listingId={writingOf}
            userId={userId}
            onSaved={handleSaved}
            onCancel={close}
          />
        </Suspense>
      ) : (
        standing
      )}
    </section>
  );
}

/** The default subject: null (the buyer) for the seller; for the buyer the listing already reviewed, else the first. */
function firstOf({ role, own, listings }: Agreement): number | null {
  return role === 'seller' ? null : (own[0]?.listingId ?? listings[0]?.id ?? null);
}

function Waiting({ agreement, onWrite }: { agreement: Agreement; onWrite: () => void }) {
  const { locale, t } = useLanguage();
  const { role, other, otherWrote, showsAt } = agreement;
  const date = dateText(locale, showsAt);
  return (
    <>
      <Goods agreement={agreement} />
      <p>
        {otherWrote ? (
          <b>{t('reviews.waiting', { name: other.name })}</b>
        ) : (
          t(`reviews.lead.${role}`, { name: other.name })
        )}{' '}
        <span className="text-muted">{t('reviews.until', { date })}</span>
      </p>
      <Button size="sm" icon="pencil" className="self-start" onClick={onWrite}>
        {t('reviews.write')}
      </Button>
    </>
  );
}

/** The titles of the agreed listings, in the seller's language. */
function Goods({ agreement: { listings } }: { agreement: Agreement }) {
  const { locale } = useLanguage();
  if (listings.length === 0) return null;
  return (
    <p className="text-[0.9375rem] font-bold wrap-anywhere" lang={writtenLang(locale)}>
      {listings.map(({ title }) => title).join(' · ')}
    </p>
  );
}

/** Links to the shown reviews of both sides. */
function Shown({ agreement, userId }: { agreement: Agreement; userId: number }) {
  const { t } = useLanguage();
  const { ownWrote, otherWrote, role, other, listings } = agreement;
  const [buyersIsThere, sellersIsThere] = role === 'buyer' ? [ownWrote, otherWrote] : [otherWrote, ownWrote];
  if (!ownWrote && !otherWrote) return <p className="text-muted">{t('reviews.over')}</p>;
  const first = listings[0];
  const ofListing = first?.shown
    ? `${getKind(first.kind as KindId).paths.detail}/${first.id}#comments`
    : `/user/${role === 'buyer' ? other.id : userId}?tab=comments`;
  return (
    <>
      <p>{t('reviews.shown')}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {buyersIsThere && (
          <Link to={ofListing} className="link tap inline-flex min-h-6 items-center">
            {t(first?.shown ? 'reviews.seeOffer' : 'reviews.seeSeller')}
          </Link>
        )}
        {sellersIsThere && (
          <Link
            to={`/user/${role === 'buyer' ? userId : other.id}?tab=buyer`}
            className="link tap inline-flex min-h-6 items-center"
          >
            {t('reviews.seeBuyer')}
          </Link>
        )}
      </p>
    </>
  );
}
