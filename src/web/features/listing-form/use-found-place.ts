import { useEffect, useState } from 'react';
import type { Place } from '#contract/places.ts';

export type FoundPlace = Omit<Place, 'id'>;

const TYPING_PAUSE_MS = 500;

/** The place that a name means, as the server will read it; undefined while it is not known, null for no such place. */
export function useFoundPlace(town: string): FoundPlace | null | undefined {
  const [found, setFound] = useState<{ town: string; place: FoundPlace | null }>();
  useEffect(() => {
    const abort = new AbortController();
    const look = async () => {
      const place = await findPlace(town, abort.signal).catch(() => undefined);
      if (place !== undefined) setFound({ town, place });
    };
    const timer = town.trim() ? setTimeout(() => void look(), TYPING_PAUSE_MS) : undefined;
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [town]);
  return found?.town === town ? found.place : undefined;
}

async function findPlace(town: string, signal: AbortSignal): Promise<FoundPlace | null> {
  const [name = '', voivodeship] = town.split(',').map(folded);
  const response = await fetch(`/api/places?q=${encodeURIComponent(town.split(',')[0] ?? '')}`, { signal });
  if (!response.ok) throw new TypeError(`network error: ${response.status}`);
  const { items } = (await response.json()) as { items: Place[] };
  const fits = (place: Place) =>
    folded(place.name) === name && (!voivodeship || folded(place.voivodeship) === voivodeship);
  return items.find(fits) ?? null;
}

/** As the server compares names: lower case, without diacritics. */
function folded(name: string): string {
  const plain = name.trim().toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[-\s]+/g, ' ');
}
