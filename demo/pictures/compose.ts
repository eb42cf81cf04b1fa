import sharp from 'sharp';
import { backdropOf, floorShare, type Place } from './backdrops.ts';
import type { BackKind } from './backs.ts';
import { castOf } from './casting.ts';
import { FLAT_LAYOUTS, flights, type Layout, MANY_LAYOUTS, type Placement, SINGLE_LAYOUTS, SMALL_LAYOUTS, type Stage, surroundings, TABLE_LAYOUTS, type Thing } from './layouts.ts';
import { develop, type Falling } from './lights.ts';
import { bunting, tuft, twig } from './made-objects.ts';
import { BUST_LAYOUTS, HERD_LAYOUTS, LAND_LAYOUTS } from './outdoor-layouts.ts';
import { drawCast, drawContact, drawSprite, type Light } from './paint.ts';
import { settingsOf } from './places.ts';
import { type Random, randomOf } from './random.ts';
import { HEIGHT, type Raster, rasterOf, sharpOf, WIDTH } from './raster.ts';
import { type Look, type Source, spriteOf } from './sprites.ts';

/**
 * What a picture shows.
 *
 * objects   1–3 emoji, the main one first; unknown ones are left out.
 * seed      of the listing: its place, its light and its specimens.
 * view      0 is the cover; 1–4 show the same things in the same place, arranged anew.
 * branch    key of the top category, or 'agritourism', or 'event'.
 */
export interface PictureRecipe {
  readonly objects: readonly string[];
  readonly seed: number;
  readonly view: number;
  readonly branch: string;
}

/** A picture of 1280 × 960 px as JPEG, always the same for the same recipe. */
export async function composePicture(recipe: PictureRecipe): Promise<Buffer> {
  const scene = await plan(recipe);
  const picture = await photographed(scene);
  for (const placement of scene.placements) await draw(picture, placement, scene);
  await drawFrame(picture, scene);
  await develop(picture, scene.falling, scene.light.fromLeft > 0, scene.random.whole(0, 60_000));
  // Read again at once by the pipeline, so nothing is gained by smaller tables.
  return sharpOf(picture).jpeg({ quality: 92, chromaSubsampling: '4:4:4', optimizeCoding: false }).toBuffer();
}

interface Scene {
  readonly place: Place;
  readonly variant: number;
  readonly floorY: number;
  readonly light: Light;
  readonly falling: Falling;
  readonly placements: readonly Placement[];
  readonly frame: 'none' | 'twig' | 'bunting';
  readonly random: Random;
}

async function plan(recipe: PictureRecipe): Promise<Scene> {
  const { objects, seed, view, branch } = recipe;
  const cast = await castOf(objects, seed, branch);
  const { place, layout } = choose(recipe, cast.main);
  const variant = place.kind === 'flat' ? 0 : streamOf(recipe, 'camera').whole(0, 1);
  const random = streamOf(recipe, `view ${view}`);
  const floorY = HEIGHT * floorShare(place, variant);
  const stage: Stage = { random, floorY, cast };
  const hasSurroundings = place.kind === 'table' && OPEN_AIR.has(place.back);
  return {
    place,
    variant,
    floorY,
    light: { fromLeft: streamOf(recipe, 'light').chance(0.5) ? 1 : -1, tint: tintOf(place) },
    falling: fallingOf(place, streamOf(recipe, 'falling')),
    placements: [...(hasSurroundings ? surroundings(stage) : []), ...layout(stage), ...(place.kind === 'flat' ? [] : flights(stage))],
    frame: branch.startsWith('event') && view % 2 === 0 ? 'bunting' : twigged(place) && random.chance(0.4) ? 'twig' : 'none',
    random,
  };
}

/** Numbers of the listing, one stream for each decision: what one view draws from another does not shift them. */
function streamOf({ objects, seed, branch }: PictureRecipe, purpose: string): Random {
  return randomOf(purpose, objects.join(), seed, branch);
}

