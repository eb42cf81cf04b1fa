import { type Layout, type Placement, place, type Stage, type Thing } from './placing.ts';
import { HEIGHT, WIDTH } from './raster.ts';

/**
 * How tall a thing is drawn on the ground of the middle distance, px; large ones are compressed, or they fill it all.
 */
export function standing(thing: Thing): number {
  return HEIGHT * Math.min(0.64, 0.27 + 0.25 * thing.traits.tall);
}

function groundY({ floorY }: Stage, share: number): number {
  return floorY + (HEIGHT - floorY) * share;
}

/** Beside a house or a cow an apple is small, even near the camera. */
function companionHeight(thing: Thing): number {
  return thing.traits.stance === 'outdoor' ? standing(thing) : HEIGHT * Math.min(0.34, 0.1 + 0.17 * thing.traits.tall);
}

/** Trees, houses and companions further off; what could be carried stands in front. */
export function scenery(stage: Stage, side: number): Placement[] {
  const { random, cast } = stage;
  const large = cast.beyond.slice(0, 2).map((thing, at) =>
    place(thing, {
      x: WIDTH * (0.5 + side * ([0.3, -0.36][at] as number) + random.between(-0.03, 0.03)),
      y: groundY(stage, [0.3, 0.2][at] as number),
      heightPx: standing(thing) * ([0.74, 0.62][at] as number),
      mirrored: random.chance(0.5),
      blurPx: 1.5,
      rooted: true,
    }),
  );
  const carried = cast.props.slice(0, 2).flatMap((thing, at) => {
    const x = WIDTH * (0.5 + side * ([0.3, -0.34][at] as number));
    return Array.from({ length: thing.traits.many ? 3 : 1 }, (_, copy) =>
      place(thing, {
        x: x + ([0, -0.82, 0.78][copy] as number) * companionHeight(thing) * thing.aspect,
        y: groundY(stage, [0.7, 0.62, 0.78][copy] as number),
        heightPx: companionHeight(thing) * random.between(0.9, 1.08),
        turnDeg: random.between(-8, 8),
        mirrored: random.chance(0.5),
        rooted: true,
      }),
    );
  });
  return [...large, ...carried];
}

/** One of them, with its surroundings. */
const portrait: Layout = (stage) => {
  const { random, cast } = stage;
  const side = random.pick([-1, 1]);
  const heightPx = standing(cast.main) * random.between(1.02, 1.18);
  const main = place(cast.main, {
    x: WIDTH * (0.5 - side * random.between(0.02, 0.12)),
    y: groundY(stage, random.between(0.52, 0.7)),
    heightPx,
    mirrored: side > 0,
    rooted: true,
  });
  return [...scenery(stage, side), main];
};

/** Several at different distances. */
const herd: Layout = (stage) => {
  const { random, cast } = stage;
  const spots = random
    .shuffled([
      [0.2, 0.16],
      [0.8, 0.2],
      [0.55, 0.1],
      [0.1, 0.44],
      [0.88, 0.5],
    ])
    .slice(0, random.whole(2, 4));
  const far = spots
    .sort((first, second) => (first[1] as number) - (second[1] as number))
    .map(([x = 0, y = 0]) =>
      place(cast.main, {
        x: WIDTH * (x + random.between(-0.03, 0.03)),
        y: groundY(stage, y),
        heightPx: standing(cast.main) * (0.42 + y * 0.7),
        mirrored: random.chance(0.5),
        blurPx: y < 0.3 ? 1.5 : 0,
        rooted: true,
      }),
    );
  const near = place(cast.main, {
    x: WIDTH * random.between(0.38, 0.62),
    y: groundY(stage, 0.74),
    heightPx: standing(cast.main) * 1.12,
    mirrored: random.chance(0.5),
    rooted: true,
  });
  return [...scenery(stage, random.pick([-1, 1])).slice(0, 1), ...far, near];
};

/** Two of them, or the thing with its companion, side by side. */
const couple: Layout = (stage) => {
  const { random, cast } = stage;
  const side = random.pick([-1, 1]);
  const companion = (cast.beyond[0] ?? cast.main) as Thing;
  if (companion === cast.main && !cast.main.traits.many) return portrait(stage);
  const other = place(companion, {
    x: WIDTH * (0.5 + side * 0.25),
    y: groundY(stage, 0.44),
    heightPx: standing(companion) * 0.92,
    mirrored: side < 0,
    rooted: true,
  });
  const main = place(cast.main, {
    x: WIDTH * (0.5 - side * 0.17),
    y: groundY(stage, 0.64),
    heightPx: standing(cast.main) * 1.08,
    mirrored: side > 0,
    rooted: true,
  });
  return [other, main, ...scenery(stage, side).slice(cast.beyond.length > 0 ? Math.min(2, cast.beyond.length) : 0)];
};

/** Near enough to look it in the eye. */
const near: Layout = (stage) => {
  const { random, cast } = stage;
  const side = random.pick([-1, 1]);
  const heightPx = Math.min(HEIGHT * 0.84, (WIDTH * 0.7) / Math.max(0.5, cast.main.aspect));
  const main = place(cast.main, {
    x: WIDTH * (0.5 - side * random.between(0.04, 0.1)),
    y: HEIGHT * random.between(0.95, 1),
    heightPx,
    mirrored: side > 0,
    rooted: true,
  });
  return [...scenery(stage, side).map((each) => ({ ...each, look: { ...each.look, blurPx: 4 } })), main];
};

/** Heads and shoulders at the lower border. */
const busts: Layout = (stage) => {
  const { random, cast } = stage;
  const side = random.pick([-1, 1]);
  const height = HEIGHT * random.between(0.6, 0.72);
  const parts = scenery(stage, side).map((each) => ({ ...each, look: { ...each.look, blurPx: 2.5 } }));
  if (cast.main.traits.many && random.chance(0.6))
    parts.push(
      place(cast.main, {
        x: WIDTH * (0.5 + side * 0.3),
        y: HEIGHT + 34,
        heightPx: height * 0.72,
        mirrored: side < 0,
        blurPx: 2.5,
        shadow: 'none',
      }),
    );
  parts.push(
    place(cast.main, {
      x: WIDTH * (0.5 - side * random.between(0, 0.1)),
      y: HEIGHT + 14,
      heightPx: height,
      mirrored: side > 0,
      shadow: 'none',
    }),
  );
  return parts;
};

export const LAND_LAYOUTS: readonly Layout[] = [portrait, couple, near];
/** For animals and plants that come in numbers. */
export const HERD_LAYOUTS: readonly Layout[] = [herd, portrait, couple, near];
export const BUST_LAYOUTS: readonly Layout[] = [busts];
