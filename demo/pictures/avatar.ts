import { floorShare, type Place } from './backdrops.ts';
import { castOf } from './casting.ts';
import { findObject, isPerson } from './objects.ts';
import { AVATAR_PLACES } from './places.ts';
import { type Placement, place, type Thing } from './placing.ts';
import { type Random, randomOf } from './random.ts';
import { HEIGHT, sharpOf, WIDTH } from './raster.ts';
import { renderScene } from './render.ts';
import { type Scene, tintOf } from './scene.ts';

const SIDE_PX = 512;

/**
 * A portrait, 512 × 512 px as JPEG, always the same for the same seed: a person, an animal or a thing before a soft
 * background; the place alone when there is no such object.
 */
export async function composeAvatar({ emoji, seed }: { emoji: string; seed: number }): Promise<Buffer> {
  const random = randomOf('avatar', emoji, seed);
  const where = random.pick(AVATAR_PLACES);
  const sitter = findObject(emoji) ? (await castOf([emoji], seed, 'avatar')).main : undefined;
  const isHead = isPerson(emoji) || sitter?.traits.stance === 'bust';
  const placements = sitter ? [pose(sitter, isHead, HEIGHT * floorShare(where, 1), random)] : [];
  const picture = await renderScene(sceneOf(where, placements, random));
  const square = sharpOf(picture).extract({ left: (WIDTH - HEIGHT) / 2, top: 0, width: HEIGHT, height: HEIGHT });
  return square.resize(SIDE_PX, SIDE_PX).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
}

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
