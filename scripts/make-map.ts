/**
 * Draws the small map of Poland, `public/map.svg`: the country and each voivodeship as a shape with an id. The outline
 * is traced by hand; the inner borders run halfway between the towns of neighbouring voivodeships. Run it after a
 * change here or of the places: `node scripts/make-map.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { MAP_HEIGHT, MAP_WIDTH, project } from '../src/web/features/places/map/projection.ts';
import { plainName } from '../src/web/lib/places/voivodeship.ts';

type Point = readonly [x: number, y: number];

/** Longitude and latitude, clockwise from the mouth of the Świna. */
const OUTLINE = `14.22 53.93, 14.42 53.92, 14.75 54.04, 15.3 54.15, 15.57 54.18, 16.08 54.27, 16.4 54.44, 16.86 54.59,
17.2 54.69, 17.55 54.77, 18 54.83, 18.33 54.84, 18.5 54.77, 18.81 54.6, 18.77 54.6, 18.45 54.74, 18.42 54.7, 18.5 54.63,
18.57 54.48, 18.68 54.4, 18.95 54.36, 19.35 54.37, 19.63 54.45, 19.6 54.43, 19.3 54.33, 19.24 54.29, 19.42 54.27,
19.55 54.33, 19.69 54.37, 19.8 54.44, 20.3 54.4, 21.3 54.33, 22.3 54.34, 22.79 54.36, 22.98 54.38, 23.05 54.3,
23.35 54.23, 23.48 54.13, 23.51 53.95, 23.55 53.76, 23.65 53.5, 23.82 53.22, 23.88 53.08, 23.93 52.95, 23.93 52.72,
23.7 52.62, 23.4 52.52, 23.18 52.29, 23.32 52.21, 23.48 52.18, 23.64 52.08, 23.62 51.95, 23.55 51.75, 23.54 51.58,
23.66 51.48, 23.68 51.3, 23.84 51.14, 24.01 50.93, 24.14 50.86, 23.97 50.79, 24.09 50.62, 24.02 50.5, 23.92 50.42,
23.7 50.38, 23.53 50.26, 23.2 50.02, 22.95 49.82, 22.7 49.57, 22.7 49.35, 22.74 49.2, 22.87 49, 22.55 49.08, 22.2 49.15,
22.03 49.22, 21.7 49.38, 21.5 49.43, 21.3 49.44, 21.1 49.4, 20.9 49.31, 20.65 49.41, 20.35 49.4, 20.13 49.29,
20.08 49.18, 19.88 49.2, 19.77 49.22, 19.79 49.4, 19.62 49.41, 19.48 49.6, 19.3 49.53, 19.2 49.42, 18.97 49.41,
18.85 49.52, 18.8 49.68, 18.63 49.73, 18.57 49.85, 18.33 49.93, 18.1 50, 17.9 49.98, 17.75 50.1, 17.6 50.17, 17.72 50.31,
17.4 50.28, 17 50.42, 16.9 50.44, 17.02 50.24, 16.85 50.2, 16.66 50.12, 16.55 50.18, 16.35 50.38, 16.2 50.42,
16.42 50.57, 16.12 50.66, 15.95 50.68, 15.75 50.74, 15.4 50.79, 15.28 50.9, 15.02 50.98, 14.98 50.88, 14.82 50.87,
14.97 51.03, 15.03 51.25, 14.95 51.45, 14.72 51.53, 14.66 51.73, 14.6 51.84, 14.72 51.95, 14.7 52.08, 14.56 52.33,
14.63 52.57, 14.45 52.67, 14.14 52.84, 14.15 52.97, 14.36 53.08, 14.43 53.26, 14.33 53.5, 14.27 53.7`;

const outline: Point[] = OUTLINE.split(',').map((pair) => {
  const [lng, lat] = pair.trim().split(' ').map(Number) as [number, number];
  const { x, y } = project({ lat, lng });
  return [x, y];
});

interface Town {
  readonly lat: number;
  readonly lng: number;
  readonly voivodeship: string;
}

const placesFile = new URL('../src/server/places/places.json', import.meta.url);
const towns = (JSON.parse(readFileSync(placesFile, 'utf8')) as Town[]).map((town) => ({
  ...project(town),
  name: town.voivodeship,
}));

/** Cells per unit of the map; the borders are found on this grid. */
const FINENESS = 3;
const COLUMNS = MAP_WIDTH * FINENESS;
const ROWS = MAP_HEIGHT * FINENESS;
const VOTERS = 5;

