import sharp, { type Sharp } from 'sharp';
// Evaluated first because it closes every loader but four for the whole process; drawings open theirs below.
import '#server/media/pipeline.ts';

/** Every picture is composed at this size, in pixels: the objects are 256 px wide, more would only enlarge the files. */
export const WIDTH = 1280;
export const HEIGHT = 960;

/** Pixels, row by row, three channels (RGB) or four (RGBA, not premultiplied). */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Buffer;
}

/**
 * Numbers reached by arithmetic: rows, columns and channels are bounded by the loops that count them, so that an index
 * which might be out of range is not a case to handle at every pixel.
 */
export interface Pixels {
  readonly length: number;
  // biome-ignore lint/suspicious/noExplicitAny: the one type that an unchecked index does not widen with undefined
  [at: number]: any;
}

const SVG_LOADER = { operation: ['VipsForeignLoadSvgBuffer'] };
const MOST_ATTEMPTS = 50;
let drawing = 0;

/**
 * Opens the SVG loader only while one of our own drawings is read, so that a server that seeds itself stays closed to
 * uploaded ones. The loader is the process's, not the thread's: when another thread closes it in between, try again.
 */
async function withSvgLoader<T>(draw: () => Promise<T>, attempt = 1): Promise<T> {
  drawing += 1;
  sharp.unblock(SVG_LOADER);
  try {
    return await draw();
  } catch (error) {
    if (attempt === MOST_ATTEMPTS || !isClosedLoader(error)) throw error;
  } finally {
    drawing -= 1;
    if (drawing === 0) sharp.block(SVG_LOADER);
  }
  return withSvgLoader(draw, attempt + 1);
}

function isClosedLoader(error: unknown): boolean {
  // Found closed when the loader is looked for, or closed between looking and loading.
  return error instanceof Error && /unsupported image format|operation is blocked/.test(error.message);
}

/** The pixels of a sharp pipeline; three or four channels as asked. */
export async function rasterOf(pipeline: Sharp, channels: 3 | 4): Promise<Raster> {
  const shaped = channels === 4 ? pipeline.ensureAlpha() : pipeline.removeAlpha();
  const { data, info } = await shaped.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels, data };
}

/** A sharp pipeline over pixels. */
export function sharpOf({ data, width, height, channels }: Raster): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

/** Draws SVG markup (without the outer element) in a box of the given size, with transparency. */
export async function rasterOfSvg(content: string, width: number, height: number): Promise<Raster> {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`);
  return withSvgLoader(() => rasterOf(sharp(svg), 4));
}

/** As `rasterOfSvg`, but made small and then enlarged to the picture's size: soft, as what is out of focus, and cheap. */
export async function softRasterOfSvg(content: string, blurPx: number, scale = 4): Promise<Raster> {
  const [width, height] = [WIDTH / scale, HEIGHT / scale];
  const small = await rasterOfSvg(`<g transform="scale(${1 / scale})">${content}</g>`, width, height);
  const flat = sharpOf(small).removeAlpha();
  const soft = blurPx > 0 ? flat.blur(Math.max(0.3, blurPx / scale)) : flat;
  return rasterOf(sharpOf(await rasterOf(soft, 3)).resize(WIDTH, HEIGHT, { kernel: 'cubic', fit: 'fill' }), 3);
}

export type Rgb = readonly [red: number, green: number, blue: number];

/** '#rrggbb' as three numbers 0–255. */
export function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** A colour between two, as '#rrggbb'; share 0 is the first. */
export function mix(first: string, second: string, share: number): string {
  const [from, to] = [rgb(first), rgb(second)];
  const channels = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share));
  return `#${channels.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
}
