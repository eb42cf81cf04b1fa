import sharp from 'sharp';
import { arrange, type ArrangementKind, type Cast, type Spot } from './arrangements.ts';
import { backdropOf, floorShare, type Place } from './backdrops.ts';
import { castShadow, develop, type Light, place as layOver } from './lighting.ts';
import { isDrawable, objectIn } from './objects.ts';
import { placesOf, seenFromAbove } from './places.ts';
import { randomOf } from './random.ts';
import { HEIGHT, mix, type Raster, rasterOf, rasterOfSvg, sharpOf } from './raster.ts';
import { bulkOf, isBig, isThing } from './sizes.ts';

/** What a demo picture shows. `view` 0–4: the same things at the same place, arranged anew; 0 is the cover. */
export interface PictureRecipe {
  readonly objects: readonly string[];
  readonly seed: number;
  readonly view: number;
  readonly branch: string;
}

/** How many places of a kind look different: their knots, clouds and stains. */
const VARIANTS = 2;
const JPEG = { quality: 90, chromaSubsampling: '4:4:4' } as const;

const COVERS: Readonly<Record<'table' | 'live' | 'land', readonly ArrangementKind[]>> = {
  table: ['hero', 'props', 'pile', 'trio', 'basket', 'props', 'closeup', 'pile', 'grid'],
  live: ['hero', 'crowd', 'trio', 'props', 'crowd', 'closeup'],
  land: ['props', 'hero', 'trio', 'closeup'],
};

/** A picture as a JPEG of 1280 × 960, always the same for the same recipe; emoji that have no picture are left out. */
export async function composePicture(recipe: PictureRecipe): Promise<Buffer> {
  const cast = await castOf(recipe.objects);
  const where = randomOf('place', recipe.branch, recipe.seed, ...recipe.objects);
  const own = placesOf(recipe.branch);
  const place = own[(recipe.seed + where.whole(0, 2) * 7) % own.length] as Place;
  const variant = where.whole(0, VARIANTS - 1);
  const side = where.chance(0.7) ? 1 : -1;
  const kind = arrangementOf(recipe, place, where.whole(0, 1_000));
  const random = randomOf('view', recipe.branch, recipe.seed, recipe.view, ...recipe.objects);
  const shown = kind === 'grid' ? seenFromAbove(place, where) : place;
  const picture = await emptyPlace(shown, variant);
  const light = lightOf(shown, side);
  if (cast) {
    const floorY = HEIGHT * floorShare(shown);
    await photograph(picture, arrange(kind, { ...fitting(cast, shown), floorY }, random), light, shown.kind === 'flat');
  }
  develop(picture, light, 1);
  return sharpOf(picture).jpeg(JPEG).toBuffer();
}

async function castOf(objects: readonly string[]): Promise<Omit<Cast, 'floorY'> | undefined> {
  const drawable: string[] = [];
  for (const emoji of objects) if (await isDrawable(emoji)) drawable.push(emoji);
  const things = drawable.filter(isThing);
  const [main, ...others] = things.length > 0 ? things : drawable;
  return main === undefined ? undefined : { main, others };
}

/** Houses and trees do not stand on tables beside smaller things. */
function fitting(cast: Omit<Cast, 'floorY'>, place: Place): Omit<Cast, 'floorY'> {
  if (place.kind === 'land' || isBig(cast.main)) return cast;
  return { main: cast.main, others: cast.others.filter((emoji) => !isBig(emoji)) };
}

/** Every view of a recipe takes the next arrangement of its kind, so that no two views repeat one. */
function arrangementOf({ branch, view, objects }: PictureRecipe, place: Place, start: number): ArrangementKind {
  const bulky = bulkOf(objects[0] ?? '') > 1;
  const outdoors = place.kind === 'land';
  const live = branch === 'animals' || outdoors;
  const kinds = [...new Set(COVERS[bulky || branch === 'agritourism' ? 'land' : live ? 'live' : 'table'])];
  const weighted = COVERS[bulky || branch === 'agritourism' ? 'land' : live ? 'live' : 'table'];
  const cover = weighted[start % weighted.length] as ArrangementKind;
  return kinds[(kinds.indexOf(cover) + view) % kinds.length] as ArrangementKind;
}

