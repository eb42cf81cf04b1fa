import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Place } from '#contract/places.ts';

const TYPING_PAUSE_MS = 180;
const SHORTEST_TEXT = 2;

/** Names of places that complete what is being typed; a namesake of a larger place is named with its voivodeship. */
export function usePlaceNames(): { names: readonly string[]; onInput: (event: FormEvent<HTMLInputElement>) => void } {
  const [names, setNames] = useState<readonly string[]>([]);
  const asked = useRef({ timer: 0, abort: new AbortController() });
  useEffect(() => () => clearTimeout(asked.current.timer), []);

  async function ask(text: string): Promise<void> {
    asked.current.abort.abort();
    asked.current.abort = new AbortController();
    const places = await findPlaces(text, asked.current.abort.signal).catch(() => null);
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

async function findPlaces(text: string, signal: AbortSignal): Promise<Place[] | null> {
  const response = await fetch(`/api/places?q=${encodeURIComponent(text)}`, { signal });
  return response.ok ? ((await response.json()) as { items: Place[] }).items : null;
}

function namesOf(places: readonly Place[]): string[] {
  const seen = new Set<string>();
  return places.map(({ name, voivodeship }) => {
    if (seen.has(name)) return `${name}, ${voivodeship}`;
    seen.add(name);
    return name;
  });
}
