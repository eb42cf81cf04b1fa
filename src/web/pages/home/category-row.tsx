import type { MessageId } from '#i18n/message-id.ts';
import { useT } from '../../lib/i18n.tsx';
import { CategoryPicture } from '../../lib/kinds/category-picture.tsx';
import { Link } from '../../ui/link.tsx';
import type { HomeData, Stall } from './home-data.ts';

/** Names of tiles that are not categories. */
const OTHER_NAMES: Readonly<Record<string, MessageId>> = {
  agritourism: 'home.stall.agritourism',
  events: 'home.stall.event',
};

/** Picture links to all categories: one row, which scrolls where it is wider than the window. */
export function CategoryRow({ stalls }: Pick<HomeData, 'stalls'>) {
  const t = useT();
  return (
    <section aria-labelledby="stalls" className="scallop-top bg-linen pt-3">
      <h2 id="stalls" className="sr-only">
        {t('home.stalls')}
      </h2>
      <ul className="mx-auto flex max-w-page snap-x scroll-px-4 gap-1 overflow-x-auto px-2 py-2 [scrollbar-width:none] sm:scroll-px-6 sm:px-4">
        {stalls.map((stall) => (
          <StallTile key={stall.key} stall={stall} />
        ))}
      </ul>
    </section>
  );
}

function StallTile({ stall: { key, picture = key, to } }: { stall: Stall }) {
  const t = useT();
  return (
    <li className="w-25 shrink-0 snap-start sm:w-28 xl:w-auto xl:min-w-0 xl:flex-1">
      <Link
        to={to}
        prefetch="intent"
        className="group flex h-full flex-col items-center rounded-card px-0.5 pb-1 text-center text-[0.8125rem] leading-tight font-semibold -outline-offset-2 hover:bg-surface focus-visible:rounded-card sm:text-sm"
      >
        <CategoryPicture
          name={picture}
          className="w-16 transition-transform duration-300 ease-settle group-hover:scale-108 group-hover:-rotate-2 sm:w-21"
        />
        <span className="line-clamp-3 w-full hyphens-auto wrap-anywhere">
          {t(OTHER_NAMES[key] ?? (`category.${key}` as MessageId))}
        </span>
      </Link>
    </li>
  );
}
