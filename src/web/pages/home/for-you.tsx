import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { useForYou } from './use-for-you.ts';

/**
 * For somebody who comes back: what is new since the last visit, near the town that was chosen once, and in saved
 * searches. The page is rendered for nobody, so the row is empty at first; the head script keeps its place where this
 * browser was here before, so that nothing moves.
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
          to="/ads?sort=created_at"
          icon="sparkles"
          text={news && news.count > 0 ? t('home.back.new', { count: news.count }) : t('home.back.newest')}
        />
        {news?.near && (
          <Chip
            to={news.near.to}
            icon="map-pin"
            text={t(news.near.count > 0 ? 'home.back.nearNew' : 'home.back.near', news.near)}
          />
        )}
        {news?.searches.map((search) => (
          <Chip key={search.to} to={search.to} icon="search" text={t('home.back.search', search)} />
        ))}
      </ul>
    </section>
  );
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
