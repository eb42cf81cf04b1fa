import { clampedOf, type Pixels, type Raster } from './raster.ts';
import { scratchFloats } from './scratch.ts';
import type { Sprite } from './sprites.ts';

/** Light on the objects: `fromLeft` 1 or -1, and what it does to red, green and blue. */
export interface Light {
  readonly fromLeft: 1 | -1;
  readonly tint: readonly [number, number, number];
}

/** A place in the picture: the middle of the object's base, in pixels. */
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

/** Draws an object, brighter towards the light, darker towards its base; nothing below `floorY`. */
export function drawSprite(picture: Raster, sprite: Sprite, spot: Spot, light: Light, floorY = picture.height): void {
  const [left, top] = [leftOf(sprite, spot), topOf(sprite, spot)];
  const [fromX, toX] = [Math.max(0, -left), Math.min(sprite.width, picture.width - left)];
  const toY = Math.min(sprite.height, Math.min(picture.height, floorY) - top);
  const shades = light.tint.map((tint) => tint * 256);
  const slope = (-0.24 * light.fromLeft) / sprite.width;
  for (let y = Math.max(0, -top); y < toY; y += 1) {
    const low = Math.max(0, (y / sprite.height - 0.72) / 0.28);
    const start = (0.97 + 0.12 * light.fromLeft) * (1 - 0.2 * low * low) + slope * fromX;
    const to = ((top + y) * picture.width + left + fromX) * 3;
    const from = (y * sprite.width + fromX) * 4;
    drawRow(picture, to, sprite, from, toX - fromX, shades, start, slope);
  }
}

/** In whole numbers: 256ths of a shade, 256ths of an opaque pixel. Written through a view that stops at white. */
function drawRow(
  picture: Raster,
  start: number,
  sprite: Sprite,
  first: number,
  count: number,
  shades: Pixels,
  startShade: number,
  slope: number,
): void {
  const data: Pixels = clampedOf(picture);
  const source: Pixels = sprite.data;
  let shade = startShade;
  let to = start;
  for (let from = first; from < first + count * 4; from += 4, to += 3, shade += slope) {
    const alpha = source[from + 3];
    if (alpha === 0) continue;
    const share = alpha + (alpha >> 7);
    const rest = (256 - share) << 8;
    data[to] = (source[from] * ((shades[0] * shade) | 0) * share + data[to] * rest) >> 16;
    data[to + 1] = (source[from + 1] * ((shades[1] * shade) | 0) * share + data[to + 1] * rest) >> 16;
    data[to + 2] = (source[from + 2] * ((shades[2] * shade) | 0) * share + data[to + 2] * rest) >> 16;
  }
}

/** The contact shadow under an object. */
export function drawContact(picture: Raster, sprite: Sprite, spot: Spot, strength: number): void {
  const left = leftOf(sprite, spot);
  const centre = left + (sprite.baseLeft + sprite.baseRight) / 2;
  const reach = (sprite.baseRight - sprite.baseLeft) / 2 + sprite.height * 0.035;
  drawOval(picture, centre, spot.y - 2, reach * 1.12, Math.max(4, reach * 0.17), strength);
  drawOval(picture, centre, spot.y + 2, reach * 1.5, Math.max(7, reach * 0.34), strength * 0.55);
}

function drawOval(
  picture: Raster,
  centreX: number,
  centreY: number,
  radiusX: number,
  radiusY: number,
  strength: number,
): void {
  const { width, height } = picture;
  const [top, bottom] = [
    Math.max(0, Math.floor(centreY - radiusY)),
    Math.min(height - 1, Math.ceil(centreY + radiusY)),
  ];
  const [left, right] = [Math.max(0, Math.floor(centreX - radiusX)), Math.min(width - 1, Math.ceil(centreX + radiusX))];
  for (let y = top; y <= bottom; y += 1) {
    const dy = ((y - centreY) / radiusY) ** 2;
    for (let x = left; x <= right; x += 1) {
      const distance = ((x - centreX) / radiusX) ** 2 + dy;
      if (distance < 1) darken(picture.data, (y * width + x) * 3, strength * (1 - distance) ** 2);
    }
  }
}

/** Shadows are never black: what falls into them is a little warm. */
function darken(data: Pixels, at: number, share: number): void {
  const depth = (share * 65_536) | 0;
  data[at] = (data[at] * (65_536 - ((depth * 15) >> 4))) >> 16;
  data[at + 1] = (data[at + 1] * (65_536 - ((depth * 31) >> 5))) >> 16;
  data[at + 2] = (data[at + 2] * (65_536 - depth)) >> 16;
}

const CELL = 3;

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
  const toY = Math.min(picture.height, bottom - CELL);
  const fromX = Math.max(0, Math.ceil(left));
  const toX = Math.min(picture.width, left + (mask.width - 1) * CELL);
  const line = scratchFloats('shadow line', mask.width + 1);
  for (let y = Math.max(0, Math.ceil(floorTopY), top); y < toY; y += 1) {
    if (!blendRows(mask, (y - top) / CELL, cast.strength, line)) continue;
    shadeRow(picture, y, fromX, toX, left, line);
  }
}

/** One line of shadow between two rows of cells; false where there is none. */
function blendRows({ width, height, values }: Mask, position: number, strength: number, line: Pixels): boolean {
  const row = position | 0;
  if (row >= height - 1) return false;
  const share = position - row;
  let deepest = 0;
  for (let column = 0, at = row * width; column < width; column += 1, at += 1) {
    const value = (values[at] + (values[at + width] - values[at]) * share) * strength;
    line[column] = value;
    if (value > deepest) deepest = value;
  }
  return deepest > 0.004;
}

function shadeRow(picture: Raster, y: number, fromX: number, toX: number, left: number, line: Pixels): void {
  const data: Pixels = picture.data;
  let at = (y * picture.width + fromX) * 3;
  let position = (fromX - left) / CELL;
  for (let x = fromX; x < toX; x += 1, at += 3, position += 1 / CELL) {
    const column = position | 0;
    const share = line[column] + (line[column + 1] - line[column]) * (position - column);
    if (share > 0.004) darken(data, at, share);
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
  const values: Pixels = scratchFloats('shadow', width * height);
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
  for (let pass = 0; pass < 2; pass += 1) soften(values, width, height, softCells);
  return { width, height, margin, leanLeft, values };
}

/** The mean of the neighbours, first along rows, then along columns. */
function soften(values: Pixels, width: number, height: number, radius: number): Pixels {
  const rows = scratchFloats('shadow rows', values.length);
  for (let y = 0; y < height; y += 1) slide(values, rows, y * width, 1, width, radius);
  for (let x = 0; x < width; x += 1) slide(rows, values, x, width, height, radius);
  return values;
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
