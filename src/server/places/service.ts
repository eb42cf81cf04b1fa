import { readFileSync } from 'node:fs';
import type { Place } from '#contract/places.ts';

interface PlaceRow extends Place {
  readonly population: number;
}

const rows = JSON.parse(readFileSync(new URL('./places.json', import.meta.url), 'utf8')) as PlaceRow[];
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

/** Rows come most populous first and stay so among equal names. */
const sorted = rows
  .map((row) => ({ row, folded: foldName(row.name) }))
  .sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : b.row.population - a.row.population));

/** The place with that name, or with that id as text; the most populous of several. `Łomża, podlaskie` names one of namesakes. */
export function findPlace(text: string): Place | undefined {
  if (/^\d+$/.test(text.trim())) return byId.get(Number(text));
  const [name = '', voivodeship] = text.split(',').map(foldName);
  return startingWith(name).find(
    ({ folded, row }) => folded === name && (!voivodeship || foldName(row.voivodeship) === voivodeship),
  )?.row;
}

/** Places whose name begins with the text, the most populous first; exact names before longer ones. */
export function listPlacesByPrefix(text: string, limit: number): Place[] {
  const prefix = foldName(text);
  if (!prefix) return [];
  return startingWith(prefix)
    .sort((a, b) => Number(b.folded === prefix) - Number(a.folded === prefix) || b.row.population - a.row.population)
    .slice(0, limit)
    .map(({ row }) => ({ id: row.id, name: row.name, voivodeship: row.voivodeship, lat: row.lat, lng: row.lng }));
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

/** Every place, the most populous first. */
export function allPlaces(): readonly Place[] {
  return rows;
}
