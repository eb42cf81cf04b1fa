import type { Pixels, Raster } from './raster.ts';
import { resample } from './sampling.ts';
import { scratchFloats, scratchRaster } from './scratch.ts';

/**
 * Blurs an object as a lens does out of focus.
 *
 * small   the object, drawn so small that one of its pixels stands for `cell` × `cell`.
 * @returns the object in full size, with a border of `padPx` on all sides that the blur runs out into.
 */
export function blurred(small: Raster, blurPx: number, cell: number): { raster: Raster; padPx: number } {
  const kernel = bell(blurPx / cell);
  const pad = kernel.length;
  const [width, height] = [small.width + 2 * pad, small.height + 2 * pad];
  const values = premultiplied(small, pad, width, height);
  const rows = spread(values, scratchFloats('spread', values.length), width, height, 1, width, kernel);
  const soft = straight(spread(rows, values, height, width, width, 1, kernel), width, height);
  if (cell === 1) return { raster: soft, padPx: pad };
  const mapping = { width: width * cell, height: height * cell, step: 1 / cell, turnDeg: 0, mirrored: false };
  return { raster: resample([soft], mapping), padPx: pad * cell };
}

/** Half of a bell curve, its middle first; twice its sum without the middle, plus the middle, is 1. */
function bell(sigma: number): Float32Array {
  const reach = Math.max(2, Math.ceil(sigma * 2.4) + 1);
  const half = Float32Array.from({ length: reach }, (_, at) => Math.exp(-(at * at) / (2 * sigma * sigma)));
  const sum = half.reduce((total, value) => total + 2 * value, -1);
  return half.map((value) => value / sum);
}

function premultiplied({ data, width, height }: Raster, pad: number, wide: number, tall: number): Pixels {
  const from: Pixels = data;
  const values: Pixels = scratchFloats('premultiplied', wide * tall * 4);
  for (let y = 0; y < height; y += 1) {
    let to = ((y + pad) * wide + pad) * 4;
    for (let at = y * width * 4; at < (y + 1) * width * 4; at += 4, to += 4) {
      const alpha = from[at + 3];
      values[to] = from[at] * alpha;
      values[to + 1] = from[at + 1] * alpha;
      values[to + 2] = from[at + 2] * alpha;
      values[to + 3] = alpha;
    }
  }
  return values;
}

/**
 * Spreads every pixel over its neighbours along lines of `count` pixels; `step` from one to the next, `line` to the
 * next line.
 */
function spread(
  from: Pixels,
  to: Pixels,
  count: number,
  lines: number,
  step: number,
  line: number,
  kernel: Pixels,
): Pixels {
  const [stride, reach] = [step * 4, kernel.length];
  for (let number = 0; number < lines; number += 1) {
    for (let at = 0; at < count; at += 1) {
      const middle = (number * line + at * step) * 4;
      const [before, after] = [Math.min(reach - 1, at), Math.min(reach - 1, count - 1 - at)];
      for (let channel = middle; channel < middle + 4; channel += 1) {
        let sum = from[channel] * kernel[0];
        for (let away = 1; away <= before; away += 1) sum += from[channel - away * stride] * kernel[away];
        for (let away = 1; away <= after; away += 1) sum += from[channel + away * stride] * kernel[away];
        to[channel] = sum;
      }
    }
  }
  return to;
}

function straight(values: Pixels, width: number, height: number): Raster {
  const raster = scratchRaster('soft', width, height);
  const data: Pixels = raster.data;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = values[at + 3];
    if (alpha < 0.4) continue;
    data[at] = values[at] / alpha;
    data[at + 1] = values[at + 1] / alpha;
    data[at + 2] = values[at + 2] / alpha;
    data[at + 3] = alpha;
  }
  return raster;
}
