import { servingBoard } from './containers.ts';
import { type Layout, place, placeMade } from './placing.ts';
import { HEIGHT, WIDTH } from './raster.ts';

/** Long things on a board of their own length. */
const platter: Layout = ({ random, cast, floorY }) => {
  const y = floorY + (HEIGHT - floorY) * 0.88;
  const side = random.pick([-1, 1]);
  const long = WIDTH * random.between(0.5, 0.56);
  const heightPx = long / Math.max(1, cast.main.aspect);
  const parts = [placeMade(servingBoard(random.whole(0, 3)), WIDTH / 2, y, 300, 'ground')];
  const behind = cast.props[0];
  if (behind)
    parts.push(
      place(behind, {
        x: WIDTH * (0.5 + side * 0.24),
        y: y - 186,
        heightPx: HEIGHT * Math.min(0.36, 0.16 + 0.16 * behind.traits.tall),
      }),
    );
  if (random.chance(0.6))
    parts.push(
      place(cast.main, {
        x: WIDTH * (0.5 - side * 0.04),
        y: y - 168,
        heightPx: heightPx * 0.86,
        mirrored: side > 0,
        turnDeg: side * 4,
      }),
    );
  parts.push(
    place(cast.main, { x: WIDTH * 0.5, y: y - 92, heightPx, mirrored: side < 0, turnDeg: random.between(-5, 5) }),
  );
  const front = cast.props[1] ?? (behind && random.chance(0.5) ? behind : undefined);
  if (front)
    parts.push(
      place(front, {
        x: WIDTH * (0.5 - side * 0.3),
        y: y - 40,
        heightPx: HEIGHT * Math.min(0.24, 0.12 + 0.1 * front.traits.tall),
        turnDeg: random.between(-10, 10),
      }),
    );
  return parts;
};

/** Hung up above the table, as in a pantry. */
const hung: Layout = ({ random, cast, floorY }) => {
  const side = random.pick([-1, 1]);
  const bundles = [-0.3, 0.3, 0].slice(random.whole(0, 1)).map((x, at, all) => {
    const isNear = at === all.length - 1;
    const heightPx = HEIGHT * (isNear ? 0.62 : 0.5);
    return place(cast.main, {
      x: WIDTH * (0.5 + side * x + random.between(-0.03, 0.03)),
      y: heightPx - 20 + random.between(-14, 10),
      heightPx,
      mirrored: random.chance(0.5),
      blurPx: isNear ? 0 : 2,
      shadow: 'drop',
    });
  });
  const y = floorY + (HEIGHT - floorY) * 0.72;
  const below = cast.props.slice(0, 2).map((thing, at) =>
    place(thing, {
      x: WIDTH * (0.5 + (at === 0 ? -side : side) * random.between(0.24, 0.32)),
      y: y + at * 50,
      heightPx: HEIGHT * Math.min(0.36, 0.16 + 0.16 * thing.traits.tall),
      turnDeg: random.between(-5, 5),
    }),
  );
  return [...bundles, ...below];
};

/** Pictures leaning against the wall, with their props in front. */
const leaning: Layout = ({ random, cast, floorY }) => {
  const side = random.pick([-1, 1]);
  const depth = HEIGHT - floorY;
  const heightPx = HEIGHT * random.between(0.62, 0.7);
  const main = place(cast.main, {
    x: WIDTH * (0.5 - side * random.between(0.04, 0.14)),
    y: floorY + depth * random.between(0.4, 0.5),
    heightPx,
    turnDeg: random.between(-2, 2),
  });
  const behind = place(cast.main, {
    x: WIDTH * (0.5 + side * 0.22),
    y: floorY + depth * 0.2,
    heightPx: heightPx * 0.7,
    turnDeg: side * 3,
    blurPx: 2.5,
  });
  const front = cast.props.slice(0, 2).map((thing, at) =>
    place(thing, {
      x: WIDTH * (0.5 + (at === 0 ? side : -side) * random.between(0.24, 0.34)),
      y: floorY + depth * (0.72 + at * 0.12),
      heightPx: HEIGHT * Math.min(0.4, 0.18 + 0.16 * thing.traits.tall),
      turnDeg: random.between(-5, 5),
    }),
  );
  return random.chance(0.5) ? [behind, main, ...front] : [main, ...front];
};

/** For objects that lie on a board, hang from a beam or lean against a wall. */
export const WALL_LAYOUTS: readonly Layout[] = [leaning];
export const SLAB_LAYOUTS: readonly Layout[] = [platter];
export const HUNG_LAYOUTS: readonly Layout[] = [hung];
