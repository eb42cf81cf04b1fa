import * as z from 'zod';
import type { Kind } from '#kinds/define-kind.ts';
import { DELIVERY_WAYS } from '#kinds/delivery.ts';
import { KIND_IDS, type KindId, kinds } from '#kinds/index.ts';
import { PRICE_UNITS } from '#kinds/price-units.ts';
import { REPLY_CLASSES } from '../accounts/reply-classes.ts';
import { credentialSchema } from '../credentials/credentials.ts';
import { endpoint } from '../endpoint.ts';
import {
  idParams,
  momentSchema,
  pageOf,
  personSchema,
  pictureSchema,
  volumeSchema,
  weightSchema,
} from '../primitives.ts';
import { shownStatusSchema } from '../seller-status/shown.ts';
import { searchText } from '../values/text.ts';
import { listQuerySchema } from './query.ts';

const kindIdSchema = z.enum(KIND_IDS as [KindId, ...KindId[]]);
export const statusSchema = z.enum(['expired', 'basic', 'promoted', 'highlighted', 'neverActivated']);
export type ListingStatus = z.output<typeof statusSchema>;

/**
 * A price with its unit.
 *
 * price          PLN; null for none.
 * priceUnit      the unit of the price; null if unknown or without a price.
 * priceIsLowest  it is the lowest of several, as for a facility with several rooms or a job with a pay range.
 */
export const pricedSchema = z.object({
  price: z.number().nullable(),
  priceUnit: z.enum(PRICE_UNITS).nullable(),
  priceIsLowest: z.boolean(),
});
export type Priced = z.output<typeof pricedSchema>;

/**
 * A listing in a list.
 *
 * price…         see `pricedSchema`.
 * delivery       the delivery methods; deliveryKm is how far the seller travels, else null.
 * tags           attributes, and the terms of sale: negotiable, swap, free.
 * reserved       reserved for a buyer, but still shown.
 * checkedDocuments  it refers to a credential in the state `seen`.
 * picture        the cover, or null; `pictureCount` counts all.
 * distanceM      metres from the place searched around, else null.
 * avg_rating     1–5, or null without ratings.
 * startsAt, endsAt  the timestamps of a kind with a schedule, else null.
 */
export const listingCardSchema = z.object({
  id: z.int(),
  kind: kindIdSchema,
  title: z.string(),
  excerpt: z.string(),
  town: z.string(),
  voivodeship: z.string(),
  categoryId: z.int().nullable(),
  ...pricedSchema.shape,
  pieces: z.int().nullable(),
  weight: weightSchema.nullable(),
  volume: volumeSchema.nullable(),
  tags: z.array(z.string()),
  delivery: z.array(z.enum(DELIVERY_WAYS)),
  deliveryKm: z.int().nullable(),
  status: statusSchema,
  reserved: z.boolean(),
  checkedDocuments: z.boolean(),
  picture: pictureSchema.nullable(),
  pictureCount: z.int(),
  distanceM: z.int().nullable(),
  avg_rating: z.number().nullable(),
  avg_rating_count: z.int(),
  created_at: momentSchema,
  startsAt: momentSchema.nullable(),
  endsAt: momentSchema.nullable(),
  seller: z.object({ id: z.int(), name: z.string() }),
});
export type ListingCard = z.output<typeof listingCardSchema>;

/** The seller of a listing, with their statement as a seller and trust signals; `responds` as in their profile. */
export const sellerSchema = personSchema.extend({
  ...shownStatusSchema.shape,
  memberSince: momentSchema,
  listingCount: z.int(),
  responds: z.enum(REPLY_CLASSES).nullable(),
  avg_rating: z.number().nullable(),
  avg_rating_count: z.int(),
});

/** A value of a kind's own detail field. */
const detailValueSchema = z.union([z.string(), z.number(), z.array(z.string())]);

/**
 * A listing with everything that its page shows. `credentials` are those that it refers to, `seen` ones first.
 * `details` holds the kind's own fields by name; `nearTown` is the listed place near an unlisted village.
 */
