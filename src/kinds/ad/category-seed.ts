import type { Quantity } from '../define-kind.ts';
import { type DeliveryWay, FETCHED, NO_DELIVERY, SENT, VISITED } from '../delivery.ts';
import { mostly, oneOf, type UnitChoice } from '../price-units.ts';
import type { AdFlag } from './kind.ts';

/**
 * A built-in category; the fields are those of `Category`.
 *
 * id   stable number, part of URLs and stored with ads: never reuse one.
 * key  names the category in messages: `category.<key>`.
 */
export interface SeedCategory extends UnitChoice {
  readonly id: number;
  readonly key: string;
  readonly parentId: number | null;
  readonly quantities: readonly Quantity[];
  readonly flags: readonly AdFlag[];
  readonly delivery: readonly DeliveryWay[];
  readonly children: readonly SeedCategory[];
}

/** The branch of jobs. */
export const JOBS_ID = 700;

/** Builds a leaf; a branch passes on its defaults. */
type Sprout = (parentId: number, delivery: readonly DeliveryWay[]) => SeedCategory;

interface LeafParts {
  readonly amounts?: Quantity[];
  readonly flags?: AdFlag[];
  readonly delivery?: readonly DeliveryWay[];
}

function leaf(
  id: number,
  key: string,
  choice: UnitChoice,
  { amounts = [], flags = [], delivery }: LeafParts = {},
): Sprout {
  return (parentId, usual) => ({
    id,
    key,
    parentId,
    quantities: ['price', ...amounts],
    flags,
    ...choice,
    delivery: delivery ?? usual,
    children: [],
  });
}

function branch(id: number, key: string, delivery: readonly DeliveryWay[], sprouts: Sprout[]): Sprout {
  return (parentId) => {
    const children = sprouts.map((sprout) => sprout(id, delivery));
    return { id, key, parentId, children, ...unionOf(children) };
  };
}

/** The fields of a category's form, and its possible price units and delivery methods. */
export type OwnParts = Pick<SeedCategory, 'quantities' | 'flags' | 'units' | 'dominant' | 'delivery'>;

/** The union of the subcategories' fields, for a branch. */
export function unionOf(children: readonly OwnParts[]): OwnParts {
  const dominants = new Set(children.map((child) => child.dominant));
  return {
    quantities: [...new Set(children.flatMap((child) => child.quantities))],
    flags: [...new Set(children.flatMap((child) => child.flags))],
    units: [...new Set(children.flatMap((child) => child.units))],
    dominant: dominants.size === 1 ? (children[0]?.dominant ?? null) : null,
    delivery: [...new Set(children.flatMap((child) => child.delivery))],
  };
}

/** The id of the root, which the specification calls Master and shows as "all categories". */
export const ROOT_CATEGORY_ID = 1;

function grow(sprouts: Sprout[]): SeedCategory {
  const children = sprouts.map((sprout) => sprout(ROOT_CATEGORY_ID, NO_DELIVERY));
  return { id: ROOT_CATEGORY_ID, key: 'master', parentId: null, children, ...unionOf(children) };
}

/** The units of pay; the same as in `rules/pay.ts`. */
const PAID = oneOf('hour', 'month', 'day', 'kg', 'piece');

