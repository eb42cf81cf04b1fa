import { randomOf } from './random.ts';
import type { Pixels } from './raster.ts';

const SIDE = 512;
const MASK = SIDE - 1;

function lattice(cells: number, octave: number): Pixels {
  const random = randomOf('noise', octave);
  return Float32Array.from({ length: cells * cells }, () => random.next());
}

/** Adds one octave of value noise that wraps around at the borders of the tile. */
function addOctave(tile: Pixels, cells: number, weight: number): void {
  const values = lattice(cells, cells);
  const step = SIDE / cells;
  for (let y = 0; y < SIDE; y += 1) {
    const row = Math.floor(y / step);
    const fy = smooth(y / step - row);
    const [above, below] = [row * cells, ((row + 1) % cells) * cells];
    for (let x = 0; x < SIDE; x += 1) {
      const column = Math.floor(x / step);
      const fx = smooth(x / step - column);
      const right = (column + 1) % cells;
      const upper = (values[above + column] as number) * (1 - fx) + (values[above + right] as number) * fx;
      const lower = (values[below + column] as number) * (1 - fx) + (values[below + right] as number) * fx;
      const at = y * SIDE + x;
      tile[at] = (tile[at] as number) + weight * (upper * (1 - fy) + lower * fy);
    }
  }
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

function tile(): Float32Array {
  const values = new Float32Array(SIDE * SIDE);
  for (const [cells, weight] of [
    [8, 0.42],
    [16, 0.26],
    [32, 0.16],
    [64, 0.1],
    [128, 0.06],
  ] as const) {
    addOctave(values, cells, weight);
  }
  return values;
}

const VALUES: Pixels = tile();

/** Cloud-like noise, 0–1 around 0.5, that repeats every 1 in both directions. */
export function noise(u: number, v: number): number {
  const x = (u - Math.floor(u)) * SIDE;
  const y = (v - Math.floor(v)) * SIDE;
  const left = x | 0;
  const top = y | 0;
  const right = (left + 1) & MASK;
  const low = top * SIDE;
  const high = ((top + 1) & MASK) * SIDE;
  const fx = x - left;
  const upper = VALUES[low + left] * (1 - fx) + VALUES[low + right] * fx;
  const lower = VALUES[high + left] * (1 - fx) + VALUES[high + right] * fx;
  return upper + (lower - upper) * (y - top);
}

/** A number 0–1 that belongs to a cell and looks unrelated to its neighbours'. */
export function cellHash(column: number, row: number): number {
  let mixed = Math.imul(column | 0, 0x27d4eb2d) ^ Math.imul(row | 0, 0x165667b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
}

/** 0 below the first edge, 1 above the second, smooth between. */
export function ramp(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return smooth(share);
}
