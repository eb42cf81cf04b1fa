const EARTH_RADIUS_M = 6_371_008.8;
const CELL_DEGREES = 0.25;
/** Places are stored in single precision, about half a metre; the radius of a cell allows for that. */
const ROUNDING_M = 2;

/** A point on the unit sphere. */
export type Point = readonly [x: number, y: number, z: number];

/** The point on the unit sphere for WGS 84 degrees, rounded to single precision like the columns; all NaN for NaN. */
export function pointOnSphere(lat: number, lng: number): Point {
  const phi = (lat * Math.PI) / 180;
  const lambda = (lng * Math.PI) / 180;
  const radius = Math.cos(phi);
  return [Math.fround(radius * Math.cos(lambda)), Math.fround(radius * Math.sin(lambda)), Math.fround(Math.sin(phi))];
}

/** The squared chord between two points. It grows with their distance and is cheap to compute. */
export function squaredChord(a: Point, b: Point): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}

/** The distance over ground in metres for a squared chord. */
export function metresOfChord(squared: number): number {
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(squared) / 2));
}

/** The squared chord for a distance over ground in metres. */
export function chordOfMetres(metres: number): number {
  return (2 * Math.sin(Math.min(Math.PI / 2, metres / (2 * EARTH_RADIUS_M)))) ** 2;
}

/** A grid cell of 0.25 degrees: the number of its posting list and a circle around the cell. */
export interface Cell {
  readonly list: number;
  readonly centre: Point;
  readonly radiusM: number;
}

/** The number of the grid cell that contains a place. */
export function cellNumber(lat: number, lng: number): number {
  return Math.floor((lat + 90) / CELL_DEGREES) * 2048 + Math.floor((lng + 180) / CELL_DEGREES);
}

/** The grid cell that contains a place, with the circle around it. */
export function makeCell(lat: number, lng: number, list: number): Cell {
  const south = Math.floor(lat / CELL_DEGREES) * CELL_DEGREES;
  const west = Math.floor(lng / CELL_DEGREES) * CELL_DEGREES;
  const centre = pointOnSphere(south + CELL_DEGREES / 2, west + CELL_DEGREES / 2);
  const corners = [south, south + CELL_DEGREES].map((edge) =>
    metresOfChord(squaredChord(centre, pointOnSphere(edge, west))),
  );
  return { list, centre, radiusM: Math.max(...corners) + ROUNDING_M };
}

/** A lower bound in metres of the distance to any place in the cell. */
export function leastDistanceM(cell: Cell, from: Point): number {
  return Math.max(0, metresOfChord(squaredChord(cell.centre, from)) - cell.radiusM);
}

/** An upper bound in metres of the distance to any place in the cell. */
export function mostDistanceM(cell: Cell, from: Point): number {
  return metresOfChord(squaredChord(cell.centre, from)) + cell.radiusM;
}
