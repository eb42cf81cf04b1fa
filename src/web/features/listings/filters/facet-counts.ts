import { type Category, categoriesById, categoryTree, subtreeIds } from '#kinds/ad/categories.ts';

type Counts = Readonly<Record<string, number>>;

/** The subcategories of the selected category, or the root categories. */
export function categoriesBelow(chosenId: string | undefined): readonly Category[] {
  return (categoriesById.get(Number(chosenId)) ?? categoryTree).children;
}

/** Result counts of the selected category's subcategories, their descendants included. */
export function countsBelow(chosenId: string | undefined, counts: Counts): Record<string, number> {
  return Object.fromEntries(categoriesBelow(chosenId).map((category) => [category.id, countWithin(category, counts)]));
}

function countWithin({ id }: Category, counts: Counts): number {
  return subtreeIds(id).reduce((sum, each) => sum + (counts[each] ?? 0), 0);
}
