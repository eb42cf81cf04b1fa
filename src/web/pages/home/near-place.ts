import { PLACE_KEY } from '../../lib/storage/keys.ts';
import { writeStored } from '../../lib/storage/stored-value.ts';

/** The town around which this browser last looked from the home page. */
export interface NearPlace {
  readonly town: string;
  readonly radiusKm: number;
}

export function keepNearPlace(place: NearPlace): void {
  writeStored(PLACE_KEY, JSON.stringify(place));
}

/** The stored place; null if there is none. */
export function parseNearPlace(text: string | null | undefined): NearPlace | null {
  try {
    const { town, radiusKm } = JSON.parse(text ?? 'null') as NearPlace;
    return typeof town === 'string' && town !== '' && Number.isFinite(radiusKm) ? { town, radiusKm } : null;
  } catch {
    return null;
  }
}

/** The list around a place. */
export function nearHref({ town, radiusKm }: NearPlace): string {
  return `/ads?${new URLSearchParams({ town, radius: String(radiusKm), sort: 'distance' })}`;
}