async function emptyPlace(place: Place, variant: number): Promise<Raster> {
  return rasterOf(sharp(await backdropOf(place, variant)), 3);
}

function lightOf(place: Place, side: 1 | -1): Light {
  if (place.kind !== 'land') return { side, tint: place.kind === 'table' && place.back === 'dark' ? [0.99, 0.95, 0.89] : [1.01, 0.99, 0.95], contrast: 0.26 };
  const tints = { dawn: [1, 0.96, 0.95], noon: [1, 1, 0.98], gold: [1.03, 0.98, 0.88], dusk: [0.94, 0.83, 0.82] } as const;
  return { side, tint: tints[place.hour], contrast: 0.24 };
}

async function photograph(picture: Raster, spots: readonly Spot[], light: Light, above: boolean): Promise<void> {
  for (const spot of spots) {
    const object = await objectIn(spot.emoji, spot);
    if (!object) continue;
    const margin = Math.ceil(spot.blurPx * 2);
    const left = Math.round(spot.x - object.width / 2);
    const top = Math.round(spot.footY - object.height + margin);
    castShadow(picture, object, left, top - (above ? 0 : margin), above ? 'above' : 'floor', light.side);
    layOver(picture, object, left, top, light, spot.blurPx > 0 ? 0.9 : 1);
  }
}

const AVATAR_PX = 512;
const AVATAR_COLOURS = ['#e9c46a', '#d98e5f', '#a3b18a', '#8fb3a3', '#d9a5a0', '#b7a3c9', '#93b7d1', '#e3b587', '#c4c08a'];

/** A portrait for a seller, 512 × 512: the emoji before a soft coloured wall; the wall alone when there is no picture of it. */
export async function composeAvatar({ emoji, seed }: { emoji: string; seed: number }): Promise<Buffer> {
  const random = randomOf('avatar', seed, emoji);
  const colour = random.pick(AVATAR_COLOURS);
  const wall = await rasterOfSvg(
    `<radialGradient id="a" cx="${random.between(0.25, 0.45)}" cy="0.25" r="0.95"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.55)}"/><stop offset="0.6" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, '#3a2410', 0.36)}"/></radialGradient><rect width="512" height="512" fill="url(#a)"/>`,
    AVATAR_PX,
    AVATAR_PX,
  );
  const object = await objectIn(emoji, { sizePx: 350, angle: 0, mirrored: random.chance(0.5), blurPx: 0 });
  return object ? portrait(wall, object) : sharpOf(wall).removeAlpha().jpeg(JPEG).toBuffer();
}

async function portrait(wall: Raster, object: Raster): Promise<Buffer> {
  const raw = { width: object.width, height: object.height, channels: 4 } as const;
  const [left, top] = [Math.round((AVATAR_PX - object.width) / 2), Math.round((AVATAR_PX - object.height) / 2)];
  const margin = 40;
  const around = { top: margin, bottom: margin, left: margin, right: margin, background: { r: 0, g: 0, b: 0, alpha: 0 } };
  const padded = await rasterOf(sharpOf(object).extend(around), 4);
  const shadow = await rasterOf(sharpOf(padded).linear([0.2, 0.14, 0.08, 0.42], [0, 0, 0, 0]).blur(12), 4);
  const size = { width: shadow.width, height: shadow.height, channels: 4 } as const;
  return sharpOf(wall)
    .composite([
      { input: shadow.data, raw: size, left: left - margin + 12, top: top - margin + 18 },
      { input: object.data, raw, left, top },
    ])
    .removeAlpha()
    .jpeg(JPEG)
    .toBuffer();
}
