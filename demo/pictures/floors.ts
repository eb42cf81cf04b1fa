import { cellHash, noise, ramp } from './noise.ts';
import { HEIGHT, type Pixels, type Raster, type Rgb, rgb, WIDTH } from './raster.ts';

/** What lies under the objects. */
export type FloorKind =
  | 'boards'
  | 'planks'
  | 'linen'
  | 'gingham'
  | 'stone'
  | 'marble'
  | 'plain'
  | 'soil'
  | 'sand'
  | 'turf';

/** A floor and its two or three colours, dark first. */
export interface Floor {
  readonly kind: FloorKind;
  readonly colours: readonly [string, string, string?];
}

/**
 * The colour at a point of the floor, written to `out` (0–255 each).
 * u, v   across and away, in units of which ten fill the front edge.
 * px     units that one pixel covers there: finer detail than that has to fade.
 */
type Shader = (u: number, v: number, px: number, out: Float32Array) => void;

function blend(out: Float32Array, from: Rgb, to: Rgb, share: number, light: number): void {
  const bounded = share < 0 ? 0 : Math.min(share, 1);
  out[0] = (from[0] + (to[0] - from[0]) * bounded) * light;
  out[1] = (from[1] + (to[1] - from[1]) * bounded) * light;
  out[2] = (from[2] + (to[2] - from[2]) * bounded) * light;
}

/** Wooden boards lying across: tone by board, streaks along it, dark joints. */
function boards(dark: Rgb, light: Rgb, variant: number): Shader {
  const boardWidth = 1.35;
  return (u, v, px, out) => {
    const row = Math.floor(v / boardWidth);
    const within = v / boardWidth - row;
    const shifted = u / 9 + cellHash(row, variant) * 3;
    const plank = Math.floor(shifted);
    const own = cellHash(row * 31 + plank, variant + 7);
    const wave = noise(u * 0.03 + own, v * 0.05) - 0.5;
    const streak = noise(u * 0.012 + own * 5, (within + wave * 1.6) * 0.34 + own * 3);
    const fibre = noise(u * 0.045 + own, v * 0.9 + wave);
    const ring = 0.5 + 0.5 * Math.sin((within + wave * 2.4) * 24 + streak * 16);
    const tone = 0.1 + own * 0.38 + streak * 0.55 + (fibre - 0.5) * 0.5 - ring * 0.1;
    const joint = Math.min(within, 1 - within) * boardWidth;
    const butt = Math.min(shifted - plank, 1 - (shifted - plank)) * 9;
    const edge = ramp(0, 0.035 + px, joint) * (0.6 + 0.4 * ramp(0, 0.03 + px, butt));
    blend(out, dark, light, tone, 0.45 + 0.55 * edge);
  };
}

/** A woven cloth: a fine weave near the camera, soft folds everywhere. */
function linen(dark: Rgb, light: Rgb, variant: number): Shader {
  const folds = foldsOf(variant);
  return (u, v, px, out) => {
    const fade = Math.max(0, 1 - px * 45);
    const weave =
      (Math.sin(u * 58) * Math.sin(v * 58) * 0.5 + (noise(u * 0.9, v * 0.04) + noise(u * 0.04, v * 0.9) - 1) * 1.4) *
      fade;
    blend(out, dark, light, 0.62 + weave * 0.2 + (noise(u * 0.4, v * 0.4) - 0.5) * 0.14, folds(u, v));
  };
}

function foldsOf(variant: number): (u: number, v: number) => number {
  return (u, v) => {
    const bend = noise(u * 0.018 + variant * 0.31, v * 0.022 + variant * 0.17);
    const crease = Math.sin((u * 0.5 + v * 0.3 + bend * 22) * 0.9 + variant);
    return 0.93 + 0.05 * crease + (bend - 0.5) * 0.34;
  };
}

/** Checked cloth: stripes both ways, darkest where they cross. */
function gingham(dark: Rgb, light: Rgb, variant: number): Shader {
  const folds = foldsOf(variant + 3);
  return (u, v, px, out) => {
    const shade = folds(u, v);
    const bendU = u + (shade - 0.93) * 1.6;
    const bendV = v + (shade - 0.93) * 1.1;
    const edge = 0.05 + px;
    const across = stripe(bendU / 1.1, edge);
    const along = stripe(bendV / 1.1, edge);
    const weave = Math.sin(u * 60) * Math.sin(v * 60) * 0.08 * Math.max(0, 1 - px * 45);
    blend(out, light, dark, (across + along) * 0.5 * 0.92 + weave, shade);
  };
}

function stripe(position: number, edge: number): number {
  const within = position - Math.floor(position);
  return ramp(0.25 - edge, 0.25 + edge, within) - ramp(0.75 - edge, 0.75 + edge, within);
}

function stone(dark: Rgb, light: Rgb, variant: number): Shader {
  return (u, v, _px, out) => {
    const cloud = noise(u * 0.06 + variant * 0.3, v * 0.06);
    const layer = noise(u * 0.25 + cloud * 0.4, v * 0.5 + variant);
    const speck = noise(u * 1.7, v * 1.7);
    const scratch = ramp(0.02, 0, Math.abs(noise(u * 0.1 + 0.3, v * 0.16 + cloud * 0.3) - 0.5)) * 0.16;
    blend(out, dark, light, cloud * 0.7 + (layer - 0.5) * 0.8 + (speck - 0.5) * 0.5 + scratch, 1);
  };
}

