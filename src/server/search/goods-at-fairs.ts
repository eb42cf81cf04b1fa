import { categoriesById } from '#kinds/ad/categories.ts';
import { categoryWords } from '#kinds/ad/category-words.ts';
import { type CategoryHints, isFoodCategory, isPlantCategory } from './category-hints.ts';

/** What visitors look for at a fair, and the words of events that have it; base forms. */
const AT_FAIRS = `
kwiat kwiatek roślina sadzonka bylina krzew krzewy: ogrodniczy rozsada sadzonka bylina roślina
słodycze słodkość łakoć smakołyk: słodki pączek piernik
rękodzieło rękodzielniczy rzemiosło wyrób twórca: ceramik ceramika wiklina wiklinowy haft koronka garncarz glina rzeźba wycinanka tkactwo kowadło runo
zwierzę zwierzak drób królik bydło: hodowlany hodowca
maszyna sprzęt traktor ciągnik kombajn: technika rolniczy
drzewko drzewo: choinkowy ogrodniczy
`;

const atFairs = new Map(
  AT_FAIRS.trim()
    .split('\n')
    .flatMap((line) => {
      const [asked = '', offered = ''] = line.split(': ');
      return asked.split(' ').map((word) => [word, offered.split(' ')] as const);
    }),
);

/** A word that is the name of more categories than this is too general: "kwiat". */
const MOST_CATEGORIES = 2;

/**
 * The things of the categories that a word is the name of: an event may list what is sold there instead of naming the
 * category, such as the gingerbread of a "kiermasz ciast".
 */
export function goodsCalled(stems: readonly string[], hints: CategoryHints): string[] {
  const ids = hints
    .of(stems)
    .filter(({ categoryId, role }) => role === 'is' && isCategoryName(categoryId, stems, hints))
    .map(({ categoryId }) => categoryId);
  const told = stems.flatMap((stem) => atFairs.get(stem) ?? []);
  if (told.length > 0 || ids.length > MOST_CATEGORIES || !ids.every(isSoldAtFairs)) return told;
  return ids.flatMap((id) => (categoryWords[categoriesById.get(id)?.key ?? '']?.is ?? '').split(' '));
}

function isSoldAtFairs(id: number): boolean {
  return isFoodCategory(id) || isPlantCategory(id);
}

function isCategoryName(id: number, stems: readonly string[], hints: CategoryHints): boolean {
  const all = categoryWords[categoriesById.get(id)?.key ?? '']?.all?.split(' ') ?? [];
  return hints.isName(id, stems) || stems.some((stem) => all.includes(stem));
}
