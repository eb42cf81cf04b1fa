import type { MessageId } from '#i18n/message-id.ts';
import { SearchBox } from '../../features/search/search-box.tsx';
import { useT } from '../../lib/i18n.tsx';
import { Link } from '../../ui/link.tsx';
import { Ornament } from '../../ui/ornament.tsx';

/** Listings are in Polish, so the search words are Polish under translated names. */
const POPULAR: readonly (readonly [words: string, name: MessageId])[] = [
  ['miód lipowy', 'home.popular.1'],
  ['ser kozi', 'home.popular.2'],
  ['chleb na zakwasie', 'home.popular.3'],
  ['kosze', 'home.popular.4'],
  ['sadzonki', 'home.popular.5'],
];

/** The operator's texts that replace messages, by the name of the part. */
export type Words = Readonly<Record<string, string>>;

/**
 * What the marketplace is, with the search field. The picture overlaps the edge of the next section; on phones it is
 * beside the title, so that goods are in sight below.
 */
export function Hero({ words }: { words: Words }) {
  const t = useT();
  return (
    <section className="mx-auto grid max-w-page grid-cols-[1fr_auto] gap-x-3 px-4 pt-3 sm:gap-x-8 sm:px-6 lg:grid-cols-[1fr_23rem]">
      <div className="min-w-0 self-center lg:pt-4">
        <h1 className="text-[clamp(1.5rem,7.2vw,2.125rem)] leading-[1.08] tracking-tight wrap-anywhere sm:text-[2.5rem] lg:text-[2.75rem]">
          {words.title ?? t('home.title')}
        </h1>
        <p className="mt-2 max-w-xl text-muted max-sm:hidden">{words.lead ?? t('home.lead')}</p>
      </div>
      <Ornament
        name="hero"
        className="-me-2 w-32 max-w-none self-center max-[22rem]:hidden sm:w-52 lg:row-span-2 lg:-mb-2 lg:w-92 lg:self-end"
      />
      <div className="mt-2 mb-3 max-lg:col-span-2 max-lg:max-w-xl sm:mt-4 sm:mb-5 lg:max-w-2xl">
        <SearchBox id="hero-search" size="lg" />
        <PopularSearches />
      </div>
    </section>
  );
}

/** On wide screens; elsewhere the suggestions below the field have to do. */
function PopularSearches() {
  const t = useT();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 text-[0.9375rem] max-lg:hidden">
      <p className="text-sm font-semibold text-muted" id="popular">
        {t('home.popular')}
      </p>
      <ul className="flex flex-wrap gap-x-4" aria-labelledby="popular">
        {POPULAR.map(([words, name]) => (
          <li key={words}>
            <Link
              to={`/ads?${new URLSearchParams({ q: words })}`}
              prefetch="intent"
              className="link flex min-h-11 min-w-11 items-center justify-center whitespace-nowrap"
            >
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