function marble(dark: Rgb, light: Rgb, variant: number): Shader {
  return (u, v, _px, out) => {
    const warp = noise(u * 0.05 + variant * 0.21, v * 0.05) * 1.2;
    const vein = ramp(0.07, 0, Math.abs(noise(u * 0.06 + warp * 0.22, v * 0.11 + warp * 0.3) - 0.5));
    const fine = ramp(0.025, 0, Math.abs(noise(u * 0.16 + warp * 0.2, v * 0.2 + 0.4) - 0.5)) * 0.5;
    blend(out, light, dark, vein * 0.45 + fine * 0.35 + (warp - 0.6) * 0.25, 1);
  };
}

/** Paper, plaster or a painted studio floor. */
function plain(dark: Rgb, light: Rgb, variant: number): Shader {
  return (u, v, _px, out) => {
    const cloud = noise(u * 0.03 + variant * 0.4, v * 0.03);
    const tooth = noise(u * 0.9, v * 0.9);
    blend(out, dark, light, 0.68 + (cloud - 0.5) * 0.5 + (tooth - 0.5) * 0.16, 1);
  };
}

/** Furrows running away from the camera. */
function soil(dark: Rgb, light: Rgb, variant: number): Shader {
  return (u, v, px, out) => {
    const lump = noise(u * 0.35, v * 0.22 + variant) - 0.5;
    const furrow = 0.5 + 0.5 * Math.sin((u + lump * 0.9) * 4.4);
    const crumb = noise(u * 1.9, v * 1.1) - 0.5;
    blend(out, dark, light, furrow * 0.62 + lump * 0.7 + crumb * Math.max(0.15, 0.8 - px * 12), 1);
  };
}

function sand(dark: Rgb, light: Rgb, variant: number): Shader {
  return (u, v, px, out) => {
    const dune = noise(u * 0.035 + variant * 0.2, v * 0.06);
    const ripple = Math.sin(v * 5 + noise(u * 0.12, v * 0.08) * 16) * 0.06 * Math.max(0, 1 - px * 14);
    const grain = (noise(u * 2.3, v * 2.3) - 0.5) * 0.4;
    blend(out, dark, light, 0.25 + dune * 0.75 + ripple + grain, 1);
  };
}

/** Short grass as it looks from afar; blades of their own are drawn over it. */
function turf(dark: Rgb, light: Rgb, variant: number): Shader {
  return (u, v, _px, out) => {
    const patch = noise(u * 0.05 + variant * 0.2, v * 0.04);
    const tuft = noise(u * 0.9, v * 0.16);
    const blade = noise(u * 2.6 + v * 0.2, v * 0.5);
    blend(out, dark, light, patch * 0.75 + (tuft - 0.5) * 0.75 + (blade - 0.5) * 0.8, 1);
  };
}

const SHADERS: Readonly<Record<FloorKind, (dark: Rgb, light: Rgb, variant: number) => Shader>> = {
  boards,
  planks: (dark, light, variant) => {
    const lying = boards(dark, light, variant);
    return (u, v, px, out) => lying(v, u + 400, px, out);
  },
  linen,
  gingham,
  stone,
  marble,
  plain,
  soil,
  sand,
  turf,
};

/** How the camera looks at the floor: `topY` where it begins (px), `tilt` > 1 the flatter it lies; flat is from above. */
export interface FloorView {
  readonly topY: number;
  readonly vanishY: number;
  readonly tilt: number;
  readonly flat: boolean;
}

/** Paints the floor over the lower part of the picture, softly joined to what is behind it. */
export function paintFloor(picture: Raster, floor: Floor, view: FloorView, variant: number): void {
  const shade = SHADERS[floor.kind](rgb(floor.colours[0]), rgb(floor.colours[1]), variant);
  const out = new Float32Array(3);
  const depth = HEIGHT - view.vanishY;
  for (let y = Math.max(0, Math.floor(view.topY)); y < HEIGHT; y += 1) {
    const away = view.flat ? 1 : depth / (y - view.vanishY);
    const px = (10 / WIDTH) * away;
    const v = view.flat ? y * px : away * view.tilt * depth * (10 / WIDTH);
    const cover = view.flat ? 1 : Math.min(1, (y - view.topY + 1) / 7);
    paintRow(picture, y, cover, (x) => shade((x - WIDTH / 2) * px, v, px, out), out);
  }
}

function paintRow(picture: Raster, y: number, cover: number, shade: (x: number) => void, out: Pixels): void {
  const data: Pixels = picture.data;
  let at = y * WIDTH * 3;
  for (let x = 0; x < WIDTH; x += 1, at += 3) {
    shade(x);
    for (let channel = 0; channel < 3; channel += 1) {
      const value = Math.min(255, Math.max(0, out[channel]));
      data[at + channel] += (value - data[at + channel]) * cover;
    }
  }
}
