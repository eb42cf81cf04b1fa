import { listPlaces, lookUpPlace as lookUpEndpoint } from '#contract/places/places.ts';
import type { Db } from '../platform/db/client.ts';
import { type Mounted, mount } from '../platform/mount.ts';
import { listPlacesByPrefix, listVillagePlaces, lookUpPlace } from './service.ts';

const LIMIT = 10;

export function placeRoutes({ db }: { db: Db }): Mounted[] {
  return [
    mount(listPlaces, async ({ query: { q, villages } }) => {
      const listed = listPlacesByPrefix(q, LIMIT);
      if (villages !== '1') return { items: listed };
      // Listed names may fill the list, but keep some room for villages that have listings.
      const others = await listVillagePlaces(db, q, LIMIT / 2);
      return { items: [...listed.slice(0, LIMIT - others.length), ...others] };
    }),
    mount(lookUpEndpoint, async ({ query }) => lookUpPlace(query.name)),
  ];
}
