import { splash } from './fishes.ts';
import { shore } from './meadows.ts';
import { type Layout, type Placement, place, placeMade, type Stage, type Thing } from './placing.ts';
import { HEIGHT, WIDTH } from './raster.ts';

/** One fish out of the water: its head up, its tail in the spray. */
function leap({ random, cast }: Stage, x: number, waterY: number, long: number, side: number): Placement[] {
  const steep = random.between(26, 44);
  const angle = (steep * Math.PI) / 180;
  const heightPx = long / cast.main.aspect;
  // Its drawing looks to the left; turned, it is as tall as its slanting length.
  const rise = Math.sin(angle) * long + Math.cos(angle) * heightPx;
  const blurPx = waterY < HEIGHT * 0.72 ? 2 : 0;
  const fish = place(cast.main, {
    x,
    y: waterY + rise * 0.1,
    heightPx,
    turnDeg: side > 0 ? steep : -steep,
    mirrored: side < 0,
    blurPx,
    shadow: 'none',
  });
  const spray = placeMade(
    splash(random.whole(0, 3)),
    x + side * Math.cos(angle) * long * 0.4,
    waterY + long * 0.12,
    long * 0.42,
    'none',
  );
  return [fish, { ...spray, look: { ...spray.look, blurPx } }];
}

/** Fish leaping out of a pond, the near one large. */
const leaping: Layout = (stage) => {
  const { random, floorY } = stage;
  const side = random.pick([-1, 1]);
  const far = random
    .shuffled([0.17, 0.5, 0.84])
    .slice(0, random.whole(1, 2))
    .flatMap((x) =>
      leap(
        stage,
        WIDTH * x,
        floorY + (HEIGHT - floorY) * random.between(0.16, 0.3),
        WIDTH * random.between(0.15, 0.2),
        random.pick([-1, 1]),
      ),
    );
  const near = leap(
    stage,
    WIDTH * (0.5 - side * random.between(0, 0.08)),
    floorY + (HEIGHT - floorY) * random.between(0.72, 0.82),
    WIDTH * random.between(0.46, 0.54),
    side,
  );
  return [...farBank(stage, side), ...far, ...near];
};

/** The far bank of the lake behind the water, above where the near water begins. */
const FAR_BANK = 96;

/** A boat on the water; houses and trees on the far bank, what can be carried on the near one. */
const afloat: Layout = (stage) => {
  const { random, cast, floorY } = stage;
  const side = random.pick([-1, 1]);
  const boat = (x: number, share: number, wide: number) =>
    place(cast.main, {
      x: WIDTH * x,
      y: floorY + (HEIGHT - floorY) * share,
      heightPx: Math.min(HEIGHT * 0.74, (WIDTH * wide) / cast.main.aspect),
      mirrored: side < 0,
      blurPx: share < 0.3 ? 2 : 0,
      shadow: 'none',
    });
  const small = [...cast.props, ...cast.beyond.filter((thing) => !isLarge(thing))];
  const near = small.slice(0, 2).map((thing, at) =>
    place(thing, {
      x: WIDTH * (0.5 + (at === 0 ? side : -side) * random.between(0.33, 0.38)),
      y: HEIGHT * 0.975,
      heightPx: HEIGHT * Math.min(0.34, 0.2 + 0.12 * thing.traits.tall),
      mirrored: at === 0 ? side > 0 : side < 0,
    }),
  );
  const far = random.chance(0.6) ? [boat(0.5 - side * 0.34, 0.16, 0.16)] : [];
  const grass = placeMade(shore(random.whole(0, 3)), WIDTH / 2, HEIGHT + 40, 246, 'none');
  return [...farBank(stage, side), ...far, boat(0.5 - side * random.between(0.02, 0.08), 0.6, 0.5), grass, ...near];
};

/** Houses and trees over there. */
function farBank({ random, cast, floorY }: Stage, side: number): Placement[] {
  return cast.beyond
    .filter(isLarge)
    .slice(0, 2)
    .map((thing, at) =>
      place(thing, {
        x: WIDTH * (0.5 + (at === 0 ? side : -side) * random.between(0.3, 0.38)),
        y: floorY - FAR_BANK,
        heightPx: HEIGHT * 0.25,
        blurPx: 3,
        shadow: 'none',
      }),
    );
}

function isLarge({ traits }: Thing): boolean {
  return traits.tall > 1.2;
}

export const LEAPING_LAYOUTS: readonly Layout[] = [leaping];
export const AFLOAT_LAYOUTS: readonly Layout[] = [afloat];
