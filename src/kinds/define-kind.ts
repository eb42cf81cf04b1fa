import type { DeliveryWay } from './delivery.ts';
import type { PriceUnit } from './price-units.ts';
import type { Term } from './terms.ts';

/** The quantities of a listing; each is a stored column, a form field and a from/to filter. */
export const QUANTITIES = ['price', 'pieces', 'weight', 'volume'] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** Every order of lists, over all kinds. A leading `-` in a URL means descending. */
export const SORT_ATTRIBUTES = [
  'created_at',
  'price',
  'avg_rating',
  'avg_rating_count',
  'starts_at',
  'distance',
  'relevance',
] as const;
export type SortAttribute = (typeof SORT_ATTRIBUTES)[number];
export type Sort = SortAttribute | `-${SortAttribute}`;

/**
 * A named set of tags that a listing of the kind may carry, such as an ad's flags or a facility's attractions.
 *
 * name     names the group in messages: `tagGroup.<name>`.
 * members  tag names, unique over all groups of the kind; each has a message `tag.<member>`.
 */
export interface TagGroup {
  readonly name: string;
  readonly members: readonly string[];
}

/** What a kind can do. Code asks these, never the kind's id. */
export interface Capabilities {
  /** Is in the category tree; the category decides which quantities and tags apply. */
  readonly categories: boolean;
  /** May be rated and commented. */
  readonly comments: boolean;
  /** May be promoted with a paid plan. */
  readonly promotion: boolean;
  /** Has a start and an end, a calendar and an .ics file. */
  readonly schedule: boolean;
  /** Shows its own phones, e-mail addresses and street on the page. */
  readonly contacts: boolean;
  /** Has a link to a shop of the seller. */
  readonly shopLink: boolean;
}

/**
 * How a kind's prices are stated.
 *
 * required  a listing must have one.
 * isLowest  it is the lowest of several: "from 90 zł".
 * units     the possible units, the default first; a category of the kind may narrow them down.
 */
export interface Pricing {
  readonly required: boolean;
  readonly isLowest: boolean;
  readonly units: readonly PriceUnit[];
}

/** The value types of a kind's own detail fields. */
export type DetailType = 'text' | 'longText' | 'url' | 'phones' | 'emails' | 'postalCode' | 'integer';

/** A field of this kind only; stored in the listing's `details` object under `name`. */
export interface DetailField {
  readonly name: string;
  readonly type: DetailType;
  readonly required: boolean;
  readonly maxLength?: number;
}

/** The schema.org type of a listing's page. */
export type SchemaOrgType = 'Product' | 'LodgingBusiness' | 'Event';

/** The full definition of one kind of listing. */
export interface Kind {
  readonly id: string;
  /** Prefixes of the kind's pages; detail and edit are followed by `/{id}`. */
  readonly paths: { readonly list: string; readonly detail: string; readonly add: string; readonly edit: string };
  /** The collection's path below `/api`. */
  readonly apiPath: string;
  readonly capabilities: Capabilities;
  /** Whether a description is required; it is optional where a title may suffice. */
  readonly needsDescription: boolean;
  readonly quantities: readonly Quantity[];
  /** For kinds whose quantities include a price. */
  readonly pricing: Pricing;
  /** The delivery methods; a category may narrow them down. */
  readonly delivery: readonly DeliveryWay[];
  /** The terms of sale besides the price; empty for a kind that takes no offers. A category may narrow them down. */
  readonly terms: readonly Term[];
  readonly tagGroups: readonly TagGroup[];
  /** The query parameter that filters by tags, and whether a listing must have all of them or any. */
  readonly tagFilter: { readonly param: string; readonly match: 'all' | 'any' };
  readonly details: readonly DetailField[];
  /** The orders offered to visitors, in menu order; the first is the default. */
  readonly sorts: readonly Sort[];
  readonly schemaOrg: SchemaOrgType;
}

/** Checks a kind at compile time while keeping its literal types. */
export function defineKind<const K extends Kind>(kind: K): K {
  return kind;
}

/** Pricing of a kind without prices. */
export const NO_PRICE: Pricing = { required: false, isLowest: false, units: [] };

/** The non-numeric filters of a kind: its tags, then its delivery methods. */
export function traitsOf(kind: Kind): string[] {
  return [...tagsOf(kind), ...kind.delivery];
}

/** All tags of a kind, in group order, and its terms of sale. */
export function tagsOf(kind: Kind): string[] {
  return [...kind.tagGroups.flatMap((group) => [...group.members]), ...kind.terms];
}
