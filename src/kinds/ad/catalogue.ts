import type { Quantity } from '../define-kind.ts';
import type { DeliveryWay } from '../delivery.ts';
import type { PriceUnit } from '../price-units.ts';
import type { AdFlag } from './kind.ts';

/**
 * The operator's changes to a seed category, or the full definition of a new one.
 *
 * key         names the category in messages: the seed's key, or the `newCategoryKey` of a new one.
 * names       by language; a new category needs the Polish one, the fallback for missing ones.
 * words       Polish search keywords for the goods of the category, separated by spaces.
 * parentId    the category above; the root's id for a main category.
 * order       the ids of its subcategories in display order; unnamed ones follow in the order of their ids.
 * isHidden    left out of menus and forms; its listings stay and can be found.
 * isRemoved   removes a seed category.
 * mergedInto  removes the category; the named one takes over its listings, URLs and names in search.
 * likeId      for a new category: the seed category that its rules come from; by default its parent's.
 * picture     the name of the picture, `/categories/{picture}.webp`.
 * quantities, flags, units, dominant, delivery  of a leaf, as in `Category`.
 */
export interface CategoryChange {
  readonly id: number;
  readonly key: string;
  readonly names?: Readonly<Partial<Record<string, string>>> | undefined;
  readonly words?: string | undefined;
  readonly parentId?: number | undefined;
  readonly order?: readonly number[] | undefined;
  readonly isHidden?: boolean | undefined;
  readonly isRemoved?: boolean | undefined;
  readonly mergedInto?: number | undefined;
  readonly likeId?: number | undefined;
  readonly picture?: string | undefined;
  readonly quantities?: readonly Quantity[] | undefined;
  readonly flags?: readonly AdFlag[] | undefined;
  readonly units?: readonly PriceUnit[] | undefined;
  readonly dominant?: PriceUnit | null | undefined;
  readonly delivery?: readonly DeliveryWay[] | undefined;
}

/** The catalogue as it is now: the seed with these changes. `edition` counts them; 0 is the seed alone. */
export interface Catalogue {
  readonly edition: number;
  readonly changes: readonly CategoryChange[];
}

/** New categories are numbered from here; the seed stays below. */
export const FIRST_NEW_ID = 10_000;

/** The available pictures of main categories: `/categories/{name}.webp`. */
export const CATEGORY_PICTURES = [
  'food',
  'crafts',
  'cosmetics',
  'plants',
  'animals',
  'pet_goods',
  'jobs',
  'services',
  'agritourism',
  'events',
] as const;

/** The seed, unchanged. */
export const SEED_CATALOGUE: Catalogue = { edition: 0, changes: [] };

/** The fallback language for missing names. */
const FALLBACK = 'pl';
let current: Catalogue = SEED_CATALOGUE;
let changed: ReadonlyMap<string, CategoryChange> = new Map();
const followers: ((changes: readonly CategoryChange[]) => void)[] = [];

/** The key of a new category, which names it in messages as the seed's keys do. */
export function newCategoryKey(id: number): string {
  return `c${id}`;
}

/** The current catalogue of this process. */
export function currentCatalogue(): Catalogue {
  return current;
}

/**
 * Replaces the catalogue of this process: the tree, the translated names, and everything derived from them. Setting the
 * current edition again has no effect.
 */
export function setCatalogue(catalogue: Catalogue): void {
  if (catalogue.edition === current.edition) return;
  current = catalogue;
  changed = new Map(catalogue.changes.map((change) => [`category.${change.key}`, change]));
  for (const follow of followers) follow(current.changes);
}

/** Calls `follow` now and after each change of the catalogue. */
export function followCatalogue(follow: (changes: readonly CategoryChange[]) => void): void {
  followers.push(follow);
  follow(current.changes);
}

/**
 * The operator's name of a category in a language; undefined if the seed's message applies.
 *
 * messageId  `category.<key>`
 */
export function changedName(messageId: string, language: string): string | undefined {
  const change = changed.get(messageId);
  if (!change) return undefined;
  return change.names?.[language] ?? (change.id < FIRST_NEW_ID ? undefined : change.names?.[FALLBACK]);
}

/** A value derived from the catalogue: computed on first use, and again after the catalogue has changed. */
export function perCatalogue<Value>(make: () => Value): () => Value {
  let made: { readonly of: Catalogue; readonly value: Value } | undefined;
  return () => {
    if (made?.of !== current) made = { of: current, value: make() };
    return made.value;
  };
}
