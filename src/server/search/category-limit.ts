import type { Filter, FilterParts } from './filter.ts';
import type { SlotSet } from './slot-set.ts';

const INSIDE = 1;
const OUTSIDE = 2;

/**
 * The filter, limited to listings without a category and to the categories whose id passes a test.
 *
 * key  identifies everything that the test depends on.
 */
export function inCategories(
  key: string,
  passes: (id: number) => boolean,
  filter: Filter,
  { columns, groups: { categoryIds }, sets }: FilterParts,
): Filter {
  const { category } = columns;
  const known = new Uint8Array(categoryIds.length);
  known[0] = INSIDE;
  const isInside = (slot: number): boolean => {
    const number = category[slot] as number;
    if (known[number] === 0) known[number] = passes(categoryIds[number] as number) ? INSIDE : OUTSIDE;
    return known[number] === INSIDE;
  };
  const fill = (set: SlotSet) => {
    const marked = Uint8Array.from(categoryIds, (id) => Number(id === 0 || passes(id)));
    addInside(set, marked, category, columns.size);
  };
  return {
    ...filter,
    matches: (slot) => isInside(slot) && filter.matches(slot),
    besides: [...filter.besides, { passes: isInside, set: () => sets.ofRepeated(key, isInside, fill) }],
  };
}

/** A test whether a listing is in one of the categories. */
export function categoryTest(
  ids: readonly number[],
  { columns, groups }: Pick<FilterParts, 'columns' | 'groups'>,
): (slot: number) => boolean {
  const { category } = columns;
  const isInside = Uint8Array.from(groups.categoryIds, (id) => Number(ids.includes(id)));
  return (slot) => isInside[category[slot] as number] === 1;
}

/** Adds the slots below `size` in the categories whose number is marked. */
function addInside({ words }: SlotSet, isInside: Uint8Array, category: Uint16Array, size: number): void {
  for (let slot = 0; slot < size; slot++) {
    if (isInside[category[slot] as number] === 1)
      words[slot >>> 5] = (words[slot >>> 5] as number) | (1 << (slot & 31));
  }
}
