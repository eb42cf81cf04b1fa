import { join } from 'node:path';
import { filesLoadedWith, routeFiles, WEB } from './web-modules.ts';

const DETAIL = 'pages/detail/detail-page.tsx';

/** Files that every page loads after hydration. */
const LATE = ['lib/browser-api.ts', 'lib/session/late-messages.ts', 'lib/session/session-call.ts'];
/** Files that every page of a signed-in user loads in addition. */
const MEMBER = [
  'frame/session/member-parts.ts',
  'frame/session/member-menu.tsx',
  'features/conversations/inbox/chat-menu.tsx',
  'features/conversations/inbox/unread-count.tsx',
  'features/notifications/centre/bell.tsx',
  'lib/session/call-api.ts',
  'lib/session/own-page.tsx',
];
/** A signed-in user's background work, loaded when the page is idle. */
const MEMBER_LIFE = ['frame/session/start-member-life.ts', 'features/conversations/inbox/live.ts'];
/** The packages of their live connection. */
const LIVE = /\/node_modules\/(laravel-echo|socket\.io-client|engine\.io-client)\//;
/** The later parts of a listing's page. */
const DETAIL_PARTS = [
  'pages/detail/detail-rest.tsx',
  'pages/detail/page-actions.tsx',
  'pages/detail/watch-parts.tsx',
  'features/favourites/keep-icon.tsx',
  'features/listings/detail/schedule-block.tsx',
  'features/listings/detail/seller-card.tsx',
  'features/seller-status/buyer-rights.tsx',
];
/** The packages of forms. */
const FORMS = /\/node_modules\/(react-hook-form|@hookform\/resolvers)\//;
/** Modules of at least this many pages go into a shared file. */
const COMMON_FROM = 9;

/** A file shared by several pages, and the condition for a module to be in it. */
export interface SharedChunk {
  readonly name: string;
  readonly test: (id: string) => boolean;
}

/**
 * Chunks shared by the pages on which most visits start, one file each, because many small files compress worse: the
 * frame and modules of two of these pages (`market`), modules shared by a card and a listing's page (`listing`), a card
 * with its contents and modules shared by the home page and a list (`cards`), a list's initial modules (`list`) and its
 * later parts (`list-parts`), the later parts of the home page (`home-parts`), modules that a listing's page shares
 * with others (`small`), and its own initial modules (`detail`) and later parts (`detail-parts`).
 *
 * Then the modules that every page loads after hydration, for all visitors (`late`) and for signed-in users (`member`,
 * `member-life`); the modules of forms (`forms`), and those that many other pages share (`common`), separately if a
 * listing's page needs them, too (`controls`). As separate files, these were 80 requests a page. The bundler splits
 * everything else.
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
  const detailParts = filesLoadedWith(...DETAIL_PARTS);
  const late = filesLoadedWith(...LATE);
  const member = filesLoadedWith(...MEMBER);
  const memberLife = filesLoadedWith(...MEMBER_LIFE);
  const ofMembers = (id: string) => member.has(id) || memberLife.has(id);
  const forms = filesLoadedWith('lib/forms/use-contract-form.ts');
  const routes = routeFiles().map((page) => filesLoadedWith(page));
  const isCommon = (id: string) => routes.filter((page) => page.has(id)).length >= COMMON_FROM;
  const isShared = (id: string) => firstPages.filter((page) => page.has(id)).length > 1;
  // The first matching chunk gets the module.
  return [
    { name: 'vendor', test: (id) => /\/node_modules\/(react|react-dom|react-router|scheduler)\//.test(id) },
    { name: 'zod', test: (id) => id.includes('/node_modules/zod/') },
    { name: 'market', test: (id) => frame.has(id) || isShared(id) || /\/@lingui\/|virtual:messages$/.test(id) },
    { name: 'listing', test: (id) => cards.has(id) && detail.has(id) },
    { name: 'cards', test: (id) => cards.has(id) || (homeParts.has(id) && (list.has(id) || listParts.has(id))) },
    { name: 'list', test: (id) => list.has(id) },
    { name: 'late', test: (id) => late.has(id) || (ofMembers(id) && (detailParts.has(id) || isCommon(id))) },
    { name: 'forms', test: (id) => forms.has(id) || FORMS.test(id) },
    { name: 'controls', test: (id) => detailParts.has(id) && isCommon(id) },
    { name: 'list-parts', test: (id) => listParts.has(id) },
    { name: 'home-parts', test: (id) => homeParts.has(id) },
    { name: 'small', test: (id) => detail.has(id) && elsewhere.has(id) },
    { name: 'detail', test: (id) => detail.has(id) },
    { name: 'member', test: (id) => member.has(id) },
    { name: 'member-life', test: (id) => memberLife.has(id) || LIVE.test(id) },
    { name: 'common', test: (id) => isCommon(id) },
    { name: 'detail-parts', test: (id) => detailParts.has(id) },
  ];
}
