import { floorShare, type Place } from './backdrops.ts';
import type { BackKind } from './backs.ts';
import { castOf } from './casting.ts';
import { CRAWLING_LAYOUTS, FLAT_LAYOUTS, LAID_OUT_LAYOUTS, SHOAL_LAYOUTS } from './flat-layouts.ts';
import { FLOCK_LAYOUTS, HEAD_LAYOUTS, SMALL_HEAD_LAYOUTS } from './head-layouts.ts';
import { BASKETED_LAYOUTS, CRATED_LAYOUTS, HEAP_LAYOUTS } from './heap-layouts.ts';
import type { Falling } from './lights.ts';
import { BUST_LAYOUTS, HERD_LAYOUTS, LAND_LAYOUTS } from './outdoor-layouts.ts';
import type { Light } from './paint.ts';
import { BENCHES, COMBS, settingsOf, WALLS, WATERS } from './places.ts';
import type { Layout, Placement, Stage, Thing } from './placing.ts';
import { type Random, randomOf } from './random.ts';
import { HEIGHT } from './raster.ts';
import { HUNG_LAYOUTS, SLAB_LAYOUTS, WALL_LAYOUTS } from './stance-layouts.ts';
import { flights, surroundings } from './surroundings.ts';
import { FEW_LAYOUTS, LYING_LAYOUTS, ROW_LAYOUTS, SINGLE_LAYOUTS, TABLE_LAYOUTS } from './table-layouts.ts';
import { AFLOAT_LAYOUTS, LEAPING_LAYOUTS } from './water-layouts.ts';

/**
 * What a picture shows.
 *
 * objects   1–3 emoji, the main one first; unknown ones are left out.
 * seed      of the listing: its place, its light and its specimens.
 * view      0 is the cover; 1–4 show the same things in the same place, arranged anew.
 * branch    key of the top category, or 'agritourism', or 'events'.
 */
export interface PictureRecipe {
  readonly objects: readonly string[];
  readonly seed: number;
  readonly view: number;
  readonly branch: string;
}

/** The plan of a picture: setting, light and the positions of objects, farthest first. */
export interface Scene {
  readonly place: Place;
  /** Which of the places of its kind. */
  readonly variant: number;
  /** Where the floor begins, px. */
  readonly floorY: number;
  readonly light: Light;
  readonly falling: Falling;
  readonly placements: readonly Placement[];
  /** The foreground: a twig or pennants from above, grass and flowers from below. */
  readonly frame: 'none' | 'twig' | 'bunting' | 'meadow';
  /** The random source for decisions made while drawing. */
  readonly random: Random;
}

/** Decides everything about a picture of a listing. */
export async function planScene(recipe: PictureRecipe): Promise<Scene> {
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
    placements: [
      ...(hasSurroundings ? surroundings(stage) : []),
      ...layout(stage),
      ...(place.kind === 'flat' ? [] : flights(stage)),
    ],
    frame: frameOf(recipe, place, random),
    random,
  };
}

