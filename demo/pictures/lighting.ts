import { HEIGHT, type Raster, WIDTH } from './raster.ts';

/** Where shadow falls: along the floor away from the light, or straight under what is seen from above. */
export type ShadowKind = 'floor' | 'above';

const CELL_PX = 6;

/** Coverage 0–1 over a part of the picture, in cells of a few pixels. */
interface Mask {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

function alphaAt(object: Raster, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= object.width || y >= object.height) return 0;
  return (object.data[(Math.floor(y) * object.width + Math.floor(x)) * 4 + 3] as number) / 255;
}

function maskOver(left: number, top: number, right: number, bottom: number, at: (x: number, y: number) => number): Mask {
  const columns = Math.ceil((right - left) / CELL_PX);
  const rows = Math.ceil((bottom - top) / CELL_PX);
  const values = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      values[row * columns + column] = at(left + column * CELL_PX, top + row * CELL_PX);
    }
  }
  return { left, top, columns, rows, values };
}

/** Blurs by a moving average, across and then down, twice: close enough to a bell curve. */
function soften(mask: Mask, across: number, down: number): void {
  const { columns, rows, values } = mask;
  for (let pass = 0; pass < 2; pass += 1) {
    for (let row = 0; row < rows; row += 1) average(values, row * columns, 1, columns, across);
    for (let column = 0; column < columns; column += 1) average(values, column, columns, rows, down);
  }
}

function average(values: Float32Array, start: number, stride: number, count: number, reach: number): void {
  const line = new Float32Array(count);
  for (let at = 0; at < count; at += 1) line[at] = values[start + at * stride] as number;
  let sum = 0;
  for (let at = -reach; at < count; at += 1) {
    if (at + reach < count) sum += line[at + reach] as number;
    if (at - reach - 1 >= 0) sum -= line[at - reach - 1] as number;
    if (at >= 0) values[start + at * stride] = sum / (2 * reach + 1);
  }
}

/** Darkens what lies under the mask, towards a warm brown rather than black. */
function darken(picture: Raster, mask: Mask, strength: number): void {
  const fromX = Math.max(0, Math.ceil(mask.left));
  const toX = Math.min(WIDTH, Math.floor(mask.left + (mask.columns - 1) * CELL_PX));
  const fromY = Math.max(0, Math.ceil(mask.top));
  const toY = Math.min(HEIGHT, Math.floor(mask.top + (mask.rows - 1) * CELL_PX));
  const { data } = picture;
  for (let y = fromY; y < toY; y += 1) {
    const v = (y - mask.top) / CELL_PX;
    const row = Math.floor(v);
    for (let x = fromX; x < toX; x += 1) {
      const shade = strength * between(mask, (x - mask.left) / CELL_PX, row, v - row);
      if (shade < 0.004) continue;
      const at = (y * WIDTH + x) * 3;
      data[at] = (data[at] as number) * (1 - shade * 0.92);
      data[at + 1] = (data[at + 1] as number) * (1 - shade * 0.97);
      data[at + 2] = (data[at + 2] as number) * (1 - shade);
    }
  }
}

function between(mask: Mask, u: number, row: number, down: number): number {
  const column = Math.floor(u);
  const across = u - column;
  const at = row * mask.columns + column;
  const { values, columns } = mask;
  const upper = (values[at] as number) * (1 - across) + (values[at + 1] as number) * across;
  const lower = (values[at + columns] as number) * (1 - across) + (values[at + columns + 1] as number) * across;
  return upper * (1 - down) + lower * down;
}

/**
 * Lets an object cast its shadow: a soft one away from the light, and a dark narrow one where it touches.
 *
 * left, top   of the object in the picture, px.
 * lean        how far the shadow falls to the right per height; negative to the left.
 */
