import { type FormEvent, useEffect, useRef, useState } from 'react';
import { placeLabel } from '#contract/places/place-label.ts';
import type { Place } from '#contract/places/places.ts';

const TYPING_PAUSE_MS = 180;
const SHORTEST_TEXT = 2;

interface PlaceNames {
  readonly names: readonly string[];
  readonly onInput: (event: FormEvent<HTMLInputElement>) => void;
}

/**
 * Place names that complete the typed text; namesakes are disambiguated.
 *
 * withVillages  also unlisted villages that have listings.
 */
export function usePlaceNames({ withVillages = false }: { withVillages?: boolean } = {}): PlaceNames {
  const [names, setNames] = useState<readonly string[]>([]);
  const asked = useRef({ timer: 0, abort: new AbortController() });
  useEffect(() => () => clearTimeout(asked.current.timer), []);

  async function ask(text: string): Promise<void> {
    asked.current.abort.abort();
    asked.current.abort = new AbortController();
    const places = await findPlaces(text, withVillages, asked.current.abort.signal).catch(() => null);
    if (places) setNames(namesOf(places));
  }

  return {
    names,
    onInput(event) {
      const text = event.currentTarget.value.trim();
      clearTimeout(asked.current.timer);
      if (text.length >= SHORTEST_TEXT) asked.current.timer = window.setTimeout(() => void ask(text), TYPING_PAUSE_MS);
    },
  };
}

async function findPlaces(text: string, withVillages: boolean, signal: AbortSignal): Promise<Place[] | null> {
  const query = new URLSearchParams({ q: text, ...(withVillages && { villages: '1' }) });
  const response = await fetch(`/api/places?${query}`, { signal });
  return response.ok ? ((await response.json()) as { items: Place[] }).items : null;
}

function namesOf(places: readonly Place[]): string[] {
  return places.map((place) => {
    const isAlone = places.every(({ id, name }) => id === place.id || name !== place.name);
    return isAlone && place.near === null ? place.name : placeLabel(place);
  });
}
