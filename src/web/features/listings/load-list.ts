import { data, type RouterContextProvider, redirect } from 'react-router';
import type { ApiClient } from '#contract/api-client.ts';
import { isApiError } from '#contract/errors.ts';
import { type ListingPage, listListings } from '#contract/listings.ts';
import { categoriesById } from '#kinds/ad/categories.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { startMessages, translatorFor } from '../../lib/messages.ts';
import { getSeam } from '../../lib/seam.ts';
import { activeFilters } from '../filters/active-filters.ts';
import {
  isUntidy,
  type ListAddress,
  type ListValues,
  listHref,
  listNames,
  rangeNames,
  readValues,
} from '../filters/list-address.ts';
import type { ListData } from '../filters/list-data.ts';
import { listTexts } from './list-texts.ts';

/** The part of a loader's arguments that a list needs. */
export interface ListLoaderArgs {
  readonly url: URL;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * What a page lays down about its list.
 *
 * path      of the page; the kind's own list page when left out.
 * category  the category that the path names.
 * fixed     parameters of the call that the visitor does not choose, such as `seller`.
 * keep      parameters of the page around that links and the form carry along, such as `view` or `tab`.
 */
export interface ListOverrides {
  readonly path?: string;
  readonly category?: string;
  readonly fixed?: ListValues;
  readonly keep?: readonly string[];
}

/** A list and the status that its page answers with: 200, 400 for a wrong parameter, 404 for a page after the last. */
export interface LoadedList {
  readonly list: ListData;
  readonly status: 200 | 400 | 404;
}

/**
 * Reads a kind's list as the request's query asks for it. For loaders only: it brings the contract's schemas along.
 *
 * @throws a redirect to the tidy address of a query with empty or repeated parameters; a Response with the API's status.
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
  const t = translatorFor(locale);
  const active = activeFilters({ address, values, ...read }, t).length;
  const status = read.beyond ? 404 : Object.keys(read.errors).length > 0 ? 400 : 200;
  return { list: { address, values, texts: listTexts({ address, values }, t), active, ...read }, status };
}

type PageRead = Pick<ListData, 'found' | 'errors' | 'beyond'>;

async function readPage(
  api: ApiClient,
  address: ListAddress,
  values: ListValues,
  fixed: ListValues = {},
): Promise<PageRead> {
  const { query, errors, beyond } = prepareQuery(address, values);
  const read = await readTolerantly(api, address.kindId, { ...query, ...fixed, facets: '1' });
  const found = read.found;
  if (found.page <= found.pageCount) return { found, errors: { ...errors, ...read.errors }, beyond };
  const first = await readPage(api, address, { ...values, page: '' }, fixed);
  return { ...first, beyond: true };
}

/** The furthest page that the contract lets anybody ask for; see `pageParam`. */
const LAST_PAGE = 417;

/** What the call is made with: without what belongs to the page around, and without what no schema can judge. */
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

/** The parameters that make one filter with this one: half a range would be another filter than the one asked for. */
function filterOf(kindId: KindId, name: string): readonly string[] {
  const ranges = [...getKind(kindId).quantities.map(rangeNames), ['from', 'to']];
  return ranges.find((range) => range.includes(name)) ?? [name];
}

/** Calls the list; leaves out the filters that it finds wrong and calls again, until the rest is right. */
async function readTolerantly(
  api: ApiClient,
  kindId: KindId,
  query: Record<string, string>,
): Promise<{ found: ListingPage; errors: Record<string, string> }> {
  try {
    return { found: await api.call(listListings[kindId], { query: query as never }), errors: {} };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const wrong = Object.entries(error.fieldErrors).filter(([name]) => name in query);
    if (wrong.length === 0) throw data(null, { status: error.status });
    const left = new Set(wrong.flatMap(([name]) => filterOf(kindId, name)));
    const right = Object.fromEntries(Object.entries(query).filter(([name]) => !left.has(name)));
    const read = await readTolerantly(api, kindId, right);
    const errors = Object.fromEntries(wrong.map(([name, messages]) => [name, messages[0] ?? '']));
    return { found: read.found, errors: { ...errors, ...read.errors } };
  }
}
