import sharp from 'sharp';
import { backdropOf, floorShare, type Place } from './backdrops.ts';
import { bunting, tuft, twig } from './decorations.ts';
import { develop } from './lights.ts';
import { drawCast, drawContact, drawSprite, type Light } from './paint.ts';
import type { Placement } from './placing.ts';
import { HEIGHT, type Raster, rasterOf, WIDTH } from './raster.ts';
import type { Scene } from './scene.ts';
import { type Look, type Sprite, spriteOf } from './sprites.ts';

/** Takes the picture. */
export async function renderScene(scene: Scene): Promise<Raster> {
  const picture = await photographed(scene);
  for (const placement of scene.placements) await draw(picture, placement, scene);
  await drawFrame(picture, scene);
  await develop(picture, scene.falling, scene.light.fromLeft > 0, scene.random.whole(0, 60_000));
  return picture;
}

/** The empty place through the lens: another section of it each time. */
async function photographed({ place, variant, random, light }: Scene): Promise<Raster> {
  const backdrop = sharp(await backdropOf(place, variant)).flop(light.fromLeft < 0);
  const zoom = 1 + random.between(0, 0.12);
  const [width, height] = [Math.round(WIDTH / zoom), Math.round(HEIGHT / zoom)];
  // The far edge of the floor has to stay where the layout expects it.
  const top = Math.round((HEIGHT - height) * floorShare(place, variant));
  const left = random.whole(0, WIDTH - width);
  return rasterOf(
    backdrop.extract({ left, top, width, height }).resize(WIDTH, HEIGHT, { kernel: 'linear', fit: 'fill' }),
    3,
  );
}

async function draw(picture: Raster, placement: Placement, scene: Scene): Promise<void> {
  const { floorY, light, place } = scene;
  const sprite = await spriteOf(placement.source, placement.look);
  drawShadow(picture, sprite, placement, scene);
  drawSprite(picture, sprite, placement, light, placement.beyond ? floorY : undefined);
  const isInGrass = placement.rooted && place.floor.kind === 'turf';
  if (isInGrass) await root(picture, placement, sprite.baseRight - sprite.baseLeft, place, light);
}

function drawShadow(picture: Raster, sprite: Sprite, placement: Placement, { floorY, light, place }: Scene): void {
  const { fromLeft: away } = light;
  const { blurPx } = placement.look;
  switch (placement.shadow) {
    case 'ground': {
      const depth = blurPx > 2 ? 0.75 : 1;
      const softCells = 2 + Math.round(sprite.height / 110 + blurPx);
      const squash = place.kind === 'land' ? 0.2 : 0.3;
      const lying = { squash, skew: 0.42 * away, shift: [0, 0], softCells, strength: 0.5 * depth } as const;
      drawCast(picture, sprite, placement, lying, floorY - 6);
      drawContact(picture, sprite, placement, 0.62 * depth);
      return;
    }
    case 'drop': {
      const reach = sprite.height * 0.045 + 6;
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
        { squash: 1, skew: 0, shift: [6 * away, 7], softCells: 2, strength: 0.4 },
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
  const heightPx = Math.min(104, Math.max(26, look.heightPx * 0.13));
  const tuftWidth = heightPx * (600 / 150);
  // The ground's colours have the hour's light in them already.
  const asGround = { ...light, tint: [1, 1, 1] } as const;
  const count = Math.max(1, Math.round((baseWidth * 1.15) / (tuftWidth * 0.62)));
  for (let at = 0; at < count; at += 1) {
    const grass = await spriteOf(tuft(place.floor.colours, at % 3), {
      ...plainLook(heightPx),
      mirrored: at % 2 > 0,
      blurPx: look.blurPx > 2 ? 2 : 0,
    });
    drawSprite(picture, grass, { x: x + (at - (count - 1) / 2) * tuftWidth * 0.62, y: y + heightPx * 0.42 }, asGround);
  }
}

function plainLook(heightPx: number): Look {
  return { heightPx, turnDeg: 0, laid: false, mirrored: false, blurPx: 0, hueDeg: 0, brightness: 1, saturation: 1 };
}

/** What hangs into the picture from above, before everything else. */
async function drawFrame(picture: Raster, scene: Scene): Promise<void> {
  if (scene.frame === 'bunting') await drawBunting(picture, scene);
  if (scene.frame === 'twig') await drawTwig(picture, scene);
}

async function drawBunting(picture: Raster, { random, light }: Scene): Promise<void> {
  const sprite = await spriteOf(bunting(random.whole(0, 5)), { ...plainLook(280), blurPx: 0.5 });
  drawSprite(picture, sprite, { x: WIDTH / 2, y: sprite.height - sprite.pad - 14 }, light);
}

async function drawTwig(picture: Raster, { random, light, place }: Scene): Promise<void> {
  const leaf = place.kind === 'table' && place.back === 'autumn' ? '#c9782c' : '#5f8f3f';
  const isRight = random.chance(0.5);
  const look = { ...plainLook(380), mirrored: !isRight, blurPx: 7 };
  const sprite = await spriteOf(twig(leaf, random.whole(0, 3)), look);
  drawSprite(picture, sprite, { x: isRight ? WIDTH - 130 : 130, y: sprite.height - sprite.pad - 70 }, light);
}
