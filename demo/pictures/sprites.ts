import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { BoundedCache } from './cache.ts';
import { type Raster, rasterOf, sharpOf } from './raster.ts';

/** An object before it is placed: where its pixels come from, cut to its outline. */
export interface Source {
  /** Names the source among all others. */
  readonly key: string;
  readonly draw: () => Promise<Raster>;
}

/** How an object appears in one picture. */
export interface Look {
  readonly heightPx: number;
  /** Clockwise. */
  readonly turnDeg: number;
  /** Turn an elongated object until it lies along the ground, before `turnDeg`. */
  readonly laid: boolean;
  readonly mirrored: boolean;
  /** Out of focus by so much. */
  readonly blurPx: number;
  readonly hueDeg: number;
  readonly brightness: number;
}

/**
 * An object ready to be drawn.
 *
 * pad                  transparent border left for the blur, on all sides.
 * baseLeft, baseRight  where it touches the ground, px from the left border.
 */
export interface Sprite extends Raster {
  readonly pad: number;
  readonly baseLeft: number;
  readonly baseRight: number;
}

const SATURATION = 0.94;
const sources = new BoundedCache<Raster>(24 * 1024 * 1024, ({ data }) => data.length);
const sprites = new BoundedCache<Sprite>(48 * 1024 * 1024, ({ data }) => data.length);

/** The source of a drawn object by its file. */
export function objectSource(path: string): Source {
  return { key: path, draw: async () => rasterOf(sharp(await readFile(path)), 4) };
}

/** The source's pixels, cut to its outline. */
export function pixelsOf(source: Source): Promise<Raster> {
  return sources.get(source.key, async () => cutToOutline(await source.draw()));
}

/** An object as it will be drawn. Sizes and angles are rounded a little, so that equal ones are made once. */
export function spriteOf(source: Source, wanted: Look): Promise<Sprite> {
  const look = {
    ...wanted,
    heightPx: Math.max(16, Math.round(wanted.heightPx / 6) * 6),
    turnDeg: Math.round(wanted.turnDeg / 2) * 2,
    blurPx: Math.round(wanted.blurPx * 2) / 2,
    hueDeg: Math.round(wanted.hueDeg / 4) * 4,
    brightness: Math.round(wanted.brightness * 25) / 25,
  };
  return sprites.get(`${source.key}|${Object.values(look).join('|')}`, () => make(source, look));
}

async function make(source: Source, look: Look): Promise<Sprite> {
  const pixels = await pixelsOf(source);
  const turn = look.turnDeg + (look.laid ? layingTurn(pixels) * (look.mirrored ? -1 : 1) : 0);
  // A laid object is as long as it was tall or wide, so that turning does not change its size.
  const scale = look.heightPx / (look.laid ? Math.hypot(pixels.width, pixels.height) * 0.72 : pixels.height);
  const height = Math.max(8, Math.round(pixels.height * scale));
  let pipeline = sharpOf(pixels).flop(look.mirrored).resize({ height, kernel: 'lanczos3' });
  if (turn !== 0) pipeline = pipeline.rotate(turn, { background: '#00000000' });
  pipeline = pipeline.modulate({ hue: look.hueDeg, brightness: look.brightness, saturation: SATURATION });
  const cut = cutToOutline(crisp(await rasterOf(pipeline, 4), scale));
  return finish(cut, look.blurPx);
}

async function finish(cut: Raster, blurPx: number): Promise<Sprite> {
  const [baseLeft, baseRight] = baseOf(cut);
  if (blurPx < 0.5) return { ...cut, pad: 0, baseLeft, baseRight };
  const pad = Math.ceil(blurPx * 2.5);
  const around = { top: pad, bottom: pad, left: pad, right: pad, background: '#00000000' };
  const extended = await rasterOf(sharpOf(cut).extend(around), 4);
  const blurred = await rasterOf(sharpOf(extended).blur(blurPx), 4);
  return { ...blurred, pad, baseLeft: baseLeft + pad, baseRight: baseRight + pad };
}

/** Enlarging smears the outline over several pixels; a steeper alpha makes it an edge again. */
function crisp(raster: Raster, scale: number): Raster {
  if (scale <= 1.2) return raster;
  const steepness = Math.min(3, scale);
  for (let at = 3; at < raster.data.length; at += 4) {
    const alpha = raster.data[at];
    if (alpha > 0 && alpha < 255) raster.data[at] = Math.max(0, Math.min(255, (alpha - 128) * steepness + 128));
  }
  return raster;
}

function cutToOutline(raster: Raster): Raster {
  const { width, height, data } = raster;
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
  const [cutWidth, cutHeight] = [right - left + 1, bottom - top + 1];
  const cut = Buffer.alloc(cutWidth * cutHeight * 4);
  for (let y = 0; y < cutHeight; y += 1) {
    const from = ((top + y) * width + left) * 4;
    data.copy(cut, y * cutWidth * 4, from, from + cutWidth * 4);
  }
  return { width: cutWidth, height: cutHeight, channels: 4, data: cut };
}

/** How far the lowest part of the object reaches to the left and to the right. */
function baseOf({ width, height, data }: Raster): [left: number, right: number] {
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
function layingTurn({ width, height, data }: Raster): number {
  let [mass, sumX, sumY] = [0, 0, 0];
  const each = (visit: (x: number, y: number) => void) => {
    for (let y = 0; y < height; y += 2) for (let x = 0; x < width; x += 2) if (data[(y * width + x) * 4 + 3] > 128) visit(x, y);
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
