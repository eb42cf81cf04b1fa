import { type BackKind, drawBack } from './backs.ts';
import { BoundedCache } from './cache.ts';
import { type Floor, paintFloor } from './floors.ts';
import { drawLand, type Hour, type LandKind } from './landscapes.ts';
import { randomOf } from './random.ts';
import { HEIGHT, type Pixels, type Raster, rasterOf, rasterOfSvg, sharpOf, softRasterOfSvg, WIDTH } from './raster.ts';

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
  return isLow ? 0.66 : 0.57;
}

// Kept as JPEG because a bitmap of each of the few hundred places would fill the memory.
const backdrops = new BoundedCache<Buffer>(48 * 1024 * 1024, (jpeg) => jpeg.length);

/** The empty place as a JPEG at the picture's size; `variant` tells apart places of the same kind. */
export function backdropOf(place: Place, variant: number): Promise<Buffer> {
  const key = JSON.stringify([place, variant]);
  return backdrops.get(key, async () => {
    const picture = await paint(place, variant, key);
    return sharpOf(picture).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  });
}

async function paint(place: Place, variant: number, key: string): Promise<Raster> {
  const random = randomOf('backdrop', key);
  const topY = HEIGHT * floorShare(place, variant);
  if (place.kind === 'flat') {
    const picture = blank();
    paintFloor(picture, place.floor, { topY: 0, vanishY: 0, tilt: 1, flat: true }, variant);
    return picture;
  }
  if (place.kind === 'table') {
    const { markup, blurPx } = drawBack(place.back, place.colour, random);
    const picture = await softRasterOfSvg(markup, blurPx);
    paintFloor(picture, place.floor, { topY, vanishY: -HEIGHT * 0.35, tilt: 1.5, flat: false }, variant);
    if (place.back === 'studio') melt(picture, topY);
    else shadeEdge(picture, topY);
    return place.floor.kind === 'turf' ? withBlades(picture, place.floor, topY, key) : picture;
  }
  const { markup, blurPx } = drawLand(place.land, place.hour, random, topY + 16);
  const picture = await softRasterOfSvg(markup, blurPx, 2);
  paintFloor(picture, place.floor, { topY, vanishY: topY - HEIGHT * 0.12, tilt: 2.4, flat: false }, variant);
  if (place.floor.kind !== 'turf') return picture;
  return withBlades(picture, place.floor, topY, key);
}

function blank(): Raster {
  return { width: WIDTH, height: HEIGHT, channels: 3, data: Buffer.alloc(WIDTH * HEIGHT * 3) };
}

/** The far edge of a table catches less light, and a thin line of it catches more. */
function shadeEdge(picture: Raster, topY: number): void {
  for (let y = Math.ceil(topY); y < topY + 150; y += 1) {
    const away = (y - topY) / 150;
    const light = 0.8 + 0.2 * Math.sqrt(away) + 0.14 * Math.max(0, 1 - (y - topY) / 9);
    scaleRow(picture, y, light);
  }
  for (let y = Math.ceil(topY) - 70; y < topY; y += 1) scaleRow(picture, y, 1 - 0.3 * ((y - topY + 70) / 70) ** 2);
}

function scaleRow(picture: Raster, y: number, light: number): void {
  const data: Pixels = picture.data;
  for (let at = y * WIDTH * 3; at < (y + 1) * WIDTH * 3; at += 1) {
    data[at] = Math.min(255, data[at] * light);
  }
}

/** In a studio the wall runs into the floor without an edge: a paper roll. */
function melt(picture: Raster, topY: number): void {
  const data: Pixels = picture.data;
  const reach = 170;
  const wall = Math.floor(topY - 6) * WIDTH * 3;
  for (let y = Math.floor(topY); y < topY + reach; y += 1) {
    const share = 1 - (y - topY) / reach;
    for (let x = 0; x < WIDTH * 3; x += 1) {
      const at = y * WIDTH * 3 + x;
      data[at] += (data[wall + x] - data[at]) * share * share;
    }
  }
}

/** Single blades of grass, larger towards the camera, with a few flowers among them. */
async function withBlades(picture: Raster, floor: Floor, topY: number, key: string): Promise<Raster> {
  const random = randomOf('blades', key);
  const greens = [floor.colours[0], floor.colours[1], floor.colours[1]];
  const flower = random.pick(['#fffdf2', '#f6d64a', '#d86a8a', '#8f8fe0']);
  const height = HEIGHT - Math.floor(topY);
  const pieces = Array.from({ length: 900 }, (_, at) => {
    const share = (at / 900) ** 1.3;
    const [x, y, tall] = [
      random.between(-10, WIDTH + 10),
      12 + share * height,
      8 + share * 46 * random.between(0.6, 1.2),
    ];
    const lean = random.between(-0.5, 0.5) * tall;
    const blade = `<path d="M${x} ${y}q${lean * 0.2} ${-tall * 0.6} ${lean} ${-tall}q${-lean * 0.3} ${tall * 0.5} ${-lean + 2 + share * 4} ${tall}z" fill="${random.pick(greens)}" fill-opacity="${random.between(0.35, 0.85)}"/>`;
    if (!random.chance(0.06)) return blade;
    return `${blade}<circle cx="${x + lean}" cy="${y - tall}" r="${2 + share * 7}" fill="${flower}"/><circle cx="${x + lean}" cy="${y - tall}" r="${1 + share * 2.4}" fill="#e8b733"/>`;
  });
  const overlay = await rasterOfSvg(pieces.join(''), WIDTH, height);
  const input = overlay.data;
  const raw = { width: WIDTH, height, channels: 4 } as const;
  return rasterOf(sharpOf(picture).composite([{ input, raw, left: 0, top: HEIGHT - height }]), 3);
}
