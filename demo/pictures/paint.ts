import { HEIGHT, type Pixels, type Raster, WIDTH } from './raster.ts';
import type { Sprite } from './sprites.ts';

/** Light on the objects: `fromLeft` 1 or -1, and what it does to red, green and blue. */
export interface Light {
  readonly fromLeft: 1 | -1;
  readonly tint: readonly [number, number, number];
}

/** A place in the picture: the middle of the object's base, px. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

function leftOf(sprite: Sprite, spot: Spot): number {
  return Math.round(spot.x - sprite.width / 2);
}

function topOf(sprite: Sprite, spot: Spot): number {
  return Math.round(spot.y - sprite.height + sprite.pad);
}

/** Draws an object, brighter where the light comes from, darker towards its base; nothing below `floorY`. */
export function drawSprite(picture: Raster, sprite: Sprite, spot: Spot, light: Light, floorY = HEIGHT): void {
  const [left, top] = [leftOf(sprite, spot), topOf(sprite, spot)];
  const [fromX, toX] = [Math.max(0, -left), Math.min(sprite.width, WIDTH - left)];
  const toY = Math.min(sprite.height, Math.min(HEIGHT, floorY) - top);
  const slope = (-0.24 * light.fromLeft) / sprite.width;
  const start = 0.97 + 0.12 * light.fromLeft;
  for (let y = Math.max(0, -top); y < toY; y += 1) {
    const low = Math.max(0, (y / sprite.height - 0.72) / 0.28);
    drawRow(
      picture.data,
      ((top + y) * WIDTH + left) * 3,
      sprite,
      y,
      fromX,
      toX,
      start * (1 - 0.2 * low * low),
      slope,
      light.tint,
    );
  }
}

function drawRow(
  target: Pixels,
  rowAt: number,
  sprite: Sprite,
  y: number,
  fromX: number,
  toX: number,
  start: number,
  slope: number,
  tint: Light['tint'],
): void {
  const data: Pixels = sprite.data;
  const { width } = sprite;
  const [red, green, blue] = tint;
  for (let x = fromX; x < toX; x += 1) {
    const from = (y * width + x) * 4;
    const alpha = data[from + 3];
    if (alpha === 0) continue;
    const share = alpha / 255;
    const shade = start + slope * x;
    const to = rowAt + x * 3;
    target[to] += (Math.min(255, data[from] * shade * red) - target[to]) * share;
    target[to + 1] += (Math.min(255, data[from + 1] * shade * green) - target[to + 1]) * share;
    target[to + 2] += (Math.min(255, data[from + 2] * shade * blue) - target[to + 2]) * share;
  }
}

/** The dark line where an object touches what it stands on. */
export function drawContact(picture: Raster, sprite: Sprite, spot: Spot, strength: number): void {
  const left = leftOf(sprite, spot);
  const centre = left + (sprite.baseLeft + sprite.baseRight) / 2;
  const reach = (sprite.baseRight - sprite.baseLeft) / 2 + sprite.height * 0.035;
  drawOval(picture, centre, spot.y - 2, reach * 1.12, Math.max(5, reach * 0.17), strength);
  drawOval(picture, centre, spot.y + 2, reach * 1.5, Math.max(9, reach * 0.34), strength * 0.55);
}

function drawOval(
  picture: Raster,
  centreX: number,
  centreY: number,
  radiusX: number,
  radiusY: number,
  strength: number,
): void {
  const [top, bottom] = [
    Math.max(0, Math.floor(centreY - radiusY)),
    Math.min(HEIGHT - 1, Math.ceil(centreY + radiusY)),
  ];
  const [left, right] = [Math.max(0, Math.floor(centreX - radiusX)), Math.min(WIDTH - 1, Math.ceil(centreX + radiusX))];
  for (let y = top; y <= bottom; y += 1) {
    const dy = ((y - centreY) / radiusY) ** 2;
    for (let x = left; x <= right; x += 1) {
      const distance = ((x - centreX) / radiusX) ** 2 + dy;
      if (distance < 1) darken(picture.data, (y * WIDTH + x) * 3, strength * (1 - distance) ** 2);
    }
  }
}