function isInside([x, y]: Point): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [[ax, ay], [bx, by]] = [outline[i] as Point, outline[j] as Point];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** The nearest towns vote, weighted by proximity, so that a single town near a border does not become an island. */
function voivodeshipAt(point: Point): string {
  const votes = new Map<string, number>();
  for (const { name, squared } of nearestTowns(point)) votes.set(name, (votes.get(name) ?? 0) + 1 / (squared + 0.5));
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function nearestTowns([x, y]: Point): { name: string; squared: number }[] {
  const nearest: { name: string; squared: number }[] = [];
  for (const town of towns) {
    const squared = (town.x - x) ** 2 + (town.y - y) ** 2;
    if (nearest.length === VOTERS && squared >= (nearest.at(-1)?.squared ?? 0)) continue;
    nearest.push({ name: town.name, squared });
    nearest.sort((a, b) => a.squared - b.squared);
    nearest.length = Math.min(nearest.length, VOTERS);
  }
  return nearest;
}

const labels: (string | null)[][] = Array.from({ length: ROWS + 2 }, (_, row) =>
  Array.from({ length: COLUMNS + 2 }, (_, column) => {
    const point: Point = [(column - 0.5) / FINENESS, (row - 0.5) / FINENESS];
    return isInside(point) ? voivodeshipAt(point) : null;
  }),
);

const labelAt = (column: number, row: number) => labels[row]?.[column] ?? null;

/** The corners around a cell's region, walked with the region on the right. */
function traceLoop(name: string, startColumn: number, startRow: number): Point[] {
  const steps: Point[] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  const loop: Point[] = [];
  let [column, row, heading] = [startColumn, startRow, 0];
  do {
    loop.push([column, row]);
    const [ahead, left] = cellsAhead(column, row, heading);
    if (labelAt(...left) === name) heading = (heading + 3) % 4;
    else if (labelAt(...ahead) !== name) heading = (heading + 1) % 4;
    const [dx, dy] = steps[heading] as Point;
    column += dx;
    row += dy;
  } while (column !== startColumn || row !== startRow);
  return loop;
}

/** The cells to the right and left ahead of a corner, seen in the direction of travel. */
function cellsAhead(column: number, row: number, heading: number): [Point, Point] {
  const [ne, se, sw, nw]: Point[] = [
    [column, row - 1],
    [column, row],
    [column - 1, row],
    [column - 1, row - 1],
  ] as const;
  return (
    [
      [se, ne],
      [sw, se],
      [nw, sw],
      [ne, nw],
    ] as [Point, Point][]
  )[heading] as [Point, Point];
}

function largestLoop(name: string): Point[] {
  const seen = new Set<string>();
  let largest: Point[] = [];
  for (let row = 1; row <= ROWS; row++) {
    for (let column = 1; column <= COLUMNS; column++) {
      const isTop =
        labelAt(column, row) === name && labelAt(column, row - 1) !== name && labelAt(column - 1, row) !== name;
      if (!isTop || seen.has(`${column} ${row}`)) continue;
      const loop = traceLoop(name, column, row);
      for (const [x, y] of loop) seen.add(`${x} ${y}`);
      if (loop.length > largest.length) largest = loop;
    }
  }
  return largest;
}

/** Where three regions meet; borders between such corners are simplified identically from both sides. */
function isJunction([column, row]: Point): boolean {
  const around = [
    labelAt(column, row),
    labelAt(column - 1, row),
    labelAt(column, row - 1),
    labelAt(column - 1, row - 1),
  ];
  return new Set(around).size > 2;
}

function splitAtJunctions(loop: Point[]): Point[][] {
  const first = Math.max(0, loop.findIndex(isJunction));
  const turned = [...loop.slice(first), ...loop.slice(0, first), loop[first] as Point];
  const pieces: Point[][] = [[turned[0] as Point]];
  for (const point of turned.slice(1)) {
    pieces.at(-1)?.push(point);
    if (isJunction(point)) pieces.push([point]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

const TOLERANCE_CELLS = 2.1;

function simplify(points: Point[]): Point[] {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  let [farthest, distance] = [0, 0];
  for (let index = 1; index < points.length - 1; index++) {
    const off = distanceToLine(points[index] as Point, first, last);
    if (off > distance) [farthest, distance] = [index, off];
  }
  if (distance <= TOLERANCE_CELLS) return [first, last];
  return [...simplify(points.slice(0, farthest + 1)).slice(0, -1), ...simplify(points.slice(farthest))];
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Always simplified in the same direction, so that neighbours share every point. */
function simplifyShared(piece: Point[]): Point[] {
  const [first, last] = [piece[0] as Point, piece.at(-1) as Point];
  const isReversed = first[0] > last[0] || (first[0] === last[0] && first[1] > last[1]);
  return isReversed ? simplify(piece.toReversed()).toReversed() : simplify(piece);
}

function shapeOf(name: string): Point[] {
  return splitAtJunctions(largestLoop(name)).flatMap((piece) => simplifyShared(piece).slice(0, -1));
}

/** Whole tenths, each relative to the previous one: the shortest notation of a path. */
function pathOf(points: readonly Point[]): string {
  const tenths = points.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  const steps = tenths.map(([x, y], index) => {
    const [px, py] = index === 0 ? [0, 0] : (tenths[index - 1] as Point);
    const [dx, dy] = [short(x - px), short(y - py)];
    return dx + (dy.startsWith('-') ? dy : ` ${dy}`);
  });
  return `m${steps[0]}l${steps.slice(1).join(' ').replaceAll(' -', '-')}z`;
}

function short(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.');
}

const names = [...new Set(towns.map((town) => town.name))].sort((a, b) => a.localeCompare(b, 'pl'));
const shapes = names.map((name) => {
  const points = shapeOf(name).map(([x, y]) => [(x - 1) / FINENESS, (y - 1) / FINENESS] as const);
  return `<path id="${plainName(name)}" d="${pathOf(points)}"/>`;
});
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}"><g id="poland">\n${shapes.join('\n')}\n</g></svg>\n`;
writeFileSync(new URL('../public/map.svg', import.meta.url), svg);
