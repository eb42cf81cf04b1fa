import { blankOf, type Pixels, type Raster, wordsOf } from './raster.ts';

/** A smaller alpha is invisible. */
const FAINT = 12;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The non-empty part; everything if all is empty. */
function outlineBox(raster: Raster): Box {
  const { width, height } = raster;
  const words: Pixels = wordsOf(raster);
  const isEmpty = (start: number, step: number, count: number) => {
    for (let at = 0; at < count; at += 1) if (words[start + at * step] >>> 24 >= FAINT) return false;
    return true;
  };
  let [top, bottom, left, right] = [0, height - 1, 0, width - 1];
  while (top < height && isEmpty(top * width, 1, width)) top += 1;
  if (top === height) return { left: 0, top: 0, width, height };
  while (isEmpty(bottom * width, 1, width)) bottom -= 1;
  const tall = bottom - top + 1;
  while (isEmpty(top * width + left, width, tall)) left += 1;
  while (isEmpty(top * width + right, width, tall)) right -= 1;
  return { left, top, width: right - left + 1, height: tall };
}

/** A copy cropped to the outline, with a margin. */
export function cutToOutline(raster: Raster, margin: number): Raster {
  const { left, top, width, height } = outlineBox(raster);
  const cut = blankOf(width + 2 * margin, height + 2 * margin);
  const [from, to] = [wordsOf(raster), wordsOf(cut)];
  for (let y = 0; y < height; y += 1) {
    const start = (top + y) * raster.width + left;
    to.set(from.subarray(start, start + width), (y + margin) * cut.width + margin);
  }
  return cut;
}

/** Crops to the outline in place, moving the pixels within the same buffer. */
export function shrinkToOutline(raster: Raster): Raster {
  const { left, top, width, height } = outlineBox(raster);
  const words = wordsOf(raster);
  for (let y = 0; y < height; y += 1) {
    const start = (top + y) * raster.width + left;
    words.copyWithin(y * width, start, start + width);
  }
  return { width, height, channels: 4, data: raster.data.subarray(0, width * height * 4) };
}

const [AWAY, NEXT, REACHED] = [0, 1, 2];

/** Lets the colours of the rim run out into the transparent pixels around it, ring by ring; the outline stays. */
export function bleed(raster: Raster, reachPx: number): Raster {
  const { width, height } = raster;
  const data: Pixels = raster.data;
  const state: Pixels = new Uint8Array(width * height);
  // Semi-transparent glass keeps its own colours; only the colours of the faint rim are unreliable.
  for (let at = 0; at < state.length; at += 1) if (data[at * 4 + 3] > 60) state[at] = REACHED;
  const ring: number[] = [];
  for (let at = width + 1; at < state.length - width - 1; at += 1) {
    if (state[at] === AWAY && neighbour(state, at, width) >= 0) ring.push(at);
  }
  for (let pass = 0, from = 0; pass < reachPx; pass += 1) {
    const to = ring.length;
    for (let index = from; index < to; index += 1) {
      const at = ring[index] as number;
      lend(data, at, neighbour(state, at, width));
    }
    for (let index = from; index < to; index += 1) state[ring[index] as number] = REACHED;
    for (; from < to; from += 1) addAround(ring, state, ring[from] as number, width);
  }
  return raster;
}

/** A pixel beside this one that has its colour, or -1. */
function neighbour(state: Pixels, at: number, width: number): number {
  if (state[at - 1] === REACHED) return at - 1;
  if (state[at + 1] === REACHED) return at + 1;
  if (state[at - width] === REACHED) return at - width;
  return state[at + width] === REACHED ? at + width : -1;
}

function addAround(ring: number[], state: Pixels, at: number, width: number): void {
  for (let side = 0; side < 4; side += 1) {
    const next = side === 0 ? at - 1 : side === 1 ? at + 1 : side === 2 ? at - width : at + width;
    if (state[next] !== AWAY || next <= width || next >= state.length - width - 1) continue;
    state[next] = NEXT;
    ring.push(next);
  }
}

function lend(data: Pixels, at: number, from: number): void {
  data[at * 4] = data[from * 4];
  data[at * 4 + 1] = data[from * 4 + 1];
  data[at * 4 + 2] = data[from * 4 + 2];
}

/** How far the lowest part of the object reaches to the left and to the right. */
export function baseOf(raster: Raster): [left: number, right: number] {
  const { width, height } = raster;
  const data: Pixels = raster.data;
  let [left, right] = [width, 0];
  for (let y = Math.floor(height * 0.93); y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] < 128) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return right > left ? [left, right] : [width * 0.3, width * 0.7];
}

/** Degrees to turn an elongated object clockwise until its long axis lies flat; 0 for a round one. */
export function layingTurn(raster: Raster): number {
  const { width, height } = raster;
  const data: Pixels = raster.data;
  let [mass, sumX, sumY] = [0, 0, 0];
  const each = (visit: (x: number, y: number) => void) => {
    for (let y = 0; y < height; y += 2)
      for (let x = 0; x < width; x += 2) if (data[(y * width + x) * 4 + 3] > 128) visit(x, y);
  };
  each((x, y) => {
    mass += 1;
    sumX += x;
    sumY += y;
  });
  const [centreX, centreY] = [sumX / mass, sumY / mass];
  let [xx, yy, xy] = [0, 0, 0];
  each((x, y) => {
    xx += (x - centreX) ** 2;
    yy += (y - centreY) ** 2;
    xy += (x - centreX) * (y - centreY);
  });
  const spread = Math.hypot(xx - yy, 2 * xy) / (xx + yy);
  return spread > 0.25 ? -(Math.atan2(2 * xy, xx - yy) / 2) * (180 / Math.PI) : 0;
}
