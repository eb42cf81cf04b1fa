import { categoriesById } from '#kinds/ad/categories.ts';
import { categoryWords } from '#kinds/ad/category-words.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { isAnimalCategory, isFoodCategory } from '../category-hints.ts';
import { tokenize } from '../text.ts';
import type { Market } from './market.ts';

/**
 * For events, the base forms of the sorts of food or animals that a word covers, as far as a title names them: "targ ryb" also
 * matches "targ karpia".
 */
export function sortsSoldThere(stems: readonly string[], kind: KindId, market: Market): string[] {
  if (!getKind(kind).capabilities.schedule) return [];
  const named = market.hints.of(stems).flatMap(({ categoryId, role }) => (role === 'is' ? categoryId : []));
  const sorts = named
    .filter((id) => (isFoodCategory(id) || isAnimalCategory(id)) && market.hints.isName(id, stems))
    .flatMap((id) => tokenize(categoryWords[categoriesById.get(id)?.key ?? '']?.is ?? ''));
  return sorts.filter((sort) => !stems.includes(sort) && market.isThing(kind, sort));
}
