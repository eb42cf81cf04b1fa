import type { OwnListing } from '#contract/selling.ts';
import { dayText, timeText } from '../../lib/format.ts';
import { useLanguage } from '../../lib/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { PaidMark } from '../listings/paid-mark.tsx';
import { lookOf, standingMessage } from './standing.ts';

/** Where a listing stands, in words; with the plan where it has a paid one. */
export function StandingBadge({ listing }: { listing: OwnListing }) {
  const { locale, t } = useLanguage();
  const texts = { date: (at: string) => dayText(locale, at), time: (at: string) => timeText(locale, at) };
  const isRunning = listing.daysLeft !== null && listing.hidden !== 'deleted';
  return (
    <>
      <Badge {...lookOf(listing)}>{t(...standingMessage(listing, texts))}</Badge>
      {isRunning && <PaidMark status={listing.status} />}
    </>
  );
}

/** A paid plan that was chosen and waits for its payment, unless the state itself says so. */
export function WantedPlan({ listing }: { listing: OwnListing }) {
  const { t } = useLanguage();
  const { wantedPlan } = listing;
  if (!wantedPlan || listing.hidden === 'deleted') return null;
  return <>{t('selling.wanted', { plan: t(`pages.plan.${wantedPlan}`) })}</>;
}