/** A listing keeps its place through all views; only the view from above has its own, chosen once for the listing. */
function choose(recipe: PictureRecipe, main: Thing): { place: Place; layout: Layout } {
  const { branch, view } = recipe;
  const { tables, flats, lands } = settingsOf(branch);
  const places = streamOf(recipe, 'places');
  const [table, land] = [places.pick(tables), places.pick(lands)];
  const above = flats.length > 0 ? places.pick(flats) : undefined;
  const pickFrom = (layouts: readonly Layout[]) => streamOf(recipe, 'layouts').shuffled(layouts)[view % layouts.length] as Layout;
  const { stance, flat } = main.traits;
  if (stance === 'bust') return { place: land, layout: pickFrom(BUST_LAYOUTS) };
  const isOutdoors = stance === 'outdoor' || LANDED.has(branch) || (branch === 'plants' && !flat && places.chance(0.35));
  if (isOutdoors) return { place: land, layout: pickFrom(outdoorLayouts(main)) };
  // Covers are mostly taken at the table; of the other views one in four is taken from above.
  const isFromAbove = flat && (view === 0 ? places.chance(0.24) : view % 4 === 2);
  if (above && isFromAbove) return { place: above, layout: pickFrom(FLAT_LAYOUTS) };
  return { place: table, layout: pickFrom(tableLayouts(main)) };
}

function tableLayouts({ traits }: Thing): readonly Layout[] {
  // A single egg or nut fills no picture.
  if (traits.many && traits.tall < 0.5) return SMALL_LAYOUTS;
  if (traits.many) return [...MANY_LAYOUTS, ...TABLE_LAYOUTS];
  return traits.stance === 'lie' || traits.tall > 1.1 ? SINGLE_LAYOUTS : TABLE_LAYOUTS.slice(0, 5);
}

/** Animals in herds; goods in crates, as they are carried from the field; the rest alone. */
function outdoorLayouts({ traits }: Thing): readonly Layout[] {
  if (traits.stance === 'outdoor') return traits.many ? HERD_LAYOUTS : LAND_LAYOUTS;
  return traits.many ? MANY_LAYOUTS : LAND_LAYOUTS;
}

/** Behind these tables there is room for a tree or a cow. */
const OPEN_AIR = new Set<BackKind>(['garden', 'orchard', 'autumn', 'barn']);
const LANDED = new Set(['jobs', 'services', 'agritourism']);

function twigged(place: Place): boolean {
  return place.kind === 'land' ? place.land !== 'sea' : place.kind === 'table' && ['garden', 'orchard', 'autumn'].includes(place.back);
}

function tintOf(place: Place): Light['tint'] {
  if (place.kind === 'land') {
    return ({ dawn: [1, 0.97, 0.98], noon: [1, 1, 0.98], gold: [1.05, 0.98, 0.86], dusk: [0.86, 0.74, 0.82] } as const)[place.hour];
  }
  if (place.kind === 'table' && (place.back === 'dark' || place.back === 'lights')) return [0.99, 0.92, 0.83];
  return [1.01, 0.99, 0.95];
}

function fallingOf(place: Place, random: Random): Falling {
  if (place.kind === 'land') return 'open';
  if (place.kind === 'flat') return random.pick(['soft', 'window', 'leaves']);
  if (place.back === 'dark' || place.back === 'lights') return 'pool';
  if (place.back === 'garden' || place.back === 'orchard') return random.pick(['leaves', 'soft']);
  return random.pick(['soft', 'soft', 'window']);
}

/** The empty place through the lens: another section of it each time. */
async function photographed({ place, variant, random, light }: Scene): Promise<Raster> {
  const backdrop = sharp(await backdropOf(place, variant)).flop(light.fromLeft < 0);
  const zoom = 1 + random.between(0, 0.12);
  const [width, height] = [Math.round(WIDTH / zoom), Math.round(HEIGHT / zoom)];
  // The far edge of the floor has to stay where the layout expects it.
  const top = Math.round((HEIGHT - height) * floorShare(place, variant));
  const left = random.whole(0, WIDTH - width);
  return rasterOf(backdrop.extract({ left, top, width, height }).resize(WIDTH, HEIGHT, { kernel: 'linear', fit: 'fill' }), 3);
}

