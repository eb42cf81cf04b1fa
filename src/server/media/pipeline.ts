import { createHash } from 'node:crypto';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { HeicError, heicToPng, isHeic } from './heic.ts';
import { perceptualHash } from './perceptual-hash.ts';

/**
 * What is wrong with a picture: unsupported format, too many bytes or pixels, too long a strip, damaged, or an
 * unreadable HEIC.
 */
export type PictureErrorCode = 'pictureFormat' | 'pictureTooLarge' | 'pictureTooLong' | 'pictureBroken' | 'pictureHeic';

/** The only error `processPicture` throws for bad input. */
export class PictureError extends Error {
  readonly code: PictureErrorCode;

  constructor(code: PictureErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PictureError';
    this.code = code;
  }
}

/** One WebP rendition of a picture, in pixels. */
export interface PictureVariant {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/**
 * A picture ready to be stored: no metadata, upright, sRGB, opaque.
 *
 * hash            32 hex characters, the same for the same input; names the files.
 * width, height   of the largest variant, in pixels.
 * thumbhash       base64url without padding, about 25 bytes once decoded.
 * averageColor    '#rrggbb'.
 * perceptualHash  see perceptual-hash.ts; null when there is too little detail.
 * variants        WebP, narrowest first, no two of one width.
 */
export interface ProcessedPicture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  readonly averageColor: string;
  readonly perceptualHash: string | null;
  readonly variants: readonly PictureVariant[];
}

export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
export const PICTURE_MAX_PIXELS = 50_000_000;
/** The served widths; a narrower picture keeps its own width as its largest. */
export const PICTURE_WIDTHS: readonly number[] = [320, 640, 960, 1600];
const CARD_WIDTH = 320;
/** A taller strip would exceed the limits of WebP and of every screen. */
const MAX_HEIGHT_PX = 4_800;
/**
 * Maximum ratio of the long side to the short one: a longer strip shows nothing and would have no width when scaled.
 */
export const PICTURE_MAX_RATIO = 100;
const THUMB_PX = 64;
const DECODE_TIMEOUT_S = 30;
// By measurement: higher effort and smart subsampling cost three times the CPU and save 5% of the bytes.
const WEBP = { quality: 80, effort: 2 } as const;
/**
 * The narrowest picture is the one of cards, shown at about half its size on phones: quality 72 looks the same there and
 * takes a fifth fewer bytes (7.9 → 6.3 kB, mean of 13), and four of them come before the first frame.
 */
const CARD_WEBP = { ...WEBP, quality: 72 } as const;

const ALLOWED_LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);

const LOADERS_CLOSED = 'pictureLoadersClosed';

// Process-wide: no upload may reach the other libvips loaders (SVG, GIF, TIFF, files by path). Threads started later
// skip this: repeating it would briefly block all loaders for the other threads.
if (!getEnvironmentData(LOADERS_CLOSED)) {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ALLOWED_LOADERS });
  setEnvironmentData(LOADERS_CLOSED, true);
}

let picturesAtOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Limits the resources of picture processing; call once at start-up.
 *
 * concurrency      libvips threads per picture.
 * picturesAtOnce   pictures decoded concurrently, 2 by default; the others wait.
 */
export function configureSharp(options: { concurrency: number; picturesAtOnce?: number }): void {
  sharp.concurrency(options.concurrency);
  sharp.cache(false);
  picturesAtOnce = Math.max(1, options.picturesAtOnce ?? picturesAtOnce);
}

/**
 * Converts an uploaded file into the served variants.
 *
 * input      JPEG, PNG, WebP, AVIF or HEIC; only the first frame of an animation is used.
 * @throws    PictureError
 */
export async function processPicture(input: Buffer): Promise<ProcessedPicture> {
  if (input.length > PICTURE_MAX_BYTES) throw new PictureError('pictureTooLarge', `${input.length} bytes`);
  if (!hasAcceptedSignature(input)) throw new PictureError('pictureFormat', 'Neither JPEG, PNG, WebP, AVIF nor HEIC');
  await takeTurn();
  try {
    return await renditions(await decode(isHeic(input) ? await fromHeic(input) : input));
  } finally {
    endTurn();
  }
}

/** A stored picture rotated right by 90 degrees, as input for `processPicture`. */
export function turnPicture(stored: Buffer): Promise<Buffer> {
  return sharp(stored, { limitInputPixels: PICTURE_MAX_PIXELS }).rotate(90).webp({ quality: 92, effort: 2 }).toBuffer();
}

/** The widths of the variants, narrowest first, given the width of the largest. */
export function variantWidths(largestWidth: number): number[] {
  return [...PICTURE_WIDTHS.filter((width) => width < largestWidth), largestWidth];
}

