import { isPlantCategory } from './category-hints.ts';
import type { AskedWord } from './understanding/meaning.ts';

/** Base forms of words for the parts of a plant, by which buyers describe it but few listings do. */
const PARTS_OF_PLANTS = new Set(
  'owoc kwiat liść listek jagoda szyszka igła łodyga pęd kolec płatek środek grono kora pień gałąź gałązka korzeń'.split(
    ' ',
  ),
);

/** Whether a word names a part of the plant that is asked for: "krzew z pomarańczowymi owocami". */
export function isPartOfPlant({ word, isPurpose }: AskedWord, head: AskedWord | undefined): boolean {
  const isPlant = head !== undefined && head.categoryIds.length > 0 && head.categoryIds.every(isPlantCategory);
  return isPlant && !isPurpose && word.strict.stems.some((stem) => PARTS_OF_PLANTS.has(stem));
}

/**
 * The details that only describe, if there are others: a noun after a preposition, which few listings state, as in
 * "drewno opałowe w kozie".
 */
export function asidesAmong(
  demanded: readonly AskedWord[],
  isFirm: (asked: AskedWord) => boolean,
): readonly AskedWord[] {
  const asides = demanded.filter((each) => each.word.isAbout && !each.isPart && !isFirm(each));
  return asides.length < demanded.length ? asides : [];
}
