import type { Db } from '../platform/db/client.ts';
import { metresOfChord, pointOnSphere, squaredChord } from '../search/geo.ts';
import type { SearchService } from '../search/service.ts';
import { listPoints } from './match-repository.ts';
import { askedAt, type SavedQuery } from './queries.ts';

/** Distances in metres from the place named by a saved search to the listings; empty when it names no place. */
export async function distancesFrom(
  db: Db,
  search: Pick<SearchService, 'ask'>,
  saved: SavedQuery | null,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const centre = saved && centreOf(search, saved);
  if (!centre) return new Map();
  const from = pointOnSphere(centre.lat, centre.lng);
  const points = await listPoints(db, ids);
  return new Map(points.map(({ id, lat, lng }) => [id, metresOfChord(squaredChord(from, pointOnSphere(lat, lng)))]));
}

function centreOf(search: Pick<SearchService, 'ask'>, saved: SavedQuery): { lat: number; lng: number } | undefined {
  if (saved.query.near) return saved.query.near;
  const { meaning } = search.ask({ ...askedAt(saved, Date.now()), offset: 0, limit: 0 });
  const named = meaning?.isApplied.place ? meaning.place?.named : undefined;
  return named?.kind === 'town' ? named.place : undefined;
}
