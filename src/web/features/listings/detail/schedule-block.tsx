import type { ListingDetail } from '#contract/listings/listings.ts';
import { getKind } from '#kinds/index.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { useNowMs } from '../../../lib/time/use-now.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { DayTile } from '../day-tile.tsx';
import { momentParts, type Standing, standingOf } from './schedule-texts.ts';

/** A calendar leaf, the time in words, how far off it is, and a link to add it to one's calendar. */
export function ScheduleBlock({ listing, startsAt }: { listing: ListingDetail; startsAt: string }) {
  const { locale, t } = useLanguage();
  const standing = standingOf(startsAt, listing.endsAt, useNowMs());
  const { paths } = getKind(listing.kind);
  return (
    <div className="flex flex-col gap-3 border-y border-line py-4">
      <div className="flex items-center gap-4">
        <DayTile
          moment={startsAt}
          size="large"
          isOver={standing.is === 'ended'}
          note={momentParts(locale, startsAt).weekday}
          className="shadow-lifted"
        />
        <div className="min-w-0">
          <StandingBadge standing={standing} />
          <WhenInWords startsAt={startsAt} endsAt={listing.endsAt} />
        </div>
      </div>
      {standing.is === 'ended' ? (
        <Alert tone="warning" title={t('detail.ended.title')}>
          <Link to={paths.list} className="link">
            {t('detail.ended.link')}
          </Link>
        </Alert>
      ) : (
        <a
          href={`${paths.detail}/${listing.id}/calendar.ics?lang=${locale}`}
          className="btn btn-secondary print:hidden"
          download={`jarmark-${listing.id}.ics`}
        >
          <Icon name="calendar-days" />
          {t('detail.addToCalendar')}
        </a>
      )}
    </div>
  );
}

function StandingBadge({ standing }: { standing: Standing }) {
  const { t } = useLanguage();
  if (standing.is === 'ended') return null;
  const text = standing.is === 'ongoing' ? t('detail.ongoing') : t('detail.inDays', { count: standing.days });
  return (
    <Badge tone="amber" icon="clock" className="mb-1">
      {text}
    </Badge>
  );
}

/** On one day the hours are on one line; over several, start and end have their own lines. */
function WhenInWords({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }) {
  const { locale, t } = useLanguage();
  const start = momentParts(locale, startsAt);
  const end = endsAt === null ? null : momentParts(locale, endsAt);
  if (!end || end.date === start.date) {
    return (
      <p className="text-[1.0625rem] leading-snug">
        <b className="block">
          {start.weekday}, {start.date}
        </b>
        <time dateTime={startsAt}>{start.time}</time>
        {end && (
          <>
            {' – '}
            <time dateTime={endsAt ?? undefined}>{end.time}</time>
          </>
        )}
      </p>
    );
  }
  return (
    <p className="text-[1.0625rem] leading-snug">
      <time dateTime={startsAt} className="block">
        <b>
          {start.weekday}, {start.date}
        </b>
        , {start.time}
      </time>
      <time dateTime={endsAt ?? undefined} className="block">
        {t('detail.until')}{' '}
        <b>
          {end.weekday}, {end.date}
        </b>
        , {end.time}
      </time>
    </p>
  );
}
