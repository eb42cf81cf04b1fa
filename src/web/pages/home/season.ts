import { polishDay } from '#contract/values/polish-time.ts';

/** What is in season in the Polish countryside, from January: category keys, most seasonal first. */
const SEASONS: readonly (readonly string[])[] = [
  ['pickles', 'cured_meats', 'honey', 'preserves', 'herbs_teas', 'candles'],
  ['cakes', 'honey', 'seeds_bulbs', 'pickles', 'nuts_seeds', 'herbs_teas'],
  ['seeds_bulbs', 'fruit_trees', 'eggs', 'chicks', 'holiday_decorations', 'bread'],
  ['eggs', 'vegetable_seedlings', 'holiday_decorations', 'fruit_trees', 'cakes', 'perennials'],
  ['vegetable_seedlings', 'potted_herbs', 'berry_bushes', 'cheese', 'cut_flowers', 'chicks'],
  ['fruit', 'cut_flowers', 'cheese', 'honey', 'juices_syrups', 'perennials'],
  ['fruit', 'vegetables', 'honey', 'mushrooms_forest', 'dairy', 'seasonal_harvest'],
  ['honey', 'vegetables', 'wreaths_bouquets', 'preserves', 'flour_groats', 'fruit'],
  ['mushrooms_forest', 'fruit', 'preserves', 'vegetables', 'nuts_seeds', 'perennials'],
  ['mushrooms_forest', 'vegetables', 'pickles', 'fruit_trees', 'nuts_seeds', 'wood_hay'],
  ['poultry', 'pickles', 'honey', 'candles', 'fruit_trees', 'herbs_teas'],
  ['christmas_trees', 'fish', 'holiday_decorations', 'cured_meats', 'mushrooms_forest', 'honey'],
];

/** Keys of the categories in season, by the Polish calendar. */
export function seasonalKeys(nowMs: number): readonly string[] {
  return SEASONS[Number(polishDay(nowMs).slice(5, 7)) - 1] ?? [];
}