async function draw(picture: Raster, placement: Placement, { floorY, light, place }: Scene): Promise<void> {
  const sprite = await spriteOf(placement.source, placement.look);
  const { shadow, beyond, rooted } = placement;
  const away = light.fromLeft;
  const heavy = placement.look.blurPx > 2 ? 0.75 : 1;
  const cells = 2 + Math.round(sprite.height / 110 + placement.look.blurPx);
  if (shadow === 'ground') {
    const lying = place.kind === 'land' ? 0.2 : 0.3;
    drawCast(picture, sprite, placement, { squash: lying, skew: 0.42 * away, shift: [0, 0], softCells: cells, strength: 0.5 * heavy }, floorY - 6);
    drawContact(picture, sprite, placement, 0.62 * heavy);
  }
  if (shadow === 'drop') {
    const reach = sprite.height * 0.045 + 6;
    drawCast(picture, sprite, placement, { squash: 1, skew: 0, shift: [reach * away, reach], softCells: 4, strength: 0.56 }, 0);
    drawCast(picture, sprite, placement, { squash: 1, skew: 0, shift: [reach * 0.3 * away, reach * 0.34], softCells: 1, strength: 0.34 }, 0);
  }
  if (shadow === 'far') drawCast(picture, sprite, placement, { squash: 1, skew: 0, shift: [6 * away, 7], softCells: 2, strength: 0.4 }, 0);
  drawSprite(picture, sprite, placement, light, beyond ? floorY : undefined);
  if (rooted && place.kind === 'land' && place.floor.kind === 'turf') await root(picture, placement, sprite.baseRight - sprite.baseLeft, place, light);
}

/** Grass in front of the feet. */
async function root(picture: Raster, { x, y, look }: Placement, baseWidth: number, place: Place, light: Light): Promise<void> {
  const heightPx = Math.min(84, Math.max(20, look.heightPx * 0.1));
  const tuftWidth = heightPx * (600 / 112);
  const count = Math.max(1, Math.round((baseWidth * 1.15) / (tuftWidth * 0.62)));
  for (let at = 0; at < count; at += 1) {
    const grass = await spriteOf(tuft(place.floor.colours, at % 3), { ...plainLook(heightPx), mirrored: at % 2 > 0, blurPx: look.blurPx > 2 ? 2 : 0 });
    drawSprite(picture, grass, { x: x + (at - (count - 1) / 2) * tuftWidth * 0.62, y: y + heightPx * 0.34 }, light);
  }
}

function plainLook(heightPx: number): Look {
  return { heightPx, turnDeg: 0, laid: false, mirrored: false, blurPx: 0, hueDeg: 0, brightness: 1, saturation: 1 };
}

/** What hangs into the picture from above, before everything else. */
async function drawFrame(picture: Raster, { frame, random, light, place }: Scene): Promise<void> {
  if (frame === 'none') return;
  const source: Source = frame === 'bunting' ? bunting(random.whole(0, 5)) : twig(place.kind === 'table' && place.back === 'autumn' ? '#c9782c' : '#5f8f3f', random.whole(0, 3));
  const fromRight = random.chance(0.5);
  const look = frame === 'bunting' ? { ...plainLook(280), blurPx: 0.5 } : { ...plainLook(380), mirrored: !fromRight, blurPx: 7 };
  const sprite = await spriteOf(source, look);
  const x = frame === 'bunting' ? WIDTH / 2 : fromRight ? WIDTH - 130 : 130;
  drawSprite(picture, sprite, { x, y: sprite.height - sprite.pad - (frame === 'bunting' ? 14 : 70) }, light);
}
