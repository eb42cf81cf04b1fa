import type { Category } from '#kinds/ad/categories.ts';

/** How many of the found listings stand in a category or anywhere below it. */
export function countWithin(category: Category, counts: Readonly<Record<string, number>>): number {
  let count = counts[category.id] ?? 0;
  for (const child of category.children) count += countWithin(child, counts);
  return count;
}
