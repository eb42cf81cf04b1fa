import { tagsOf } from '#kinds/define-kind.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import type { Columns } from './columns.ts';
import type { Facets } from './types.ts';

/** Counts how the listings `slots[0 .. count)` of one kind spread over categories, tags and pictures. */
export function countFacets(
  slots: Uint32Array,
  count: number,
  kind: KindId,
  columns: Columns,
  categoryIds: readonly number[],
): Facets {
  const tags = tagsOf(getKind(kind));
  const categoryCounts = new Uint32Array(categoryIds.length);
  const tagCounts = new Uint32Array(columns.tags.length * 32);
  const { category, hasPicture } = columns;
  let withPicture = 0;
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    const number = category[slot] as number;
    categoryCounts[number] = (categoryCounts[number] as number) + 1;
    withPicture += hasPicture[slot] as number;
  }
  for (const [word, column] of columns.tags.entries()) countBits(column, slots, count, tagCounts, word * 32);
  return {
    total: count,
    withPicture,
    categories: new Map(
      [...categoryIds.entries()]
        .slice(1)
        .map(([number, id]) => [id, categoryCounts[number] as number] as const)
        .filter(isCounted),
    ),
    tags: new Map(tags.map((tag, number) => [tag, tagCounts[number] as number] as const).filter(isCounted)),
  };
}

function isCounted([, count]: readonly [unknown, number]): boolean {
  return count > 0;
}

function countBits(column: Uint32Array, slots: Uint32Array, count: number, counts: Uint32Array, first: number): void {
  for (let i = 0; i < count; i++) {
    for (let bits = column[slots[i] as number] as number; bits !== 0; bits &= bits - 1) {
      const at = first + 31 - Math.clz32(bits & -bits);
      counts[at] = (counts[at] as number) + 1;
    }
  }
}
