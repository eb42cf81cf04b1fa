import { cellHash, noise, ramp } from './noise.ts';

/** The surface under the objects. */
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
  | 'turf'
  | 'water'
  | 'comb';

/** A floor and its two or three colours, dark first. */
export interface Floor {
  readonly kind: FloorKind;
  readonly colours: readonly [string, string, string?];
}

/**
 * How a floor looks at a point: `out[0]` is its tone, 0 the dark of its colours and 1 the light one, `out[1]` how much
 * light falls there, 1 leaves the colour as it is.
 * u, v   across and away, in units of which ten fill the front edge.
 * px     units that one pixel covers there: finer detail than that has to fade.
 */
export type Shader = (u: number, v: number, px: number, out: Float32Array) => void;

function set(out: Float32Array, tone: number, light: number): void {
  out[0] = tone;
  out[1] = light;
}

/** Wooden boards lying across: tone by board, streaks along it, dark joints. */
function boards(variant: number): Shader {
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
    set(out, tone, 0.45 + 0.55 * edge);
  };
}

/** A woven cloth: a fine weave near the camera, soft folds everywhere. */
function linen(variant: number): Shader {
  const folds = foldsOf(variant);
  return (u, v, px, out) => {
    const fade = Math.max(0, 1 - px * 45);
    const weave =
      (Math.sin(u * 58) * Math.sin(v * 58) * 0.5 + (noise(u * 0.9, v * 0.04) + noise(u * 0.04, v * 0.9) - 1) * 1.4) *
      fade;
    set(out, 0.62 + weave * 0.2 + (noise(u * 0.4, v * 0.4) - 0.5) * 0.14, folds(u, v));
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
function gingham(variant: number): Shader {
  const folds = foldsOf(variant + 3);
  return (u, v, px, out) => {
    const shade = folds(u, v);
    const bendU = u + (shade - 0.93) * 1.6;
    const bendV = v + (shade - 0.93) * 1.1;
    const edge = 0.05 + px;
    const across = stripe(bendU / 1.1, edge);
    const along = stripe(bendV / 1.1, edge);
    const weave = Math.sin(u * 60) * Math.sin(v * 60) * 0.08 * Math.max(0, 1 - px * 45);
    set(out, 1 - ((across + along) * 0.5 * 0.92 + weave), shade);
  };
}

function stripe(position: number, edge: number): number {
  const within = position - Math.floor(position);
  return ramp(0.25 - edge, 0.25 + edge, within) - ramp(0.75 - edge, 0.75 + edge, within);
}

function stone(variant: number): Shader {
  return (u, v, _px, out) => {
    const cloud = noise(u * 0.06 + variant * 0.3, v * 0.06);
    const layer = noise(u * 0.25 + cloud * 0.4, v * 0.5 + variant);
    const speck = noise(u * 1.7, v * 1.7);
    const scratch = ramp(0.02, 0, Math.abs(noise(u * 0.1 + 0.3, v * 0.16 + cloud * 0.3) - 0.5)) * 0.16;
    set(out, cloud * 0.7 + (layer - 0.5) * 0.8 + (speck - 0.5) * 0.5 + scratch, 1);
  };
}

function marble(variant: number): Shader {
  return (u, v, _px, out) => {
    const warp = noise(u * 0.05 + variant * 0.21, v * 0.05) * 1.2;
    const vein = ramp(0.07, 0, Math.abs(noise(u * 0.06 + warp * 0.22, v * 0.11 + warp * 0.3) - 0.5));
    const fine = ramp(0.025, 0, Math.abs(noise(u * 0.16 + warp * 0.2, v * 0.2 + 0.4) - 0.5)) * 0.5;
    set(out, 1 - (vein * 0.45 + fine * 0.35 + (warp - 0.6) * 0.25), 1);
  };
}

/** Paper, plaster or a painted studio floor. */
function plain(variant: number): Shader {
  return (u, v, _px, out) => {
    const cloud = noise(u * 0.03 + variant * 0.4, v * 0.03);
    const tooth = noise(u * 0.9, v * 0.9);
    set(out, 0.68 + (cloud - 0.5) * 0.5 + (tooth - 0.5) * 0.16, 1);
  };
}

/** Furrows running away from the camera. */
function soil(variant: number): Shader {
  return (u, v, px, out) => {
    const lump = noise(u * 0.35, v * 0.22 + variant) - 0.5;
    const furrow = 0.5 + 0.5 * Math.sin((u + lump * 0.9) * 4.4);
    const crumb = noise(u * 1.9, v * 1.1) - 0.5;
    set(out, furrow * 0.62 + lump * 0.7 + crumb * Math.max(0.15, 0.8 - px * 12), 1);
  };
}

function sand(variant: number): Shader {
  return (u, v, px, out) => {
    const dune = noise(u * 0.035 + variant * 0.2, v * 0.06);
    const ripple = Math.sin(v * 5 + noise(u * 0.12, v * 0.08) * 16) * 0.06 * Math.max(0, 1 - px * 14);
    const grain = (noise(u * 2.3, v * 2.3) - 0.5) * 0.4;
    set(out, 0.25 + dune * 0.75 + ripple + grain, 1);
  };
}

/** Short grass as it looks from afar; blades of their own are drawn over it. */
function turf(variant: number): Shader {
  return (u, v, _px, out) => {
    const patch = noise(u * 0.05 + variant * 0.2, v * 0.04);
    const tuft = noise(u * 0.9, v * 0.16);
    const blade = noise(u * 2.6 + v * 0.2, v * 0.5);
    set(out, patch * 0.75 + (tuft - 0.5) * 0.75 + (blade - 0.5) * 0.8, 1);
  };
}

/** Small waves, flatter and denser towards the far bank, with the light of the sky on them. */
function water(variant: number): Shader {
  return (u, v, px, out) => {
    const swell = noise(u * 0.016 + variant * 0.3, v * 0.03);
    const wave = Math.sin(v * 2.6 + noise(u * 0.05, v * 0.1) * 26 + swell * 9);
    const ripple = noise(u * 0.11 + swell, v * 0.5) - 0.5;
    const glint = ramp(0.66, 0.8, noise(u * 0.2 + variant, v * 0.9)) * Math.max(0.2, 1 - px * 16);
    set(out, 0.42 + (swell - 0.5) * 0.5 + wave * 0.1 + ripple * 0.55 + glint * 0.5, 1);
  };
}

/** Cells of comb, some deep, some capped. */
function comb(variant: number): Shader {
  const side = 0.46;
  return (u, v, _px, out) => {
    const row = Math.floor(v / (side * 1.5));
    let nearest = 9;
    let second = 9;
    let own = 0;
    let across = 0;
    let away = 0;
    for (let dy = -1; dy <= 1; dy += 1) {
      const [r, s] = [row + dy, (row + dy) % 2 === 0 ? 0 : side * 0.866];
      const column = Math.round((u - s) / (side * 1.732));
      for (let c = column - 1; c <= column + 1; c += 1) {
        const distance = (u - s - c * side * 1.732) ** 2 + (v - (r + 0.5) * side * 1.5) ** 2;
        if (distance < nearest) {
          second = nearest;
          nearest = distance;
          own = cellHash(c + variant * 57, r);
          across = c;
          away = r;
        } else if (distance < second) second = distance;
      }
    }
    const middle = Math.sqrt(nearest);
    const wall = ramp(0.02, 0.14, Math.sqrt(second) - middle);
    // Cells are capped in patches, each wholly or not at all.
    const isCapped = own * 0.3 + noise(across * 0.045 + variant * 0.3, away * 0.04) > 0.66;
    const depth = isCapped ? 0.72 + own * 0.2 : 0.16 + 0.5 * ramp(0.05, side, middle) + own * 0.14;
    set(out, 0.95 + (depth - 0.95) * wall, 1);
  };
}

export const SHADERS: Readonly<Record<FloorKind, (variant: number) => Shader>> = {
  boards,
  planks: (variant) => {
    const lying = boards(variant);
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
  water,
  comb,
};
