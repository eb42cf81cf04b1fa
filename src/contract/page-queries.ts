import { getKind, KIND_IDS } from '#kinds/index.ts';
import { listQuerySchema } from './listings/query.ts';

/** The parameters of the calendar view of a list with a schedule. */
const CALENDAR = ['view', 'month'];

const CATEGORY_PATH = '/category';

/** By the first segment of the path. */
const QUERY_NAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ...KIND_IDS.map(getKind).flatMap((kind) => {
    const { categories, schedule } = kind.capabilities;
    const names = new Set([...Object.keys(listQuerySchema(kind).shape), ...(schedule ? CALENDAR : [])]);
    const lists = categories ? [kind.paths.list, CATEGORY_PATH] : [kind.paths.list];
    return [...lists.map((path) => [path, names] as const), [kind.paths.detail, new Set(['comments'])] as const];
  }),
  ['/user', new Set(['tab', 'page'])] as const,
  ...['/terms', '/termsAndPolicies'].map((path) => [path, new Set(['version'])] as const),
]);

const NONE: ReadonlySet<string> = new Set();
const WITHOUT_QUERY = new Set([
  '/',
  '/_root.data',
  '/aboutUs',
  '/contact',
  '/howRankingWorks',
  '/howRatingsWork',
  '/messages',
  '/pricing',
  '/transparency',
]);

/**
 * The query parameters, beside `lang`, that make a public page a different page. All others are dropped before
 * rendering, so that they neither split nor fill the cache.
 *
 * @param pathname  of a page, or of its data (`/ads.data`)
 * @returns null for a page that is not listed here: it may read any parameter
 */
export function pageQueryNames(pathname: string): ReadonlySet<string> | null {
  const first = /^\/[^/]*/.exec(pathname)?.[0] ?? '/';
  const step = first === '/_root.data' ? first : first.replace(/\.data$/, '');
  return QUERY_NAMES.get(step) ?? (WITHOUT_QUERY.has(step) ? NONE : null);
}
