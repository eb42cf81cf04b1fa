import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Input of the decoding thread. */
export interface HeicTask {
  readonly input: Uint8Array;
  readonly maxPixels: number;
  readonly maxMemoryBytes: number;
}

/** Its result: upright RGBA pixels, or the failure. */
export type HeicAnswer =
  | { readonly width: number; readonly height: number; readonly rgba: Uint8Array<ArrayBuffer> }
  | { readonly failure: 'broken' | 'pixels' };

/** Why a HEIC was not converted: too many pixels, or anything else. */
export class HeicError extends Error {
  readonly reason: 'broken' | 'pixels';

  constructor(reason: 'broken' | 'pixels', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'HeicError';
    this.reason = reason;
  }
}

const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
/** A photo of 48 megapixels takes about five seconds of a quiet core. */
const TIMEOUT_MS = 30_000;
const MAX_MEMORY_BYTES = 640 * 1024 * 1024;
const HEAP_LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

let last: Promise<unknown> = Promise.resolve();

/** Whether a file is a HEIC or HEIF photo, as iPhones take them, by its brands. AVIF has other brands. */
export function isHeic(input: Buffer): boolean {
  if (input.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(input.readUInt32BE(0), input.length, 256);
  for (let at = 8; at + 4 <= end; at += 4) {
    // A version comes between the major brand and the compatible brands.
    if (at !== 12 && BRANDS.includes(input.toString('latin1', at, at + 4))) return true;
  }
  return false;
}

export interface HeicOptions {
  readonly maxPixels: number;
  /** The width of the result in pixels, given the photo's size. */
  readonly widthOf: (width: number, height: number) => number;
}

/**
 * Converts a HEIC photo to a PNG with the same colour profile, which libvips can read; it has no HEVC decoder of its
 * own. Runs in a thread per photo, one at a time, which frees its memory when it ends.
 *
 * @throws  HeicError
 */
export function heicToPng(input: Buffer, options: HeicOptions): Promise<Buffer> {
  const turn = last.then(() => convert(input, options));
  last = turn.catch(() => {});
  return turn;
}

async function convert(input: Buffer, { maxPixels, widthOf }: HeicOptions): Promise<Buffer> {
  const answer = await runWorker({ input, maxPixels, maxMemoryBytes: MAX_MEMORY_BYTES });
  if ('failure' in answer) throw new HeicError(answer.failure, `The HEIC was not decoded: ${answer.failure}`);
  const { width, height, rgba } = answer;
  const png = await sharp(rgba, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels })
    .resize({ width: widthOf(width, height) })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return withProfile(png, profileOf(input));
}

async function runWorker(task: HeicTask): Promise<HeicAnswer> {
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: HEAP_LIMITS,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<HeicAnswer>((resolve, reject) => {
      timer = setTimeout(() => reject(new HeicError('broken', 'Decoding a HEIC took too long')), TIMEOUT_MS);
      worker.once('message', resolve);
      worker.once('error', (error) => reject(new HeicError('broken', String(error), { cause: error })));
      worker.once('exit', () => reject(new HeicError('broken', 'The thread ended without an answer')));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** The ICC profile of a photo: iPhones use Display P3, which would look pale as plain sRGB. */
function profileOf(input: Buffer): Buffer | null {
  const headerBytes = 128;
  for (let at = input.indexOf('colrprof'); at >= 4; at = input.indexOf('colrprof', at + 1)) {
    const profile = input.subarray(at + 8, at - 4 + input.readUInt32BE(at - 4));
    const isColour = profile.toString('latin1', 16, 20) === 'RGB ' && profile.toString('latin1', 36, 40) === 'acsp';
    if (profile.length > headerBytes && isColour) return profile;
  }
  return null;
}

/** Inserts a profile into a PNG after its header. */
function withProfile(png: Buffer, profile: Buffer | null): Buffer {
  if (!profile) return png;
  const headerEnd = 33;
  const body = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, headerEnd), length, body, checksum, png.subarray(headerEnd)]);
}
