import { readFile } from 'node:fs/promises';
import sharp, { type OutputInfo } from 'sharp';
import { BoundedCache } from './cache.ts';
import { baseOf, bleed, cutToOutline, layingTurn } from './outline.ts';
import { type Pixels, type Raster, rasterOf, sharpOf } from './raster.ts';

/** An object before it is placed: where its pixels come from, cut to its outline. */
export interface Source {
  /** Names the source among all others. */
  readonly key: string;
  readonly draw: () => Promise<Raster>;
}

/** How an object appears in one picture. */
export interface Look {
  readonly heightPx: number;
  /** Clockwise. */
  readonly turnDeg: number;
  /** Turn an elongated object until it lies along the ground, before `turnDeg`. */
  readonly laid: boolean;
  readonly mirrored: boolean;
  /** Out of focus by so much. */
  readonly blurPx: number;
  readonly hueDeg: number;
  readonly brightness: number;
  /** 1 leaves it as drawn. */
  readonly saturation: number;
  /** '#rrggbb' of a material all of it is made of, such as wood. */
  readonly stain?: string;
}

/**
 * An object ready to be drawn.
 *
 * pad                  transparent border left for the blur, on all sides.
 * baseLeft, baseRight  where it touches the ground, px from the left border.
 */
export interface Sprite extends Raster {
  readonly pad: number;
  readonly baseLeft: number;
  readonly baseRight: number;
}

/** Empty pixels kept around a source, for its edges to be enlarged smoothly. */
const MARGIN = 6;
const sources = new BoundedCache<Raster>(24 * 1024 * 1024, ({ data }) => data.length);
const layers = new BoundedCache<Layers>(
  24 * 1024 * 1024,
  ({ colours, outline }) => colours.data.length + outline.length,
);
const sprites = new BoundedCache<Sprite>(48 * 1024 * 1024, ({ data }) => data.length);

/** The source of a drawn object by its file; `isRed` for fruit and meat, whose shadows are drawn purple. */
export function objectSource(path: string, isRed = false): Source {
  return { key: `${path}|${isRed}`, draw: async () => natural(await rasterOf(sharp(await readFile(path)), 4), isRed) };
}

/** Takes the violet out of the shadows of white things, and the purple out of red ones: no daylight makes them. */
function natural(raster: Raster, isRed: boolean): Raster {
  const data: Pixels = raster.data;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at], data[at + 1], data[at + 2]];
    const isViolet = blue > green && blue - green < 52 && red >= green - 6 && red - green < 44 && green > 105;
    if (isViolet) {
      data[at + 1] = green + (Math.max(red, blue) - green) * 0.6;
      data[at + 2] = blue - (blue - green) * 0.25;
    } else if (isRed && red > 120 && blue > green) {
      data[at + 2] = green + (blue - green) * 0.45;
    }
  }
  return raster;
}

/** The source's pixels, cut to its outline but for a small margin. */
export function pixelsOf(source: Source): Promise<Raster> {
  return sources.get(source.key, async () => bleed(cutToOutline(await source.draw(), MARGIN), MARGIN + 4));
}

/** An object as it will be drawn. Sizes and angles are rounded a little, so that equal ones are made once. */
export function spriteOf(source: Source, wanted: Look): Promise<Sprite> {
  const look = {
    ...wanted,
    heightPx: Math.max(16, Math.round(wanted.heightPx / 6) * 6),
    turnDeg: Math.round(wanted.turnDeg / 2) * 2,
    blurPx: Math.round(wanted.blurPx * 2) / 2,
    hueDeg: Math.round(wanted.hueDeg / 4) * 4,
    brightness: Math.round(wanted.brightness * 25) / 25,
  };
  return sprites.get(`${source.key}|${Object.values(look).join('|')}`, () => make(source, look));
}

/** A source's colours, changed as wanted while they are still few pixels, and its outline. */
interface Layers {
  readonly colours: Raster;
  readonly outline: Buffer;
}