/** The built-in categories, from the root "Master" down to the leaves. */
export const seedTree: SeedCategory = grow([
  branch(100, 'food', SENT, [
    leaf(101, 'honey', oneOf('jar', 'kg', 'l'), { amounts: ['weight', 'volume'], flags: ['eco', 'organic'] }),
    leaf(102, 'bee_products', oneOf('piece', 'jar', 'pack', 'kg', '100g'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'dried'],
    }),
    leaf(103, 'cheese', oneOf('kg', 'piece', '100g'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'fresh', 'smoked', 'vegetarian', 'gmofree', 'marinated'],
    }),
    leaf(104, 'dairy', oneOf('piece', 'l', 'kg', 'pack', 'jar', 'bottle'), {
      amounts: ['pieces', 'weight', 'volume'],
      flags: ['eco', 'organic', 'fresh', 'lactosefree', 'vegetarian', 'gmofree', 'nosugar'],
    }),
    leaf(105, 'eggs', oneOf('pack', 'piece'), {
      amounts: ['pieces'],
      flags: ['eco', 'organic', 'freerange', 'barneggs', 'cagedhens', 'fresh', 'gmofree'],
    }),
    leaf(106, 'cured_meats', mostly('kg', 'piece', '100g', 'pack'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'smoked', 'dried', 'nogluten', 'lactosefree', 'gmofree', 'corpulence'],
    }),
    leaf(107, 'fresh_meat', mostly('kg', 'piece', 'pack'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'fresh', 'fillet', 'corpulence', 'gmofree', 'marinated', 'freerange'],
    }),
    leaf(108, 'poultry', oneOf('kg', 'piece'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'fresh', 'fillet', 'corpulence', 'freerange', 'gmofree', 'marinated', 'smoked'],
    }),
    leaf(109, 'fish', mostly('kg', 'piece', 'pack'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'fresh', 'smoked', 'fillet', 'marinated', 'dried', 'corpulence'],
    }),
    leaf(110, 'bread', mostly('piece', 'kg'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'fresh', 'vegan', 'vegetarian', 'nosugar', 'nogluten', 'lactosefree', 'diet'],
    }),
    leaf(111, 'cakes', oneOf('piece', 'kg', 'pack'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'fresh', 'vegan', 'vegetarian', 'nosugar', 'nogluten', 'lactosefree', 'diet'],
    }),
    leaf(112, 'preserves', mostly('jar', 'piece', 'kg'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'vegan', 'vegetarian', 'nosugar', 'nogluten', 'diet', 'gmofree'],
    }),
    leaf(113, 'pickles', oneOf('jar', 'kg', 'l', 'piece'), {
      amounts: ['pieces', 'weight', 'volume'],
      flags: ['eco', 'organic', 'vegan', 'vegetarian', 'nosugar', 'nogluten', 'marinated', 'gmofree'],
    }),
    leaf(114, 'juices_syrups', oneOf('bottle', 'l', 'piece', 'pack'), {
      amounts: ['pieces', 'volume'],
      flags: ['eco', 'organic', 'vegan', 'vegetarian', 'nosugar', 'diet', 'fresh', 'gmofree'],
    }),
    leaf(115, 'vegetables', mostly('kg', 'piece', 'bunch', 'pack', 't'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'fresh', 'dried', 'gmofree', 'vegan', 'diet'],
    }),
    leaf(116, 'fruit', mostly('kg', 'piece', 'pack', 't'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'fresh', 'dried', 'gmofree', 'vegan', 'diet'],
    }),
    leaf(117, 'mushrooms_forest', oneOf('kg', '100g', 'pack', 'jar', 'piece'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'fresh', 'dried', 'marinated', 'vegan'],
    }),
    leaf(118, 'herbs_teas', oneOf('pack', '100g', 'kg', 'bunch', 'piece'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'fresh', 'dried', 'vegan', 'nosugar'],
    }),
    leaf(119, 'flour_groats', mostly('kg', 'pack', 't'), {
      amounts: ['weight'],
      flags: ['eco', 'organic', 'nogluten', 'gmofree', 'vegan', 'diet'],
    }),
    leaf(120, 'oils', oneOf('bottle', 'l'), {
      amounts: ['volume'],
      flags: ['eco', 'organic', 'vegan', 'gmofree', 'diet', 'nogluten'],
    }),
    leaf(121, 'vinegars_spices', oneOf('bottle', 'jar', 'pack', '100g', 'l', 'kg'), {
      amounts: ['pieces', 'weight', 'volume'],
      flags: ['eco', 'organic', 'vegan', 'nosugar', 'nogluten', 'dried'],
    }),
    leaf(122, 'ready_meals', oneOf('piece', 'kg', 'jar', 'pack'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'fresh', 'vegan', 'vegetarian', 'nogluten', 'lactosefree', 'diet', 'smoked'],
    }),
    leaf(123, 'nuts_seeds', oneOf('kg', '100g', 'pack'), {
      amounts: ['weight'],
      flags: ['eco', 'organic', 'dried', 'vegan', 'gmofree'],
    }),
    leaf(124, 'sweets', oneOf('pack', 'piece', 'kg', '100g'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'vegan', 'vegetarian', 'nosugar', 'nogluten', 'lactosefree'],
    }),
  ]),
  branch(200, 'crafts', SENT, [
    leaf(201, 'pottery', mostly('piece'), { amounts: ['pieces'], flags: ['eco'] }),
    leaf(202, 'wood_carving', mostly('piece'), { amounts: ['pieces'], flags: ['eco'] }),
    leaf(203, 'wicker', mostly('piece', 'm'), { amounts: ['pieces'], flags: ['eco'] }),
    leaf(204, 'embroidery_lace', mostly('piece', 'm'), { amounts: ['pieces'], flags: ['eco'] }),
    leaf(205, 'weaving', mostly('piece', 'm', 'm2'), { amounts: ['pieces'], flags: ['eco', 'organic'] }),
    leaf(206, 'paper_cuts', mostly('piece'), { amounts: ['pieces'] }),
    leaf(207, 'blacksmithing', mostly('piece', 'm', 'kg'), { amounts: ['pieces', 'weight'] }),
    leaf(208, 'leather', mostly('piece'), { amounts: ['pieces'], flags: ['eco'] }),
    leaf(209, 'glass_painting', mostly('piece'), { amounts: ['pieces'] }),
    leaf(210, 'folk_costumes', mostly('piece'), { amounts: ['pieces'] }),
    leaf(211, 'wooden_toys', mostly('piece'), { amounts: ['pieces'], flags: ['eco'] }),
    leaf(212, 'jewellery', mostly('piece'), { amounts: ['pieces'] }),
    leaf(213, 'holiday_decorations', mostly('piece', 'pack'), { amounts: ['pieces'], flags: ['eco'] }),
    leaf(214, 'candles', mostly('piece', 'pack', 'kg'), { amounts: ['pieces', 'weight'], flags: ['eco', 'vegan'] }),
    leaf(215, 'musical_instruments', mostly('piece'), { amounts: ['pieces'] }),
  ]),
  branch(300, 'cosmetics', SENT, [
    leaf(301, 'soaps', mostly('piece', 'pack', '100g', 'kg'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'vegan'],
    }),
    leaf(302, 'creams', oneOf('jar', 'piece'), {
      amounts: ['pieces', 'weight', 'volume'],
      flags: ['eco', 'organic', 'vegan'],
    }),
    leaf(303, 'face_oils', mostly('bottle'), { amounts: ['volume'], flags: ['eco', 'organic', 'vegan'] }),
    leaf(304, 'hair_care', oneOf('piece', 'bottle', 'jar'), {
      amounts: ['pieces', 'weight', 'volume'],
      flags: ['eco', 'organic', 'vegan'],
    }),
    leaf(305, 'bath', oneOf('piece', 'pack', 'jar', 'bottle'), {
      amounts: ['pieces', 'weight', 'volume'],
      flags: ['eco', 'organic', 'vegan'],
    }),
    leaf(306, 'hydrolats', mostly('bottle'), { amounts: ['volume'], flags: ['eco', 'organic', 'vegan'] }),
    leaf(307, 'ointments', oneOf('jar', 'piece'), {
      amounts: ['pieces', 'weight', 'volume'],
      flags: ['eco', 'organic', 'vegan'],
    }),
    leaf(308, 'lip_care', mostly('piece'), { amounts: ['pieces', 'weight'], flags: ['eco', 'organic', 'vegan'] }),
  ]),
  branch(400, 'plants', SENT, [
    leaf(401, 'cut_flowers', oneOf('bunch', 'piece'), { amounts: ['pieces'], flags: ['eco', 'fresh'] }),
    leaf(402, 'potted_plants', mostly('piece'), { amounts: ['pieces'], flags: ['eco'] }),
    leaf(403, 'perennials', mostly('piece', 'pack'), { amounts: ['pieces'], flags: ['eco', 'organic'] }),
    leaf(404, 'fruit_trees', mostly('piece'), { amounts: ['pieces'], flags: ['eco', 'organic'] }),
    leaf(405, 'berry_bushes', mostly('piece', 'pack'), { amounts: ['pieces'], flags: ['eco', 'organic'] }),
    leaf(406, 'ornamental_shrubs', mostly('piece'), { amounts: ['pieces'], flags: ['eco'] }),
    leaf(407, 'conifers', mostly('piece'), { amounts: ['pieces'], flags: ['eco'] }),
    leaf(408, 'vegetable_seedlings', mostly('piece', 'pack'), {
      amounts: ['pieces'],
      flags: ['eco', 'organic', 'gmofree'],
    }),
    leaf(409, 'seeds_bulbs', oneOf('pack', 'piece', '100g', 'kg'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'gmofree'],
    }),
    leaf(410, 'potted_herbs', mostly('piece', 'pack'), { amounts: ['pieces'], flags: ['eco', 'organic', 'fresh'] }),
    leaf(411, 'wreaths_bouquets', mostly('piece'), { amounts: ['pieces'], flags: ['eco', 'fresh', 'dried'] }),
    leaf(412, 'christmas_trees', mostly('piece', 'm'), {
      amounts: ['pieces'],
      flags: ['eco', 'fresh'],
      delivery: FETCHED,
    }),
  ]),
  branch(500, 'animals', FETCHED, [
    leaf(501, 'laying_hens', mostly('piece'), { amounts: ['pieces'], flags: ['eco', 'freerange', 'gmofree'] }),
    leaf(502, 'chicks', mostly('piece'), { amounts: ['pieces'], flags: ['eco', 'gmofree'] }),
    leaf(503, 'ducks_geese', mostly('piece'), { amounts: ['pieces'], flags: ['eco', 'freerange', 'gmofree'] }),
    leaf(504, 'ornamental_poultry', mostly('piece'), { amounts: ['pieces'], flags: ['freerange'] }),
    leaf(505, 'rabbits', mostly('piece'), { amounts: ['pieces'], flags: ['eco'] }),
    leaf(506, 'sheep', mostly('piece', 'kg'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'freerange'],
    }),
    leaf(507, 'goats', mostly('piece'), { amounts: ['pieces'], flags: ['eco', 'organic', 'freerange'] }),
    leaf(508, 'cattle', mostly('piece', 'kg'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'freerange'],
    }),
    leaf(509, 'pigs', mostly('piece', 'kg'), { amounts: ['pieces', 'weight'], flags: ['eco', 'organic', 'freerange'] }),
    leaf(510, 'horses_ponies', mostly('piece'), { amounts: ['pieces'] }),
    leaf(511, 'bees', mostly('piece'), { amounts: ['pieces'], flags: ['eco'], delivery: SENT }),
    leaf(512, 'dogs', mostly('piece'), { amounts: ['pieces'] }),
    leaf(513, 'cats', mostly('piece'), { amounts: ['pieces'] }),
    leaf(514, 'pigeons', mostly('piece'), { amounts: ['pieces'] }),
    leaf(515, 'fish_fry', oneOf('piece', 'kg'), { amounts: ['pieces', 'weight'] }),
  ]),
  branch(600, 'pet_goods', SENT, [
    leaf(601, 'dog_food', oneOf('pack', 'piece', 'kg'), {
      amounts: ['pieces', 'weight'],
      flags: ['for_dogs', 'eco', 'organic', 'dried', 'smoked', 'nogluten', 'gmofree'],
    }),
    leaf(602, 'cat_food', oneOf('pack', 'piece', 'kg'), {
      amounts: ['pieces', 'weight'],
      flags: ['for_cats', 'eco', 'organic', 'dried', 'fresh', 'nogluten', 'gmofree'],
    }),
    leaf(603, 'horse_feed', oneOf('pack', 'kg', 't', 'l', 'piece'), {
      amounts: ['pieces', 'weight', 'volume'],
      flags: ['for_horse', 'eco', 'organic', 'dried', 'nosugar', 'gmofree'],
    }),
    leaf(604, 'rodent_food', oneOf('pack', 'kg', 'piece'), {
      amounts: ['pieces', 'weight'],
      flags: ['for_rodent', 'eco', 'organic', 'dried', 'gmofree'],
    }),
    leaf(605, 'farm_feed', oneOf('pack', 'kg', 't', 'piece'), {
      amounts: ['pieces', 'weight'],
      flags: ['eco', 'organic', 'gmofree', 'dried'],
    }),
    leaf(606, 'beds_houses', mostly('piece'), {
      amounts: ['pieces'],
      flags: ['for_dogs', 'for_cats', 'for_rodent', 'eco'],
    }),
    leaf(607, 'tack_leads', mostly('piece'), {
      amounts: ['pieces'],
      flags: ['for_dogs', 'for_cats', 'for_horse', 'eco'],
    }),
    leaf(608, 'pet_toys', mostly('piece'), {
      amounts: ['pieces'],
      flags: ['for_dogs', 'for_cats', 'for_rodent', 'for_horse', 'eco'],
    }),
    leaf(609, 'bird_feeders', mostly('piece'), { amounts: ['pieces'], flags: ['eco'] }),
  ]),
  branch(JOBS_ID, 'jobs', NO_DELIVERY, [
    leaf(701, 'seasonal_harvest', PAID, { amounts: ['pieces'] }),
    leaf(702, 'farm_work', PAID, { amounts: ['pieces'] }),
    leaf(703, 'animal_care', PAID, { amounts: ['pieces'] }),
    leaf(704, 'machine_operators', PAID, { amounts: ['pieces'] }),
    leaf(705, 'food_processing', PAID, { amounts: ['pieces'] }),
    leaf(706, 'forestry', PAID, { amounts: ['pieces'] }),
    leaf(707, 'agritourism_staff', PAID, { amounts: ['pieces'] }),
    leaf(708, 'gardening_jobs', PAID, { amounts: ['pieces'] }),
    leaf(709, 'crafts_jobs', PAID, { amounts: ['pieces'] }),
  ]),
  branch(800, 'services', VISITED, [
    leaf(801, 'ploughing_sowing', mostly('ha', 'hour', 'job')),
    leaf(802, 'harvesting', mostly('ha', 'hour', 't', 'job')),
    leaf(803, 'mowing', oneOf('hour', 'm2', 'ha', 'job')),
    leaf(804, 'garden_design', oneOf('job', 'm2', 'hour', 'day')),
    leaf(805, 'tree_care', oneOf('piece', 'hour', 'day', 'job')),
    leaf(806, 'orchard_care', oneOf('piece', 'ha', 'hour', 'job')),
    leaf(807, 'machine_rental', oneOf('day', 'hour', 'ha', 'month', 'job'), {
      amounts: ['pieces'],
      delivery: [...FETCHED, ...VISITED],
    }),
    leaf(808, 'transport', oneOf('km', 'hour', 't', 'job'), { delivery: NO_DELIVERY }),
    leaf(809, 'beekeeping_services', oneOf('job', 'piece', 'hour', 'day')),
    leaf(810, 'shearing_hoof_care', mostly('piece', 'hour', 'job'), { amounts: ['pieces'] }),
    leaf(811, 'fencing_building', oneOf('m', 'm2', 'hour', 'day', 'job')),
    leaf(812, 'wood_hay', oneOf('m3', 'piece', 't', 'kg', 'pack'), {
      amounts: ['pieces', 'weight', 'volume'],
      flags: ['eco', 'dried'],
      delivery: FETCHED,
    }),
  ]),
]);
