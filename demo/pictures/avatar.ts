import { floorShare, type Place } from './backdrops.ts';
import { castOf } from './casting.ts';
import { bare, findObject, isPerson } from './objects.ts';
import { AVATAR_PLACES } from './places.ts';
import { type Placement, place, type Thing } from './placing.ts';
import { type Random, randomOf } from './random.ts';
import { HEIGHT, HEIGHT_PX, sharpOf, WIDTH, WIDTH_PX } from './raster.ts';
import { renderScene } from './render.ts';
import { type Scene, tintOf } from './scene.ts';
import { onCanvas } from './scratch.ts';

const SIDE_PX = 512;

/**
 * A portrait, 512 × 512 px as a PNG file, always the same for the same seed: a person, an animal or a thing before a
 * soft background; the place alone when there is no such object.
 */
export async function composeAvatar({ emoji: written, seed }: { emoji: string; seed: number }): Promise<Buffer> {
  const emoji = bare(written);
  const random = randomOf('avatar', emoji, seed);
  const where = random.pick(AVATAR_PLACES);
  const sitter = findObject(emoji) ? (await castOf([emoji], seed, 'avatar')).main : undefined;
  const isHead = isPerson(emoji) || sitter?.traits.stance === 'head';
  const placements = sitter ? [pose(sitter, isHead, HEIGHT * floorShare(where, 1), random)] : [];
  return onCanvas(async (canvas) => {
    await renderScene(canvas, sceneOf(where, placements, random));
    const square = sharpOf(canvas).extract(MIDDLE).resize(SIDE_PX, SIDE_PX);
    return square.png({ compressionLevel: 0 }).toBuffer();
  });
}

const MIDDLE = { left: (WIDTH_PX - HEIGHT_PX) / 2, top: 0, width: HEIGHT_PX, height: HEIGHT_PX };

function sceneOf(where: Place, placements: readonly Placement[], random: Random): Scene {
  return {
    place: where,
    variant: 1,
    floorY: HEIGHT * floorShare(where, 1),
    light: { fromLeft: random.chance(0.5) ? 1 : -1, tint: tintOf(where) },
    falling: 'soft',
    placements,
    frame: 'none',
    random,
  };
}

/** People and heads rise from the lower border; what has feet stands in the middle. */
function pose(sitter: Thing, isHead: boolean, floorY: number, random: Random): Placement {
  const x = WIDTH / 2;
  const mirrored = random.chance(0.5);
  if (isHead) {
    return place(sitter, { x, y: HEIGHT + 16, heightPx: HEIGHT * 0.8, mirrored, shadow: 'none' });
  }
  const heightPx = HEIGHT * Math.min(0.64, 0.62 / Math.max(0.5, sitter.aspect));
  return place(sitter, { x, y: floorY + (HEIGHT - floorY) * 0.66, heightPx, mirrored, rooted: true });
}
