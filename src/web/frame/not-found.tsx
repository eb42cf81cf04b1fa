import { SearchBox } from '../features/search/search-box.tsx';
import { useT } from '../lib/i18n.tsx';
import { useMarket } from '../lib/market.ts';
import { tabTitle } from '../lib/seo/page-meta.ts';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/states.tsx';

const WAYS = [
  ['/', 'frame.notFound.home'],
  ['/ads', 'frame.nav.ads'],
  ['/agritourismFacilities', 'frame.nav.agritourism'],
  ['/events', 'frame.nav.events'],
] as const;

/** Not found: suggests where else to look. */
export function NotFound() {
  const t = useT();
  const market = useMarket();
  return (
    <div className="px-4 py-10">
      <title>{tabTitle(t('frame.notFound.title'), market)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        ornament="lost-path"
        className="max-w-xl!"
        title={t('frame.notFound.title')}
        action={WAYS.map(([to, id]) => (
          <Chip key={to} to={to} preventScrollReset={false}>
            {t(id)}
          </Chip>
        ))}
      >
        <p className="text-subheading">{t('frame.notFound.text')}</p>
        <div className="mt-6 w-[min(26rem,calc(100vw-4rem))] text-start text-ink">
          <SearchBox id="not-found-search" words="" />
        </div>
      </EmptyState>
    </div>
  );
}
