import { Link } from 'react-router';
import type { MessageId } from '#i18n/message-id.ts';
import { SearchBox } from '../../features/search/search-box.tsx';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-names.ts';
import { Ornament } from '../../ui/ornament.tsx';
import type { HomeData } from './home-data.ts';

/** Listings are in Polish, so the search words are Polish under translated names. */
const POPULAR: readonly (readonly [words: string, name: MessageId])[] = [
  ['miód lipowy', 'home.popular.1'],
  ['ser kozi', 'home.popular.2'],
  ['chleb na zakwasie', 'home.popular.3'],
  ['kosze', 'home.popular.4'],
  ['sadzonki', 'home.popular.5'],
];

/** What the marketplace is, with the search field. The picture overlaps the edge of the next section. */
export function Hero({ counts }: { counts: HomeData['counts'] }) {
  const t = useT();
  return (
    <section className="relative mx-auto grid max-w-page grid-cols-1 gap-x-8 px-4 pt-7 sm:px-6 lg:grid-cols-[1.05fr_1fr] lg:pt-8">
      <div className="min-w-0 max-lg:text-center lg:self-center lg:pb-14">
        <h1 className="text-display">{t('home.title')}</h1>
        <p className="mt-3 max-w-xl text-subheading text-muted max-lg:mx-auto lg:mt-5">{t('home.lead')}</p>
        <div className="mt-5 max-w-xl text-start max-lg:mx-auto lg:mt-7">
          <SearchBox id="hero-search" size="lg" />
        </div>
        <PopularSearches />
        {counts.ads > 0 && <Figures counts={counts} />}
      </div>
      <Ornament
        name="hero"
        className="mx-auto -mb-2 w-full max-w-none self-end max-lg:mt-6 max-lg:max-w-lg lg:w-[calc(100%+1.5rem)]"
      />
    </section>
  );
}

function PopularSearches() {
  const t = useT();
  return (
    <div className="mt-4 max-lg:mx-auto max-lg:max-w-xl">
      <p className="text-sm font-semibold text-muted" id="popular">
        {t('home.popular')}
      </p>
      <ul
        className="mt-1.5 flex gap-2 text-[0.9375rem] max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 sm:flex-wrap max-lg:sm:justify-center"
        aria-labelledby="popular"
      >
        {POPULAR.map(([words, name]) => (
          <li key={words}>
            <Link to={`/ads?${new URLSearchParams({ q: words })}`} prefetch="intent" className="chip whitespace-nowrap">
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figures({ counts: { ads, sellers, facilities } }: { counts: HomeData['counts'] }) {
  const t = useT();
  const figures: readonly (readonly [IconName, string])[] = [
    ['shopping-basket', t('kind.ad.count', { count: ads })],
    ['users', t('home.sellers', { count: sellers })],
    ['bed-double', t('kind.agritourism.count', { count: facilities })],
  ];
  return (
    <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-1.5 text-sm font-semibold text-muted max-lg:justify-center">
      {figures.map(([icon, text]) => (
        <li key={icon} className="flex items-center gap-1.5">
          <Icon name={icon} className="text-primary" />
          {text}
        </li>
      ))}
    </ul>
  );
}
