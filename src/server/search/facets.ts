import { traitsOf } from '#kinds/define-kind.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import type { Columns } from './columns.ts';
import { type FilterParts, tagSet } from './filter.ts';
import { makeSlotSet } from './slot-set.ts';
import type { Facets } from './types.ts';

/** From one listing per this many slots on, tags are counted by bitmap intersections, otherwise listing by listing. */
const SLOTS_PER_LISTING = 16;

/**
 * Counts the listings `slots[0 .. count)` of one kind by category, and those with pictures and with
 * a valid checked document.
 *
 * categoryIds  category ids by category number; the first entry is unused.
 */
export function countFacets(
  slots: Uint32Array,
  count: number,
  columns: Columns,
  categoryIds: readonly number[],
  nowMs: number,
): Omit<Facets, 'tags' | 'delivery'> {
  const categoryCounts = new Uint32Array(categoryIds.length);
  const { category, hasPicture, checkedUntil } = columns;
  let withPicture = 0;
  let checkedDocuments = 0;
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    const number = category[slot] as number;
    categoryCounts[number] = (categoryCounts[number] as number) + 1;
    withPicture += hasPicture[slot] as number;
    if ((checkedUntil[slot] as number) > nowMs) checkedDocuments += 1;
  }
  return {
    total: count,
    withPicture,
    checkedDocuments,
    categories: new Map(
      [...categoryIds.entries()]
        .slice(1)
        .map(([number, id]) => [id, categoryCounts[number] as number] as const)
        .filter(isCounted),
    ),
  };
}

/**
 * Counts the listings `slots[0 .. count)` of one kind by tag and delivery option. A listing with a tag of `chosen`
 * (bits, 32 per number) counts for every tag: where any tag is enough, it still matches when another tag is added.
 */
export function countTags(
  slots: Uint32Array,
  count: number,
  kind: KindId,
  parts: FilterParts,
  chosen: readonly number[],
): Facets['tags'] {
  const { columns } = parts;
  const isWidened = chosen.some((bits) => bits !== 0);
  const others = isWidened
    ? slots.slice(0, count).filter((slot) => !carriesAny(slot, columns, chosen))
    : slots.subarray(0, count);
  const isBroad = others.length * SLOTS_PER_LISTING > columns.size;
  const counts = isBroad ? countInSets(others, kind, parts) : countBits(others, columns);
  const always = count - others.length;
  return new Map(
    traitsOf(getKind(kind))
      .map((tag, number) => [tag, always + (counts[number] as number)] as const)
      .filter(isCounted),
  );
}

/** Separates the counts of tags from those of delivery options. */
export function splitTraits(kind: KindId, counts: Facets['tags']): Pick<Facets, 'tags' | 'delivery'> {
  const ways: readonly string[] = getKind(kind).delivery;
  const delivery = new Map([...counts].filter(([name]) => ways.includes(name)));
  return { tags: delivery.size > 0 ? new Map([...counts].filter(([name]) => !ways.includes(name))) : counts, delivery };
}

function carriesAny(slot: number, { tags }: Columns, chosen: readonly number[]): boolean {
  return chosen.some((bits, word) => ((tags[word]?.[slot] as number) & bits) !== 0);
}

function isCounted([, count]: readonly [unknown, number]): boolean {
  return count > 0;
}

function countInSets(slots: Uint32Array, kind: KindId, parts: FilterParts): ArrayLike<number> {
  const set = makeSlotSet(parts.columns.size);
  for (let i = 0; i < slots.length; i++) set.add(slots[i] as number);
  return traitsOf(getKind(kind)).map((tag) => set.intersection_size(tagSet(kind, tag, parts)));
}

function countBits(slots: Uint32Array, { tags }: Columns): ArrayLike<number> {
  const counts = new Uint32Array(tags.length * 32);
  for (const [word, column] of tags.entries()) {
    for (let i = 0; i < slots.length; i++) {
      for (let bits = column[slots[i] as number] as number; bits !== 0; bits &= bits - 1) {
        const at = word * 32 + 31 - Math.clz32(bits & -bits);
        counts[at] = (counts[at] as number) + 1;
      }
    }
  }
  return counts;
}
