import { categoriesById } from '#kinds/ad/categories.ts';
import { STOP_WORDS } from '../stop-words.ts';
import { readWord } from '../words.ts';
import type { Market } from './market.ts';
import type { PlacedWord } from './typed-text.ts';

/** Forms of nouns for sowing. */
const SOWING = /^(?:za|wy|po|ob)?(?:siewu?|siewani[ae]|siani[ae])$/u;
const VEGETABLES = 'vegetables';

/** "Fasola do siania": a vegetable that is to be sown is asked for as its seeds. */
export function withSeedsSought(words: readonly PlacedWord[], market: Market): PlacedWord[] {
  const at = words.findIndex(({ word }, index) => SOWING.test(word) && isFor(words[index - 1]?.word));
  const thing = words.slice(0, Math.max(0, at - 1)).find(({ word }) => !STOP_WORDS.has(word));
  if (!thing || !isVegetable(thing.word, market)) return [...words];
  const seeds = { ...thing, word: 'nasiona' };
  return words.flatMap((word, index) =>
    word === thing ? [seeds, word] : index === at || index === at - 1 ? [] : word,
  );
}

function isFor(word: string | undefined): boolean {
  return word === 'do' || word === 'na';
}

function isVegetable(word: string, { hints, stemmer }: Market): boolean {
  const named = hints.of(readWord(word, stemmer).strict.stems);
  return named.some(({ role, categoryId }) => role !== 'of' && categoriesById.get(categoryId)?.key === VEGETABLES);
}
