import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { searchText } from '../values/text.ts';

/**
 * `near`: the next larger town, if the voivodeship has several places of that name; else null. Of an unlisted village,
 * the listed place nearby, whose id and coordinates are used for it.
 */
export const placeSchema = z.object({
  id: z.int(),
  name: z.string(),
  voivodeship: z.string(),
  near: z.string().nullable(),
  lat: z.number(),
  lng: z.number(),
});
export type Place = z.output<typeof placeSchema>;

/**
 * Polish places by prefix, larger ones first; diacritics are ignored. With `villages=1` also unlisted villages where
 * something is offered, for filters.
 */
export const listPlaces = endpoint({
  name: 'places.list',
  method: 'GET',
  path: '/places',
  feature: 'places',
  summary: 'Places whose name begins with the text, the most populous first',
  access: 'public',
  query: z.object({
    q: searchText().max(100),
    villages: z.enum(['0', '1'], { error: 'validation.unknownOption' }).default('0'),
  }),
  answer: z.object({ items: z.array(placeSchema) }),
  errors: [],
});

/**
 * Whether a text names exactly one place. It does if it is spelled as the place and is unambiguous, or if it is a
 * place's label; otherwise the response lists the possible places.
 */
export const lookUpPlace = endpoint({
  name: 'places.lookUp',
  method: 'GET',
  path: '/places/lookup',
  feature: 'places',
  summary: 'The one place that a text names, or those that may be meant',
  access: 'public',
  query: z.object({ name: z.string().trim().max(100) }),
  answer: z.object({ place: placeSchema.nullable(), choices: z.array(placeSchema) }),
  errors: [],
});