async function make(source: Source, look: Look): Promise<Sprite> {
  const pixels = await pixelsOf(source);
  const { colours, outline } = await layersOf(source, pixels, look);
  const turn = look.turnDeg + (look.laid ? layingTurn(pixels) * (look.mirrored ? -1 : 1) : 0);
  // A laid object is as long as it was tall or wide, so that turning does not change its size.
  const scale =
    look.heightPx / (look.laid ? Math.hypot(pixels.width, pixels.height) * 0.72 : pixels.height - 2 * MARGIN);
  const height = Math.max(8, Math.round(pixels.height * scale));
  const shape = (layer: Buffer, channels: 1 | 3) => {
    const flat = sharp(layer, { raw: { width: pixels.width, height: pixels.height, channels } });
    const resized = flat.flop(look.mirrored).resize({ height, kernel: scale > 1 ? 'mitchell' : 'lanczos3' });
    return (turn === 0 ? resized : resized.rotate(turn, { background: '#000000' }))
      .raw()
      .toBuffer({ resolveWithObject: true });
  };
  // Colour and outline go separate ways: a transparent neighbour would leave a pale seam along the edge.
  const [shaped, edges] = await Promise.all([shape(colours.data, 3), shape(outline, 1)]);
  const stride = edges.info.channels;
  return finish(cutToOutline(joined(shaped.data, edges.data, stride, shaped.info, scale), 0), look.blurPx);
}

function layersOf(source: Source, pixels: Raster, { hueDeg, brightness, saturation, stain }: Look): Promise<Layers> {
  return layers.get([source.key, hueDeg, brightness, saturation, stain].join('|'), async () => {
    const changed = sharpOf(opaque(pixels)).modulate({ hue: hueDeg, brightness, saturation });
    const colours = await rasterOf(stain === undefined ? changed : changed.tint(stain), 3);
    const outline = Buffer.allocUnsafe(pixels.width * pixels.height);
    for (let at = 0; at < outline.length; at += 1) outline[at] = pixels.data[at * 4 + 3] as number;
    return { colours, outline };
  });
}

function opaque({ data, width, height }: Raster): Raster {
  const from: Pixels = data;
  const colours = Buffer.allocUnsafe(width * height * 3);
  for (let at = 0, to = 0; to < colours.length; at += 4, to += 3) {
    colours[to] = from[at];
    colours[to + 1] = from[at + 1];
    colours[to + 2] = from[at + 2];
  }
  return { data: colours, width, height, channels: 3 };
}

/** Enlarging smears the outline over several pixels; a steeper alpha makes it an edge again. */
function joined(
  colours: Pixels,
  outline: Pixels,
  stride: number,
  { width, height }: OutputInfo,
  scale: number,
): Raster {
  const rgba = Buffer.allocUnsafe(width * height * 4);
  const steepness = Math.min(2.6, Math.max(1, scale));
  for (let at = 0, from = 0, to = 0; to < rgba.length; at += stride, from += 3, to += 4) {
    rgba[to] = colours[from];
    rgba[to + 1] = colours[from + 1];
    rgba[to + 2] = colours[from + 2];
    const alpha = (outline[at] - 128) * steepness + 128;
    rgba[to + 3] = Math.max(0, Math.min(255, alpha));
  }
  return { data: rgba, width, height, channels: 4 };
}

async function finish(cut: Raster, blurPx: number): Promise<Sprite> {
  const [baseLeft, baseRight] = baseOf(cut);
  if (blurPx < 0.5) return { ...cut, pad: 0, baseLeft, baseRight };
  const pad = Math.ceil(blurPx * 2.5);
  const around = { top: pad, bottom: pad, left: pad, right: pad, background: '#00000000' };
  const blurred = await rasterOf(sharpOf(cut).extend(around).blur(blurPx), 4);
  return { ...blurred, pad, baseLeft: baseLeft + pad, baseRight: baseRight + pad };
}
