import { readFileSync } from 'node:fs';
import { placeLabel } from '#contract/places/place-label.ts';
import type { Place } from '#contract/places/places.ts';
import type { Db } from '../platform/db/client.ts';
import { findVillages, listVillages, type VillageRow } from './repository.ts';

interface PlaceRow extends Place {
  readonly population: number;
}

/** The minimum population of a town that serves as a landmark. */
const LARGER_TOWN = 5_000;

const listed = JSON.parse(readFileSync(new URL('./places.json', import.meta.url), 'utf8')) as Omit<PlaceRow, 'near'>[];
const nearById = findNeighbours(listed);
const rows: readonly PlaceRow[] = listed.map((row) => ({ ...row, near: nearById.get(row.id) ?? null }));
const byId = new Map(rows.map((row) => [row.id, row]));

/** Lower case without diacritics, so that `lancut` is Łańcut. */
export function foldName(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[-\s]+/g, ' ');
}

/** By folded name; equal names by population, descending. */
const sorted = rows
  .map((row) => ({ row, folded: foldName(row.name) }))
  .sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : b.row.population - a.row.population));

/** The place with that name or id; the most populous of namesakes, unless a label identifies one. */
export function findPlace(text: string): Place | undefined {
  if (/^\d+$/.test(text.trim())) return byId.get(Number(text));
  return matching(text)[0];
}

export function findPlaceById(id: number): Place | undefined {
  return byId.get(id);
}

const CHOICES_MAX = 12;

/** The place a text names unambiguously, otherwise the candidates: see the endpoint of that name. */
export function lookUpPlace(text: string): { place: Place | null; choices: Place[] } {
  const found = /^\d+$/.test(text.trim())
    ? [byId.get(Number(text))].filter((row) => row !== undefined)
    : matching(text);
  const typed = spelled(text.split(',')[0] ?? '');
  const exact = found.filter(({ name, id }) => spelled(name) === typed || text.trim() === String(id));
  const [only] = exact;
  // Text without Polish letters may mean several places; text with them, or with a label, is taken literally.
  const isCertain = exact.length === 1 && (found.length === 1 || typed !== foldName(typed) || text.includes(','));
  if (only && isCertain) return { place: placeOf(only), choices: [] };
  const others = found.filter((row) => !exact.includes(row));
  return { place: null, choices: [...exact, ...others].slice(0, CHOICES_MAX).map(placeOf) };
}

/** Normalises only case and whitespace. */
function spelled(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, ' ');
}

/** The folded parts of a label; missing ones are empty. */
export function readLabel(text: string): { name: string; voivodeship: string; near: string } {
  const [, name = '', voivodeship = '', near = ''] = /^([^,]*)(?:,([^(]*))?(?:\(([^)]*)\))?/.exec(text) ?? [];
  return { name: foldName(name), voivodeship: foldName(voivodeship), near: foldName(near) };
}

/** Places by folded name, narrowed down by the rest of a label; most populous first. */
function matching(text: string): PlaceRow[] {
  const { name, voivodeship, near } = readLabel(text);
  return startingWith(name)
    .filter(
      ({ folded, row }) =>
        folded === name &&
        (!voivodeship || foldName(row.voivodeship) === voivodeship) &&
        (!near || foldName(row.near ?? '') === near),
    )
    .map(({ row }) => row);
}

/** Why a text is not accepted as a place, as a key of `validation.…`; null if it names one. */
export function doubtAbout(text: string): { id: PlaceDoubt; places: string } | null {
  const { place, choices } = lookUpPlace(text);
  if (place) return null;
  const places = choices.map(placeLabel).join('; ');
  if (choices.length === 0) return { id: 'validation.placeUnknown', places };
  return { id: choices.length === 1 ? 'validation.placeMeant' : 'validation.placeSeveral', places };
}

type PlaceDoubt = 'validation.placeUnknown' | 'validation.placeMeant' | 'validation.placeSeveral';

function placeOf({ id, name, voivodeship, near, lat, lng }: PlaceRow): Place {
  return { id, name, voivodeship, near, lat, lng };
}

/** The nearest larger town of each place that has a namesake in its voivodeship, distinct among namesakes. */
function findNeighbours(all: readonly Omit<PlaceRow, 'near'>[]): Map<number, string> {
  const near = new Map<number, string>();
  const namesakes = Map.groupBy(all, ({ name, voivodeship }) => `${foldName(name)}, ${voivodeship}`);
  for (const group of namesakes.values()) {
    if (group.length < 2) continue;
    const taken = new Set(group.map(({ name }) => name));
    for (const row of group) {
      const towns = all.filter(({ name, population }) => population >= LARGER_TOWN && !taken.has(name));
      const next = towns.reduce((best, town) => (squareOf(row, town) < squareOf(row, best) ? town : best));
      taken.add(next.name);
      near.set(row.id, next.name);
    }
  }
  return near;
}

/** A squared distance without unit, precise enough to compare distances within a country. */
function squareOf(one: { lat: number; lng: number }, other: { lat: number; lng: number }): number {
  const shrink = Math.cos((one.lat * Math.PI) / 180);
  return (one.lat - other.lat) ** 2 + ((one.lng - other.lng) * shrink) ** 2;
}

/** Places by name prefix, most populous first; exact names before longer ones. */
export function listPlacesByPrefix(text: string, limit: number): Place[] {
  const prefix = foldName(text);
  if (!prefix) return [];
  return startingWith(prefix)
    .sort((a, b) => Number(b.folded === prefix) - Number(a.folded === prefix) || b.row.population - a.row.population)
    .slice(0, limit)
    .map(({ row }) => placeOf(row));
}

function startingWith(prefix: string): typeof sorted {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.folded ?? '') < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (sorted[end]?.folded.startsWith(prefix)) end += 1;
  return sorted.slice(low, end);
}

/** All places, most populous first. */
export function allPlaces(): readonly Place[] {
  return rows;
}

/** Villages of one name that a label may distinguish. */
const NAMESAKES_MAX = 50;
/** A shorter prefix would match half of all names. */
const SHORTEST_PREFIX = 2;

/**
 * An unlisted village named by sellers, by its name or by a label from `listVillagePlaces`. Has the id and coordinates
 * of the assigned listed place.
 */
export async function findVillagePlace(db: Db, text: string): Promise<Place | undefined> {
  const { name, voivodeship, near } = readLabel(text);
  if (!name) return undefined;
  const rows = await findVillages(db, name, NAMESAKES_MAX);
  const row = rows.find(
    (each) => (!voivodeship || foldName(each.voivodeship) === voivodeship) && (!near || foldName(each.near) === near),
  );
  return row && toPlace(row);
}

/** Villages of visible listings by name prefix, most listings first. */
export async function listVillagePlaces(db: Db, text: string, limit: number): Promise<Place[]> {
  const prefix = foldName(text);
  if (prefix.length < SHORTEST_PREFIX || limit <= 0) return [];
  return (await listVillages(db, prefix, limit)).flatMap((row) => toPlace(row) ?? []);
}

function toPlace({ place_id: placeId, name, near }: VillageRow): Place | undefined {
  const place = findPlaceById(placeId);
  return place && { ...place, name, near };
}
