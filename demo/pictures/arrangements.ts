import type { Random } from './random.ts';
import { WIDTH } from './raster.ts';
import { bulkOf } from './sizes.ts';

/** One object in the picture: which of the recipe's, where its foot stands (px), and how it is turned. */
export interface Spot {
  readonly emoji: string;
  readonly x: number;
  readonly footY: number;
  readonly sizePx: number;
  readonly angle: number;
  readonly mirrored: boolean;
  readonly blurPx: number;
}

/** What an arrangement is made of: the main object, what goes with it, and where the floor begins (px). */
export interface Cast {
  readonly main: string;
  readonly others: readonly string[];
  readonly floorY: number;
}

export type ArrangementKind = 'hero' | 'props' | 'trio' | 'pile' | 'basket' | 'closeup' | 'crowd' | 'grid';

const BASKET = '🧺';

type Arrange = (cast: Cast, random: Random) => Spot[];

function spot(random: Random, emoji: string, x: number, footY: number, sizePx: number, tilt = 5): Spot {
  const angle = Math.round(random.between(-tilt, tilt));
  return { emoji, x, footY, sizePx: Math.round(sizePx / 10) * 10, angle, mirrored: random.chance(0.5), blurPx: 0 };
}

/** Companions standing far back, out of focus. */
function behind({ main, others, floorY }: Cast, random: Random, count: number, sizePx: number): Spot[] {
  const troupe = [...others, main];
  const start = random.between(40, 200);
  const step = (WIDTH - 120) / count;
  return Array.from({ length: count }, (_, at) => {
    const emoji = troupe[at % troupe.length] as string;
    const footY = floorY + random.between(30, 80);
    const size = sizePx * Math.min(1.3, bulkOf(emoji)) * random.between(0.85, 1.1);
    return { ...spot(random, emoji, start + at * step + random.between(-40, 40), footY, size), blurPx: 7 };
  });
}

const hero: Arrange = (cast, random) => {
  const x = WIDTH / 2 + random.between(-110, 110);
  return [...behind(cast, random, random.whole(2, 4), 210), spot(random, cast.main, x, 868, 560)];
};

const props: Arrange = (cast, random) => {
  const side = random.chance(0.5) ? 1 : -1;
  const { main, others } = cast;
  const first = others[0] ?? main;
  const second = others[1] ?? first;
  const own = others.length === 0 ? 0.66 : 1;
  return [
    ...behind(cast, random, 2, 190),
    spot(random, second, WIDTH / 2 - side * 400, 760, 300 * bulkOf(second) * own),
    spot(random, main, WIDTH / 2 - side * 70, 842, 520),
    spot(random, first, WIDTH / 2 + side * 320, 884, 330 * bulkOf(first) * own, 9),
    ...(random.chance(0.6) ? [spot(random, second, WIDTH / 2 + side * 520, 846, 240 * bulkOf(second) * own, 12)] : []),
  ];
};

const trio: Arrange = (cast, random) => {
  const arc = random.chance(0.5) ? 1 : -1;
  const others = cast.others.length > 0 && random.chance(0.45) ? cast.others : [cast.main];
  const last = others[0] as string;
  return [
    ...behind(cast, random, 3, 170),
    spot(random, cast.main, 290, 800 - arc * 22, 390),
    spot(random, last, 990, 800 - arc * 22, 390 * (last === cast.main ? 1 : bulkOf(last))),
    spot(random, cast.main, 640 + random.between(-20, 20), 850 + arc * 16, 440),
  ];
};

const pile: Arrange = (cast, random) => {
  const size = random.between(270, 310);
  const rows = random.chance(0.5) ? [3, 2, 1] : [4, 3];
  const back = spot(random, cast.others[0] ?? cast.main, random.chance(0.5) ? 170 : 1110, 770, 230);
  const spots: Spot[] = [...behind(cast, random, 2, 180), back];
  // From the back of the heap to its front: what lies higher lies further away.
  for (const [row, count] of [...rows.entries()].reverse()) {
    for (let at = 0; at < count; at += 1) {
      const x = WIDTH / 2 + (at - (count - 1) / 2) * size * 0.86 + random.between(-14, 14);
      spots.push(spot(random, cast.main, x, 862 - row * size * 0.52 + random.between(-8, 8), size * (1 - row * 0.04), 14));
    }
  }
  return spots;
};

const basket: Arrange = (cast, random) => {
  const side = random.chance(0.5) ? 1 : -1;
  const x = WIDTH / 2 - side * 150;
  const { main, others } = cast;
  const extra = others.find((emoji) => emoji !== BASKET) ?? main;
  const inside = [-130, 0, 130].map((dx) => spot(random, main, x + dx, 560 + Math.abs(dx) * 0.16, 270, 14));
  return [
    ...behind(cast, random, 2, 180),
    ...inside,
    { ...spot(random, BASKET, x, 840, 520, 0), mirrored: false },
    spot(random, main, x + side * 330, 820, 300, 10),
    spot(random, extra, x + side * 520, 870, 280 * (extra === main ? 1 : bulkOf(extra)), 10),
    spot(random, main, x - side * 240, 884, 250, 12),
  ];
};

const closeup: Arrange = (cast, random) => {
  const side = random.chance(0.5) ? 1 : -1;
  const second = cast.others[0] ?? cast.main;
  return [
    ...behind(cast, random, 3, 260),
    { ...spot(random, second, WIDTH / 2 - side * 380, 800, 360), blurPx: 4 },
    spot(random, cast.main, WIDTH / 2 + side * 180, 965, 740, 8),
  ];
};

/** A flock, a bed of plants or a row of stalls: many, the further the smaller. */
const crowd: Arrange = (cast, random) => {
  const troupe = [cast.main, cast.main, cast.others[0] ?? cast.main, cast.main];
  const columns = random.shuffled([130, 330, 530, 760, 960, 1150]);
  const spots = columns.map((x, at) => {
    const near = at / (columns.length - 1);
    const emoji = troupe[at % troupe.length] as string;
    const size = (170 + 250 * near) * (emoji === cast.main ? 1 : bulkOf(emoji));
    const placed = spot(random, emoji, x, cast.floorY + 70 + near * (870 - cast.floorY - 70), size);
    return { ...placed, blurPx: near < 0.25 ? 3 : 0 };
  });
  return spots;
};

/** Laid out and seen from above. */
const grid: Arrange = (cast, random) => {
  const [columns, rows] = random.pick([[4, 3], [3, 2], [5, 3]] as const);
  const size = (WIDTH / columns) * (columns === 3 ? 0.76 : 0.8);
  const troupe = [cast.main, ...cast.others.slice(0, 2)];
  const mixed = random.chance(0.5);
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const emoji = mixed ? (troupe[(column + row) % troupe.length] as string) : cast.main;
    const x = ((column + 0.5) * WIDTH) / columns + random.between(-12, 12);
    const own = size * (emoji === cast.main ? 1 : Math.min(1, bulkOf(emoji)));
    return spot(random, emoji, x, ((row + 0.5) * 960) / rows + own / 2 + random.between(-10, 10), own, 20);
  });
};

const ARRANGE: Readonly<Record<ArrangementKind, Arrange>> = { hero, props, trio, pile, basket, closeup, crowd, grid };

/** Where everything stands, from the back to the front. */
export function arrange(kind: ArrangementKind, cast: Cast, random: Random): Spot[] {
  return ARRANGE[kind](cast, random);
}
