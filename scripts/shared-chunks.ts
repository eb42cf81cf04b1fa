import { join } from 'node:path';
import { filesLoadedWith, routeFiles, WEB } from './web-modules.ts';

const DETAIL = 'pages/detail/detail-page.tsx';

/** A file shared by several pages, and the condition for a module to be in it. */
export interface SharedChunk {
  readonly name: string;
  readonly test: (id: string) => boolean;
}

/**
 * Chunks shared by the pages on which most visits start, one file each, because many small files compress worse: what
 * surrounds every page and is in two of these pages (`market`), what a card and a listing's page have in common
 * (`listing`), a card with its contents and what the home page has in common with a list (`cards`), what a list needs at first (`list`) and for its later parts
 * (`list-parts`), the later parts of the home page (`home-parts`), what a listing's page shares with others (`small`), and
 * what only that page needs at first (`detail`). The bundler splits everything else.
 */
export function sharedChunks(): SharedChunk[] {
  const frame = filesLoadedWith('root.tsx', 'entry.client.tsx', 'lib/early-press.ts');
  const firstPages = ['pages/home.tsx', 'pages/ads.tsx', 'pages/ad.tsx'].map((page) => filesLoadedWith(page));
  const detail = filesLoadedWith(DETAIL);
  const elsewhere = filesLoadedWith(...routeFiles().filter((page) => !filesLoadedWith(page).has(join(WEB, DETAIL))));
  const cards = filesLoadedWith(
    'features/listings/card-row.tsx',
    'features/listings/listing-grid.tsx',
    'features/favourites/heart.tsx',
  );
  const list = filesLoadedWith('pages/list/list-page.tsx', 'features/listings/list-error-boundary.tsx');
  const listParts = filesLoadedWith(
    'features/listings/filters/filter-form.tsx',
    'features/listings/kind-tabs.tsx',
    'pages/list/list-chips.tsx',
    'pages/list/list-body.tsx',
  );
  const homeParts = filesLoadedWith('pages/home/home-shelves.tsx');
  const isShared = (id: string) => firstPages.filter((page) => page.has(id)).length > 1;
  // The first matching chunk gets the module.
  return [
    { name: 'vendor', test: (id) => /\/node_modules\/(react|react-dom|react-router|scheduler)\//.test(id) },
    { name: 'market', test: (id) => frame.has(id) || isShared(id) || /\/@lingui\/|virtual:messages$/.test(id) },
    { name: 'listing', test: (id) => cards.has(id) && detail.has(id) },
    { name: 'cards', test: (id) => cards.has(id) || (homeParts.has(id) && (list.has(id) || listParts.has(id))) },
    { name: 'list', test: (id) => list.has(id) },
    { name: 'list-parts', test: (id) => listParts.has(id) },
    { name: 'home-parts', test: (id) => homeParts.has(id) },
    { name: 'small', test: (id) => detail.has(id) && elsewhere.has(id) },
    { name: 'detail', test: (id) => detail.has(id) },
  ];
}