/** Shadows are never black: what falls into them is a little warm. */
function darken(data: Pixels, at: number, share: number): void {
  data[at] *= 1 - share * 0.92;
  data[at + 1] *= 1 - share * 0.97;
  data[at + 2] *= 1 - share;
}

const CELL = 4;

/**
 * The shadow an object throws.
 * squash   how tall it lies on the floor, as a share of the object; 1 when seen from above.
 * skew     how far its top leans aside, as a share of its height, positive to the right.
 * shift    px to the right and down.
 */
export interface Cast {
  readonly squash: number;
  readonly skew: number;
  readonly shift: readonly [number, number];
  readonly softCells: number;
  readonly strength: number;
}

/** Throws the object's shadow on the picture; nothing above `floorTopY`. */
export function drawCast(picture: Raster, sprite: Sprite, spot: Spot, cast: Cast, floorTopY: number): void {
  const mask = shadowMask(sprite, cast);
  const left = leftOf(sprite, spot) + cast.shift[0] - mask.margin * CELL - mask.leanLeft;
  const bottom = spot.y + cast.shift[1] + mask.margin * CELL;
  const top = Math.floor(bottom - mask.height * CELL);
  for (let y = Math.max(0, Math.ceil(floorTopY), top); y < Math.min(HEIGHT, bottom - CELL); y += 1) {
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(WIDTH, left + (mask.width - 1) * CELL); x += 1) {
      const share = sample(mask, (x - left) / CELL, (y - top) / CELL);
      if (share > 0.004) darken(picture.data, (y * WIDTH + x) * 3, share * cast.strength);
    }
  }
}

interface Mask {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly leanLeft: number;
  readonly values: Pixels;
}

/** The silhouette, laid down and leaning, in cells of a few pixels, softened. */
function shadowMask(sprite: Sprite, { squash, skew, softCells }: Cast): Mask {
  const margin = softCells * 2 + 2;
  const lean = skew * sprite.height;
  const width = Math.ceil((sprite.width + Math.abs(lean)) / CELL) + margin * 2;
  const height = Math.ceil((sprite.height * squash) / CELL) + margin * 2;
  const leanLeft = Math.max(0, -lean);
  const alpha: Pixels = sprite.data;
  let values = new Float32Array(width * height);
  for (let row = 0; row < height - margin * 2; row += 1) {
    const up = (row * CELL) / squash;
    const y = Math.floor(sprite.height - 1 - up);
    if (y < 0) break;
    const offset = leanLeft + (up / sprite.height) * lean;
    for (let x = 0; x < sprite.width; x += CELL) {
      const column = margin + Math.floor((x + offset) / CELL);
      values[(height - 1 - margin - row) * width + column] = alpha[(y * sprite.width + x) * 4 + 3] / 255;
    }
  }
  for (let pass = 0; pass < 2; pass += 1) values = soften(values, width, height, softCells);
  return { width, height, margin, leanLeft, values };
}

/** The mean of the neighbours, first along rows, then along columns. */
function soften(values: Float32Array, width: number, height: number, radius: number): Float32Array<ArrayBuffer> {
  const rows = new Float32Array(values.length);
  const result = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) slide(values, rows, y * width, 1, width, radius);
  for (let x = 0; x < width; x += 1) slide(rows, result, x, width, height, radius);
  return result;
}

function slide(from: Pixels, to: Pixels, start: number, step: number, count: number, radius: number): void {
  let sum = 0;
  for (let at = -radius; at < count; at += 1) {
    const entering = at + radius;
    const leaving = at - radius - 1;
    if (entering < count) sum += from[start + entering * step];
    if (leaving >= 0) sum -= from[start + leaving * step];
    if (at >= 0) to[start + at * step] = sum / (radius * 2 + 1);
  }
}

function sample({ width, height, values }: Mask, x: number, y: number): number {
  const [column, row] = [x | 0, y | 0];
  if (row >= height - 1 || column >= width - 1) return 0;
  const at = row * width + column;
  const [fx, fy] = [x - column, y - row];
  const upper = values[at] * (1 - fx) + values[at + 1] * fx;
  return upper * (1 - fy) + (values[at + width] * (1 - fx) + values[at + width + 1] * fx) * fy;
}
