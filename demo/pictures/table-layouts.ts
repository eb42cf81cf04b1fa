import { servingBoard } from './containers.ts';
import { beside, heroHeight, type Layout, place, placeMade, type Thing } from './placing.ts';
import { HEIGHT, WIDTH } from './raster.ts';

/** One object in the middle of attention, others behind and beside it. */
const hero: Layout = (stage) => {
  const { random, cast, floorY } = stage;
  const side = random.chance(0.5) ? 1 : -1;
  const height = heroHeight(cast) * random.between(0.96, 1.1);
  const x = WIDTH * (0.5 - side * random.between(0.02, 0.1));
  const y = floorY + (HEIGHT - floorY) * random.between(0.62, 0.74);
  const behind = (cast.props[0] ?? cast.main) as Thing;
  const parts = [
    place(behind, {
      x: x + side * WIDTH * random.between(0.2, 0.27),
      y: y - 112,
      heightPx: beside(cast.main, behind, height) * 0.8,
      blurPx: 3.5,
      mirrored: side > 0,
    }),
  ];
  if (cast.main.traits.many && random.chance(0.6)) {
    parts.push(
      place(cast.main, {
        x: x - side * WIDTH * random.between(0.22, 0.3),
        y: y - 130,
        heightPx: height * 0.7,
        blurPx: 4.5,
        mirrored: true,
      }),
    );
  }
  parts.push(
    place(cast.main, {
      x,
      y,
      heightPx: height,
      turnDeg: random.between(-3, 3),
      mirrored: side > 0 && random.chance(0.5),
    }),
  );
  const front = cast.props[1] ?? (cast.props[0] && random.chance(0.5) ? cast.props[0] : undefined);
  if (front)
    parts.push(
      place(front, {
        x: x + side * WIDTH * random.between(0.24, 0.3),
        y: y + 70,
        heightPx: beside(cast.main, front, height) * 0.62,
        turnDeg: random.between(-6, 6),
      }),
    );
  return parts;
};

/** Three in a row, the middle one in front. */
const trio: Layout = ({ random, cast, floorY }) => {
  const height = Math.min(heroHeight(cast) * 0.82, (WIDTH * 0.3) / Math.max(0.6, cast.main.aspect));
  const y = floorY + (HEIGHT - floorY) * 0.56;
  const step = Math.min(WIDTH * 0.3, height * cast.main.aspect * 1.12);
  const middle = WIDTH * random.between(0.46, 0.54);
  const parts = [-1, 1].map((side) =>
    place(cast.main, {
      x: middle + side * step,
      y: y - random.between(14, 44),
      heightPx: height * random.between(0.88, 0.97),
      turnDeg: random.between(-5, 5),
      mirrored: side > 0,
    }),
  );
  parts.push(place(cast.main, { x: middle, y: y + 44, heightPx: height * 1.06, turnDeg: random.between(-3, 3) }));
  const prop = cast.props[0];
  if (prop)
    parts.push(
      place(prop, {
        x: middle + step * random.pick([-0.95, 0.95]),
        y: y + 130,
        heightPx: beside(cast.main, prop, height) * 0.56,
        turnDeg: random.between(-8, 8),
      }),
    );
  return parts;
};

/** The object to one side, its companion to the other. */
const pair: Layout = ({ random, cast, floorY }) => {
  const side = random.pick([-1, 1]);
  const height = heroHeight(cast);
  const companion = (cast.props[0] ?? cast.main) as Thing;
  const y = floorY + (HEIGHT - floorY) * 0.66;
  const parts = [
    place(companion, {
      x: WIDTH * (0.5 + side * 0.23),
      y: y - 44,
      heightPx: Math.min(height * 1.02, beside(cast.main, companion, height) * 0.92),
      turnDeg: random.between(-4, 4),
      mirrored: side < 0,
    }),
    place(cast.main, {
      x: WIDTH * (0.5 - side * 0.14),
      y: y + 8,
      heightPx: height,
      turnDeg: random.between(-3, 3),
      mirrored: side < 0,
    }),
  ];
  const third = cast.props[1];
  if (third)
    parts.push(
      place(third, {
        x: WIDTH * (0.5 + side * 0.1),
        y: y + 104,
        heightPx: beside(cast.main, third, height) * 0.5,
        turnDeg: random.between(-10, 10),
      }),
    );
  return parts;
};

/** Close by, cut off by the border, the rest far out of focus. */
const closeUp: Layout = ({ random, cast, floorY }) => {
  const side = random.pick([-1, 1]);
  const height = Math.min(HEIGHT * 0.9, (WIDTH * 0.62) / Math.max(0.5, cast.main.aspect));
  const behind = (cast.props[0] ?? cast.main) as Thing;
  return [
    place(behind, {
      x: WIDTH * (0.5 + side * 0.3),
      y: floorY + 120,
      heightPx: HEIGHT * 0.42,
      blurPx: 8,
      mirrored: true,
    }),
    place(cast.main, {
      x: WIDTH * (0.5 - side * random.between(0.1, 0.16)),
      y: HEIGHT * random.between(0.98, 1.05),
      heightPx: height,
      turnDeg: side * random.between(2, 7),
      mirrored: side > 0,
    }),
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
  if (prop)
    parts.push(
      place(prop, {
        x: WIDTH * (0.5 + side * 0.2),
        y: y - 176,
        heightPx: Math.min(height, beside(cast.main, prop, height) * 0.8),
        turnDeg: random.between(-5, 5),
      }),
    );
  parts.push(
    place(cast.main, {
      x: WIDTH * (0.5 - side * 0.07),
      y: y - 126,
      heightPx: height,
      turnDeg: random.between(-3, 3),
      mirrored: side < 0,
    }),
  );
  if (cast.main.traits.many)
    parts.push(
      place(cast.main, {
        x: WIDTH * (0.5 + side * 0.17),
        y: y - 88,
        heightPx: height * 0.5,
        turnDeg: random.between(-12, 12),
        mirrored: true,
      }),
    );
  return parts;
};

/** For one thing, or a few, on a table. */
export const TABLE_LAYOUTS: readonly Layout[] = [hero, pair, trio, closeUp, board];
/** For what there are many of, besides heaps and crates. */
export const ROW_LAYOUTS: readonly Layout[] = [...TABLE_LAYOUTS, procession];
/** For what fills a picture only in numbers: beside heaps and crates, for eggs, nuts and berries. */
export const FEW_LAYOUTS: readonly Layout[] = [trio, board];
/** For things that are not sold in threes: tools, furniture, instruments. */
export const SINGLE_LAYOUTS: readonly Layout[] = [hero, pair, closeUp];
/** For what lies and would be cut in two at the border. */
export const LYING_LAYOUTS: readonly Layout[] = [hero, pair];
