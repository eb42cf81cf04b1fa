import { data, type RouterContextProvider, redirect } from 'react-router';
import type { ApiClient } from '#contract/api-client.ts';
import { isApiError } from '#contract/errors.ts';
import { listListings } from '#contract/listings/listings.ts';
import { LAST_PAGE } from '#contract/paging.ts';
import type { Picture } from '#contract/primitives.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { startMessages, translatorFor } from '../../lib/messages.ts';
import { getSeam } from '../../lib/seam.ts';
import { cardListing } from './card-listing.ts';
import { activeFilters } from './filters/active-filters.ts';
import { countsBelow } from './filters/facet-counts.ts';
import {
  isUntidy,
  type ListAddress,
  type ListValues,
  listHref,
  listNames,
  rangeNames,
  readValues,
} from './filters/list-address.ts';
import type { FoundPage, ListData } from './filters/list-data.ts';
import { listTexts } from './list-texts.ts';

/** The loader arguments that a list needs. */
export interface ListLoaderArgs {
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * What a page fixes for its list.
 *
 * path      of the page; defaults to the kind's own list page.
 * category  the category in the path.
 * fixed     request parameters that the visitor does not choose, such as `seller`.
 * keep      parameters of the surrounding page that links and form preserve, such as `view` or `tab`.
 */
export interface ListOverrides {
  readonly path?: string;
  readonly category?: string;
  readonly fixed?: ListValues;
  readonly keep?: readonly string[];
}

/**
 * A list and its page's status: 200, 400 for an invalid parameter, 404 for a page after the last. `cover` is the first
 * picture on the page, for link previews.
 */
export interface LoadedList {
  readonly list: ListData;
  readonly cover: Picture | null;
  readonly status: 200 | 400 | 404;
}

/**
 * Loads a kind's list for the request's query. For loaders only: it imports the contract's schemas.
 *
 * @throws a redirect to the canonical URL of a query with empty or repeated parameters; a Response with the API's
 * status.
 */
export async function loadList(
  args: ListLoaderArgs,
  kindId: KindId,
  overrides: ListOverrides = {},
): Promise<LoadedList> {
  const { category, fixed, keep } = overrides;
  const path = overrides.path ?? getKind(kindId).paths.list;
  const address: ListAddress = { kindId, path, ...(category && { ofCategory: true }), ...(keep && { keep }) };
  const values: ListValues = { ...readValues(address, args.url.searchParams), ...(category && { category }) };
  if (isUntidy(args.url.searchParams)) throw redirect(listHref(address, values));
  const { api, locale } = getSeam(args);
  const [read] = await Promise.all([readPage(api, address, values, fixed), startMessages(locale)]);
  const meant = overrides.path ? null : elsewhere(address, values, read.found);
  if (meant) throw redirect(meant);
  const t = translatorFor(locale);
  const active = activeFilters({ address, values, ...read }, t).length;
  const status = read.beyond ? 404 : Object.keys(read.errors).length > 0 ? 400 : 200;
  const { cover, ...page } = read;
  return { list: { address, values, texts: listTexts({ address, values }, t), active, ...page }, cover, status };
}

/** Redirects a search by words alone among the ads to the kind that its words ask for. */
function elsewhere({ kindId, keep = [] }: ListAddress, values: ListValues, { meantKind }: FoundPage): string | null {
  const isPlain = Object.keys(values).every((name) => name === 'q' || keep.includes(name));
  if (!isPlain || !meantKind || meantKind === kindId) return null;
  return listHref({ kindId: meantKind, path: getKind(meantKind).paths.list }, { q: values.q ?? '' });
}

type PageRead = Pick<ListData, 'found' | 'errors' | 'beyond'> & Pick<LoadedList, 'cover'>;

async function readPage(
  api: ApiClient,
  address: ListAddress,
  values: ListValues,
  fixed: ListValues = {},
): Promise<PageRead> {
  const { query, errors, beyond } = prepareQuery(address, values);
  const read = await readTolerantly(api, address.kindId, { ...query, ...fixed, facets: '1' });
  const { found, cover } = read;
  if (found.page <= found.pageCount) return { found, cover, errors: { ...errors, ...read.errors }, beyond };
  const first = await readPage(api, address, { ...values, page: '' }, fixed);
  return { ...first, beyond: true };
}

/** The request's query, without parameters of the surrounding page and those that no schema covers. */
function prepareQuery({ kindId }: ListAddress, values: ListValues) {
  const known = new Set(listNames(getKind(kindId)));
  const query: Record<string, string> = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => known.has(name) && value),
  );
  const errors: Record<string, string> = {};
  if (/^\d+$/.test(query.category ?? '') && !categoriesById.has(Number(query.category))) {
    delete query.category;
    errors.category = '';
  }
  const beyond = /^\d+$/.test(query.page ?? '') && Number(query.page) > LAST_PAGE;
  if (beyond) delete query.page;
  return { query, errors, beyond };
}

/** The parameters that form one filter with this one: half a range would be a different filter. */
function filterOf(kindId: KindId, name: string): readonly string[] {
  const ranges = [...getKind(kindId).quantities.map(rangeNames), ['from', 'to']];
  return ranges.find((range) => range.includes(name)) ?? [name];
}

/** Requests the list; drops filters that it rejects and repeats until the rest is valid. */
async function readTolerantly(
  api: ApiClient,
  kindId: KindId,
  query: Record<string, string>,
): Promise<Omit<PageRead, 'beyond'>> {
  try {
    const found = await api.call(listListings[kindId], { query: query as never });
    const facets = found.facets && {
      ...found.facets,
      categories: countsBelow(query.category, found.facets.categories),
    };
    const cards = { items: found.items.map(cardListing), partial: found.partial.map(cardListing) };
    const cover = found.items.find(({ picture }) => picture)?.picture ?? null;
    return { found: { ...found, facets, ...cards }, cover, errors: {} };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const wrong = Object.entries(error.fieldErrors).filter(([name]) => name in query);
    if (wrong.length === 0) throw data(null, { status: error.status });
    const left = new Set(wrong.flatMap(([name]) => filterOf(kindId, name)));
    const right = Object.fromEntries(Object.entries(query).filter(([name]) => !left.has(name)));
    const read = await readTolerantly(api, kindId, right);
    const errors = Object.fromEntries(wrong.map(([name, messages]) => [name, messages[0] ?? '']));
    return { ...read, errors: { ...errors, ...read.errors } };
  }
}
