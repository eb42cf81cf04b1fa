import { Link } from 'react-router';
import { useLanguage } from '../../lib/i18n.tsx';
import { Ornament } from '../../ui/ornament.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import type { Showcase } from './home-page.tsx';

const POPULAR = ['home.popular.1', 'home.popular.2', 'home.popular.3', 'home.popular.4', 'home.popular.5'] as const;

/** What the market is, and the field to search it. */
export function Hero({ counts }: { counts: Showcase['counts'] }) {
  const { t } = useLanguage();
  return (
    <section className="mx-auto grid max-w-page items-center gap-x-10 gap-y-4 px-4 pt-6 pb-10 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:pt-10 lg:pb-14">
      <div className="max-lg:text-center">
        <h1 className="text-display text-balance">{t('home.title')}</h1>
        <p className="mt-4 max-w-xl text-subheading text-pretty text-muted max-lg:mx-auto">{t('home.lead')}</p>
        <div className="mt-6 max-w-xl max-lg:mx-auto">
          <SearchBox id="hero-search" size="lg" />
        </div>
        <ul
          className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-2 text-sm max-lg:justify-center"
          aria-label={t('home.popular')}
        >
          {POPULAR.map((id) => (
            <li key={id}>
              <Link
                to={`/ads?q=${encodeURIComponent(t(id))}`}
                className="inline-flex min-h-8 items-center rounded-full border border-line bg-surface px-3 py-1 font-semibold hover:border-primary hover:text-primary"
              >
                {t(id)}
              </Link>
            </li>
          ))}
        </ul>
        {counts.ads > 0 && (
          <p className="mt-6 text-sm text-muted">
            {[
              t('kind.ad.count', { count: counts.ads }),
              t('home.sellers', { count: counts.sellers }),
              t('kind.agritourism.count', { count: counts.facilities }),
            ].join(' · ')}
          </p>
        )}
      </div>
      <Ornament name="hero" className="mx-auto w-full max-lg:max-w-md" />
    </section>
  );
}
