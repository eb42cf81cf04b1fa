import type { Stemmer } from '../stemmer.ts';
import { baseForms } from './needs.ts';
import { FOOD_THINGS } from './words/food-things.ts';

/** By a word, the things that it tells of; all in base forms. */
type Told = ReadonlyMap<string, ReadonlySet<string>>;

const known = new WeakMap<Stemmer, Told>();

/** The base forms of the things that words with these base forms tell of: "płaski" tells of a flounder. */
export function thingsToldBy(stems: readonly string[], stemmer: Stemmer): string[] {
  const told = known.get(stemmer) ?? readTable(stemmer);
  known.set(stemmer, told);
  const things = new Set(stems.flatMap((stem) => [...(told.get(stem) ?? [])]));
  return [...things].filter((thing) => !stems.includes(thing));
}

function readTable(stemmer: Stemmer): Told {
  const told = new Map<string, Set<string>>();
  const stemsOf = (words: string) =>
    words
      .trim()
      .split(' ')
      .map((word) => baseForms(word, stemmer));
  for (const line of FOOD_THINGS.trim().split('\n')) {
    const [things = '', words = ''] = line.split(':');
    const named = stemsOf(things).flat();
    for (const stem of stemsOf(words).flat()) told.set(stem, (told.get(stem) ?? new Set()).union(new Set(named)));
  }
  return told;
}
