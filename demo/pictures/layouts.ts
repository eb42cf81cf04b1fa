import { crateBack, crateFront, servingBoard } from './made-objects.ts';
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

/** What the picture is of: the thing itself, and what goes with it. */
export interface Cast {
  readonly main: Thing;
  readonly props: readonly Thing[];
  readonly hovering: readonly Thing[];
  /** What is too big for the table and stands behind it. */
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
  /** Stuck upright among others also what lies when it is alone. */
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
function placeMade(source: Source, x: number, y: number, heightPx: number, shadow: Placement['shadow']): Placement {
  const look = { heightPx, turnDeg: 0, laid: false, mirrored: false, blurPx: 0, hueDeg: 0, brightness: 1, saturation: 1 };
  return { source, look, x, y, shadow };
}

/** Four ways to lie in a heap: enough to look thrown together, few enough to be drawn quickly. */
function attitudes(random: Random, steepestDeg: number): () => Pick<Placing, 'turnDeg' | 'mirrored'> & { size: number } {
  const ways = [-1, -0.4, 0.3, 1].map((share) => ({
    turnDeg: share * steepestDeg * random.between(0.7, 1),
    mirrored: random.chance(0.5),
    size: random.between(0.94, 1.06),
  }));
  return () => random.pick(ways);
}

function heroHeight({ main }: Cast): number {
  return HEIGHT * (0.36 + 0.21 * Math.min(1.3, main.traits.tall));
}

function beside(main: Thing, prop: Thing, mainHeightPx: number): number {
  return mainHeightPx * Math.min(1.2, Math.max(0.42, prop.traits.tall / main.traits.tall));
}

/** What stands behind the table, soft, and what flies over it. */
export function surroundings({ random, cast, floorY }: Stage): Placement[] {
  const beyond = cast.beyond.slice(0, 2).map((thing, at) =>
    place(thing, {
      x: WIDTH * (at === 0 ? random.between(0.1, 0.26) : random.between(0.76, 0.9)),
      y: floorY + 30,
      heightPx: HEIGHT * random.between(0.3, 0.4) * Math.min(1.3, 0.6 + thing.traits.tall * 0.4),
      mirrored: random.chance(0.5),
      blurPx: 5,
      shadow: 'none',
      beyond: true,
    }),
  );
  return beyond;
}

/** Bees and butterflies in the air, the nearer the sharper. */
export function flights({ random, cast, floorY }: Stage): Placement[] {
  return cast.hovering.flatMap((thing) =>
    Array.from({ length: random.whole(1, 3) }, (_, at) => {
      const heightPx = HEIGHT * random.between(0.06, 0.13);
      const x = WIDTH * (random.chance(0.5) ? random.between(0.07, 0.3) : random.between(0.7, 0.93));
      const y = floorY * random.between(0.3, 0.95);
      return place(thing, { x, y, heightPx, turnDeg: random.between(-24, 24), mirrored: random.chance(0.5), blurPx: at === 0 ? 0 : random.between(1, 4), shadow: 'none' });
    }),
  );
}

/** One object in the middle of attention, others behind and beside it. */
const hero: Layout = (stage) => {
  const { random, cast, floorY } = stage;
  const side = random.chance(0.5) ? 1 : -1;
  const height = heroHeight(cast) * random.between(0.96, 1.1);
  const x = WIDTH * (0.5 - side * random.between(0.02, 0.1));
  const y = floorY + (HEIGHT - floorY) * random.between(0.62, 0.74);
  const behind = (cast.props[0] ?? cast.main) as Thing;
  const parts = [place(behind, { x: x + side * WIDTH * random.between(0.2, 0.27), y: y - 112, heightPx: beside(cast.main, behind, height) * 0.8, blurPx: 3.5, mirrored: side > 0 })];
  if (cast.main.traits.many && random.chance(0.6)) {
    parts.push(place(cast.main, { x: x - side * WIDTH * random.between(0.22, 0.3), y: y - 130, heightPx: height * 0.7, blurPx: 4.5, mirrored: true }));
  }
  parts.push(place(cast.main, { x, y, heightPx: height, turnDeg: random.between(-3, 3), mirrored: side > 0 && random.chance(0.5) }));
  const front = cast.props[1] ?? (cast.props[0] && random.chance(0.5) ? cast.props[0] : undefined);
  if (front) parts.push(place(front, { x: x + side * WIDTH * random.between(0.24, 0.3), y: y + 70, heightPx: beside(cast.main, front, height) * 0.62, turnDeg: random.between(-6, 6) }));
  return parts;
};

/** Three in a row, the middle one in front. */
const trio: Layout = ({ random, cast, floorY }) => {
  const height = Math.min(heroHeight(cast) * 0.82, (WIDTH * 0.3) / Math.max(0.6, cast.main.aspect));
  const y = floorY + (HEIGHT - floorY) * 0.56;
  const step = Math.min(WIDTH * 0.3, height * cast.main.aspect * 1.12);
  const middle = WIDTH * random.between(0.46, 0.54);
  const parts = [-1, 1].map((side) =>
    place(cast.main, { x: middle + side * step, y: y - random.between(14, 44), heightPx: height * random.between(0.88, 0.97), turnDeg: random.between(-5, 5), mirrored: side > 0 }),
  );
  parts.push(place(cast.main, { x: middle, y: y + 44, heightPx: height * 1.06, turnDeg: random.between(-3, 3) }));
  const prop = cast.props[0];
  if (prop) parts.push(place(prop, { x: middle + step * random.pick([-0.95, 0.95]), y: y + 130, heightPx: beside(cast.main, prop, height) * 0.56, turnDeg: random.between(-8, 8) }));
  return parts;
};

/** A heap in rows, one lying on the other. */
const heap: Layout = ({ random, cast, floorY }) => {
  const rows = random.pick([[3, 2], [4, 3, 1], [4, 3, 2], [3, 2, 1]]);
  const height = Math.min(HEIGHT * (rows.length > 2 ? 0.27 : 0.35), (WIDTH * 0.2) / Math.max(0.7, cast.main.aspect));
  const step = height * cast.main.aspect * 0.88;
  const y = floorY + (HEIGHT - floorY) * 0.66;
  const middle = WIDTH * random.between(0.42, 0.58);
  const parts: Placement[] = [];
  const prop = cast.props[0];
  const side = random.pick([-1, 1]);
  const attitude = attitudes(random, 15);
  if (prop) parts.push(place(prop, { x: middle + side * (step * 2 + 120), y: y - 70, heightPx: Math.min(HEIGHT * 0.5, beside(cast.main, prop, height) * 1.25), blurPx: 2 }));
  for (let row = rows.length - 1; row >= 0; row -= 1) {
    const count = rows[row] as number;
    for (let at = 0; at < count; at += 1) {
      const x = middle + (at - (count - 1) / 2) * step + random.between(-9, 9);
      const { size, ...turned } = attitude();
      parts.push(place(cast.main, { x, y: y - row * height * 0.66 + random.between(-6, 6), heightPx: height * size, ...turned, shadow: row === 0 ? 'ground' : 'far' }));
    }
  }
  parts.push(place(cast.main, { x: middle - side * (step * 1.9), y: y + 70, heightPx: height, turnDeg: random.between(-20, 20) }));
  return parts;
};

/** The object to one side, its companion to the other. */
const pair: Layout = ({ random, cast, floorY }) => {
  const side = random.pick([-1, 1]);
  const height = heroHeight(cast);
  const companion = (cast.props[0] ?? cast.main) as Thing;
  const y = floorY + (HEIGHT - floorY) * 0.66;
  const parts = [
    place(companion, { x: WIDTH * (0.5 + side * 0.23), y: y - 44, heightPx: Math.min(height * 1.02, beside(cast.main, companion, height) * 0.92), turnDeg: random.between(-4, 4), mirrored: side < 0 }),
    place(cast.main, { x: WIDTH * (0.5 - side * 0.14), y: y + 8, heightPx: height, turnDeg: random.between(-3, 3), mirrored: side < 0 }),
  ];
  const third = cast.props[1];
  if (third) parts.push(place(third, { x: WIDTH * (0.5 + side * 0.1), y: y + 104, heightPx: beside(cast.main, third, height) * 0.5, turnDeg: random.between(-10, 10) }));
  return parts;
};

/** Close by, cut off by the border, the rest far out of focus. */
const closeUp: Layout = ({ random, cast, floorY }) => {
  const side = random.pick([-1, 1]);
  const height = Math.min(HEIGHT * 0.9, (WIDTH * 0.62) / Math.max(0.5, cast.main.aspect));
  const behind = (cast.props[0] ?? cast.main) as Thing;
  return [
    place(behind, { x: WIDTH * (0.5 + side * 0.3), y: floorY + 120, heightPx: HEIGHT * 0.42, blurPx: 8, mirrored: true }),
    place(cast.main, { x: WIDTH * (0.5 - side * random.between(0.1, 0.16)), y: HEIGHT * random.between(0.98, 1.05), heightPx: height, turnDeg: side * random.between(2, 7), mirrored: side > 0 }),
  ];
};

/** Copies receding along a diagonal, sharp only near the camera. */
const procession: Layout = ({ random, cast, floorY }) => {
  const side = random.pick([-1, 1]);
  const height = heroHeight(cast) * 0.92;
  const count = random.whole(3, 4);
  return Array.from({ length: count }, (_, at) => {
    const far = (count - 1 - at) / (count - 1);
    return place(cast.main, {
      x: WIDTH * (0.5 - side * (0.19 - far * 0.5)),
      y: floorY + (HEIGHT - floorY) * (0.76 - far * 0.5),
      heightPx: height * (1 - far * 0.42),
      blurPx: far * far * 6,
      turnDeg: random.between(-3, 3),
      mirrored: at % 2 > 0,
    });
  });
};

/** On a round board. */
const board: Layout = ({ random, cast, floorY }) => {
  const y = floorY + (HEIGHT - floorY) * 0.92;
  const boardHeight = 270;
  const height = Math.min(heroHeight(cast) * 0.86, (WIDTH * 0.5) / Math.max(0.5, cast.main.aspect));
  const parts = [placeMade(servingBoard(random.whole(0, 3)), WIDTH / 2, y, boardHeight, 'ground')];
  const prop = cast.props[0];
  const side = random.pick([-1, 1]);
  if (prop) parts.push(place(prop, { x: WIDTH * (0.5 + side * 0.2), y: y - 176, heightPx: Math.min(height, beside(cast.main, prop, height) * 0.8), turnDeg: random.between(-5, 5) }));
  parts.push(place(cast.main, { x: WIDTH * (0.5 - side * 0.07), y: y - 126, heightPx: height, turnDeg: random.between(-3, 3), mirrored: side < 0 }));
  if (cast.main.traits.many) parts.push(place(cast.main, { x: WIDTH * (0.5 + side * 0.17), y: y - 88, heightPx: height * 0.5, turnDeg: random.between(-12, 12), mirrored: true }));
  return parts;
};

/** Heads of the goods over the rim of a crate. */
const crate: Layout = ({ random, cast, floorY }) => {
  const variant = random.whole(0, 3);
  const y = floorY + (HEIGHT - floorY) * 0.8;
  const [x, frontHeight] = [WIDTH * random.between(0.46, 0.54), 252];
  const width = frontHeight * (1000 / 300);
  const height = Math.min(HEIGHT * 0.36, (width / 3.7) / Math.max(0.62, Math.min(1.3, cast.main.aspect)) + 30);
  const itemWidth = height * cast.main.aspect;
  const attitude = attitudes(random, 16);
  const parts = [placeMade(crateBack(variant), x, y - frontHeight + 30, 190, 'none')];
  for (const [row, count] of [[0, 4], [1, 5]] as const) {
    const step = (width * (0.93 + row * 0.03) - itemWidth) / (count - 1);
    for (let at = 0; at < count; at += 1) {
      const { size, ...turned } = attitude();
      const across = (at - (count - 1) / 2) * step + random.between(-6, 6);
      parts.push(place(cast.main, { x: x + across, y: y - frontHeight + height * (cast.main.traits.tall > 0.9 ? 0.14 + row * 0.16 : 0.3 + row * 0.2) + random.between(-12, 8), heightPx: height * size, ...turned, shadow: 'far', upright: true }));
    }
  }
  parts.push(placeMade(crateFront(variant), x, y, frontHeight, 'ground'));
  const prop = cast.props[0] ?? (cast.main.traits.tall < 0.6 ? cast.main : undefined);
  if (prop) parts.push(place(prop, { x: x + random.pick([-1, 1]) * (width / 2 + 20), y: y + 96, heightPx: HEIGHT * 0.2 * Math.min(1.5, 0.7 + prop.traits.tall * 0.6), turnDeg: random.between(-10, 10) }));
  return parts;
};

/** Out of a basket. */
const basket: Layout = ({ random, cast, floorY }) => {
  if (!cast.basket) return hero({ random, cast, floorY });
  const y = floorY + (HEIGHT - floorY) * 0.76;
  const [x, basketHeight] = [WIDTH * random.between(0.42, 0.58), HEIGHT * 0.6];
  const width = basketHeight * cast.basket.aspect;
  const height = Math.min(basketHeight * 0.42, (width * 0.42) / Math.max(0.7, cast.main.aspect));
  const parts: Placement[] = [];
  const attitude = attitudes(random, 18);
  const prop = cast.props[0];
  const side = random.pick([-1, 1]);
  if (prop) parts.push(place(prop, { x: x + side * (width * 0.62 + 60), y: y - 40, heightPx: Math.min(HEIGHT * 0.44, beside(cast.main, prop, height) * 1.15), blurPx: 1.5 }));
  for (const [row, count] of [[0, 3], [1, 4]] as const) {
    for (let at = 0; at < count; at += 1) {
      const { size, ...turned } = attitude();
      const across = (at - (count - 1) / 2) * (width / (count + 0.8));
      parts.push(place(cast.main, { x: x + across, y: y - basketHeight * (0.5 - row * 0.09) + random.between(-8, 8), heightPx: height * size, ...turned, shadow: 'none', upright: true }));
    }
  }
  parts.push(place(cast.basket, { x, y, heightPx: basketHeight }));
  for (const offset of [-0.55, 0.62]) {
    if (random.chance(0.7)) parts.push(place(cast.main, { x: x + offset * width, y: y + random.between(30, 86), heightPx: height * 0.9, turnDeg: random.between(-24, 24), mirrored: offset > 0 }));
  }
  return parts;
};

/** Seen from above: a ring, or rows, or strewn about. */
const ring: Layout = ({ random, cast }) => {
  const count = random.whole(6, 9);
  const size = Math.min(HEIGHT * 0.27, (HEIGHT * 0.3) / Math.max(0.7, cast.main.aspect));
  const start = random.between(0, 6);
  const others = cast.props.filter(({ traits }) => traits.flat);
  const centre = others[0] ?? cast.main;
  const attitude = attitudes(random, 30);
  const around = Array.from({ length: count }, (_, at) => {
    const { size: share, ...turned } = attitude();
    const angle = start + (at / count) * Math.PI * 2;
    const thing = others[1] && at % 3 === 2 ? others[1] : cast.main;
    return place(thing, { x: WIDTH / 2 + Math.cos(angle) * WIDTH * 0.33, y: HEIGHT * 0.5 + Math.sin(angle) * HEIGHT * 0.335 + size / 2, heightPx: size * share, ...turned, shadow: 'drop' });
  });
  return [...around, place(centre, { x: WIDTH / 2, y: HEIGHT * 0.5 + size * 0.75, heightPx: size * 1.5, turnDeg: random.between(-10, 10), shadow: 'drop' })];
};

const grid: Layout = ({ random, cast }) => {
  const [columns, rows] = random.pick([[4, 3], [3, 2], [5, 3]]);
  const size = Math.min((HEIGHT / rows) * 0.66, ((WIDTH / columns) * 0.74) / Math.max(0.6, cast.main.aspect));
  const odd = cast.props.filter(({ traits }) => traits.flat)[0] ?? cast.main;
  const special = random.whole(0, columns * rows - 1);
  const attitude = attitudes(random, 9);
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const thing = at === special ? odd : cast.main;
    const { size: share, ...turned } = attitude();
    return place(thing, { x: WIDTH * ((column + 0.5) / columns) + random.between(-7, 7), y: HEIGHT * ((row + 0.5) / rows) + size / 2 + random.between(-7, 7), heightPx: size * share, ...turned, shadow: 'drop' });
  });
};

