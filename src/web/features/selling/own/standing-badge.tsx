import type { OwnListing } from '#contract/selling/selling.ts';
import { dayText, timeText } from '../../../lib/format.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { PaidMark } from '../../../lib/plans/paid-mark.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { lookOf, standingMessage } from './standing.ts';

/** A listing's state in words, with its paid plan if any. */
export function StandingBadge({ listing }: { listing: OwnListing }) {
  const { locale, t } = useLanguage();
  const texts = { date: (at: string) => dayText(locale, at), time: (at: string) => timeText(locale, at) };
  const isRunning = listing.daysLeft !== null && listing.hidden !== 'deleted';
  return (
    <>
      <Badge {...lookOf(listing)}>{t(...standingMessage(listing, texts))}</Badge>
      {listing.reserved && (
        <Badge tone="amber" icon="handshake">
          {t('listing.reserved')}
        </Badge>
      )}
      {isRunning && <PaidMark status={listing.status} />}
    </>
  );
}

/** A chosen paid plan that awaits payment, unless the state says so itself. */
export function WantedPlan({ listing }: { listing: OwnListing }) {
  const { t } = useLanguage();
  const { wantedPlan } = listing;
  if (!wantedPlan || listing.hidden === 'deleted') return null;
  return <>{t('selling.wanted', { plan: t(`pages.plan.${wantedPlan}`) })}</>;
}
