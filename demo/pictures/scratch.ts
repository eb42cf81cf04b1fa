import { HEIGHT_PX, type Raster, WIDTH_PX } from './raster.ts';

const floats = new Map<string, Float32Array>();
const rasters = new Map<string, Buffer>();

/**
 * A reusable, zeroed buffer, since allocating memory for every step of every picture would keep the garbage collector
 * busy. A buffer is valid until the next request for the same name.
 */
export function scratchFloats(name: string, length: number): Float32Array {
  const kept = floats.get(name);
  if (!kept || kept.length < length) {
    const made = new Float32Array(Math.ceil(length * 1.25));
    floats.set(name, made);
    return made.subarray(0, length);
  }
  return kept.subarray(0, length).fill(0);
}

/** A reusable raster of transparent pixels, valid on the same terms. */
export function scratchRaster(name: string, width: number, height: number): Raster {
  const length = width * height * 4;
  const kept = rasters.get(name);
  if (kept && kept.length >= length) return { width, height, channels: 4, data: kept.subarray(0, length).fill(0) };
  const made = Buffer.from(new ArrayBuffer(Math.ceil(width * height * 1.25) * 4));
  rasters.set(name, made);
  return { width, height, channels: 4, data: made.subarray(0, length) };
}

const idleCanvases: Buffer[] = [];

/** Lends a canvas of a picture's size, with whatever was painted on it last, until the work on it is done. */
export async function onCanvas<T>(work: (canvas: Raster) => Promise<T>): Promise<T> {
  const data = idleCanvases.pop() ?? Buffer.from(new ArrayBuffer(WIDTH_PX * HEIGHT_PX * 3));
  try {
    return await work({ width: WIDTH_PX, height: HEIGHT_PX, channels: 3, data });
  } finally {
    idleCanvases.push(data);
  }
}
