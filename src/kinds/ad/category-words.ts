import { animalsCategoryWords } from './words/animals.ts';
import { cosmeticsCategoryWords } from './words/cosmetics.ts';
import { craftsCategoryWords } from './words/crafts.ts';
import { foodCategoryWords } from './words/food.ts';
import { jobsCategoryWords } from './words/jobs.ts';
import { petGoodsCategoryWords } from './words/pet-goods.ts';
import { plantsCategoryWords } from './words/plants.ts';
import { servicesCategoryWords } from './words/services.ts';

/**
 * The words for a category's goods in ad titles and queries, in Polish base forms.
 *
 * all   names of the category itself, beside its own: they mean everything in it.
 * is    words that name the goods.
 * also  words that name some of the goods, though alone they mean those of another category: "masło" of a cosmetic.
 * of    words that describe the goods: material, intended user, use. Alone they are a weaker sign.
 */
export interface CategoryWords {
  readonly all?: string;
  readonly is: string;
  readonly also?: string;
  readonly of?: string;
}

/** By category key; the category's own name need not be repeated. */
export const categoryWords: Readonly<Record<string, CategoryWords>> = {
  ...foodCategoryWords,
  ...craftsCategoryWords,
  ...cosmeticsCategoryWords,
  ...plantsCategoryWords,
  ...animalsCategoryWords,
  ...petGoodsCategoryWords,
  ...jobsCategoryWords,
  ...servicesCategoryWords,
};
