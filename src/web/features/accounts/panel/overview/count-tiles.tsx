import type { Profile } from '#contract/accounts/accounts.ts';
import { numberText, ratingText } from '../../../../lib/format.ts';
import { useLanguage } from '../../../../lib/i18n.tsx';
import { sectionHref } from '../../../../lib/panel/sections.ts';
import { Icon } from '../../../../ui/icon.tsx';
import type { IconName } from '../../../../ui/icon-names.ts';
import { Link } from '../../../../ui/link.tsx';

interface Tile {
  readonly id: 'ads' | 'agritourism' | 'events' | 'comments';
  readonly icon: IconName;
  readonly to: string;
  readonly count: number;
}

/** Counts of listings, comments and so on, each linking to its page. */
export function CountTiles({ profile: { id, counts, avg_rating: rating } }: { profile: Profile }) {
  const { locale, t } = useLanguage();
  const tiles: readonly Tile[] = [
    { id: 'ads', icon: 'shopping-basket', to: sectionHref('ads'), count: counts.ad },
    { id: 'agritourism', icon: 'bed-double', to: sectionHref('agritourism'), count: counts.agritourism },
    { id: 'events', icon: 'calendar-days', to: sectionHref('events'), count: counts.event },
    { id: 'comments', icon: 'star', to: `/user/${id}?tab=comments`, count: counts.comments },
  ];
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      {tiles.map((tile) => (
        <li key={tile.id} className="card card-active flex min-w-0 flex-col p-4">
          <Icon name={tile.icon} className="text-amber-strong" size={22} />
          <Link to={tile.to} className="card-link mt-2 flex flex-1 flex-col">
            <span className="font-heading text-3xl leading-tight font-semibold text-primary-strong">
              {numberText(locale, tile.count)}
            </span>
            <span className="text-[0.9375rem] leading-snug hyphens-auto text-muted">
              {t(`panel.count.${tile.id}`, { count: tile.count })}
              {tile.id === 'comments' && rating !== null && ` · ${ratingText(locale, rating)} ★`}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
