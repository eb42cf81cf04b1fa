import type { Kind, Quantity } from '#kinds/define-kind.ts';
import { getKind, type KindId } from '#kinds/index.ts';

/** What stands in a list's query, as typed, by parameter name; what is empty is not there. */
export type ListValues = Readonly<Record<string, string>>;

/**
 * Where a list stands.
 *
 * path        of the page that shows it, from the root on.
 * ofCategory  the path names the category (`/category/101`), so that the query does not.
 * keep        parameters of the page around the list, such as `view`; its links and its form carry them along.
 */
export interface ListAddress {
  readonly kindId: KindId;
  readonly path: string;
  readonly ofCategory?: boolean;
  readonly keep?: readonly string[];
}

const CATEGORY_PATH = '/category';

/** The two parameters of a quantity's range. */
export function rangeNames(quantity: Quantity): readonly [from: string, to: string] {
  return [`${quantity}_from`, `${quantity}_to`];
}

/** The parameters that choose which listings are shown, in the order in which links name them. */
export function filterNames(kind: Kind): string[] {
  return [
    'q',
    ...(kind.capabilities.categories ? ['category'] : []),
    kind.tagFilter.param,
    ...kind.quantities.flatMap(rangeNames),
    ...(kind.capabilities.schedule ? ['from', 'to', 'past'] : []),
    'town',
    'radius',
    'picture',
  ];
}

/** Every parameter of the kind's list: the filters, the order, the page. */
export function listNames(kind: Kind): string[] {
  return [...filterNames(kind), 'sort', 'page'];
}

/** Reads what the list knows out of a query; the several values that a plain form sends for its tags are joined. */
export function readValues({ kindId, keep = [] }: ListAddress, search: URLSearchParams): ListValues {
  const kind = getKind(kindId);
  const values: Record<string, string> = {};
  for (const name of [...keep, ...listNames(kind)]) {
    const value = name === kind.tagFilter.param ? joinTags(search.getAll(name)) : (search.get(name) ?? '').trim();
    if (value) values[name] = value;
  }
  return values;
}

function joinTags(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.split(',')).filter(Boolean))].join(',');
}

/** True if the query says something twice or emptily, as a plain form does: its tidy form is another address. */
export function isUntidy(search: URLSearchParams): boolean {
  const names = [...search.keys()];
  return new Set(names).size < names.length || [...search.values()].includes('');
}

/** The address of the list with those values: parameters in one order, none of them empty, commas left readable. */
export function listHref(address: ListAddress, values: ListValues): string {
  const kind = getKind(address.kindId);
  const { category } = values;
  const inPath = address.ofCategory === true && category !== undefined && category !== '';
  const path = !address.ofCategory ? address.path : inPath ? `${CATEGORY_PATH}/${category}` : kind.paths.list;
  const query = [...(address.keep ?? []), ...listNames(kind)]
    .filter((name) => values[name] && !(name === 'category' && inPath) && !(name === 'page' && values[name] === '1'))
    .map((name) => `${name}=${encodeValue(values[name] ?? '')}`)
    .join('&');
  return query ? `${path}?${query}` : path;
}

function encodeValue(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+');
}

/** The address after a change, from its first page; an empty text takes a parameter away. */
export function changedHref(address: ListAddress, values: ListValues, changes: ListValues): string {
  return listHref(address, { ...values, page: '', ...changes });
}

/** The tags that the values ask for. */
export function tagsOfValues(kind: Kind, values: ListValues): string[] {
  return values[kind.tagFilter.param]?.split(',').filter(Boolean) ?? [];
}

/** The values without any filter; the order and what belongs to the page around stay, and the path's category. */
export function clearedValues({ kindId, ofCategory }: ListAddress, values: ListValues): ListValues {
  const filters = new Set(filterNames(getKind(kindId)));
  const isKept = (name: string) => (name === 'category' && ofCategory) || (!filters.has(name) && name !== 'page');
  return Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)));
}