export function castShadow(picture: Raster, object: Raster, left: number, top: number, kind: ShadowKind, lean: number): void {
  if (kind === 'above') return castFromAbove(picture, object, left, top, lean);
  const { width, height } = object;
  const base = top + height * 0.975;
  const length = Math.min(height * 0.3, width * 0.5);
  const reach = Math.abs(lean) * height * 0.6 + 60;
  const cast = maskOver(left - reach, base - length - 50, left + width + reach, base + 60, (x, y) => {
    const away = (base - y) / length;
    if (away < -0.02 || away > 1) return 0;
    return alphaAt(object, x - left - away * lean * height * 0.55, height * 0.97 * (1 - away)) * (1 - away * 0.65);
  });
  soften(cast, 3, 2);
  darken(picture, cast, 0.5);
  const touch = maskOver(left - 60, base - 50, left + width + 60, base + 50, (x, y) => {
    const apart = Math.abs(y - base) / Math.max(6, width * 0.035);
    if (apart > 1) return 0;
    return Math.max(alphaAt(object, x - left, height * 0.93), alphaAt(object, x - left, height * 0.97));
  });
  soften(touch, 2, 1);
  darken(picture, touch, 0.62);
}

function castFromAbove(picture: Raster, object: Raster, left: number, top: number, lean: number): void {
  const margin = 66;
  for (const [dx, dy, reach, strength] of [[26, 30, 3, 0.4], [7, 10, 1, 0.42]] as const) {
    const mask = maskOver(left - margin, top - margin, left + object.width + margin, top + object.height + margin, (x, y) =>
      alphaAt(object, x - left - dx * Math.sign(lean), y - top - dy),
    );
    soften(mask, reach, reach);
    darken(picture, mask, strength);
  }
}

/** How the light colours an object: brighter towards the light, darker away from it and near the floor. */
export interface Light {
  /** 1: from the left, -1: from the right. */
  readonly side: 1 | -1;
  readonly tint: readonly [number, number, number];
  /** 0–1: how much darker the side away from the light is. */
  readonly contrast: number;
}

/** Lays an object over the picture, lit. `dim` 1 is as bright as it is, less is in the shade at the back. */
export function place(picture: Raster, object: Raster, left: number, top: number, light: Light, dim: number): void {
  const [x0, x1] = [Math.max(0, -left), Math.min(object.width, WIDTH - left)];
  const [y0, y1] = [Math.max(0, -top), Math.min(object.height, HEIGHT - top)];
  const [red, green, blue] = light.tint;
  for (let y = y0; y < y1; y += 1) {
    const down = y / object.height;
    const vertical = dim * (1.05 - light.contrast * 0.62 * down * down * down);
    for (let x = x0; x < x1; x += 1) {
      const from = (y * object.width + x) * 4;
      const alpha = (object.data[from + 3] as number) / 255;
      if (alpha === 0) continue;
      const across = x / object.width - 0.5;
      const level = vertical * (1 - across * light.side * light.contrast) * alpha;
      const to = ((y + top) * WIDTH + x + left) * 3;
      const { data } = picture;
      data[to] = bounded((data[to] as number) * (1 - alpha) + (object.data[from] as number) * level * red);
      data[to + 1] = bounded((data[to + 1] as number) * (1 - alpha) + (object.data[from + 1] as number) * level * green);
      data[to + 2] = bounded((data[to + 2] as number) * (1 - alpha) + (object.data[from + 2] as number) * level * blue);
    }
  }
}

function bounded(value: number): number {
  return value > 255 ? 255 : value;
}

/** The last step of every photograph: light falling in from one side, corners a little darker, a trace of grain. */
export function develop(picture: Raster, light: Light, strength: number): void {
  const { data } = picture;
  let grain = 0x1234567;
  for (let y = 0, at = 0; y < HEIGHT; y += 1) {
    const v = (y / HEIGHT - 0.5) * 2;
    for (let x = 0; x < WIDTH; x += 1, at += 3) {
      const u = (x / WIDTH - 0.5) * 2;
      const apart = u * u * 0.75 + v * v * 0.6;
      const level = 1.05 - strength * (0.2 * apart * apart + 0.11 * u * light.side + 0.05 * v);
      grain = (Math.imul(grain, 1664525) + 1013904223) | 0;
      const speck = (grain >> 24) * 0.022;
      data[at] = clamped((data[at] as number) * level + speck);
      data[at + 1] = clamped((data[at + 1] as number) * level + speck);
      data[at + 2] = clamped((data[at + 2] as number) * level + speck);
    }
  }
}

function clamped(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
