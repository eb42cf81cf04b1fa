import type { Kind, Quantity } from '#kinds/define-kind.ts';
import { getKind, type KindId } from '#kinds/index.ts';

/** A list's query parameters as typed, by name; empty ones are left out. */
export type ListValues = Readonly<Record<string, string>>;

/**
 * The address of a list.
 *
 * path        absolute path of its page.
 * ofCategory  the path names the category (`/category/101`), so the query does not.
 * keep        parameters of the surrounding page, such as `view`, which links and form preserve.
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

/** The filter parameters, in the order used in links. */
export function filterNames(kind: Kind): string[] {
  return [
    'q',
    ...(kind.capabilities.categories ? ['category'] : []),
    kind.tagFilter.param,
    ...(kind.delivery.length > 0 ? ['delivery'] : []),
    ...kind.quantities.flatMap(rangeNames),
    ...(kind.capabilities.schedule ? ['from', 'to', 'past'] : []),
    'town',
    'radius',
    'checked_documents',
    'picture',
  ];
}

/** All parameters of a kind's list: filters, interpretation of the words, order, page. */
export function listNames(kind: Kind): string[] {
  return [...filterNames(kind), 'asTyped', 'sort', 'page'];
}

/** Reads the list's parameters from a query; joins the repeated parameters of a plain form's check boxes. */
export function readValues({ kindId, keep = [] }: ListAddress, search: URLSearchParams): ListValues {
  const kind = getKind(kindId);
  const values: Record<string, string> = {};
  for (const name of [...keep, ...listNames(kind)]) {
    const value = isListed(kind, name) ? joinTags(search.getAll(name)) : (search.get(name) ?? '').trim();
    if (value) values[name] = value;
  }
  return values;
}

/** Whether a parameter holds several values, separated by commas. */
export function isListed(kind: Kind, name: string): boolean {
  return name === kind.tagFilter.param || name === 'delivery';
}

function joinTags(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.split(',')).filter(Boolean))].join(',');
}

/**
 * Whether the query has empty or repeated parameters, as a plain form sends them; its canonical form is another URL.
 */
export function isUntidy(search: URLSearchParams): boolean {
  const names = [...search.keys()];
  return new Set(names).size < names.length || [...search.values()].includes('');
}

/** The list's URL with the given values: parameters in a fixed order, none empty, commas unescaped. */
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

/** The URL after a change, from the first page; an empty string removes a parameter. */
export function changedHref(address: ListAddress, values: ListValues, changes: ListValues): string {
  // Changed words are interpreted again.
  const asTyped = 'q' in changes ? '' : (values.asTyped ?? '');
  return listHref(address, { ...values, page: '', asTyped, ...changes });
}

/** The tags selected by the values. */
export function tagsOfValues(kind: Kind, values: ListValues): string[] {
  return listedValues(values, kind.tagFilter.param);
}

/** The values of a parameter that holds several. */
export function listedValues(values: ListValues, name: string): string[] {
  return values[name]?.split(',').filter(Boolean) ?? [];
}

/** The values without filters; keeps the order, the surrounding page's parameters, and the path's category. */
export function clearedValues({ kindId, ofCategory }: ListAddress, values: ListValues): ListValues {
  const filters = new Set(filterNames(getKind(kindId)));
  const isKept = (name: string) => (name === 'category' && ofCategory) || (!filters.has(name) && name !== 'page');
  return Object.fromEntries(Object.entries(values).filter(([name]) => isKept(name)));
}