function frameOf({ branch, view }: PictureRecipe, place: Place, random: Random): Scene['frame'] {
  if (place.kind === 'flat') return 'none';
  if (branch === 'events' && view % 2 === 0) return 'bunting';
  if (place.kind === 'land' && place.floor.kind === 'turf' && random.chance(0.42)) return 'meadow';
  return twigged(place) && random.chance(0.36) ? 'twig' : 'none';
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
  const pickFrom = (layouts: readonly Layout[]) =>
    streamOf(recipe, 'layouts').shuffled(layouts)[view % layouts.length] as Layout;
  const { stance, flat, many } = main.traits;
  const own = OWN_PLACES[stance]?.(places);
  if (own) return { place: own.place, layout: pickFrom(own.layouts) };
  if (stance === 'wall') return { place: isWall(table) ? table : places.pick(WALLS), layout: pickFrom(WALL_LAYOUTS) };
  if (stance === 'spread') return { place: above ?? places.pick(BENCHES), layout: pickFrom(LAID_OUT_LAYOUTS) };
  if (stance === 'head') {
    const isOverFence = main.traits.tall > 0.7 || places.chance(0.45);
    return isOverFence
      ? { place: land, layout: pickFrom(HEAD_LAYOUTS) }
      : { place: table, layout: pickFrom(SMALL_HEAD_LAYOUTS) };
  }
  if (stance === 'bust') return { place: land, layout: pickFrom(BUST_LAYOUTS) };
  if (stance === 'fly') return { place: land, layout: pickFrom(FLOCK_LAYOUTS) };
  const isInField = LANDED.has(branch) && many && stance === 'stand';
  if (stance === 'outdoor' || isInField || (branch === 'plants' && !flat && places.chance(0.35))) {
    return { place: land, layout: pickFrom(outdoorLayouts(main)) };
  }
  // Covers are mostly taken at the table; of the other views one in four is taken from above.
  const isFromAbove = places.chance(ABOVE_SHARES[stance] ?? 0.24) ? view % 3 !== 2 : view % 4 === 2;
  if (stance === 'slab')
    return {
      place: isFromAbove && above ? above : table,
      layout: pickFrom(isFromAbove && above ? SHOAL_LAYOUTS : SLAB_LAYOUTS),
    };
  if (stance === 'lie' && !many && isFromAbove)
    return { place: above ?? places.pick(BENCHES), layout: pickFrom(LAID_OUT_LAYOUTS) };
  if (above && flat && isFromAbove && (view > 0 || places.chance(0.9)))
    return { place: above, layout: pickFrom(FLAT_LAYOUTS) };
  return { place: table, layout: pickFrom(tableLayouts(main)) };
}

/** How often a cover is taken from above; tools lie there as on a bench. */
const ABOVE_SHARES: Partial<Record<Thing['traits']['stance'], number>> = { lie: 0.6, slab: 0.45 };

/** Places of things that appear in one kind of place only. */
const OWN_PLACES: Partial<
  Record<Thing['traits']['stance'], (random: Random) => { place: Place; layouts: readonly Layout[] }>
> = {
  swim: (random) => ({ place: random.pick(WATERS), layouts: LEAPING_LAYOUTS }),
  float: (random) => ({ place: random.pick(WATERS), layouts: AFLOAT_LAYOUTS }),
  crawl: (random) => ({ place: random.pick(COMBS), layouts: CRAWLING_LAYOUTS }),
};

function isWall(place: Place): boolean {
  return place.kind === 'table' && (place.back === 'plaster' || place.back === 'panels');
}

function numerousLayouts({ tall, basketed }: Thing['traits']): readonly Layout[] {
  const carried = basketed ? BASKETED_LAYOUTS : CRATED_LAYOUTS;
  return tall < 0.65 ? [...carried, ...HEAP_LAYOUTS] : carried;
}

function tableLayouts({ traits }: Thing): readonly Layout[] {
  if (traits.stance === 'hang') return HUNG_LAYOUTS;
  // A single egg or nut fills no picture.
  if (traits.many && traits.tall < 0.5) return [...numerousLayouts(traits), ...FEW_LAYOUTS];
  if (traits.many) return [...numerousLayouts(traits), ...ROW_LAYOUTS];
  if (traits.stance === 'lie') return LYING_LAYOUTS;
  return traits.tall > 1.1 ? SINGLE_LAYOUTS : TABLE_LAYOUTS;
}

/** Animals in herds; goods in crates, as they are carried from the field; the rest alone. */
function outdoorLayouts({ traits }: Thing): readonly Layout[] {
  if (traits.stance === 'outdoor') return traits.many ? HERD_LAYOUTS : LAND_LAYOUTS;
  return traits.many ? numerousLayouts(traits) : LAND_LAYOUTS;
}

/** Behind these tables there is room for a tree or a cow. */
const OPEN_AIR = new Set<BackKind>(['garden', 'orchard', 'autumn', 'barn']);
/** Branches whose goods are shown in the field, when they come by the crate. */
const LANDED = new Set(['jobs', 'services', 'agritourism']);

function twigged(place: Place): boolean {
  return place.kind === 'land'
    ? place.land !== 'sea'
    : place.kind === 'table' && ['garden', 'orchard', 'autumn'].includes(place.back);
}

/** What the light of a place does to the objects in it. */
export function tintOf(place: Place): Light['tint'] {
  if (place.kind === 'land') {
    return ({ dawn: [1, 0.97, 0.98], noon: [1, 1, 0.98], gold: [1.05, 0.98, 0.86], dusk: [0.95, 0.83, 0.84] } as const)[
      place.hour
    ];
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
