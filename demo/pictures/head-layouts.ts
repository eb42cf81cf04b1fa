import { crateBack, crateFront } from './containers.ts';
import { BARRIER_KINDS, barrier } from './fences.ts';
import { scenery, standing } from './outdoor-layouts.ts';
import { type Layout, place, placeMade } from './placing.ts';
import { HEIGHT, WIDTH } from './raster.ts';

/** The share of a head hidden behind the barrier. */
const SUNK = 0.11;
/** And how much deeper between pointed pickets, in units. */
const BETWEEN_PICKETS = 44;

/** Animals of which only heads are drawn look over a fence, a stable door or bales of straw. */
const overFence: Layout = ({ random, cast, floorY }) => {
  const side = random.pick([-1, 1]);
  const rimY = HEIGHT * random.between(0.5, 0.56);
  const tall = 420;
  const kind = random.pick(BARRIER_KINDS);
  const fence = placeMade(barrier(kind, random.whole(0, 4)), WIDTH / 2, rimY + tall, tall, 'none');
  const deeper = kind === 'pickets' ? BETWEEN_PICKETS : 0;
  const height = Math.min(HEIGHT * 0.47, (WIDTH * 0.4) / Math.max(0.7, cast.main.aspect));
  const count = cast.main.traits.many || random.chance(0.5) ? random.whole(2, 3) : 1;
  const spots = ([[-0.02], [-0.17, 0.19], [-0.3, 0.02, 0.31]] as const)[count - 1] as readonly number[];
  const heads = spots.map((x, at) => {
    const heightPx = height * (count === 1 ? 1.12 : random.between(0.86, 1));
    return place(cast.main, {
      x: WIDTH * (0.5 + side * (x + random.between(-0.02, 0.02))),
      y: rimY + heightPx * SUNK + deeper,
      heightPx,
      mirrored: at === 0 ? side > 0 : random.chance(0.5),
      turnDeg: random.between(-4, 4),
      shadow: 'none',
    });
  });
  const far = cast.beyond.slice(0, 2).map((thing, at) =>
    place(thing, {
      x: WIDTH * (0.5 - side * ([0.36, -0.38][at] as number)),
      y: floorY + 40,
      heightPx: standing(thing) * 0.8,
      blurPx: 4,
      rooted: true,
    }),
  );
  const near = cast.props.slice(0, 2).map((thing, at) =>
    place(thing, {
      x: WIDTH * (0.5 + side * ([0.33, -0.34][at] as number)),
      y: HEIGHT * 0.985,
      heightPx: HEIGHT * Math.min(0.34, 0.16 + 0.14 * thing.traits.tall),
      turnDeg: random.between(-6, 6),
    }),
  );
  return [...far, ...heads, { ...fence, rooted: true }, ...near];
};

/** Small ones look out of a crate. */
const outOfCrate: Layout = ({ random, cast, floorY }) => {
  const variant = random.whole(0, 3);
  const [x, y] = [WIDTH * random.between(0.45, 0.55), floorY + (HEIGHT - floorY) * 0.84];
  const frontHeight = 250;
  const width = frontHeight * (1000 / 300);
  const count = random.whole(2, 3);
  const heightPx = Math.min(HEIGHT * 0.4, (width * 0.92) / count / Math.max(0.7, cast.main.aspect));
  const heads = Array.from({ length: count }, (_, at) =>
    place(cast.main, {
      x: x + (at - (count - 1) / 2) * (width / (count + 0.1)),
      y: y - frontHeight + heightPx * (0.1 + random.between(0, 0.06)),
      heightPx: heightPx * random.between(0.9, 1.04),
      turnDeg: random.between(-7, 7),
      mirrored: random.chance(0.5),
      shadow: 'far',
    }),
  );
  const side = random.pick([-1, 1]);
  const near = cast.props.slice(0, 2).map((thing, at) =>
    place(thing, {
      x: x + (at === 0 ? side : -side) * (width / 2 + 40),
      y: y + 70,
      heightPx: HEIGHT * Math.min(0.32, 0.14 + 0.14 * thing.traits.tall),
      turnDeg: random.between(-6, 6),
    }),
  );
  const back = placeMade(crateBack(variant), x, y - frontHeight + 30, 190, 'none');
  return [back, ...heads, placeMade(crateFront(variant), x, y, frontHeight, 'ground'), ...near];
};

/** Birds on the wing, one near, others far. */
const flock: Layout = (stage) => {
  const { random, cast } = stage;
  const side = random.pick([-1, 1]);
  const far = Array.from({ length: random.whole(1, 3) }, (_, at) =>
    place(cast.main, {
      x: WIDTH * (0.5 + side * ([0.34, 0.1, -0.38][at] as number) + random.between(-0.04, 0.04)),
      y: HEIGHT * ([0.3, 0.2, 0.24][at] as number),
      heightPx: HEIGHT * random.between(0.1, 0.15),
      mirrored: side < 0,
      turnDeg: random.between(-12, 12),
      blurPx: 2,
      shadow: 'none',
    }),
  );
  const near = place(cast.main, {
    x: WIDTH * (0.5 - side * random.between(0.04, 0.12)),
    y: HEIGHT * random.between(0.66, 0.74),
    heightPx: HEIGHT * random.between(0.44, 0.52),
    mirrored: side < 0,
    turnDeg: random.between(-8, 8),
    shadow: 'none',
  });
  return [...scenery(stage, side), ...far, near];
};

export const HEAD_LAYOUTS: readonly Layout[] = [overFence];
/** For animals that fit into a crate. */
export const SMALL_HEAD_LAYOUTS: readonly Layout[] = [outOfCrate];
export const FLOCK_LAYOUTS: readonly Layout[] = [flock];
