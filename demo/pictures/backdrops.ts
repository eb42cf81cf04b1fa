import { type BackKind, drawBack } from './backs.ts';
import { BoundedCache } from './cache.ts';
import { type FloorView, paintFloor } from './floor-maps.ts';
import type { Floor } from './floors.ts';
import { scatterFlowers } from './flowers.ts';
import { drawLand, type Hour, type LandKind } from './landscapes.ts';
import { type Random, randomOf } from './random.ts';
import { HEIGHT, type Pixels, type Raster, SCALE, softRasterOfSvg, WIDTH } from './raster.ts';

/**
 * A place where pictures are taken.
 * table   something to put things on, and what is behind it;
 * land    outdoors, things stand on the ground;
 * flat    a surface seen from above.
 */
export type Place =
  | { readonly kind: 'table'; readonly floor: Floor; readonly back: BackKind; readonly colour: string }
  | { readonly kind: 'land'; readonly floor: Floor; readonly land: LandKind; readonly hour: Hour }
  | { readonly kind: 'flat'; readonly floor: Floor };

/** Where the floor begins, as a share of the height; 0 for a surface seen from above. The camera is high or low. */
export function floorShare(place: Place, variant: number): number {
  if (place.kind === 'flat') return 0;
  const isLow = variant % 2 > 0;
  if (place.kind === 'table') return isLow ? 0.57 : 0.5;
  return isLow ? LOW_HORIZON : 0.57;
}

const LOW_HORIZON = 0.66;

/** Paints the empty place as it looks through the lens: another section of it each time. */
export async function photograph(picture: Raster, place: Place, variant: number, random: Random): Promise<void> {
  const topY = HEIGHT * floorShare(place, variant);
  const view = viewOf(place, topY);
  const isEdged = place.kind === 'table' && place.back !== 'studio';
  const lightOf = isEdged ? edgeLight(topY * SCALE) : () => 1;
  if (place.kind !== 'flat') paintBack(picture, await backOf(place), topY, random, lightOf);
  await paintFloor(picture, place.floor, view, variant, random, lightOf);
  if (place.kind === 'table' && place.back === 'studio') melt(picture, topY * SCALE);
  if (place.floor.kind === 'turf') scatterFlowers(picture, topY * SCALE, random);
}

function viewOf(place: Place, topY: number): FloorView {
  if (place.kind === 'flat') return { topY: 0, vanishY: 0, tilt: 1, flat: true };
  if (place.kind === 'table') return { topY, vanishY: -HEIGHT * 0.35, tilt: 1.5, flat: false };
  return { topY, vanishY: topY - HEIGHT * 0.12, tilt: 2.4, flat: false };
}

/** The background behind the floor, drawn small and soft; `floorRow` is where its own floor would begin. */
interface Back {
  readonly raster: Raster;
  readonly floorRow: number | undefined;
}

const backs = new BoundedCache<Back>(12 * 1024 * 1024, ({ raster }) => raster.data.length);

function backOf(place: Exclude<Place, { kind: 'flat' }>): Promise<Back> {
  if (place.kind === 'table') {
    return backs.get(`${place.back}|${place.colour}`, async () => {
      const { markup, blurPx } = drawBack(place.back, place.colour, randomOf('back', place.back, place.colour));
      return { raster: upperPart(await softRasterOfSvg(markup, blurPx, 320), 0.62), floorRow: undefined };
    });
  }
  return backs.get(`${place.land}|${place.hour}`, async () => {
    const groundY = HEIGHT * LOW_HORIZON;
    const { markup, blurPx } = drawLand(place.land, place.hour, randomOf('land', place.land, place.hour), groundY + 16);
    const raster = await softRasterOfSvg(markup, blurPx, 480);
    return { raster: upperPart(raster, 0.7), floorRow: raster.height * LOW_HORIZON };
  });
}

/** A copy of the rows that a floor leaves to be seen. */
function upperPart({ data, width, height }: Raster, share: number): Raster {
  const rows = Math.ceil(height * share);
  return { width, height: rows, channels: 3, data: Buffer.from(data.subarray(0, rows * width * 3)) };
}

const MOST_ZOOM = 0.12;

/** Enlarges a section of the back; its far edge of the floor stays where the layout expects it. */
function paintBack(
  picture: Raster,
  { raster, floorRow }: Back,
  topY: number,
  random: Random,
  rowLight: (y: number) => number,
): void {
  const step = raster.width / picture.width / (1 + random.between(0, MOST_ZOOM));
  const left = random.between(0, raster.width - 1 - step * picture.width);
  const isFlopped = random.chance(0.5);
  const edgePx = topY * SCALE;
  const anchor = floorRow ?? (topY / WIDTH) * raster.width;
  const columns = columnsOf(raster, picture.width, left, step, isFlopped);
  const data: Pixels = picture.data;
  for (let y = 0; y < edgePx + 8; y += 1) {
    const row = Math.min(raster.height - 1.001, Math.max(0, anchor + (y - edgePx) * step));
    const upper: Pixels = columns(row | 0);
    const lower: Pixels = columns((row | 0) + 1);
    const share = ((row % 1) * 256) | 0;
    const light = Math.min(256, Math.round(rowLight(y) * 256));
    let to = y * picture.width * 3;
    for (let at = 0; at < picture.width * 3; at += 1, to += 1) {
      const value = (upper[at] << 8) + (lower[at] - upper[at]) * share;
      data[to] = ((value >> 8) * light) >> 16;
    }
  }
}

/** Rows of a small raster enlarged across, in 256ths; the last two are kept, as rows are asked for from the top. */
function columnsOf(
  { data, width: from }: Raster,
  width: number,
  left: number,
  step: number,
  isFlopped: boolean,
): (row: number) => Uint16Array {
  const kept = [new Uint16Array(width * 3), new Uint16Array(width * 3)] as const;
  const rows = [-1, -1];
  const source: Pixels = data;
  return (row) => {
    const line = kept[row % 2 ? 1 : 0];
    if (rows[row % 2] === row) return line;
    rows[row % 2] = row;
    const target: Pixels = line;
    for (let x = 0; x < width; x += 1) {
      const position = left + (isFlopped ? width - 1 - x : x) * step;
      const at = (row * from + (position | 0)) * 3;
      const share = position % 1;
      for (let c = 0; c < 3; c += 1) {
        target[x * 3 + c] = (source[at + c] + (source[at + 3 + c] - source[at + c]) * share) * 256;
      }
    }
    return line;
  };
}

/** The far edge of a table catches less light, and a thin line of it catches more; the wall is darker just above. */
function edgeLight(topPx: number): (y: number) => number {
  return (y) => {
    const away = (y - topPx) / SCALE;
    if (away < -70 || away > 150) return 1;
    if (away < 0) return 1 - 0.3 * ((away + 70) / 70) ** 2;
    return 0.8 + 0.2 * Math.sqrt(away / 150) + 0.14 * Math.max(0, 1 - away / 9);
  };
}

/** In a studio the wall runs into the floor without an edge: a paper roll. */
function melt(picture: Raster, topPx: number): void {
  const data: Pixels = picture.data;
  const reach = 170 * SCALE;
  const rowBytes = picture.width * 3;
  const wall = Math.floor(topPx - 5) * rowBytes;
  for (let y = Math.floor(topPx); y < topPx + reach; y += 1) {
    const share = Math.min(1, 1 - (y - topPx) / reach) ** 2;
    for (let x = 0; x < rowBytes; x += 1) {
      const at = y * rowBytes + x;
      data[at] += (data[wall + x] - data[at]) * share;
    }
  }
}
