import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { BoundedCache } from './cache.ts';
import { blurred } from './focus.ts';
import { baseOf, bleed, cutToOutline, layingTurn, shrinkToOutline } from './outline.ts';
import { clampedOf, copyOf, type Pixels, type Raster, rasterOf, rgb } from './raster.ts';
import { type ColourMatrix, type Levels, levelsOf, resample, turnedSize } from './sampling.ts';

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
  /** 1 leaves it as drawn. */
  readonly saturation: number;
  /** '#rrggbb' of the only material, such as wood. */
  readonly stain?: string;
  /** For objects drawn in grey: the colours for black and white. */
  readonly tones?: readonly [string, string];
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

/** Empty pixels around a source, so that its edges are enlarged smoothly. */
const MARGIN = 6;
const sources = new BoundedCache<Levels>(48 * 1024 * 1024, (levels) =>
  levels.reduce((sum, { data }) => sum + data.length, 0),
);

/** The source of a drawn object by its file; `isWarm` for what has no purple in its shadows. */
export function objectSource(path: string, isWarm = false): Source {
  return {
    key: `${path}|${isWarm}`,
    draw: async () => natural(await rasterOf(sharp(await readFile(path)), 4), isWarm),
  };
}

/** Takes the violet out of the shadows of white things, and the purple out of warm ones: no daylight makes them. */
function natural(raster: Raster, isWarm: boolean): Raster {
  const data: Pixels = clampedOf(raster);
  for (let at = 0; at < data.length; at += 4) {
    const red = data[at];
    const green = data[at + 1];
    const blue = data[at + 2];
    // Both fade in and out: a limit would show as the border of a stain.
    const pallor =
      blue <= green ? 0 : Math.min(52 - blue + green, 44 - red + green, red - green + 18, green - 105) / 18;
    if (pallor > 0) {
      const share = Math.min(1, pallor);
      data[at + 1] = green + (Math.max(red, blue) - green) * 0.6 * share;
      data[at + 2] = blue - (blue - green) * 0.25 * share;
    } else if (isWarm && blue > green) {
      const isDark = red < 120;
      const share = isDark ? Math.min(1, (blue - green) / 30) * 0.85 : 0.55;
      data[at] = isDark ? red + (green - red) * 0.3 * share : red;
      data[at + 2] = blue + ((isDark ? green * 0.8 : green) - blue) * share;
    }
  }
  return raster;
}

/** The source in its sizes, ready to be looked at. */
export function levelsOfSource(source: Source): Promise<Levels> {
  return sources.get(source.key, async () => levelsOf(bleed(cutToOutline(await source.draw(), MARGIN), MARGIN + 4)));
}

/** The source's pixels, cut to its outline but for a small margin. */
export async function pixelsOf(source: Source): Promise<Raster> {
  return (await levelsOfSource(source))[0] as Raster;
}

/** Sizes and angles are rounded slightly, so that equal sprites are created once. */
export function rounded(look: Look): Look {
  return {
    ...look,
    heightPx: Math.max(12, Math.round(look.heightPx / 4) * 4),
    turnDeg: Math.round(look.turnDeg / 2) * 2,
    blurPx: Math.round(look.blurPx * 2) / 2,
  };
}

/** An object ready to be drawn; draw or copy it before the next one is created. */
export function makeSprite(levels: Levels, look: Look): Sprite {
  const pixels = levels[0] as Raster;
  const turnDeg = look.turnDeg + (look.laid ? layingTurn(pixels) * (look.mirrored ? -1 : 1) : 0);
  // A laid object is as long as it was tall or wide, so that turning does not change its size.
  const drawnHeight = look.laid ? Math.hypot(pixels.width, pixels.height) * 0.72 : pixels.height - 2 * MARGIN;
  const scale = look.heightPx / drawnHeight;
  const draw = (cell: number) => {
    const [width, height] = turnedSize(pixels, scale / cell, turnDeg);
    const mapping = { width, height, step: cell / scale, turnDeg, mirrored: look.mirrored };
    return shrinkToOutline(resample(levels, mapping, coloursOf(look), Math.min(2.6, Math.max(1, scale / cell))));
  };
  return look.blurPx < 0.5 ? sharpSprite(draw(1)) : softSprite(draw, look.blurPx);
}

export function copySprite(sprite: Sprite): Sprite {
  return { ...sprite, ...copyOf(sprite) };
}

function sharpSprite(cut: Raster): Sprite {
  const [baseLeft, baseRight] = baseOf(cut);
  return { ...cut, pad: 0, baseLeft, baseRight };
}

/** Draws and blurs an out-of-focus object small, then enlarges it: it has no detail to lose. */
function softSprite(draw: (cell: number) => Raster, blurPx: number): Sprite {
  const cell = blurPx < 1 ? 1 : blurPx < 2.5 ? 2 : 4;
  const small = draw(cell);
  const [left, right] = baseOf(small);
  const { raster, padPx } = blurred(small, blurPx, cell);
  return { ...raster, pad: padPx, baseLeft: left * cell + padPx, baseRight: right * cell + padPx };
}

/** How bright red, green and blue look. */
const LUMA = [0.213, 0.715, 0.072] as const;

/** Turns the hue, fades or stains, and brightens, keeping how bright each colour looks. */
function coloursOf({ hueDeg, brightness, saturation, stain, tones }: Look): ColourMatrix | undefined {
  if (tones) {
    const [black, white] = [rgb(tones[0]), rgb(tones[1])];
    const spans = black.flatMap((from, channel) => [((white[channel] as number) - from) / 255, 0, 0]);
    return [...spans, ...black];
  }
  if (stain !== undefined) {
    const wood = rgb(stain);
    const luma = wood[0] * LUMA[0] + wood[1] * LUMA[1] + wood[2] * LUMA[2];
    return wood.flatMap((channel) => LUMA.map((share) => (share * channel * brightness) / luma));
  }
  if (hueDeg === 0 && brightness === 1 && saturation === 1) return undefined;
  const angle = (hueDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * saturation, Math.sin(angle) * saturation];
  return TURNS.map(([grey, own, across]) => (grey + own * cos + across * sin) * brightness);
}

/** The coefficients of the hue rotation for each of the nine matrix entries: constant, cosine, sine. */
const TURNS: readonly (readonly [number, number, number])[] = [
  [0.213, 0.787, -0.213],
  [0.715, -0.715, -0.715],
  [0.072, -0.072, 0.928],
  [0.213, -0.213, 0.143],
  [0.715, 0.285, 0.14],
  [0.072, -0.072, -0.283],
  [0.213, -0.213, -0.787],
  [0.715, -0.715, 0.715],
  [0.072, 0.928, 0.072],
];
