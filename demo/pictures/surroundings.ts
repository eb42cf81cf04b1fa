import { type Placement, place, type Stage } from './placing.ts';
import { HEIGHT, WIDTH } from './raster.ts';

/** The soft background behind the table, and insects in flight above it. */
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

/** Bees and butterflies in flight, sharper the nearer they are. */
export function flights({ random, cast, floorY }: Stage): Placement[] {
  return cast.hovering.flatMap((thing) =>
    Array.from({ length: random.whole(1, 3) }, (_, at) => {
      const heightPx = HEIGHT * random.between(0.06, 0.13);
      const x = WIDTH * (random.chance(0.5) ? random.between(0.07, 0.3) : random.between(0.7, 0.93));
      const y = floorY * random.between(0.3, 0.95);
      return place(thing, {
        x,
        y,
        heightPx,
        turnDeg: random.between(-24, 24),
        mirrored: random.chance(0.5),
        blurPx: at === 0 ? 0 : random.between(1, 4),
        shadow: 'none',
      });
    }),
  );
}
