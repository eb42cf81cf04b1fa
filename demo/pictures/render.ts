import { type Place, photograph } from './backdrops.ts';
import { bunting, tuft, twig } from './decorations.ts';
import { develop } from './lights.ts';
import { meadow } from './meadows.ts';
import { drawCast, drawContact, drawSprite, type Light } from './paint.ts';
import type { Placement } from './placing.ts';
import { type Raster, SCALE, WIDTH } from './raster.ts';
import type { Levels } from './sampling.ts';
import type { Scene } from './scene.ts';
import { copySprite, type Look, levelsOfSource, makeSprite, rounded, type Source, type Sprite } from './sprites.ts';

/** Photographs a scene into the picture, overwriting it. */
export async function renderScene(picture: Raster, scene: Scene): Promise<void> {
  await photograph(picture, scene.place, scene.variant, scene.random);
  const placements = scene.placements.map(inPixels);
  const sprites = new Sprites(placements);
  for (const placement of placements) await draw(picture, placement, scene, sprites);
  await drawFrame(picture, scene);
  await develop(picture, scene.falling, scene.light.fromLeft > 0, scene.random.whole(0, 60_000));
}

/** Creates sprites; those that occur again in a scene are cached while it is drawn. */
class Sprites {
  readonly #counts = new Map<string, number>();
  readonly #kept = new Map<string, Sprite>();

  constructor(placements: readonly Placement[]) {
    for (const { source, look } of placements) {
      const key = keyOf(source, look);
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    }
  }

  /** To be drawn before anything is awaited: the pixels are lent. */
  make(levels: Levels, { source, look }: Placement): Sprite {
    const key = keyOf(source, look);
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const sprite = makeSprite(levels, look);
    if ((this.#counts.get(key) ?? 0) < 2) return sprite;
    const copy = copySprite(sprite);
    this.#kept.set(key, copy);
    return copy;
  }
}

function keyOf(source: Source, look: Look): string {
  return `${source.key}|${Object.values(look).join('|')}`;
}

function inPixels(placement: Placement): Placement {
  const { look, x, y } = placement;
  return {
    ...placement,
    x: x * SCALE,
    y: y * SCALE,
    look: rounded({ ...look, heightPx: look.heightPx * SCALE, blurPx: look.blurPx * SCALE }),
  };
}

async function draw(picture: Raster, placement: Placement, scene: Scene, sprites: Sprites): Promise<void> {
  const { floorY, light, place } = scene;
  const levels = await levelsOfSource(placement.source);
  const sprite = sprites.make(levels, placement);
  drawShadow(picture, sprite, placement, scene);
  drawSprite(picture, sprite, placement, light, placement.beyond ? floorY * SCALE : undefined);
  const isInGrass = placement.rooted && place.floor.kind === 'turf';
  if (isInGrass) await root(picture, placement, sprite.baseRight - sprite.baseLeft, place, light);
}

function drawShadow(picture: Raster, sprite: Sprite, placement: Placement, { floorY, light, place }: Scene): void {
  const { fromLeft: away } = light;
  const { blurPx } = placement.look;
  switch (placement.shadow) {
    case 'ground': {
      const depth = blurPx > 1.5 ? 0.75 : 1;
      const softCells = 2 + Math.round(sprite.height / 82 + blurPx);
      const squash = place.kind === 'land' ? 0.2 : 0.3;
      const lying = { squash, skew: 0.42 * away, shift: [0, 0], softCells, strength: 0.5 * depth } as const;
      drawCast(picture, sprite, placement, lying, (floorY - 6) * SCALE);
      drawContact(picture, sprite, placement, 0.62 * depth);
      return;
    }
    case 'drop': {
      const reach = sprite.height * 0.045 + 4;
      const wide = { squash: 1, skew: 0, shift: [reach * away, reach], softCells: 4, strength: 0.56 } as const;
      const narrow = { ...wide, shift: [reach * 0.3 * away, reach * 0.34], softCells: 1, strength: 0.34 } as const;
      drawCast(picture, sprite, placement, wide, 0);
      drawCast(picture, sprite, placement, narrow, 0);
      return;
    }
    case 'far':
      drawCast(
        picture,
        sprite,
        placement,
        { squash: 1, skew: 0, shift: [4 * away, 5], softCells: 2, strength: 0.4 },
        0,
      );
      return;
    case 'none':
  }
}

/** Grass in front of the feet. */
async function root(
  picture: Raster,
  { x, y, look }: Placement,
  baseWidth: number,
  place: Place,
  light: Light,
): Promise<void> {
  const heightPx = Math.min(78, Math.max(20, look.heightPx * 0.13));
  const tuftWidth = heightPx * (600 / 150);
  // The ground's colours have the hour's light in them already.
  const asGround = { ...light, tint: [1, 1, 1] } as const;
  const count = Math.max(1, Math.round((baseWidth * 1.15) / (tuftWidth * 0.62)));
  for (let at = 0; at < count; at += 1) {
    const levels = await levelsOfSource(tuft(at % 3));
    const [dark, light] = place.floor.colours;
    const grass = makeSprite(levels, {
      ...plainLook(heightPx),
      mirrored: at % 2 > 0,
      blurPx: look.blurPx > 1.5 ? 1.5 : 0,
      tones: [dark, light],
    });
    drawSprite(picture, grass, { x: x + (at - (count - 1) / 2) * tuftWidth * 0.62, y: y + heightPx * 0.42 }, asGround);
  }
}

function plainLook(heightPx: number): Look {
  return { heightPx, turnDeg: 0, laid: false, mirrored: false, blurPx: 0, hueDeg: 0, brightness: 1, saturation: 1 };
}

/** The foreground, out of focus. */
async function drawFrame(picture: Raster, scene: Scene): Promise<void> {
  if (scene.frame === 'bunting') await drawBunting(picture, scene);
  if (scene.frame === 'twig') await drawTwig(picture, scene);
  if (scene.frame === 'meadow') await drawMeadow(picture, scene);
}

async function drawBunting(picture: Raster, { random, light }: Scene): Promise<void> {
  const levels = await levelsOfSource(bunting(random.whole(0, 5)));
  const sprite = makeSprite(levels, plainLook(280 * SCALE));
  drawSprite(picture, sprite, { x: picture.width / 2, y: sprite.height - 14 * SCALE }, light);
}

async function drawTwig(picture: Raster, { random, light, place }: Scene): Promise<void> {
  const leaf = place.kind === 'table' && place.back === 'autumn' ? '#c9782c' : '#5f8f3f';
  const isRight = random.chance(0.5);
  const levels = await levelsOfSource(twig(leaf, random.whole(0, 3)));
  const sprite = makeSprite(levels, {
    ...plainLook(380 * SCALE),
    mirrored: !isRight,
    blurPx: 5,
  });
  const x = isRight ? WIDTH - 130 : 130;
  drawSprite(picture, sprite, { x: x * SCALE, y: sprite.height - sprite.pad - 70 * SCALE }, light);
}

async function drawMeadow(picture: Raster, { random, light }: Scene): Promise<void> {
  const levels = await levelsOfSource(meadow(random.whole(0, 3)));
  const look = { ...plainLook(250 * SCALE), mirrored: random.chance(0.5), blurPx: 4 };
  drawSprite(picture, makeSprite(levels, look), { x: picture.width / 2, y: picture.height + 64 * SCALE }, light);
}
