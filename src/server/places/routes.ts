import { listPlaces } from '#contract/places.ts';
import { type Mounted, mount } from '../mount.ts';
import { listPlacesByPrefix } from './service.ts';

const LIMIT = 10;

export function placeRoutes(): Mounted[] {
  return [mount(listPlaces, async ({ query }) => ({ items: listPlacesByPrefix(query.q, LIMIT) }))];
}
