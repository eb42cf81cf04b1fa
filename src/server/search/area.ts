import type { Columns } from './columns.ts';
import { chordOfMetres, pointOnSphere } from './geo.ts';
import { type Circle, VOIVODESHIPS } from './understanding/regions.ts';

/** A part of the country: the union of circles, or a voivodeship. */
export type Area = { readonly circles: readonly Circle[] } | { readonly voivodeship: string };

/** The number of a voivodeship in its column, from 1; 0 for none. */
export function voivodeshipNumber(name: string | undefined): number {
  return name === undefined ? 0 : VOIVODESHIPS.indexOf(name as (typeof VOIVODESHIPS)[number]) + 1;
}

/** Returns a test whether the listing of a slot lies in an area. */
export function areaTest(area: Area, { x, y, z, voivodeship }: Columns): (slot: number) => boolean {
  if ('voivodeship' in area) {
    const number = voivodeshipNumber(area.voivodeship);
    return (slot) => voivodeship[slot] === number;
  }
  const circles = area.circles.map(({ lat, lng, radiusKm }) => ({
    centre: pointOnSphere(lat, lng),
    limit: chordOfMetres(radiusKm * 1000),
  }));
  return (slot) =>
    circles.some(
      ({ centre: [cx, cy, cz], limit }) =>
        ((x[slot] as number) - cx) ** 2 + ((y[slot] as number) - cy) ** 2 + ((z[slot] as number) - cz) ** 2 <= limit,
    );
}
