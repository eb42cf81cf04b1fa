import { defineKind, NO_PRICE } from '../define-kind.ts';
import { NO_DELIVERY } from '../delivery.ts';

/** A regional event: it takes place somewhere, from a start to an end. */
export const event = defineKind({
  id: 'event',
  paths: { list: '/events', detail: '/event', add: '/addEvent', edit: '/editEvent' },
  apiPath: '/events',
  capabilities: {
    categories: false,
    comments: false,
    promotion: false,
    schedule: true,
    contacts: false,
    shopLink: false,
  },
  needsDescription: true,
  quantities: [],
  pricing: NO_PRICE,
  delivery: NO_DELIVERY,
  terms: [],
  tagGroups: [{ name: 'eventType', members: ['harvest_festival', 'trade_fair', 'festival', 'fair', 'concert'] }],
  tagFilter: { param: 'types', match: 'any' },
  details: [
    { name: 'venue', type: 'text', required: true, maxLength: 120 },
    { name: 'organiser', type: 'text', required: true, maxLength: 120 },
    { name: 'programme', type: 'longText', required: false, maxLength: 4000 },
    { name: 'admission', type: 'text', required: false, maxLength: 120 },
    { name: 'link', type: 'url', required: false, maxLength: 500 },
  ],
  sorts: ['starts_at', '-starts_at', '-created_at', 'distance', 'relevance'],
  schemaOrg: 'Event',
});
