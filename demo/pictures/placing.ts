import type { Traits } from './objects.ts';
import type { Random } from './random.ts';
import { HEIGHT, WIDTH } from './raster.ts';
import type { Look, Source } from './sprites.ts';

/** An object of the listing: its drawing, its nature, and the colour this one specimen has. */
export interface Thing {
  readonly source: Source;
  readonly traits: Traits;
  /** Width by height. */
  readonly aspect: number;
  readonly hueDeg: number;
  readonly brightness: number;
  readonly saturation: number;
  readonly stain?: string;
}

/** The subject of the picture: the main thing and its props. */
export interface Cast {
  readonly main: Thing;
  readonly props: readonly Thing[];
  readonly hovering: readonly Thing[];
  /** Objects too big for the table, placed behind it. */
  readonly beyond: readonly Thing[];
  readonly basket: Thing | undefined;
}

/** One object in its place; drawn in the order of the list. */
export interface Placement {
  readonly source: Source;
  readonly look: Look;
  readonly x: number;
  readonly y: number;
  readonly shadow: 'ground' | 'drop' | 'far' | 'none';
  /** Hidden below the far edge of the floor. */
  readonly beyond?: boolean;
  /** Standing in grass, whose blades hide its feet. */
  readonly rooted?: boolean;
}

export interface Stage {
  readonly random: Random;
  /** Where the floor begins, px. */
  readonly floorY: number;
  readonly cast: Cast;
}

export type Layout = (stage: Stage) => Placement[];

interface Placing {
  readonly x: number;
  readonly y: number;
  readonly heightPx: number;
  readonly turnDeg?: number;
  readonly mirrored?: boolean;
  readonly blurPx?: number;
  readonly shadow?: Placement['shadow'];
  readonly beyond?: boolean;
  readonly rooted?: boolean;
  /** Stands upright among others even if it lies when alone. */
  readonly upright?: boolean;
}

const WIDEST_PX = WIDTH * 0.66;

/** Puts a thing somewhere; a very wide one is made lower, so that it does not fill the picture from side to side. */
export function place(thing: Thing, placing: Placing): Placement {
  const { heightPx, x, y, shadow = 'ground', beyond, rooted } = placing;
  const laid = thing.traits.stance === 'lie' && !placing.upright;
  const fitting = Math.min(heightPx, WIDEST_PX / Math.max(0.4, thing.aspect));
  const look = {
    heightPx: fitting,
    turnDeg: placing.turnDeg ?? 0,
    laid,
    mirrored: placing.mirrored ?? false,
    blurPx: placing.blurPx ?? 0,
    hueDeg: thing.hueDeg,
    brightness: thing.brightness,
    saturation: thing.saturation,
    stain: thing.stain,
  };
  return { source: thing.source, look, x, y, shadow, beyond, rooted };
}

/** A thing that is not one of the listing's, such as a crate. */
export function placeMade(
  source: Source,
  x: number,
  y: number,
  heightPx: number,
  shadow: Placement['shadow'],
): Placement {
  const look = {
    heightPx,
    turnDeg: 0,
    laid: false,
    mirrored: false,
    blurPx: 0,
    hueDeg: 0,
    brightness: 1,
    saturation: 1,
  };
  return { source, look, x, y, shadow };
}

/** Four ways to lie in a heap: enough to look thrown together, few enough to be drawn quickly. */
export function attitudes(
  random: Random,
  steepestDeg: number,
): () => Pick<Placing, 'turnDeg' | 'mirrored'> & { size: number } {
  const ways = [-1, -0.4, 0.3, 1].map((share) => ({
    turnDeg: share * steepestDeg * random.between(0.7, 1),
    mirrored: random.chance(0.5),
    size: random.between(0.94, 1.06),
  }));
  return () => random.pick(ways);
}

/** How tall the main thing stands on a table, px. */
export function heroHeight({ main }: Cast): number {
  return HEIGHT * (0.36 + 0.21 * Math.min(1.3, main.traits.tall));
}

/** How tall a prop stands beside a main thing of that height, px. */
export function beside(main: Thing, prop: Thing, mainHeightPx: number): number {
  return mainHeightPx * Math.min(1.2, Math.max(0.42, prop.traits.tall / main.traits.tall));
}
