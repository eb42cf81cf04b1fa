import { defineKind } from '../define-kind.ts';
import { NO_DELIVERY } from '../delivery.ts';

/** An agritourism facility: a farm that takes guests, with its offer and how to reach it. */
export const agritourism = defineKind({
  id: 'agritourism',
  paths: {
    list: '/agritourismFacilities',
    detail: '/agritourism',
    add: '/addAgritourismFacility',
    edit: '/editAgritourismFacility',
  },
  apiPath: '/agritourism-facilities',
  capabilities: {
    categories: false,
    comments: true,
    promotion: true,
    schedule: false,
    contacts: true,
    shopLink: false,
  },
  needsDescription: true,
  quantities: ['price'],
  pricing: { required: false, isLowest: true, units: ['night', 'person_night', 'house_night'] },
  delivery: NO_DELIVERY,
  terms: [],
  tagGroups: [
    {
      name: 'accommodation',
      members: ['guest_rooms', 'holiday_cottage', 'apartment', 'campsite', 'hay_barn', 'mountain_hut'],
    },
    {
      name: 'meals',
      members: ['breakfast', 'half_board', 'full_board', 'regional_cuisine', 'guest_kitchen', 'vegetarian_meals'],
    },
    {
      name: 'attraction',
      members: ['horse_riding', 'thematic_workshops', 'fishing', 'animals', 'culinary_workshops', 'extreme_sports'],
    },
    { name: 'rest', members: ['sauna', 'hot_tub', 'bonfire', 'playground', 'garden', 'bicycles', 'kayaks'] },
    {
      name: 'convenience',
      members: ['internet', 'bed_for_child', 'parking', 'allowed_pets', 'rooms_with_bathrooms', 'step_free'],
    },
    { name: 'nearby', members: ['forest', 'lake', 'sea', 'mountains'] },
    { name: 'organization_of', members: ['special_events', 'holiday_events', 'integration_events'] },
  ],
  tagFilter: { param: 'features', match: 'all' },
  details: [
    { name: 'phones', type: 'phones', required: true },
    { name: 'emails', type: 'emails', required: true },
    { name: 'postalCode', type: 'postalCode', required: true },
    { name: 'street', type: 'text', required: true, maxLength: 120 },
    { name: 'guests', type: 'integer', required: false },
  ],
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
  schemaOrg: 'LodgingBusiness',
});