export const listingDetailSchema = listingCardSchema.extend({
  description: z.string(),
  pictures: z.array(pictureSchema),
  shop_url: z.string().nullable(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  details: z.record(z.string(), detailValueSchema),
  seller: sellerSchema,
  credentials: z.array(credentialSchema),
  nearTown: z.string().nullable(),
  updated_at: momentSchema,
  visibleUntil: momentSchema.nullable(),
});
export type ListingDetail = z.output<typeof listingDetailSchema>;

/**
 * The number of listings with one more filter; categories count the listings directly in them. Absent for partial
 * matches. Since delivery methods are combined with "or", the count of an unchosen one includes the chosen ones.
 */
export const facetsSchema = z.object({
  categories: z.record(z.string(), z.int()),
  tags: z.record(z.string(), z.int()),
  delivery: z.record(z.string(), z.int()),
  withPicture: z.int(),
  checkedDocuments: z.int(),
});

/** The place that a list was searched around. */
const nearSchema = z.object({
  id: z.int(),
  name: z.string(),
  voivodeship: z.string(),
  radiusKm: z.number(),
});

/** The interpretations of a part of a query. */
export const UNDERSTOOD_KINDS = ['place', 'date', 'price', 'free', 'cheap', 'amount', 'feature', 'without'] as const;

/**
 * A part of the query that was interpreted as more than words.
 *
 * text      the name of the recognised place, else the typed text.
 * tags      the tags of a feature, any of which matches.
 * from, to  a price range in PLN; either end may be open.
 * radiusKm  the radius around a town; null for a region.
 * rest      the query without this part, for a link that removes it.
 * widen     the same list with a wider radius: the town's id and the next distance.
 */
export const understoodSchema = z.object({
  kind: z.enum(UNDERSTOOD_KINDS),
  text: z.string(),
  tags: z.array(z.string()),
  from: z.number().nullable(),
  to: z.number().nullable(),
  radiusKm: z.number().nullable(),
  rest: z.string(),
  widen: z.object({ town: z.int(), radiusKm: z.int() }).nullable(),
});
export type Understood = z.output<typeof understoodSchema>;

/**
 * One page of a list.
 *
 * items, total  the full matches.
 * partial       if there are few or no full matches: listings that match most of the query, best first; not counted in
 *               the total.
 * understood    the parts of the query interpreted as something other than the goods.
 * categories    if nothing matches: the categories where such goods would be.
 * tabs          with words and facets: the number of listings of each kind that match the words alone.
 * meantKind     with tabs of ads: the kind that suits the words best, "ad" by default.
 * corrected     the corrected words that were searched for instead; null without a correction.
 */
export const listingPageSchema = pageOf(listingCardSchema).extend({
  partial: z.array(listingCardSchema),
  understood: z.array(understoodSchema),
  corrected: z.string().nullable(),
  categories: z.array(z.int()),
  tabs: z.record(z.enum(KIND_IDS as [KindId, ...KindId[]]), z.int()).nullable(),
  meantKind: z.enum(KIND_IDS as [KindId, ...KindId[]]).nullable(),
  near: nearSchema.nullable(),
  facets: facetsSchema.nullable(),
});
export type ListingPage = z.output<typeof listingPageSchema>;

function listEndpoint(kind: Kind) {
  return endpoint({
    name: `${kind.id}.list`,
    method: 'GET',
    path: kind.apiPath as `/${string}`,
    feature: 'listings',
    summary: `One page of visible listings of the kind "${kind.id}", filtered and ordered`,
    access: 'public',
    query: listQuerySchema(kind),
    answer: listingPageSchema,
    errors: ['placeUnknown'],
    cacheTags: () => [`list:${kind.id}`],
  });
}

function detailEndpoint(kind: Kind) {
  return endpoint({
    name: `${kind.id}.get`,
    method: 'GET',
    path: `${kind.apiPath as `/${string}`}/{id}`,
    feature: 'listings',
    summary: `One listing of the kind "${kind.id}"`,
    access: 'public',
    params: idParams,
    answer: listingDetailSchema,
    errors: ['notFound'],
    cacheTags: ({ params }) => [`listing:${params.id}`],
  });
}

function similarEndpoint(kind: Kind) {
  return endpoint({
    name: `${kind.id}.similar`,
    method: 'GET',
    path: `${kind.apiPath as `/${string}`}/{id}/similar`,
    feature: 'listings',
    summary: `Up to 8 listings like this one, the most alike first`,
    access: 'public',
    params: idParams,
    answer: z.object({ items: z.array(listingCardSchema) }),
    errors: ['notFound'],
    cacheTags: ({ params }) => [`listing:${params.id}`, `list:${kind.id}`],
  });
}

function byKind<T>(make: (kind: Kind) => T): Record<KindId, T> {
  return Object.fromEntries(KIND_IDS.map((id) => [id, make(kinds[id])])) as Record<KindId, T>;
}

/** The reads of every kind, generated from the registry. */
export const listListings = byKind(listEndpoint);
export const getListing = byKind(detailEndpoint);
export const listSimilar = byKind(similarEndpoint);

/** Everything that the home page shows, in one call. */
export const getShowcase = endpoint({
  name: 'showcase.get',
  method: 'GET',
  path: '/showcase',
  feature: 'listings',
  summary:
    'What the home page shows: highlighted and promoted ads, the newest of the others, coming events, facilities, counts',
  access: 'public',
  answer: z.object({
    highlighted: z.array(listingCardSchema),
    promoted: z.array(listingCardSchema),
    newest: z.array(listingCardSchema),
    events: z.array(listingCardSchema),
    facilities: z.array(listingCardSchema),
    counts: z.object({ ads: z.int(), facilities: z.int(), events: z.int(), sellers: z.int() }),
    categoryCounts: z.record(z.string(), z.int()),
  }),
  errors: [],
  cacheTags: () => KIND_IDS.map((id) => `list:${id}`),
});

interface CategoryNode {
  id: number;
  name: string;
  attributes: { name: string }[];
  priceUnits: string[];
  deliveryWays: string[];
  subCategories: CategoryNode[];
}

const categoryNodeSchema: z.ZodType<CategoryNode> = z.object({
  id: z.int(),
  name: z.string(),
  attributes: z.array(z.object({ name: z.string() })),
  priceUnits: z.array(z.string()),
  deliveryWays: z.array(z.string()),
  get subCategories() {
    return z.array(categoryNodeSchema);
  },
});

/**
 * The category tree with names in the request's language; attributes are quantities and flags. The first of
 * `priceUnits` is the default.
 */
export const getCategories = endpoint({
  name: 'categories.get',
  method: 'GET',
  path: '/categories',
  feature: 'listings',
  summary: 'The category tree, with names in the language of Accept-Language',
  access: 'public',
  answer: categoryNodeSchema,
  errors: [],
});

/**
 * Suggestions for the input so far, with a few matching listings. `words` complete its last word, by a word or a
 * phrase; a town's `words` are those before its name, to be searched for around it. For an empty text: popular
 * searches, and the main categories with the most ads.
 */
export const suggest = endpoint({
  name: 'suggestions.list',
  method: 'GET',
  path: '/suggestions',
  feature: 'search',
  summary:
    'Words, categories, towns and up to three goods that complete the text typed so far; what is popular without one',
  access: 'public',
  query: z.object({ q: searchText().max(100).default('') }),
  answer: z.object({
    words: z.array(z.string()),
    categories: z.array(z.object({ id: z.int(), name: z.string(), parentName: z.string().nullable() })),
    goods: z.array(
      listingCardSchema.pick({
        id: true,
        kind: true,
        title: true,
        price: true,
        priceUnit: true,
        priceIsLowest: true,
        picture: true,
      }),
    ),
    towns: z.array(z.object({ id: z.int(), name: z.string(), voivodeship: z.string(), words: z.string() })),
  }),
  errors: [],
});
