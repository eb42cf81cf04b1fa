import { z } from 'zod';
import type { Kind } from '#kinds/define-kind.ts';
import { KIND_IDS, type KindId, kinds } from '#kinds/index.ts';
import { endpoint } from './endpoint.ts';
import { listQuerySchema } from './list-query.ts';
import {
  idParams,
  momentSchema,
  pageOf,
  personSchema,
  pictureSchema,
  volumeSchema,
  weightSchema,
} from './primitives.ts';

const kindIdSchema = z.enum(KIND_IDS as [KindId, ...KindId[]]);
export const statusSchema = z.enum(['expired', 'basic', 'promoted', 'highlighted', 'neverActivated']);
export type ListingStatus = z.output<typeof statusSchema>;

/**
 * A listing as lists show it.
 *
 * price          PLN, or null where the kind has none.
 * picture        the cover, or null; `pictureCount` counts all.
 * distanceM      metres from the place that was searched around, else null.
 * avg_rating     1–5, or null while nobody rated it.
 * startsAt, endsAt  moments of a kind with a schedule, else null.
 */
export const listingCardSchema = z.object({
  id: z.int(),
  kind: kindIdSchema,
  title: z.string(),
  excerpt: z.string(),
  town: z.string(),
  voivodeship: z.string(),
  categoryId: z.int().nullable(),
  price: z.number().nullable(),
  pieces: z.int().nullable(),
  weight: weightSchema.nullable(),
  volume: volumeSchema.nullable(),
  tags: z.array(z.string()),
  status: statusSchema,
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

/** Who offers a listing, with what helps to trust them. */
export const sellerSchema = personSchema.extend({
  memberSince: momentSchema,
  listingCount: z.int(),
  avg_rating: z.number().nullable(),
  avg_rating_count: z.int(),
});

/** A value of a kind's own detail field. */
const detailValueSchema = z.union([z.string(), z.number(), z.array(z.string())]);

/** A listing with everything that its page shows. `details` holds the kind's own fields by name. */
export const listingDetailSchema = listingCardSchema.extend({
  description: z.string(),
  pictures: z.array(pictureSchema),
  shop_url: z.string().nullable(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  details: z.record(z.string(), detailValueSchema),
  seller: sellerSchema,
  updated_at: momentSchema,
  visibleUntil: momentSchema.nullable(),
});
export type ListingDetail = z.output<typeof listingDetailSchema>;

/** How many of the found listings have what; categories count what stands directly in them. */
export const facetsSchema = z.object({
  categories: z.record(z.string(), z.int()),
  tags: z.record(z.string(), z.int()),
  withPicture: z.int(),
});

/** The place that a list was searched around. */
const nearSchema = z.object({
  id: z.int(),
  name: z.string(),
  voivodeship: z.string(),
  radiusKm: z.number().nullable(),
});

/** `nearest` is true when nothing had all the words, and the items are only close to them. */
export const listingPageSchema = pageOf(listingCardSchema).extend({
  nearest: z.boolean(),
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

/** The reads of every kind, made from the registry. */
export const listListings = byKind(listEndpoint);
export const getListing = byKind(detailEndpoint);
export const listSimilar = byKind(similarEndpoint);

/** What the home page shows, chosen in one call. */
export const getShowcase = endpoint({
  name: 'showcase.get',
  method: 'GET',
  path: '/showcase',
  feature: 'listings',
  summary: 'What the home page shows: highlighted, promoted and newest ads, coming events, facilities, counts',
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
  subCategories: CategoryNode[];
}

const categoryNodeSchema: z.ZodType<CategoryNode> = z.object({
  id: z.int(),
  name: z.string(),
  attributes: z.array(z.object({ name: z.string() })),
  get subCategories() {
    return z.array(categoryNodeSchema);
  },
});

/** The category tree with names in the request's language; attributes are quantities and flags. */
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

/** What may be meant by what was typed so far. */
export const suggest = endpoint({
  name: 'suggestions.list',
  method: 'GET',
  path: '/suggestions',
  feature: 'search',
  summary: 'Words, categories and towns that complete the text typed so far',
  access: 'public',
  query: z.object({ q: z.string().trim().max(100) }),
  answer: z.object({
    words: z.array(z.string()),
    categories: z.array(z.object({ id: z.int(), name: z.string(), parentName: z.string().nullable() })),
    towns: z.array(z.object({ id: z.int(), name: z.string(), voivodeship: z.string() })),
  }),
  errors: [],
});
