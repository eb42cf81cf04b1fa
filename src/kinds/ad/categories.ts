import type { Quantity } from '../define-kind.ts';
import type { AdFlag } from './kind.ts';

/**
 * A node of the category tree.
 *
 * id          stable number, part of URLs and stored with ads: never reuse one.
 * key         names the category in messages: `category.<key>`.
 * quantities  the quantities of an ad here; every category has `price`.
 * flags       the applicable flags; a branch has those of its leaves.
 */
export interface Category {
  readonly id: number;
  readonly key: string;
  readonly parentId: number | null;
  readonly quantities: readonly Quantity[];
  readonly flags: readonly AdFlag[];
  readonly children: readonly Category[];
}

type Sprout = (parentId: number) => Category;

function leaf(id: number, key: string, amounts: Quantity[], flags: AdFlag[]): Sprout {
  return (parentId) => ({ id, key, parentId, quantities: ['price', ...amounts], flags, children: [] });
}

function branch(id: number, key: string, sprouts: Sprout[]): Sprout {
  return (parentId) => {
    const children = sprouts.map((sprout) => sprout(id));
    return { id, key, parentId, children, ...unionOf(children) };
  };
}

function unionOf(children: readonly Category[]): Pick<Category, 'quantities' | 'flags'> {
  return {
    quantities: [...new Set(children.flatMap((child) => child.quantities))],
    flags: [...new Set(children.flatMap((child) => child.flags))],
  };
}

/** The id of the root, which the specification calls Master and shows as "all categories". */
export const ROOT_CATEGORY_ID = 1;

function grow(sprouts: Sprout[]): Category {
  const children = sprouts.map((sprout) => sprout(ROOT_CATEGORY_ID));
  return { id: ROOT_CATEGORY_ID, key: 'master', parentId: null, children, ...unionOf(children) };
}

