import { useEffect, useState } from 'react';
import type { Place } from '#contract/places/places.ts';

export type FoundPlace = Omit<Place, 'id'>;

/** The one place that a name means according to the server; else the candidates. */
export interface TownAnswer {
  readonly place: FoundPlace | null;
  readonly choices: readonly Place[];
}

const TYPING_PAUSE_MS = 400;

const asked = new Map<string, Promise<TownAnswer>>();
const answers = new Map<string, TownAnswer>();

/** Asks the server about a name, once per name. @throws when the request fails */
export function askTown(town: string): Promise<TownAnswer> {
  const name = town.trim();
  const waiting = asked.get(name) ?? fetchAnswer(name);
  asked.set(name, waiting);
  return waiting.then(
    (answer) => {
      answers.set(name, answer);
      return answer;
    },
    (error: unknown) => {
      asked.delete(name);
      throw error;
    },
  );
}

/** The cached response for a name; undefined when unknown. */
export function answerOf(town: string): TownAnswer | undefined {
  return answers.get(town.trim());
}

/** What a name means; undefined while unknown. Requests are debounced. */
export function useTown(town: string): TownAnswer | undefined {
  const [, setCount] = useState(0);
  const known = answerOf(town);
  const isAsking = town.trim() !== '' && !known;
  useEffect(() => {
    if (!isAsking) return;
    const note = () => setCount((count) => count + 1);
    const timer = setTimeout(() => void askTown(town).then(note, () => {}), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [town, isAsking]);
  return known;
}

async function fetchAnswer(name: string): Promise<TownAnswer> {
  const response = await fetch(`/api/places/lookup?name=${encodeURIComponent(name)}`);
  if (!response.ok) throw new TypeError(`network error: ${response.status}`);
  return (await response.json()) as TownAnswer;
}
