import { isWorkCategory } from './category-hints.ts';
import type { AskedWord } from './understanding/meaning.ts';

/** Whether the head names goods and no work. */
export function isOfGoods({ categoryIds }: AskedWord): boolean {
  return categoryIds.length > 0 && !categoryIds.some(isWorkCategory);
}

// If a thing has further details, a noun after a preposition only describes it, and few listings state that: "drewno
// opałowe w kozie".
export function asidesAmong(
  demanded: readonly AskedWord[],
  isFirm: (asked: AskedWord) => boolean,
  hasMore: boolean,
): readonly AskedWord[] {
  const asides = demanded.filter((each) => each.word.isAbout && !each.isPart && !isFirm(each));
  return hasMore || asides.length < demanded.length ? asides : [];
}
