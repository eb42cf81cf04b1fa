import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const placeSchema = z.object({
  id: z.int(),
  name: z.string(),
  voivodeship: z.string(),
  lat: z.number(),
  lng: z.number(),
});
export type Place = z.output<typeof placeSchema>;

/** Polish places by the beginning of their name, the larger first; diacritics do not matter. */
export const listPlaces = endpoint({
  name: 'places.list',
  method: 'GET',
  path: '/places',
  feature: 'places',
  summary: 'Places whose name begins with the text, the most populous first',
  access: 'public',
  query: z.object({ q: z.string().trim().max(100) }),
  answer: z.object({ items: z.array(placeSchema) }),
  errors: [],
});