interface Bitmap {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function takeTurn(): Promise<void> {
  if (running < picturesAtOnce) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

/** Passes the slot directly to the longest waiter, so that nobody can jump the queue. */
function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

/** Whether a file begins like a picture of an accepted format. */
export function hasAcceptedSignature(input: Buffer): boolean {
  const ascii = (from: number, to: number) => input.toString('latin1', from, to);
  if (ascii(0, 3) === '\xff\xd8\xff') return true;
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return true;
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return true;
  if (isHeic(input)) return true;
  return ascii(4, 8) === 'ftyp' && (ascii(8, 12) === 'avif' || ascii(8, 12) === 'avis');
}

async function fromHeic(input: Buffer): Promise<Buffer> {
  try {
    return await heicToPng(input, { maxPixels: PICTURE_MAX_PIXELS, widthOf: largestWidth });
  } catch (error) {
    if (!(error instanceof HeicError)) throw error;
    throw new PictureError(error.reason === 'pixels' ? 'pictureTooLarge' : 'pictureHeic', error.message, {
      cause: error,
    });
  }
}

/** Decodes once, upright, in sRGB, no larger than the largest variant; all variants derive from these pixels. */
async function decode(input: Buffer): Promise<Bitmap> {
  try {
    const { autoOrient } = await sharp(input, { limitInputPixels: PICTURE_MAX_PIXELS }).metadata();
    const [short = 0, long = 0] = [autoOrient.width, autoOrient.height].toSorted((a, b) => a - b);
    if (long > short * PICTURE_MAX_RATIO) throw new PictureError('pictureTooLong', `${long} to ${short} pixels`);
    const { data, info } = await sharp(input, {
      limitInputPixels: PICTURE_MAX_PIXELS,
      // Phones write files that decode with warnings; refuse only real damage.
      failOn: 'error',
      sequentialRead: true,
    })
      .timeout({ seconds: DECODE_TIMEOUT_S })
      .autoOrient()
      .resize({ width: largestWidth(autoOrient.width, autoOrient.height) })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw asPictureError(error);
  }
}

function largestWidth(width: number, height: number): number {
  const widest = Math.min(PICTURE_WIDTHS.at(-1) ?? width, width);
  return Math.max(1, Math.min(widest, Math.floor((width * MAX_HEIGHT_PX) / height)));
}

function asPictureError(error: unknown): PictureError {
  if (error instanceof PictureError) return error;
  const message = error instanceof Error ? error.message : String(error);
  if (/pixel limit/i.test(message)) return new PictureError('pictureTooLarge', message, { cause: error });
  if (/unsupported image format/i.test(message)) return new PictureError('pictureFormat', message, { cause: error });
  return new PictureError('pictureBroken', message, { cause: error });
}

async function renditions(bitmap: Bitmap): Promise<ProcessedPicture> {
  const variants: PictureVariant[] = [];
  // Sequentially: encoding four sizes at once would double the peak memory.
  for (const width of variantWidths(bitmap.width)) variants.push(await encode(bitmap, width));
  return {
    hash: hashOf(variants),
    width: bitmap.width,
    height: bitmap.height,
    ...(await glance(bitmap)),
    variants,
  };
}

function fromBitmap(bitmap: Bitmap): Sharp {
  return sharp(bitmap.data, { raw: { width: bitmap.width, height: bitmap.height, channels: 3 } });
}

async function encode(bitmap: Bitmap, width: number): Promise<PictureVariant> {
  const resized = width === bitmap.width ? fromBitmap(bitmap) : fromBitmap(bitmap).resize({ width });
  const { data, info } = await resized
    .webp(width <= CARD_WIDTH ? CARD_WEBP : WEBP)
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

type Glance = Pick<ProcessedPicture, 'thumbhash' | 'averageColor' | 'perceptualHash'>;

/** Placeholders and perceptual hash, derived from a thumbnail. */
async function glance(bitmap: Bitmap): Promise<Glance> {
  const { data, info } = await fromBitmap(bitmap)
    .resize(THUMB_PX, THUMB_PX, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const thumbhash = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64url');
  return {
    thumbhash,
    averageColor: averageColor(data),
    perceptualHash: await perceptualHash(data, info.width, info.height),
  };
}

function averageColor(rgba: Buffer): string {
  const sums = [0, 0, 0];
  for (let at = 0; at < rgba.length; at += 4) {
    for (const [channel, sum] of sums.entries()) sums[channel] = sum + (rgba[at + channel] as number);
  }
  const hex = sums.map((sum) =>
    Math.round((sum * 4) / rgba.length)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

function hashOf(variants: readonly PictureVariant[]): string {
  const hash = createHash('sha256');
  for (const { bytes } of variants.toReversed()) hash.update(bytes);
  return hash.digest('hex').slice(0, 32);
}
