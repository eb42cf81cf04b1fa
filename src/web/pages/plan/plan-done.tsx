import { useEffect, useRef } from 'react';
import type { OwnListing } from '#contract/selling/selling.ts';
import { viewHref } from '../../features/selling/own/own-view.ts';
import { standingOf } from '../../features/selling/own/standing.ts';
import { dateText } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.tsx';
import { publicHref, sectionOfKind } from '../../lib/paths/listing-paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Ornament } from '../../ui/ornament.tsx';

export interface PlanDoneProps {
  /** In its current state. */
  listing: OwnListing;
}

/** Result of the choice: the listing is public. */
export function PlanDone({ listing }: PlanDoneProps) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The scroll position may lie below it.
    scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const isSeen = standingOf(listing) === 'visible';
  return (
    <Card padded className="flex max-w-4xl flex-wrap items-center gap-x-10 gap-y-5">
      <Ornament name="rooster" className="w-32 sm:w-44" />
      <div className="min-w-60 flex-1">
        <h2 ref={heading} tabIndex={-1} className="text-heading outline-none wrap-anywhere">
          {t('selling.plan.shown')}
        </h2>
        <div className="mt-2 flex flex-col gap-2 text-muted">
          <Shown listing={listing} isSeen={isSeen} />
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          {isSeen && (
            <LinkButton to={publicHref(listing)} icon="eye">
              {t('selling.plan.see')}
            </LinkButton>
          )}
          <LinkButton to={viewHref(sectionOfKind(listing.kind), {})} variant={isSeen ? 'secondary' : 'primary'}>
            {t('selling.plan.toList')}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

function Shown({ listing, isSeen }: { listing: OwnListing; isSeen: boolean }) {
  const { locale, t } = useLanguage();
  if (!isSeen) return <p>{t('selling.plan.afterHoliday')}</p>;
  const until = listing.visibleUntil && dateText(locale, listing.visibleUntil);
  return (
    <>
      {until && <p>{t('selling.plan.until', { date: until })}</p>}
      <p>{t('selling.plan.renewLater')}</p>
    </>
  );
}
