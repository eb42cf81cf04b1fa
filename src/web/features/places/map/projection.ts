/** The view box of the map of Poland; `public/map.svg` is made for it. */
export const MAP_WIDTH = 208;
export const MAP_HEIGHT = 200;

const WEST = 13.98;
const NORTH = 54.96;
const PER_DEGREE = 33;
/** The length of a degree of longitude relative to one of latitude in the middle of the country. */
const NARROWING = 0.6157;

/** Degrees (WGS 84). */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** Projects a place to the map's units. */
export function project({ lat, lng }: Place): { x: number; y: number } {
  return { x: (lng - WEST) * NARROWING * PER_DEGREE, y: (NORTH - lat) * PER_DEGREE };
}

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** Great-circle distance in kilometres. */
export function distanceKm(one: Place, other: Place): number {
  const latitude = Math.sin(((other.lat - one.lat) * RADIANS) / 2) ** 2;
  const longitude = Math.sin(((other.lng - one.lng) * RADIANS) / 2) ** 2;
  const chord = latitude + Math.cos(one.lat * RADIANS) * Math.cos(other.lat * RADIANS) * longitude;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}
