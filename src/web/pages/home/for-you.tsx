import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Link } from '../../ui/link.tsx';
import { MANY, useForYou } from './use-for-you.ts';

/**
 * For returning visitors: what is new since the last visit, near the chosen town, in saved searches and from followed
 * sellers. The page is rendered as anonymous, so the row is empty at first; for returning browsers the head script
 * reserves its space, so that nothing shifts.
 */
export function ForYou() {
  const t = useT();
  const news = useForYou();
  return (
    <section aria-labelledby="for-you" className="not-in-data-returning:hidden">
      <h2 id="for-you" className="sr-only">
        {t('home.back')}
      </h2>
      <ul className="mx-auto flex h-14 max-w-page items-center gap-2 overflow-x-auto px-4 [scrollbar-width:none] sm:px-6">
        <Chip
          to="/ads?sort=-created_at"
          icon="sparkles"
          text={t(sayNew(news?.count ?? 0), { count: news?.count ?? 0 })}
        />
        {news?.near && (
          <Chip
            to={news.near.to}
            icon="map-pin"
            text={t(sayNear(news.near.count), { town: news.near.town, count: news.near.count })}
          />
        )}
        {news?.searches.map((search) => (
          <Chip
            key={search.to}
            to={search.to}
            icon="search"
            text={t('home.back.search', { name: search.name, count: search.count })}
          />
        ))}
        {news?.followed.map(({ seller, title, to }) => (
          <Chip key={to} to={to} icon="users" text={`${seller}: ${title}`} />
        ))}
      </ul>
    </section>
  );
}

function sayNew(count: number): MessageId {
  if (count === 0) return 'home.back.newest';
  return count < MANY ? 'home.back.new' : 'home.back.many';
}

function sayNear(count: number): MessageId {
  if (count === 0) return 'home.back.near';
  return count < MANY ? 'home.back.nearNew' : 'home.back.nearMany';
}

function Chip({ to, icon, text }: { to: string; icon: IconName; text: string }) {
  return (
    <li className="shrink-0">
      <Link to={to} className="chip min-h-11 whitespace-nowrap">
        <Icon name={icon} size={18} className="text-primary-strong" />
        {text}
      </Link>
    </li>
  );
}
