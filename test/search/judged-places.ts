import { findPlace } from '#server/places/service.ts';
import type { Circle } from './judged-query.ts';

/** The distance that a buyer means by "near": everything within it is right. */
const NEAR_KM = 30;

/** A circle around a town, by its name; a comma and the voivodeship distinguish towns of the same name. */
export function around(town: string, radiusKm = NEAR_KM): Circle {
  const place = findPlace(town);
  if (!place) throw new Error(`no place ${town}`);
  return { latitude: place.lat, longitude: place.lng, radiusKm };
}

/** Regions without official borders, as people draw them: circles around towns that are undisputed members. */
const REGIONS = {
  bieszczady: { 'Lutowiska, podkarpackie': 30, 'Cisna, podkarpackie': 25, 'Polańczyk, podkarpackie': 20 },
  podhale: { 'Nowy Targ, małopolskie': 12, 'Zakopane, małopolskie': 20 },
  roztocze: { 'Zwierzyniec, lubelskie': 25, 'Susiec, lubelskie': 25 },
  kaszuby: { 'Kartuzy, pomorskie': 30, 'Kościerzyna, pomorskie': 30, 'Brusy, pomorskie': 12 },
  kujawy: { 'Brześć Kujawski, kujawsko-pomorskie': 30, 'Ciechocinek, kujawsko-pomorskie': 20 },
  mazury: {
    'Giżycko, warmińsko-mazurskie': 35,
    'Mrągowo, warmińsko-mazurskie': 25,
    'Pisz, warmińsko-mazurskie': 30,
    'Ełk, warmińsko-mazurskie': 30,
  },
  warmia: {
    'Olsztyn, warmińsko-mazurskie': 30,
    'Dobre Miasto, warmińsko-mazurskie': 25,
    'Lidzbark Warmiński, warmińsko-mazurskie': 20,
  },
  beskidy: {
    'Istebna, śląskie': 30,
    'Zawoja, małopolskie': 30,
    'Ochotnica Dolna, małopolskie': 30,
    'Uście Gorlickie, małopolskie': 30,
    'Krempna, podkarpackie': 30,
    'Komańcza, podkarpackie': 15,
  },
  suwalszczyzna: { 'Suwałki, podlaskie': 45 },
  mierzeja: { 'Krynica Morska, pomorskie': 20, 'Stegna, pomorskie': 15 },
  kurpie: { 'Kadzidło, mazowieckie': 35 },
  paluki: { 'Żnin, kujawsko-pomorskie': 25 },
  jura: { 'Olsztyn, śląskie': 25, 'Zawiercie, śląskie': 25, 'Ojców, małopolskie': 15 },
} as const;
export type RegionName = keyof typeof REGIONS;

/** The circles that make up a region. */
export function region(name: RegionName): Circle[] {
  return Object.entries(REGIONS[name]).map(([town, radiusKm]) => around(town, radiusKm));
}
