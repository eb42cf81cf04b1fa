import type { Place } from '#contract/places/places.ts';
import { allPlaces, findPlace, foldName } from '../../places/service.ts';
import { editDistance } from '../edit-distance.ts';
import { soundOf } from '../sound.ts';
import { townOfPostalCode } from './postal-areas.ts';
import { type Region, regionsByAdjective, regionsByName, VOIVODESHIPS, voivodeshipsByForm } from './regions.ts';
import { nominativesOf } from './town-forms.ts';

/** What a name on the map stands for. */
export type NamedPlace =
  | { readonly kind: 'town'; readonly place: Place; readonly isLarge: boolean }
  | { readonly kind: 'region'; readonly region: Region; readonly isAdjective?: boolean }
  | { readonly kind: 'voivodeship'; readonly name: string };

/** A name that was found, and its number of words. */
export interface NameMatch {
  readonly named: NamedPlace;
  readonly wordCount: number;
}

interface Entry {
  readonly words: readonly string[];
  readonly named: NamedPlace;
}

/** The number of largest towns whose bare name more often means the town than a thing. */
const LARGE_TOWNS = 220;
/** Short names of towns, unless another place has exactly that name. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  kazimierz: 'Kazimierz Dolny',
  ustrzyki: 'Ustrzyki Dolne',
  tomaszow: 'Tomaszów Mazowiecki',
  ostrow: 'Ostrów Wielkopolski',
  gorzow: 'Gorzów Wielkopolski',
  piotrkow: 'Piotrków Trybunalski',
  starogard: 'Starogard Gdański',
  busko: 'Busko-Zdrój',
  bielsko: 'Bielsko-Biała',
  wawa: 'Warszawa',
  wrocek: 'Wrocław',
  hirschberg: 'Jelenia Góra',
  grunberg: 'Zielona Góra',
};
/** A shorter misspelled name may too easily be another word. */
const SHORTEST_MISTYPED = 6;
const SPA = /[- ]zdroj$/;

/** Entries by their first word; those with the most words come first. */
let entriesByFirstWord: Map<string, Entry[]> | undefined;

/** The longest place name at the start of the words, which are in lower case and may be inflected. */
export function findName(words: readonly string[], isProper: (word: string) => boolean): NameMatch | undefined {
  entriesByFirstWord ??= makeEntries();
  const [first] = words;
  if (first === undefined) return undefined;
  const forms = words.slice(0, 4).map((word) => new Set(nominativesOf(word, isProper(word))));
  let best: Entry | undefined;
  for (const nominative of forms[0] ?? []) {
    for (const entry of entriesByFirstWord.get(nominative) ?? []) {
      if (best && entry.words.length <= best.words.length) break;
      if (entry.words.every((word, at) => forms[at]?.has(word))) best = entry;
    }
  }
  return best && { named: best.named, wordCount: best.words.length };
}

/**
 * The region, voivodeship or large town that a misspelled and perhaps inflected word means: one that sounds the same
 * (`mistakes` is 0), else one that differs by a single mistake.
 */
export function findSimilarName(word: string): { named: NamedPlace; mistakes: number } | undefined {
  entriesByFirstWord ??= makeEntries();
  if (word.length < SHORTEST_MISTYPED) return undefined;
  const forms = nominativesOf(word, false).filter((form) => form.length >= SHORTEST_MISTYPED);
  const sounds = new Set(forms.map(soundOf));
  let similar: NamedPlace | undefined;
  for (const [name, entries] of entriesByFirstWord) {
    const entry = entries.find(({ words }) => words.length === 1);
    if (!entry || !isWellKnown(entry.named)) continue;
    if (sounds.has(soundOf(spelledName(entry.named)))) return { named: entry.named, mistakes: 0 };
    if (!similar && forms.some((form) => editDistance(form, name, 1) <= 1)) similar = entry.named;
  }
  return similar && { named: similar, mistakes: 1 };
}

function isWellKnown(named: NamedPlace): boolean {
  return named.kind !== 'town' || named.isLarge;
}

function spelledName(named: NamedPlace): string {
  if (named.kind === 'region') return named.region.name.toLowerCase();
  return (named.kind === 'town' ? named.place.name : named.name).toLowerCase();
}

/** The town of the area of a postal code. */
export function findPostalTown(code: string): Place | undefined {
  const town = townOfPostalCode(code);
  return town === undefined ? undefined : findPlace(town);
}

function makeEntries(): Map<string, Entry[]> {
  const byName = new Map<string, NamedPlace>();
  const add = (name: string, named: NamedPlace) => {
    if (!byName.has(name)) byName.set(name, named);
  };
  for (const [name, region] of regionsByName) add(name, { kind: 'region', region });
  const towns = allPlaces().map((place, rank) => ({
    place,
    isLarge: rank < LARGE_TOWNS,
    folded: foldName(place.name),
  }));
  for (const { place, isLarge, folded } of towns) add(folded, { kind: 'town', place, isLarge });
  for (const { place, isLarge, folded } of towns) {
    if (SPA.test(folded)) add(folded.replace(SPA, ''), { kind: 'town', place, isLarge });
  }
  for (const [short, name] of Object.entries(SHORT_NAMES)) {
    const place = findPlace(name);
    if (place) add(short, { kind: 'town', place, isLarge: true });
  }
  for (const name of VOIVODESHIPS) add(foldName(name), { kind: 'voivodeship', name });
  for (const [form, name] of voivodeshipsByForm) add(form, { kind: 'voivodeship', name });
  for (const [form, region] of regionsByAdjective) add(form, { kind: 'region', region, isAdjective: true });
  const entries = [...byName].map(([name, named]): Entry => ({ words: name.split(' '), named }));
  const grouped = Map.groupBy(entries, ({ words }) => words[0] as string);
  for (const group of grouped.values()) group.sort((a, b) => b.words.length - a.words.length);
  return grouped;
}
