import { BoundedCache } from './cache.ts';
import { type Floor, type FloorKind, SHADERS } from './floors.ts';
import { type Random, randomOf } from './random.ts';
import { clampedOf, HEIGHT, HEIGHT_PX, type Pixels, type Raster, rasterOfSvg, rgb, SCALE, WIDTH } from './raster.ts';

/** How the camera looks at the floor: `topY` where it begins, `tilt` > 1 the flatter it lies; flat is from above. */
export interface FloorView {
  readonly topY: number;
  readonly vanishY: number;
  readonly tilt: number;
  readonly flat: boolean;
}

/**
 * A floor without its colours, from where it begins down to the lower border, somewhat wider than a picture.
 *
 * tones    0–255, from the dark colour to the light one.
 * lights   in 128ths of the colour; undefined where the floor is lit evenly.
 */
interface FloorMap {
  readonly topPx: number;
  readonly width: number;
  readonly height: number;
  readonly tones: Uint8ClampedArray;
  readonly lights: Uint8ClampedArray | undefined;
}

/** Pictures show sections of a map, so that one oak table is not like the other. */
const MAP_WIDTH_PX = 1140;
const LIGHT_ONE = 128;
const UNEVEN = new Set<FloorKind>(['boards', 'planks', 'linen', 'gingham']);

const maps = new BoundedCache<FloorMap>(
  16 * 1024 * 1024,
  ({ tones, lights }) => tones.length + (lights ? lights.length : 0),
);

function mapOf(kind: FloorKind, view: FloorView, variant: number): Promise<FloorMap> {
  const key = [kind, view.topY, view.tilt, variant].join('|');
  return maps.get(key, async () => {
    const map = shaded(kind, view, variant);
    if (kind === 'turf') await growBlades(map, randomOf('blades', key));
    return map;
  });
}

function shaded(kind: FloorKind, view: FloorView, variant: number): FloorMap {
  const shade = SHADERS[kind](variant);
  const topPx = Math.floor(view.topY * SCALE);
  const [width, height] = [MAP_WIDTH_PX, HEIGHT_PX - topPx];
  const tones = new Uint8ClampedArray(width * height);
  const lights = UNEVEN.has(kind) ? new Uint8ClampedArray(width * height) : undefined;
  const out = new Float32Array(2);
  const depth = HEIGHT - view.vanishY;
  for (let row = 0, at = 0; row < height; row += 1) {
    const y = (topPx + row) / SCALE;
    const away = view.flat ? 1 : depth / (y - view.vanishY);
    const px = (10 / WIDTH) * away;
    const v = view.flat ? y * px : away * view.tilt * depth * (10 / WIDTH);
    for (let column = 0; column < width; column += 1, at += 1) {
      shade(((column - width / 2) / SCALE) * px, v, px, out);
      tones[at] = (out[0] as number) * 255;
      if (lights) lights[at] = (out[1] as number) * LIGHT_ONE;
    }
  }
  return { topPx, width, height, tones, lights };
}

/** Single blades of grass, larger towards the camera, in the tones of the ground. */
async function growBlades({ width, height, tones }: FloorMap, random: Random): Promise<void> {
  const blades = Array.from({ length: 1000 }, (_, at) => {
    const share = (at / 1000) ** 1.3;
    const [x, y, tall] = [
      random.between(-10, width + 10),
      9 + share * height,
      6 + share * 35 * random.between(0.6, 1.2),
    ];
    const lean = random.between(-0.5, 0.5) * tall;
    const grey = random.pick(['#000', '#fff', '#fff']);
    return `<path d="M${x} ${y}q${lean * 0.2} ${-tall * 0.6} ${lean} ${-tall}q${-lean * 0.3} ${tall * 0.5} ${-lean + 2 + share * 3} ${tall}z" fill="${grey}" fill-opacity="${random.between(0.35, 0.85)}"/>`;
  });
  const overlay: Pixels = (await rasterOfSvg(blades.join(''), width, height)).data;
  const ground: Pixels = tones;
  for (let at = 0; at < tones.length; at += 1) {
    ground[at] += ((overlay[at * 4] - ground[at]) * overlay[at * 4 + 3]) / 255;
  }
}

/** Rows over which the far edge of a floor fades in. */
const SOFT_EDGE_PX = 5;

/**
 * Paints a floor over the lower part of the picture.
 *
 * random     chooses the section that is seen.
 * rowLight   how much light falls on a row, in pixels from the upper border; 1 leaves it.
 */
export async function paintFloor(
  picture: Raster,
  { kind, colours }: Floor,
  view: FloorView,
  variant: number,
  random: Random,
  rowLight: (y: number) => number,
): Promise<void> {
  const map = await mapOf(kind, view, variant);
  const isFlopped = random.chance(0.5);
  const left = random.whole(0, map.width - picture.width) + (isFlopped ? picture.width - 1 : 0);
  paintRows(picture, map, rampOf(colours[0], colours[1]), left, isFlopped ? -1 : 1, view.flat, rowLight);
}

function paintRows(
  picture: Raster,
  map: FloorMap,
  ramp: Pixels,
  left: number,
  step: number,
  isFlat: boolean,
  rowLight: (y: number) => number,
): void {
  for (let row = 0; row < map.height; row += 1) {
    const y = map.topPx + row;
    const light = Math.round(rowLight(y) * 256);
    const cover = isFlat ? 256 : Math.min(256, Math.round(((row + 1) * 256) / SOFT_EDGE_PX));
    paintRow(picture, y, map, row * map.width + left, step, ramp, light, cover);
  }
}

/** In whole numbers: `light` and `cover` in 256ths. */
function paintRow(
  picture: Raster,
  y: number,
  map: FloorMap,
  first: number,
  step: number,
  ramp: Pixels,
  light: number,
  cover: number,
): void {
  const data: Pixels = clampedOf(picture);
  const [tones, lights]: [Pixels, Pixels | undefined] = [map.tones, map.lights];
  const end = (y + 1) * picture.width * 3;
  let from = first;
  for (let to = end - picture.width * 3; to < end; to += 3, from += step) {
    const share = lights ? (lights[from] * light) >> 7 : light;
    const tone = tones[from] * 3;
    if (cover === 256) {
      data[to] = (ramp[tone] * share) >> 8;
      data[to + 1] = (ramp[tone + 1] * share) >> 8;
      data[to + 2] = (ramp[tone + 2] * share) >> 8;
    } else {
      for (let c = 0; c < 3; c += 1) data[to + c] += ((((ramp[tone + c] * share) >> 8) - data[to + c]) * cover) >> 8;
    }
  }
}

/** The 256 colours from dark to light. */
function rampOf(dark: string, light: string): Uint8ClampedArray {
  const ramp: Pixels = new Uint8ClampedArray(256 * 3);
  const [from, to]: [Pixels, Pixels] = [rgb(dark), rgb(light)];
  for (let tone = 0, at = 0; tone < 256; tone += 1) {
    for (let c = 0; c < 3; c += 1, at += 1) ramp[at] = from[c] + ((to[c] - from[c]) * tone) / 255;
  }
  return ramp as Uint8ClampedArray;
}