const strewn: Layout = ({ random, cast }) => {
  const spots = random.shuffled([[0.13, 0.2], [0.38, 0.14], [0.66, 0.17], [0.9, 0.24], [0.1, 0.58], [0.88, 0.62], [0.16, 0.9], [0.42, 0.93], [0.7, 0.9]]).slice(0, random.whole(6, 8));
  const size = Math.min(HEIGHT * 0.24, (WIDTH * 0.2) / Math.max(0.6, cast.main.aspect));
  const kinds = [cast.main, cast.main, ...cast.props.filter(({ traits }) => traits.flat)];
  const around = spots.map(([x = 0, y = 0]) => place(random.pick(kinds), { x: WIDTH * x, y: HEIGHT * y + size / 2, heightPx: size * random.pick([0.82, 1]), turnDeg: random.between(-50, 50), mirrored: random.chance(0.5), shadow: 'drop' }));
  const large = Math.min(HEIGHT * 0.56, (WIDTH * 0.42) / Math.max(0.5, cast.main.aspect));
  return [...around, place(cast.main, { x: WIDTH * 0.5, y: HEIGHT * 0.53 + large / 2, heightPx: large, turnDeg: random.between(-12, 12), shadow: 'drop' })];
};

/** Layouts on a table for one thing, for things that come by the dozen, and those seen from above. */
export const TABLE_LAYOUTS: readonly Layout[] = [hero, pair, trio, closeUp, board, procession];
export const MANY_LAYOUTS: readonly Layout[] = [crate, basket, heap];
/** For eggs, nuts and berries. */
export const SMALL_LAYOUTS: readonly Layout[] = [crate, basket, heap, trio, board];
export const FLAT_LAYOUTS: readonly Layout[] = [ring, grid, strewn];
/** For what is never sold in threes: tools, furniture, instruments. */
export const SINGLE_LAYOUTS: readonly Layout[] = [hero, pair, closeUp];
