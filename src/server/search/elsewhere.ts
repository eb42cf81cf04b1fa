import type { SearchQuery } from './types.ts';
import { centresOfVoivodeships } from './understanding/regions.ts';

/**
 * The same query without its place, nearest to that place first; null if it has none. Distances to a voivodeship are
 * measured from its centre.
 */
export function anywhereElse({ area, near, sort: _sort, ...rest }: SearchQuery): SearchQuery | null {
  if (!area && near?.radiusM == null) return null;
  const centre = near ?? (area && 'voivodeship' in area ? centresOfVoivodeships.get(area.voivodeship) : undefined);
  if (!centre) return null;
  const { lat, lng } = centre;
  return { ...rest, near: { lat, lng, radiusM: null }, sort: { by: 'distance', descending: false }, offset: 0 };
}
