import type { AdFlag } from '#kinds/ad/kind.ts';

/**
 * One product, animal, job or service as its seller advertises it; the demo market creates one ad from each recipe.
 *
 * title        3–90 characters, as typed by a seller; no amount in it unless it is part of the name.
 * by           the key of the seller. What the text says must fit this seller's place, trade and voice.
 * text         sentences about exactly this item, in natural Polish; an empty string begins a paragraph. No sentence
 *              appears in two recipes.
 * price        lowest and highest sensible price in PLN for the first amount below (or for the item itself).
 * weightG, volumeMl, pieces   the amounts on sale, smallest first; the price grows with the amount. At most one of the
 * three.
 * flags        flags that are true of it; only those that its category allows.
 * state        of an ad that visitors do not find: its plan has expired, it never had one, or its seller has paused it.
 * objects      1–3 emoji as drawn in the pictures, the main one first.
 */
export interface AdRecipe {
  readonly title: string;
  readonly by: string;
  readonly state?: 'expired' | 'neverActivated' | 'paused';
  readonly text: readonly string[];
  readonly price: readonly [number, number];
  readonly weightG?: readonly number[];
  readonly volumeMl?: readonly number[];
  readonly pieces?: readonly number[];
  readonly flags?: readonly AdFlag[];
  readonly objects: readonly string[];
}

/** Recipes by category key (a leaf of `#kinds/ad/categories.ts`). */
export type AdRecipes = Readonly<Record<string, readonly AdRecipe[]>>;

/** A person, family or firm that sells, or only buys and comments. */
export interface DemoSeller {
  /** Stable, ASCII, unique: `zofia-pasieka`. */
  readonly key: string;
  /** As shown: a person ("Zofia Bartnik") or a farm ("Pasieka Pod Lipą"); 3–40 characters. */
  readonly name: string;
  /** A place in `src/server/places/places.json` (name and voivodeship, because names repeat). */
  readonly town: string;
  readonly voivodeship: string;
  /** Two to five sentences in the first person. */
  readonly description: string;
  /** The leaf categories of the seller's ads; empty for people who only buy. */
  readonly sells: readonly string[];
  /** Emoji for the avatar picture. */
  readonly avatar: string;
  /** Sentences with which this seller ends some ads: collection, delivery, opening hours. Two to four. */
  readonly closings: readonly string[];
  readonly shopUrl?: string;
}

export interface DemoFacility {
  readonly title: string;
  readonly sellerKey: string;
  readonly town: string;
  readonly voivodeship: string;
  readonly postalCode: string;
  readonly street: string;
  readonly text: readonly string[];
  readonly features: readonly string[];
  readonly guests: number;
  readonly objects: readonly string[];
}

export interface DemoEvent {
  readonly title: string;
  readonly type: 'harvest_festival' | 'trade_fair' | 'festival' | 'fair' | 'concert';
  readonly sellerKey: string;
  readonly town: string;
  readonly voivodeship: string;
  readonly venue: string;
  readonly organiser: string;
  readonly text: readonly string[];
  readonly programme: string;
  readonly admission: string;
  readonly link?: string;
  /** Days from the day the market is created; negative is past. */
  readonly startsInDays: number;
  readonly startHour: number;
  readonly durationH: number;
  readonly objects: readonly string[];
}

/** Comments by subject: a category branch key ("food"), or "agritourism"; `any` fits everything. */
export interface DemoComment {
  readonly about: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly text: string;
}
