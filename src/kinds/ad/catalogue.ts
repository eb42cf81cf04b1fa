import type { Quantity } from '../define-kind.ts';
import type { DeliveryWay } from '../delivery.ts';
import type { PriceUnit } from '../price-units.ts';
import type { AdFlag } from './kind.ts';

/**
 * What the operator has changed of a category of the seed, or all that is known of a new one.
 *
 * key         names the category in messages: the seed's, or `newCategoryKey` of a new one.
 * names       by language; of a new category the Polish one is required and stands in for missing ones.
 * words       Polish words for the goods of the category, separated by spaces, by which search knows them.
 * parentId    the category above; the root's id for a main category.
 * order       of the category itself: the ids of those below it; those not named follow in the order of their ids.
 * isHidden    not offered in menus and forms; its listings stay where they are and are found.
 * isRemoved   of a category of the seed: it is gone.
 * mergedInto  it is gone, and the named one has its listings, its addresses and its names in search.
 * likeId      of a new category: the one of the seed whose rules and rights it has; without it those of its parent.
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

/** The pictures that the site has for main categories: `/categories/{name}.webp`. */
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

/** The language whose names stand in for missing ones. */
const FALLBACK = 'pl';
let current: Catalogue = SEED_CATALOGUE;
let changed: ReadonlyMap<string, CategoryChange> = new Map();
const followers: ((changes: readonly CategoryChange[]) => void)[] = [];

/** The key of a new category, which names it in messages as the seed's keys do. */
export function newCategoryKey(id: number): string {
  return `c${id}`;
}

/** The catalogue that holds now in this process. */
export function currentCatalogue(): Catalogue {
  return current;
}

/**
 * Makes another catalogue the one that holds in this process: the tree, the names that translators say, and all that is
 * derived from them. An edition that holds already changes nothing.
 */
export function setCatalogue(catalogue: Catalogue): void {
  if (catalogue.edition === current.edition) return;
  current = catalogue;
  changed = new Map(catalogue.changes.map((change) => [`category.${change.key}`, change]));
  for (const follow of followers) follow(current.changes);
}

/** Calls `follow` now, and whenever another catalogue holds. */
export function followCatalogue(follow: (changes: readonly CategoryChange[]) => void): void {
  followers.push(follow);
  follow(current.changes);
}

/**
 * What the operator calls a category in a language; undefined where the message of the seed holds.
 *
 * messageId  `category.<key>`
 */
export function changedName(messageId: string, language: string): string | undefined {
  const change = changed.get(messageId);
  if (!change) return undefined;
  return change.names?.[language] ?? (change.id < FIRST_NEW_ID ? undefined : change.names?.[FALLBACK]);
}

/** A value derived from the catalogue, made when it is needed first, and anew after the catalogue has changed. */
export function perCatalogue<Value>(make: () => Value): () => Value {
  let made: { readonly of: Catalogue; readonly value: Value } | undefined;
  return () => {
    if (made?.of !== current) made = { of: current, value: make() };
    return made.value;
  };
}
