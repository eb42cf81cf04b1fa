/** The box that the map of Poland is drawn in; `public/map.svg` is made with it. */
export const MAP_WIDTH = 208;
export const MAP_HEIGHT = 200;

const WEST = 13.98;
const NORTH = 54.96;
const PER_DEGREE = 33;
/** How much shorter a degree of longitude is than one of latitude in the middle of the country. */
const NARROWING = 0.6157;

/** Degrees (WGS 84) and what they are on the map. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** A place on the map, in units of its box. */
export function project({ lat, lng }: Place): { x: number; y: number } {
  return { x: (lng - WEST) * NARROWING * PER_DEGREE, y: (NORTH - lat) * PER_DEGREE };
}

const EARTH_RADIUS_KM = 6371;
const RADIANS = Math.PI / 180;

/** Kilometres between two places as the crow flies. */
export function distanceKm(one: Place, other: Place): number {
  const latitude = Math.sin(((other.lat - one.lat) * RADIANS) / 2) ** 2;
  const longitude = Math.sin(((other.lng - one.lng) * RADIANS) / 2) ** 2;
  const chord = latitude + Math.cos(one.lat * RADIANS) * Math.cos(other.lat * RADIANS) * longitude;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord));
}
