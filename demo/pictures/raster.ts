import sharp, { type Sharp } from 'sharp';
// Evaluated first because it closes every loader but four for the whole process; drawings open theirs below.
import '#server/media/pipeline.ts';

/** The units of scenes and drawings. */
export const WIDTH = 1280;
export const HEIGHT = 960;
/** Pixels of a picture for one such unit. The objects are 256 px wide: more pixels would only enlarge the files. */
export const SCALE = 0.75;
export const WIDTH_PX = WIDTH * SCALE;
export const HEIGHT_PX = HEIGHT * SCALE;

/** Pixels, row by row, three channels (RGB) or four (RGBA, not premultiplied). */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
  readonly data: Buffer;
}

/**
 * Numbers with unchecked indexes: loops bound rows, columns and channels, so an index out of range need not be handled
 * at every pixel.
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
 * Enables the SVG loader only while one of our own drawings is read, so that a server that seeds itself still rejects
 * uploaded SVGs. The loader belongs to the process, not to the thread: another thread may disable it at any moment,
 * with various errors. Our own drawings are valid, so every failure is retried.
 */
async function withSvgLoader<T>(draw: () => Promise<T>, attempt = 1): Promise<T> {
  drawing += 1;
  sharp.unblock(SVG_LOADER);
  try {
    return await draw();
  } catch (error) {
    if (attempt === MOST_ATTEMPTS) throw error;
  } finally {
    drawing -= 1;
    if (drawing === 0) sharp.block(SVG_LOADER);
  }
  return withSvgLoader(draw, attempt + 1);
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

/**
 * Draws SVG markup (without the outer element) in a box of the given size, with transparency.
 *
 * scale   pixels for a unit of the box.
 */
export async function rasterOfSvg(content: string, width: number, height: number, scale = 1): Promise<Raster> {
  const [widthPx, heightPx] = [Math.round(width * scale), Math.round(height * scale)];
  const size = `width="${widthPx}" height="${heightPx}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"`;
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`);
  return withSvgLoader(() => rasterOf(sharp(svg), 4));
}

/** Draws the markup of a whole scene, in its units, small and soft: `width` px wide, out of focus by so many units. */
export async function softRasterOfSvg(content: string, blur: number, width: number): Promise<Raster> {
  const scale = width / WIDTH;
  const small = await rasterOfSvg(content, WIDTH, HEIGHT, scale);
  const flat = sharpOf(small).removeAlpha();
  return rasterOf(blur > 0 ? flat.blur(Math.max(0.3, blur * scale)) : flat, 3);
}

/** A view of the pixels that rounds written values and clamps them to 0–255. */
export function clampedOf({ data }: Raster): Uint8ClampedArray {
  return new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
}

/** Transparent pixels. */
export function blankOf(width: number, height: number): Raster {
  return { width, height, channels: 4, data: Buffer.from(new ArrayBuffer(width * height * 4)) };
}

export function copyOf(raster: Raster): Raster {
  return { ...raster, data: Buffer.from(Uint8Array.from(raster.data).buffer) };
}

/** The pixels of a raster of four channels as one number each: red in the lowest byte, alpha in the highest. */
export function wordsOf({ data }: Raster): Int32Array {
  return new Int32Array(data.buffer, data.byteOffset, data.length >> 2);
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
