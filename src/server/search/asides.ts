import type { AskedWord } from './understanding/meaning.ts';

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
