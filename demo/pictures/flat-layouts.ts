import { attitudes, type Layout, place } from './placing.ts';
import { HEIGHT, WIDTH } from './raster.ts';

/** A ring around one of them, or around what goes with it. */
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
    return place(thing, {
      x: WIDTH / 2 + Math.cos(angle) * WIDTH * 0.33,
      y: HEIGHT * 0.5 + Math.sin(angle) * HEIGHT * 0.335 + size / 2,
      heightPx: size * share,
      ...turned,
      shadow: 'drop',
    });
  });
  return [
    ...around,
    place(centre, {
      x: WIDTH / 2,
      y: HEIGHT * 0.5 + size * 0.75,
      heightPx: size * 1.5,
      turnDeg: random.between(-10, 10),
      shadow: 'drop',
    }),
  ];
};

const grid: Layout = ({ random, cast }) => {
  const [columns, rows] = random.pick([
    [4, 3],
    [3, 2],
    [5, 3],
  ]);
  const size = Math.min((HEIGHT / rows) * 0.66, ((WIDTH / columns) * 0.74) / Math.max(0.6, cast.main.aspect));
  const odd = cast.props.filter(({ traits }) => traits.flat)[0] ?? cast.main;
  const special = random.whole(0, columns * rows - 1);
  const attitude = attitudes(random, 9);
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    const thing = at === special ? odd : cast.main;
    const { size: share, ...turned } = attitude();
    return place(thing, {
      x: WIDTH * ((column + 0.5) / columns) + random.between(-7, 7),
      y: HEIGHT * ((row + 0.5) / rows) + size / 2 + random.between(-7, 7),
      heightPx: size * share,
      ...turned,
      shadow: 'drop',
    });
  });
};

const strewn: Layout = ({ random, cast }) => {
  const spots = random
    .shuffled([
      [0.13, 0.2],
      [0.38, 0.14],
      [0.66, 0.17],
      [0.9, 0.24],
      [0.1, 0.58],
      [0.88, 0.62],
      [0.16, 0.9],
      [0.42, 0.93],
      [0.7, 0.9],
    ])
    .slice(0, random.whole(6, 8));
  const size = Math.min(HEIGHT * 0.24, (WIDTH * 0.2) / Math.max(0.6, cast.main.aspect));
  const kinds = [cast.main, cast.main, ...cast.props.filter(({ traits }) => traits.flat)];
  const around = spots.map(([x = 0, y = 0]) =>
    place(random.pick(kinds), {
      x: WIDTH * x,
      y: HEIGHT * y + size / 2,
      heightPx: size * random.pick([0.82, 1]),
      turnDeg: random.between(-50, 50),
      mirrored: random.chance(0.5),
      shadow: 'drop',
    }),
  );
  const large = Math.min(HEIGHT * 0.56, (WIDTH * 0.42) / Math.max(0.5, cast.main.aspect));
  return [
    ...around,
    place(cast.main, {
      x: WIDTH * 0.5,
      y: HEIGHT * 0.53 + large / 2,
      heightPx: large,
      turnDeg: random.between(-12, 12),
      shadow: 'drop',
    }),
  ];
};

/** Side by side like fish on a slab, heads to one side, with lemon and herbs between them. */
const shoal: Layout = ({ random, cast }) => {
  const count = random.whole(3, 4);
  const side = random.pick([-1, 1]);
  const lean = random.between(-10, 10);
  const heightPx = Math.min((HEIGHT / count) * 1.02, (WIDTH * 0.6) / Math.max(1, cast.main.aspect));
  const rows = Array.from({ length: count }, (_, at) =>
    place(cast.main, {
      x: WIDTH * (0.5 + (at % 2 ? 0.035 : -0.035) * side),
      y: HEIGHT * ((at + 0.5) / count) + heightPx / 2,
      heightPx: heightPx * random.between(0.94, 1.04),
      turnDeg: lean + random.between(-3, 3),
      mirrored: side < 0,
      shadow: 'drop',
    }),
  );
  const garnish = cast.props.filter(({ traits }) => traits.flat || traits.tall < 0.9).slice(0, 2);
  const around = garnish.flatMap((thing, at) =>
    [-1, 1].map((end) =>
      place(thing, {
        x: WIDTH * (0.5 + end * (0.4 + at * 0.02)),
        y: HEIGHT * (0.36 + at * 0.34 + end * 0.12),
        heightPx: HEIGHT * 0.2,
        turnDeg: random.between(-50, 50),
        shadow: 'drop',
      }),
    ),
  );
  return [...rows, ...around];
};

/** Tools laid on a bench: the offered one across, its props beside it. */
const laidOut: Layout = ({ random, cast }) => {
  const side = random.pick([-1, 1]);
  const heightPx = Math.min(HEIGHT * 0.74, (WIDTH * 0.6) / Math.max(0.6, Math.min(1.5, cast.main.aspect)));
  const main = place(cast.main, {
    x: WIDTH * (0.5 - side * 0.06),
    y: HEIGHT * 0.5 + heightPx * 0.5,
    heightPx,
    turnDeg: random.between(-24, 24),
    mirrored: side < 0,
    upright: true,
    shadow: 'drop',
  });
  const others = cast.props.slice(0, 2).flatMap((thing, at) => {
    const size = HEIGHT * Math.min(0.42, 0.2 + 0.2 * thing.traits.tall);
    const spots = thing.traits.many ? [0, 1, 2] : [0];
    return spots.map((copy) =>
      place(thing, {
        x: WIDTH * (0.5 + (at === 0 ? side : -side) * (0.36 + (copy === 1 ? -0.05 : copy * 0.02))),
        y: HEIGHT * (at === 0 ? 0.3 + copy * 0.26 : 0.84 - copy * 0.27) + size / 2,
        heightPx: size * (spots.length > 1 ? 0.8 : 1),
        turnDeg: random.between(-50, 50),
        upright: true,
        shadow: 'drop',
      }),
    );
  });
  return [...others, main];
};

/** Bees all over a comb, one of them the queen. */
const crawling: Layout = ({ random, cast }) => {
  const bees = Array.from({ length: random.whole(11, 16) }, (_, at) => {
    const [column, row] = [at % 5, Math.floor(at / 5)];
    return place(cast.main, {
      x: WIDTH * (0.1 + column * 0.2 + random.between(-0.06, 0.06)),
      y: HEIGHT * (0.26 + row * 0.32 + random.between(-0.08, 0.08)),
      heightPx: HEIGHT * random.between(0.12, 0.17),
      turnDeg: random.between(-70, 70),
      mirrored: random.chance(0.5),
      shadow: 'drop',
    });
  });
  const queen = place(cast.main, {
    x: WIDTH * random.between(0.42, 0.58),
    y: HEIGHT * random.between(0.62, 0.7),
    heightPx: HEIGHT * 0.34,
    turnDeg: random.between(-20, 20),
    mirrored: random.chance(0.5),
    shadow: 'drop',
  });
  return [...bees, queen];
};

/** For what looks right seen from above. */
export const FLAT_LAYOUTS: readonly Layout[] = [ring, grid, strewn];
export const SHOAL_LAYOUTS: readonly Layout[] = [shoal];
export const LAID_OUT_LAYOUTS: readonly Layout[] = [laidOut];
export const CRAWLING_LAYOUTS: readonly Layout[] = [crawling];
