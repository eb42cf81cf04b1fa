import type { Pixels, Raster } from './raster.ts';

/** Cuts away what is empty around the outline, but for a margin. */
export function cutToOutline(raster: Raster, margin: number): Raster {
  const { width, height } = raster;
  const data: Pixels = raster.data;
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] < 12) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  }
  if (right < 0) return raster;
  const [cutWidth, cutHeight] = [right - left + 1 + 2 * margin, bottom - top + 1 + 2 * margin];
  const cut = Buffer.alloc(cutWidth * cutHeight * 4);
  for (let y = top; y <= bottom; y += 1) {
    const from = (y * width + left) * 4;
    raster.data.copy(cut, ((y - top + margin) * cutWidth + margin) * 4, from, from + (right - left + 1) * 4);
  }
  return { width: cutWidth, height: cutHeight, channels: 4, data: cut };
}

/** Lets the colours of the rim run out into the transparent pixels around it, one ring a pass; the outline stays. */
export function bleed(raster: Raster, reachPx: number): Raster {
  const { width, height } = raster;
  const data: Pixels = raster.data;
  // 0: still to reach, 1: has its colour, 2: got it in this pass.
  const state = new Uint8Array(width * height);
  // Glass is half transparent and has colours of its own; only the faint rim has none to be trusted.
  for (let at = 0; at < state.length; at += 1) state[at] = data[at * 4 + 3] > 60 ? 1 : 0;
  for (let pass = 0; pass < reachPx; pass += 1) {
    for (let at = width + 1; at < state.length - width - 1; at += 1) {
      if (state[at] !== 0) continue;
      const from =
        state[at - 1] === 1 ? at - 1 : state[at + 1] === 1 ? at + 1 : state[at - width] === 1 ? at - width : at + width;
      if (state[from] !== 1) continue;
      data[at * 4] = data[from * 4];
      data[at * 4 + 1] = data[from * 4 + 1];
      data[at * 4 + 2] = data[from * 4 + 2];
      state[at] = 2;
    }
    for (let at = 0; at < state.length; at += 1) if (state[at] === 2) state[at] = 1;
  }
  return raster;
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
