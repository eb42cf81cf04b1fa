import { defineKind } from '../define-kind.ts';
import { DELIVERY_WAYS } from '../delivery.ts';
import { PRICE_UNITS } from '../price-units.ts';
import { SWAP_FOR_MAX_LENGTH, TERMS } from '../terms.ts';

/** The 22 flags of ads; the category decides which of them apply. */
export const AD_FLAGS = [
  'eco',
  'organic',
  'gmofree',
  'vegan',
  'vegetarian',
  'nosugar',
  'nogluten',
  'lactosefree',
  'diet',
  'fresh',
  'smoked',
  'fillet',
  'corpulence',
  'marinated',
  'dried',
  'freerange',
  'barneggs',
  'cagedhens',
  'for_dogs',
  'for_cats',
  'for_horse',
  'for_rodent',
] as const;
export type AdFlag = (typeof AD_FLAGS)[number];

/** A classified ad: goods, animals, jobs and services, offered by one seller in one town. */
export const ad = defineKind({
  id: 'ad',
  paths: { list: '/ads', detail: '/ad', add: '/addAnnouncement', edit: '/editAnnouncement' },
  apiPath: '/ads',
  capabilities: {
    categories: true,
    comments: true,
    promotion: true,
    schedule: false,
    contacts: false,
    shopLink: true,
  },
  needsDescription: false,
  quantities: ['price', 'pieces', 'weight', 'volume'],
  pricing: { required: true, isLowest: false, units: PRICE_UNITS },
  delivery: DELIVERY_WAYS,
  terms: TERMS,
  tagGroups: [{ name: 'flags', members: AD_FLAGS }],
  tagFilter: { param: 'flags', match: 'all' },
  details: [{ name: 'swapFor', type: 'text', required: false, maxLength: SWAP_FOR_MAX_LENGTH }],
  sorts: [
    '-created_at',
    'created_at',
    'price',
    '-price',
    '-avg_rating',
    'avg_rating',
    '-avg_rating_count',
    'avg_rating_count',
    'distance',
    'relevance',
  ],
  schemaOrg: 'Product',
});
