const EARTH_RADIUS_M = 6_371_008.8;
const CELL_DEGREES = 0.25;
/** Places are stored with single precision, about half a metre; bounds of cells allow for it. */
const ROUNDING_M = 2;

/** A point on the unit sphere. */
export type Point = readonly [x: number, y: number, z: number];

/** The point of WGS 84 degrees on the unit sphere, rounded as the columns round it; NaN throughout for NaN. */
export function pointOnSphere(lat: number, lng: number): Point {
  const phi = (lat * Math.PI) / 180;
  const lambda = (lng * Math.PI) / 180;
  const radius = Math.cos(phi);
  return [Math.fround(radius * Math.cos(lambda)), Math.fround(radius * Math.sin(lambda)), Math.fround(Math.sin(phi))];
}

/** The square of the straight line between two points: grows with their distance and is cheap. */
export function squaredChord(a: Point, b: Point): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}

/** Metres over ground for the square of a chord. */
export function metresOfChord(squared: number): number {
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(squared) / 2));
}

/** The square of the chord for metres over ground. */
export function chordOfMetres(metres: number): number {
  return (2 * Math.sin(Math.min(Math.PI / 2, metres / (2 * EARTH_RADIUS_M)))) ** 2;
}

/** A square of a quarter of a degree, and the list of the listings in it. */
export interface Cell {
  readonly list: number;
  readonly centre: Point;
  readonly radiusM: number;
}

/** The number of the cell that a place lies in. */
export function cellNumber(lat: number, lng: number): number {
  return Math.floor((lat + 90) / CELL_DEGREES) * 2048 + Math.floor((lng + 180) / CELL_DEGREES);
}

/** The cell that a place lies in, with the circle around it. */
export function makeCell(lat: number, lng: number, list: number): Cell {
  const south = Math.floor(lat / CELL_DEGREES) * CELL_DEGREES;
  const west = Math.floor(lng / CELL_DEGREES) * CELL_DEGREES;
  const centre = pointOnSphere(south + CELL_DEGREES / 2, west + CELL_DEGREES / 2);
  const corners = [south, south + CELL_DEGREES].map((edge) =>
    metresOfChord(squaredChord(centre, pointOnSphere(edge, west))),
  );
  return { list, centre, radiusM: Math.max(...corners) + ROUNDING_M };
}

/** A distance that no place in the cell is nearer than, in metres. */
export function leastDistanceM(cell: Cell, from: Point): number {
  return Math.max(0, metresOfChord(squaredChord(cell.centre, from)) - cell.radiusM);
}

/** A distance that no place in the cell is farther than, in metres. */
export function mostDistanceM(cell: Cell, from: Point): number {
  return metresOfChord(squaredChord(cell.centre, from)) + cell.radiusM;
}