/** Everything that can be advertised, from the root "Master" down to the leaves. */
export const categoryTree: Category = grow([
  branch(100, 'food', [
    leaf(101, 'honey', ['weight', 'volume'], ['eco', 'organic']),
    leaf(102, 'bee_products', ['pieces', 'weight'], ['eco', 'organic', 'dried']),
    leaf(
      103,
      'cheese',
      ['pieces', 'weight'],
      ['eco', 'organic', 'fresh', 'smoked', 'vegetarian', 'gmofree', 'marinated'],
    ),
    leaf(
      104,
      'dairy',
      ['pieces', 'weight', 'volume'],
      ['eco', 'organic', 'fresh', 'lactosefree', 'vegetarian', 'gmofree', 'nosugar'],
    ),
    leaf(105, 'eggs', ['pieces'], ['eco', 'organic', 'freerange', 'barneggs', 'cagedhens', 'fresh', 'gmofree']),
    leaf(
      106,
      'cured_meats',
      ['pieces', 'weight'],
      ['eco', 'organic', 'smoked', 'dried', 'nogluten', 'lactosefree', 'gmofree', 'corpulence'],
    ),
    leaf(
      107,
      'fresh_meat',
      ['pieces', 'weight'],
      ['eco', 'organic', 'fresh', 'fillet', 'corpulence', 'gmofree', 'marinated', 'freerange'],
    ),
    leaf(
      108,
      'poultry',
      ['pieces', 'weight'],
      ['eco', 'organic', 'fresh', 'fillet', 'corpulence', 'freerange', 'gmofree', 'marinated', 'smoked'],
    ),
    leaf(109, 'fish', ['pieces', 'weight'], ['eco', 'fresh', 'smoked', 'fillet', 'marinated', 'dried', 'corpulence']),
    leaf(
      110,
      'bread',
      ['pieces', 'weight'],
      ['eco', 'organic', 'fresh', 'vegan', 'vegetarian', 'nosugar', 'nogluten', 'lactosefree', 'diet'],
    ),
    leaf(
      111,
      'cakes',
      ['pieces', 'weight'],
      ['eco', 'organic', 'fresh', 'vegan', 'vegetarian', 'nosugar', 'nogluten', 'lactosefree', 'diet'],
    ),
    leaf(
      112,
      'preserves',
      ['pieces', 'weight'],
      ['eco', 'organic', 'vegan', 'vegetarian', 'nosugar', 'nogluten', 'diet', 'gmofree'],
    ),
    leaf(
      113,
      'pickles',
      ['pieces', 'weight', 'volume'],
      ['eco', 'organic', 'vegan', 'vegetarian', 'nosugar', 'nogluten', 'marinated', 'gmofree'],
    ),
    leaf(
      114,
      'juices_syrups',
      ['pieces', 'volume'],
      ['eco', 'organic', 'vegan', 'vegetarian', 'nosugar', 'diet', 'fresh', 'gmofree'],
    ),
    leaf(115, 'vegetables', ['pieces', 'weight'], ['eco', 'organic', 'fresh', 'dried', 'gmofree', 'vegan', 'diet']),
    leaf(116, 'fruit', ['pieces', 'weight'], ['eco', 'organic', 'fresh', 'dried', 'gmofree', 'vegan', 'diet']),
    leaf(117, 'mushrooms_forest', ['pieces', 'weight'], ['eco', 'fresh', 'dried', 'marinated', 'vegan']),
    leaf(118, 'herbs_teas', ['pieces', 'weight'], ['eco', 'organic', 'fresh', 'dried', 'vegan', 'nosugar']),
    leaf(119, 'flour_groats', ['weight'], ['eco', 'organic', 'nogluten', 'gmofree', 'vegan', 'diet']),
    leaf(120, 'oils', ['volume'], ['eco', 'organic', 'vegan', 'gmofree', 'diet', 'nogluten']),
    leaf(
      121,
      'vinegars_spices',
      ['pieces', 'weight', 'volume'],
      ['eco', 'organic', 'vegan', 'nosugar', 'nogluten', 'dried'],
    ),
    leaf(
      122,
      'ready_meals',
      ['pieces', 'weight'],
      ['eco', 'organic', 'fresh', 'vegan', 'vegetarian', 'nogluten', 'lactosefree', 'diet', 'smoked'],
    ),
    leaf(123, 'nuts_seeds', ['weight'], ['eco', 'organic', 'dried', 'vegan', 'gmofree']),
    leaf(
      124,
      'sweets',
      ['pieces', 'weight'],
      ['eco', 'organic', 'vegan', 'vegetarian', 'nosugar', 'nogluten', 'lactosefree'],
    ),
  ]),
  branch(200, 'crafts', [
    leaf(201, 'pottery', ['pieces'], ['eco']),
    leaf(202, 'wood_carving', ['pieces'], ['eco']),
    leaf(203, 'wicker', ['pieces'], ['eco']),
    leaf(204, 'embroidery_lace', ['pieces'], ['eco']),
    leaf(205, 'weaving', ['pieces'], ['eco', 'organic']),
    leaf(206, 'paper_cuts', ['pieces'], []),
    leaf(207, 'blacksmithing', ['pieces', 'weight'], []),
    leaf(208, 'leather', ['pieces'], ['eco']),
    leaf(209, 'glass_painting', ['pieces'], []),
    leaf(210, 'folk_costumes', ['pieces'], []),
    leaf(211, 'wooden_toys', ['pieces'], ['eco']),
    leaf(212, 'jewellery', ['pieces'], []),
    leaf(213, 'holiday_decorations', ['pieces'], ['eco']),
    leaf(214, 'candles', ['pieces', 'weight'], ['eco', 'vegan']),
    leaf(215, 'musical_instruments', ['pieces'], []),
  ]),
  branch(300, 'cosmetics', [
    leaf(301, 'soaps', ['pieces', 'weight'], ['eco', 'organic', 'vegan']),
    leaf(302, 'creams', ['pieces', 'weight', 'volume'], ['eco', 'organic', 'vegan']),
    leaf(303, 'face_oils', ['volume'], ['eco', 'organic', 'vegan']),
    leaf(304, 'hair_care', ['pieces', 'weight', 'volume'], ['eco', 'organic', 'vegan']),
    leaf(305, 'bath', ['pieces', 'weight', 'volume'], ['eco', 'organic', 'vegan']),
    leaf(306, 'hydrolats', ['volume'], ['eco', 'organic', 'vegan']),
    leaf(307, 'ointments', ['pieces', 'weight', 'volume'], ['eco', 'organic', 'vegan']),
    leaf(308, 'lip_care', ['pieces', 'weight'], ['eco', 'organic', 'vegan']),
  ]),
  branch(400, 'plants', [
    leaf(401, 'cut_flowers', ['pieces'], ['eco', 'fresh']),
    leaf(402, 'potted_plants', ['pieces'], ['eco']),
    leaf(403, 'perennials', ['pieces'], ['eco', 'organic']),
    leaf(404, 'fruit_trees', ['pieces'], ['eco', 'organic']),
    leaf(405, 'berry_bushes', ['pieces'], ['eco', 'organic']),
    leaf(406, 'ornamental_shrubs', ['pieces'], ['eco']),
    leaf(407, 'conifers', ['pieces'], ['eco']),
    leaf(408, 'vegetable_seedlings', ['pieces'], ['eco', 'organic', 'gmofree']),
    leaf(409, 'seeds_bulbs', ['pieces', 'weight'], ['eco', 'organic', 'gmofree']),
    leaf(410, 'potted_herbs', ['pieces'], ['eco', 'organic', 'fresh']),
    leaf(411, 'wreaths_bouquets', ['pieces'], ['eco', 'fresh', 'dried']),
    leaf(412, 'christmas_trees', ['pieces'], ['eco', 'fresh']),
  ]),
  branch(500, 'animals', [
    leaf(501, 'laying_hens', ['pieces'], ['eco', 'freerange', 'gmofree']),
    leaf(502, 'chicks', ['pieces'], ['eco', 'gmofree']),
    leaf(503, 'ducks_geese', ['pieces'], ['eco', 'freerange', 'gmofree']),
    leaf(504, 'ornamental_poultry', ['pieces'], ['freerange']),
    leaf(505, 'rabbits', ['pieces'], ['eco']),
    leaf(506, 'sheep', ['pieces', 'weight'], ['eco', 'organic', 'freerange']),
    leaf(507, 'goats', ['pieces'], ['eco', 'organic', 'freerange']),
    leaf(508, 'cattle', ['pieces', 'weight'], ['eco', 'organic', 'freerange']),
    leaf(509, 'pigs', ['pieces', 'weight'], ['eco', 'organic', 'freerange']),
    leaf(510, 'horses_ponies', ['pieces'], []),
    leaf(511, 'bees', ['pieces'], ['eco']),
    leaf(512, 'dogs', ['pieces'], []),
    leaf(513, 'cats', ['pieces'], []),
    leaf(514, 'pigeons', ['pieces'], []),
    leaf(515, 'fish_fry', ['pieces', 'weight'], []),
  ]),
  branch(600, 'pet_goods', [
    leaf(
      601,
      'dog_food',
      ['pieces', 'weight'],
      ['for_dogs', 'eco', 'organic', 'dried', 'smoked', 'nogluten', 'gmofree'],
    ),
    leaf(
      602,
      'cat_food',
      ['pieces', 'weight'],
      ['for_cats', 'eco', 'organic', 'dried', 'fresh', 'nogluten', 'gmofree'],
    ),
    leaf(
      603,
      'horse_feed',
      ['pieces', 'weight', 'volume'],
      ['for_horse', 'eco', 'organic', 'dried', 'nosugar', 'gmofree'],
    ),
    leaf(604, 'rodent_food', ['pieces', 'weight'], ['for_rodent', 'eco', 'organic', 'dried', 'gmofree']),
    leaf(605, 'farm_feed', ['pieces', 'weight'], ['eco', 'organic', 'gmofree', 'dried']),
    leaf(606, 'beds_houses', ['pieces'], ['for_dogs', 'for_cats', 'for_rodent', 'eco']),
    leaf(607, 'tack_leads', ['pieces'], ['for_dogs', 'for_cats', 'for_horse', 'eco']),
    leaf(608, 'pet_toys', ['pieces'], ['for_dogs', 'for_cats', 'for_rodent', 'for_horse', 'eco']),
    leaf(609, 'bird_feeders', ['pieces'], ['eco']),
  ]),
  branch(700, 'jobs', [
    leaf(701, 'seasonal_harvest', ['pieces'], []),
    leaf(702, 'farm_work', ['pieces'], []),
    leaf(703, 'animal_care', ['pieces'], []),
    leaf(704, 'machine_operators', ['pieces'], []),
    leaf(705, 'food_processing', ['pieces'], []),
    leaf(706, 'forestry', ['pieces'], []),
    leaf(707, 'agritourism_staff', ['pieces'], []),
    leaf(708, 'gardening_jobs', ['pieces'], []),
    leaf(709, 'crafts_jobs', ['pieces'], []),
  ]),
  branch(800, 'services', [
    leaf(801, 'ploughing_sowing', [], []),
    leaf(802, 'harvesting', [], []),
    leaf(803, 'mowing', [], []),
    leaf(804, 'garden_design', [], []),
    leaf(805, 'tree_care', [], []),
    leaf(806, 'orchard_care', [], []),
    leaf(807, 'machine_rental', ['pieces'], []),
    leaf(808, 'transport', [], []),
    leaf(809, 'beekeeping_services', [], []),
    leaf(810, 'shearing_hoof_care', ['pieces'], []),
    leaf(811, 'fencing_building', [], []),
    leaf(812, 'wood_hay', ['pieces', 'weight', 'volume'], ['eco', 'dried']),
  ]),
]);

function* walk(category: Category): Generator<Category> {
  yield category;
  for (const child of category.children) yield* walk(child);
}

/** All categories by id, the root first, each branch before its leaves. */
export const categoriesById: ReadonlyMap<number, Category> = new Map(
  [...walk(categoryTree)].map((category) => [category.id, category]),
);

/** The ids of a category and of everything below it; empty for an unknown id. */
export function subtreeIds(id: number): number[] {
  const category = categoriesById.get(id);
  return category ? [...walk(category)].map((each) => each.id) : [];
}

/** The path from just below the root to the category itself; empty for the root and for an unknown id. */
export function categoryPath(id: number): Category[] {
  const path: Category[] = [];
  for (let node = categoriesById.get(id); node?.parentId; node = categoriesById.get(node.parentId)) path.unshift(node);
  return path;
}
