import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainName } from '../../../lib/places/voivodeship.ts';
import { nearestCities } from './cities.ts';
import { distanceKm, MAP_HEIGHT, MAP_WIDTH, project } from './projection.ts';

interface Town {
  readonly name: string;
  readonly voivodeship: string;
  readonly lat: number;
  readonly lng: number;
}

const towns: Town[] = JSON.parse(
  readFileSync(new URL('../../../../server/places/places.json', import.meta.url), 'utf8'),
);

test('every possible location of a listing is on the map', () => {
  for (const town of towns) {
    const { x, y } = project(town);
    expect(x > 0 && x < MAP_WIDTH && y > 0 && y < MAP_HEIGHT, town.name).toBe(true);
  }
});

test('the map has a shape for every voivodeship and is small', () => {
  const map = readFileSync(new URL('../../../../../public/map.svg', import.meta.url), 'utf8');
  for (const name of new Set(towns.map((town) => plainName(town.voivodeship)))) expect(map).toContain(`id="${name}"`);
  expect(map.length).toBeLessThan(6 * 1024);
});

test('distances are great-circle distances', () => {
  expect(distanceKm({ lat: 52.23, lng: 21.01 }, { lat: 50.06, lng: 19.94 })).toBeCloseTo(252, -1);
});

test('the nearest cities come first', () => {
  expect(nearestCities({ lat: 50.42, lng: 23.2 }).map((city) => city.name)).toEqual(['Rzeszów', 'Lublin', 'Radom']);
});
