import { crateBack, crateFront } from './containers.ts';
import { attitudes, beside, type Layout, type Placement, place, placeMade } from './placing.ts';
import { HEIGHT, WIDTH } from './raster.ts';

/** A heap in rows, one lying on the other. */
const heap: Layout = ({ random, cast, floorY }) => {
  const rows = random.pick([
    [3, 2],
    [4, 3, 1],
    [4, 3, 2],
    [3, 2, 1],
  ]);
  const height = Math.min(HEIGHT * (rows.length > 2 ? 0.27 : 0.35), (WIDTH * 0.2) / Math.max(0.7, cast.main.aspect));
  const step = height * cast.main.aspect * 0.88;
  const y = floorY + (HEIGHT - floorY) * 0.66;
  const middle = WIDTH * random.between(0.42, 0.58);
  const parts: Placement[] = [];
  const prop = cast.props[0];
  const side = random.pick([-1, 1]);
  const attitude = attitudes(random, 15);
  if (prop)
    parts.push(
      place(prop, {
        x: middle + side * (step * 2 + 120),
        y: y - 70,
        heightPx: Math.min(HEIGHT * 0.5, beside(cast.main, prop, height) * 1.25),
        blurPx: 2,
      }),
    );
  for (let row = rows.length - 1; row >= 0; row -= 1) {
    const count = rows[row] as number;
    for (let at = 0; at < count; at += 1) {
      const x = middle + (at - (count - 1) / 2) * step + random.between(-9, 9);
      const { size, ...turned } = attitude();
      parts.push(
        place(cast.main, {
          x,
          y: y - row * height * 0.66 + random.between(-6, 6),
          heightPx: height * size,
          ...turned,
          shadow: row === 0 ? 'ground' : 'far',
        }),
      );
    }
  }
  parts.push(
    place(cast.main, {
      x: middle - side * (step * 1.9),
      y: y + 70,
      heightPx: height,
      turnDeg: random.between(-20, 20),
    }),
  );
  return parts;
};

/** Heads of the goods over the rim of a crate. */
const crate: Layout = ({ random, cast, floorY }) => {
  const variant = random.whole(0, 3);
  const y = floorY + (HEIGHT - floorY) * 0.8;
  const [x, frontHeight] = [WIDTH * random.between(0.46, 0.54), 252];
  const width = frontHeight * (1000 / 300);
  const height = Math.min(HEIGHT * 0.36, width / 3.7 / Math.max(0.62, Math.min(1.3, cast.main.aspect)) + 30);
  const itemWidth = height * cast.main.aspect;
  const attitude = attitudes(random, 16);
  const parts = [placeMade(crateBack(variant), x, y - frontHeight + 30, 190, 'none')];
  for (const [row, count] of [
    [0, 4],
    [1, 5],
  ] as const) {
    const step = (width * (0.93 + row * 0.03) - itemWidth) / (count - 1);
    for (let at = 0; at < count; at += 1) {
      const { size, ...turned } = attitude();
      const across = (at - (count - 1) / 2) * step + random.between(-6, 6);
      parts.push(
        place(cast.main, {
          x: x + across,
          y:
            y -
            frontHeight +
            height * (cast.main.traits.tall > 0.9 ? 0.14 + row * 0.16 : 0.3 + row * 0.2) +
            random.between(-12, 8),
          heightPx: height * size,
          ...turned,
          shadow: 'far',
          upright: true,
        }),
      );
    }
  }
  parts.push(placeMade(crateFront(variant), x, y, frontHeight, 'ground'));
  const prop = cast.props[0] ?? (cast.main.traits.tall < 0.6 ? cast.main : undefined);
  if (prop)
    parts.push(
      place(prop, {
        x: x + random.pick([-1, 1]) * (width / 2 + 20),
        y: y + 96,
        heightPx: HEIGHT * 0.2 * Math.min(1.5, 0.7 + prop.traits.tall * 0.6),
        turnDeg: random.between(-10, 10),
      }),
    );
  return parts;
};

/** Out of a basket. */
const basket: Layout = ({ random, cast, floorY }) => {
  if (!cast.basket) return heap({ random, cast, floorY });
  const y = floorY + (HEIGHT - floorY) * 0.76;
  const [x, basketHeight] = [WIDTH * random.between(0.42, 0.58), HEIGHT * 0.6];
  const width = basketHeight * cast.basket.aspect;
  const height = Math.min(basketHeight * 0.42, (width * 0.42) / Math.max(0.7, cast.main.aspect));
  const parts: Placement[] = [];
  const attitude = attitudes(random, 18);
  const prop = cast.props[0];
  const side = random.pick([-1, 1]);
  if (prop)
    parts.push(
      place(prop, {
        x: x + side * (width * 0.62 + 60),
        y: y - 40,
        heightPx: Math.min(HEIGHT * 0.44, beside(cast.main, prop, height) * 1.15),
        blurPx: 1.5,
      }),
    );
  for (const [row, count] of [
    [0, 3],
    [1, 4],
  ] as const) {
    for (let at = 0; at < count; at += 1) {
      const { size, ...turned } = attitude();
      const across = (at - (count - 1) / 2) * (width / (count + 0.8));
      parts.push(
        place(cast.main, {
          x: x + across,
          y: y - basketHeight * (0.5 - row * 0.09) + random.between(-8, 8),
          heightPx: height * size,
          ...turned,
          shadow: 'none',
          upright: true,
        }),
      );
    }
  }
  parts.push(place(cast.basket, { x, y, heightPx: basketHeight }));
  for (const offset of [-0.55, 0.62]) {
    if (random.chance(0.7))
      parts.push(
        place(cast.main, {
          x: x + offset * width,
          y: y + random.between(30, 86),
          heightPx: height * 0.9,
          turnDeg: random.between(-24, 24),
          mirrored: offset > 0,
        }),
      );
  }
  return parts;
};

/** For goods sold by the dozen. */
export const CRATED_LAYOUTS: readonly Layout[] = [crate];
export const BASKETED_LAYOUTS: readonly Layout[] = [crate, basket];
/** For what can also lie on top of each other: fruit, but no candles. */
export const HEAP_LAYOUTS: readonly Layout[] = [heap];
