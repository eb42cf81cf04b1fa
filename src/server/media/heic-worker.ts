import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { HeicAnswer, HeicTask } from './heic.ts';

interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(
    target: { data: Uint8ClampedArray; width: number; height: number },
    done: (drawn: object | null) => void,
  ): void;
}

interface Libheif {
  HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
}

const { input, maxPixels, maxMemoryBytes } = workerData as HeicTask;

boundMemory();
parentPort?.postMessage(await decode());

/** A worker's resource limits do not cover WebAssembly memory, so cap its growth here. */
function boundMemory(): void {
  const memory = WebAssembly.Memory.prototype;
  const grow = memory.grow;
  const pageBytes = 65_536;
  memory.grow = function growWithin(this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * pageBytes > maxMemoryBytes)
      throw new RangeError('Out of memory for decoding a HEIC');
    return grow.call(this, pages);
  };
}

async function decode(): Promise<HeicAnswer> {
  const images = new (loadLibheif().HeifDecoder)().decode(input);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (!image) return { failure: 'broken' };
  const [width, height] = [image.get_width(), image.get_height()];
  if (!(width > 0 && height > 0)) return { failure: 'broken' };
  if (width * height > maxPixels) return { failure: 'pixels' };
  const data = new Uint8ClampedArray(width * height * 4);
  const drawn = await new Promise((resolve) => image.display({ data, width, height }, resolve));
  return drawn ? { width, height, rgba: new Uint8Array(data.buffer) } : { failure: 'broken' };
}

/** The package's own entry looks for the file in the current folder. */
function loadLibheif(): Libheif {
  const require = createRequire(import.meta.url);
  const wasmBinary = readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  return require('libheif-js/libheif-wasm/libheif.js')({ wasmBinary, print: () => {}, printErr: () => {} });
}
