import { type Kind, QUANTITIES } from '#kinds/define-kind.ts';

/** The longest query string that is saved. */
export const SAVED_QUERY_LENGTH = 1_000;

/** Parameters of a list's URL that do not affect its content. */
const ASIDE = new Set(['page', 'sort', 'facets', 'view', 'month', 'lang']);
/** Parameters that narrow nothing down by themselves. */
const NO_CONDITION = new Set(['asTyped', 'radius', 'past']);
const SWITCHES = new Set(['asTyped', 'picture', 'checked_documents', 'past']);

/** The parameters that decide which listings a kind's list shows, in their canonical order. */
function namesOf(kind: Kind): string[] {
  return [
    'q',
    'asTyped',
    ...(kind.capabilities.categories ? ['category'] : []),
    kind.tagFilter.param,
    ...(kind.delivery.length > 0 ? ['delivery'] : []),
    ...kind.quantities.flatMap((quantity) => [`${quantity}_from`, `${quantity}_to`]),
    'town',
    'radius',
    'picture',
    'checked_documents',
    'seller',
    ...(kind.capabilities.schedule ? ['from', 'to', 'past'] : []),
  ];
}

/** The parameters of a query string that the kind's list does not have. */
export function unknownParams(kind: Kind, query: URLSearchParams): string[] {
  const known = new Set(namesOf(kind));
  return [...new Set(query.keys())].filter((name) => !known.has(name) && !ASIDE.has(name));
}

/**
 * The same query in its canonical form: known parameters in a fixed order, nothing empty, without page and order.
 * Two queries that differ only in these are the same search.
 */
export function canonicalQuery(kind: Kind, query: URLSearchParams): string {
  const canonical = new URLSearchParams();
  for (const name of namesOf(kind)) {
    const value = canonicalValue(kind, name, query.get(name) ?? '');
    const isIdle =
      (name === 'asTyped' && !canonical.has('q')) ||
      (name === 'radius' && !canonical.has('town')) ||
      (SWITCHES.has(name) && value !== '1');
    if (value !== '' && !isIdle) canonical.set(name, value);
  }
  return canonical.toString();
}

function canonicalValue(kind: Kind, name: string, typed: string): string {
  const value = typed.trim().replace(/\s+/g, ' ');
  if (name === kind.tagFilter.param || name === 'delivery')
    return [...new Set(value.split(',').filter(Boolean))].sort().join(',');
  const isAmount = name === 'radius' || QUANTITIES.some((quantity) => name.startsWith(`${quantity}_`));
  return isAmount ? value.replace(/\s/g, '').replace(',', '.') : value;
}

/** Whether a canonical query has a condition; a query without one cannot be saved. */
export function hasCondition(canonical: string): boolean {
  return [...new URLSearchParams(canonical).keys()].some((name) => !NO_CONDITION.has(name));
}
