import type { MessageId } from '#i18n/message-id.ts';
import { getKind } from '#kinds/index.ts';
import { scheduleTexts } from '../../features/listings/card-facts.ts';
import { fullCard, type SentCard } from '../../features/listings/card-listing.ts';
import { DayTile } from '../../features/listings/day-tile.tsx';
import { useLanguage } from '../../lib/i18n.tsx';
import { cardPictureSource } from '../../lib/pictures/picture-source.ts';
import { writtenLang } from '../../lib/written-lang.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { withTiedLetters } from '../../ui/tied-letters.ts';

/** Upcoming events as calendar leaves with their titles. */
export function EventAgenda({ events }: { events: readonly SentCard[] }) {
  return (
    <ul className="grid gap-3 sm:gap-4 md:grid-cols-2">
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </ul>
  );
}

function EventRow({ event }: { event: SentCard }) {
  const { locale, t } = useLanguage();
  const { id, title, town, tags, startsAt, endsAt, picture } = fullCard(event);
  if (startsAt === null) return null;
  const { starts, ends } = scheduleTexts(locale, startsAt, endsAt);
  return (
    <li className="card card-active group flex min-w-0 max-md:nth-[n+4]:hidden items-center gap-4 p-3 sm:p-4">
      <DayTile moment={startsAt} size="medium" />
      <div className="min-w-0">
        {tags[0] && <p className="text-sm font-bold text-amber-strong">{t(`tag.${tags[0]}` as MessageId)}</p>}
        <h3 className="line-clamp-3 text-subheading wrap-anywhere" lang={writtenLang(locale)}>
          <Link to={`${getKind(event.kind).paths.detail}/${id}`} className="card-link group-hover:text-primary-strong">
            {withTiedLetters(title)}
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
          <span className="flex items-center gap-1">
            <Icon name="clock" size={16} />
            {starts}
            {ends && ` · ${t('list.until', { day: ends })}`}
          </span>
          <span className="flex items-center gap-1">
            <Icon name="map-pin" size={16} />
            {town}
          </span>
        </p>
      </div>
      {picture && (
        <Picture
          {...cardPictureSource(picture)}
          sizes="8rem"
          width={128}
          height={96}
          alt=""
          averageColor={picture.averageColor}
          className="ms-auto aspect-4/3 w-32! shrink-0 rounded-field max-lg:hidden"
        />
      )}
    </li>
  );
}
