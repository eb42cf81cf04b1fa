import { getKind } from '#kinds/index.ts';
import { isFlowerCategory, isFoodCategory } from './category-hints.ts';
import type { LookUp } from './demand-lists.ts';
import type { AskedWord, QueryMeaning } from './understanding/meaning.ts';
import { isDay, isJobTerm, isQuality, isSource } from './understanding/word-classes.ts';

/** The end of adjectives for the height of a plant: "dwumetrowy". */
const HEIGHT = 'metrowy';

/** Few listings state qualities, heights, the terms of a job, or a day. Events always state their day. */
export function isSeldomStated({ word: { strict } }: AskedWord, { isWork }: QueryMeaning, asked: LookUp): boolean {
  const { categories, schedule } = getKind(asked.kind).capabilities;
  if (asked.isLiteral) return false;
  if (isQuality(strict.stems) || strict.stems.some((stem) => stem.endsWith(HEIGHT))) return true;
  return categories && isWork ? isJobTerm(strict.stems) : !schedule && isDay(strict.stems);
}

/** Few listings state such a source of food or flowers, and nearly all come from there: "jajka z kurnika". */
export function isOfSource({ isPart, isPurpose, word }: AskedWord, head: AskedWord | undefined): boolean {
  if (!head || !isSource(word.strict.stems)) return false;
  // "Kwiaty prosto z ogródka".
  if (!isPurpose && head.categoryIds.length > 0 && head.categoryIds.every(isFlowerCategory)) return true;
  return isPart === true && (isFood(head) || head.relatedIds.some(isFoodCategory));
}

/** Whether the head names food. */
export function isFood(head: AskedWord | undefined): boolean {
  return head?.categoryIds.some(isFoodCategory) === true;
}
