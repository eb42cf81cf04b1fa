import { isPlantCategory } from '../category-hints.ts';
import type { Market } from './market.ts';
import type { AskedWord } from './meaning.ts';
import { wordsBehind } from './purposes.ts';
import type { PlacedWord } from './typed-text.ts';
import { isMeasure } from './word-classes.ts';

/** Foreign prepositions before the name of a plant, where Polish uses the genitive. */
const OF_PLANT = new Set('of von de del di dei delle della'.split(' '));

/** "Piante di lamponi" are raspberries, as "sadzonki malin" are. */
export function withPlantsNamed(
  words: readonly AskedWord[],
  placed: readonly PlacedWord[],
  { hints }: Market,
): readonly AskedWord[] {
  if (!words.some(({ word }) => !word.isAbout && isMeasure(word.strict.stems))) return words;
  const behind = wordsBehind(OF_PLANT, placed);
  const isPlant = ({ word }: AskedWord) =>
    behind.has(word.text) && hints.of(word.strict.stems).some(({ categoryId }) => isPlantCategory(categoryId));
  return words.map((asked) => (isPlant(asked) ? { ...asked, word: { ...asked.word, isAbout: false } } : asked));
}
