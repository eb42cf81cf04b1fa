import { isCraftCategory, isFoodCategory, isJobCategory } from './category-hints.ts';
import { titled } from './demand-lists.ts';
import type { Demands } from './demands.ts';
import { isIn } from './match.ts';
import type { WordLists } from './word-lists.ts';

export function isJob({ categoryIds }: Demands): boolean {
  return categoryIds.length > 0 && categoryIds.every(isJobCategory);
}

// Food and handicraft: each is called by a name of its own.
export function isSpecific(categoryIds: readonly number[]): boolean {
  return categoryIds.every((id) => isFoodCategory(id) || isCraftCategory(id));
}

// Where all that is called so only mentions it, elsewhere than in its own category, the thing is not on offer.
export function isOnOffer({ isThere, isAbout, categoryIds, details, firm, purposes, isKnownNoun }: Demands): boolean {
  // "Rower" is no basket for one.
  const isAlone = isKnownNoun && details.length + firm.length + purposes.length === 0;
  return isThere || isAbout || (categoryIds.length === 0 && !isAlone);
}

// Work of that name may stand in another category of work: a shepherd's among the jobs for guests.
export function withTitled({ mentions, named, isTold, scope }: Demands, inCategory: WordLists): WordLists {
  if (!scope.isWork || isTold || named || !mentions) return inCategory;
  return { ...inCategory, runs: [...inCategory.runs, ...titled(mentions).runs] };
}

/** What every sense of the words needs: see `#needed`. */
export function mayFit(slot: number, demands: Demands): boolean {
  const { head, mentions, inCategory, features, musts, details, firm, purposes, mayDrop } = demands;
  const has = (word: WordLists) => isIn(word, slot);
  if (head && mentions && !has(mentions) && !(inCategory && has(inCategory))) return false;
  if (![...features, ...musts, ...firm].every(has)) return false;
  return mayDrop || [...details, ...(mentions === null ? purposes : [])].every(has);
}
