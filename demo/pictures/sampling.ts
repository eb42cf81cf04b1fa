import { blankOf, clampedOf, type Pixels, type Raster, wordsOf } from './raster.ts';
import { scratchRaster } from './scratch.ts';

/** The mapping of a transformation: from a point of the new picture to one of the old, in pixels. */
export interface Mapping {
  readonly width: number;
  readonly height: number;
  /** Old pixels per new one. */
  readonly step: number;
  /** Clockwise. */
  readonly turnDeg: number;
  readonly mirrored: boolean;
}

/** Red, green and blue of the new colour out of red, green and blue of the old one, row by row; then what is added. */
export type ColourMatrix = readonly number[];

/** A source in full, half and quarter size, so that small drawings are sampled from few pixels. */
export type Levels = readonly Raster[];

const ONE = 65_536;
const ALPHA = 0xff000000;
const EVERY_SECOND_BYTE = 0x00ff00ff;
/** Added before the lower bytes are cut off, to round: rounding down would draw the grid of the old pixels. */
const HALVES = 0x00800080;

export function levelsOf(raster: Raster): Levels {
  const half = halved(raster);
  return [raster, half, halved(half)];
}

/** The size a source takes at so many pixels for one of its own, turned. */
export function turnedSize({ width, height }: Raster, scale: number, turnDeg: number): [width: number, height: number] {
  const [cos, sin] = cosSin(turnDeg).map(Math.abs) as [number, number];
  return [
    Math.max(2, Math.ceil((width * cos + height * sin) * scale)),
    Math.max(2, Math.ceil((width * sin + height * cos) * scale)),
  ];
}

function cosSin(turnDeg: number): [number, number] {
  const angle = (turnDeg * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

/**
 * Scales, turns and recolours in one pass, each pixel from the four nearest of the level that fits. The result has to
 * be copied before the next one is asked for.
 *
 * colours     undefined leaves them.
 * steepness   > 1 makes the edge of an enlarged outline an edge again.
 */
export function resample(levels: Levels, mapping: Mapping, colours?: ColourMatrix, steepness = 1): Raster {
  let [level, step] = [0, mapping.step];
  while (step > 1.7 && level < levels.length - 1) {
    level += 1;
    step /= 2;
  }
  const raster = scratchRaster('sampled', mapping.width, mapping.height);
  sampleRows(levels[level] as Raster, raster, { ...mapping, step });
  if (colours || steepness !== 1) develop(raster, colours ?? UNCHANGED, steepness);
  return raster;
}

/** Positions in 65 536ths of a pixel, two channels of a pixel in one multiplication. */
function sampleRows(from: Raster, to: Raster, { step, turnDeg, mirrored }: Mapping): void {
  const [source, target]: [Pixels, Pixels] = [wordsOf(from), wordsOf(to)];
  const [cos, sin] = cosSin(turnDeg);
  const side = mirrored ? -1 : 1;
  const [lastColumn, lastRow, stride] = [from.width - 1, from.height - 1, from.width];
  const [acrossX, acrossY] = [Math.round(cos * step * side * ONE), Math.round(-sin * step * ONE)];
  let at = 0;
  for (let row = 0; row < to.height; row += 1) {
    const [dx, dy] = [(0.5 - to.width / 2) * step, (row + 0.5 - to.height / 2) * step];
    let x = Math.round((from.width / 2 - 0.5 + side * (cos * dx + sin * dy)) * ONE);
    let y = Math.round((from.height / 2 - 0.5 - sin * dx + cos * dy) * ONE);
    for (let column = 0; column < to.width; column += 1, at += 1, x += acrossX, y += acrossY) {
      const left = x >> 16;
      const top = y >> 16;
      if (left < 0 || top < 0 || left >= lastColumn || top >= lastRow) continue;
      const corner = top * stride + left;
      const p = source[corner];
      const q = source[corner + 1];
      const r = source[corner + stride];
      const s = source[corner + stride + 1];
      // Most pixels around an outline are empty.
      if (((p | q | r | s) & ALPHA) !== 0) target[at] = mixFour(p, q, r, s, (x >>> 8) & 255, (y >>> 8) & 255);
    }
  }
}

function mixFour(p: number, q: number, r: number, s: number, fx: number, fy: number): number {
  const ws = (fx * fy) >> 8;
  const wq = fx - ws;
  const wr = fy - ws;
  const wp = 256 - fx - wr;
  const even = (weighed(p, wp, q, wq) + weighed(r, wr, s, ws) + HALVES) | 0;
  const odd = (weighed(p >>> 8, wp, q >>> 8, wq) + weighed(r >>> 8, wr, s >>> 8, ws) + HALVES) | 0;
  return ((even >>> 8) & EVERY_SECOND_BYTE) | (odd & ~EVERY_SECOND_BYTE);
}

function weighed(first: number, share: number, second: number, otherShare: number): number {
  return (Math.imul(first & EVERY_SECOND_BYTE, share) + Math.imul(second & EVERY_SECOND_BYTE, otherShare)) | 0;
}

const UNCHANGED: ColourMatrix = [1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];

/** Colours through the matrix, alpha through the steepness; transparent pixels are left. */
function develop(raster: Raster, matrix: ColourMatrix, steepness: number): void {
  const data: Pixels = clampedOf(raster);
  const alphas: Pixels = Uint8ClampedArray.from({ length: 256 }, (_, alpha) => (alpha - 128) * steepness + 128);
  const shares: Pixels = matrix;
  const [rr, rg, rb] = [shares[0], shares[1], shares[2]];
  const [gr, gg, gb] = [shares[3], shares[4], shares[5]];
  const [br, bg, bb] = [shares[6], shares[7], shares[8]];
  const [r0, g0, b0] = [shares[9] ?? 0, shares[10] ?? 0, shares[11] ?? 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3];
    if (alpha === 0) continue;
    const red = data[at];
    const green = data[at + 1];
    const blue = data[at + 2];
    data[at] = rr * red + rg * green + rb * blue + r0;
    data[at + 1] = gr * red + gg * green + gb * blue + g0;
    data[at + 2] = br * red + bg * green + bb * blue + b0;
    data[at + 3] = alphas[alpha];
  }
}

/** Halves a raster: each pixel is the mean of four. Transparent pixels contribute their colour, extended by `bleed`. */
function halved(from: Raster): Raster {
  const [width, height] = [Math.max(2, from.width >> 1), Math.max(2, from.height >> 1)];
  const to = blankOf(width, height);
  const [source, target]: [Pixels, Pixels] = [wordsOf(from), wordsOf(to)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const corner = Math.min(y * 2, from.height - 2) * from.width + Math.min(x * 2, from.width - 2);
      const below = corner + from.width;
      target[y * width + x] = mixFour(source[corner], source[corner + 1], source[below], source[below + 1], 128, 128);
    }
  }
  return to;
}
