import { traitsOf } from '#kinds/define-kind.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import type { Columns } from './columns.ts';
import type { FilterParts } from './filter.ts';
import type { Facets } from './types.ts';

/**
 * Counts the listings `slots[0 .. count)` of one kind by category, and those with pictures and with
 * a valid checked document.
 */
export function countFacets(
  slots: Uint32Array,
  count: number,
  parts: FilterParts,
  nowMs: number,
): Omit<Facets, 'tags' | 'delivery'> {
  const { columns } = parts;
  const { categoryIds } = parts.groups;
  const categoryCounts = new Uint32Array(categoryIds.length);
  const { category, hasPicture } = columns;
  let withPicture = 0;
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    const number = category[slot] as number;
    categoryCounts[number] = (categoryCounts[number] as number) + 1;
    withPicture += hasPicture[slot] as number;
  }
  return {
    total: count,
    withPicture,
    checkedDocuments: countChecked(slots, count, parts, nowMs),
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
  columns: Columns,
  chosen: readonly number[],
): Facets['tags'] {
  const isWidened = chosen.some((bits) => bits !== 0);
  const others = isWidened
    ? slots.slice(0, count).filter((slot) => !carriesAny(slot, columns, chosen))
    : slots.subarray(0, count);
  const counts = countBits(others, columns);
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

// Few listings have ever had one, and a bitmap of these is smaller than the column of times.
function countChecked(slots: Uint32Array, count: number, { columns, sets }: FilterParts, nowMs: number): number {
  const { checkedUntil } = columns;
  const { words } = sets.ofLimit('checked', (slot) => (checkedUntil[slot] as number) > 0);
  let checked = 0;
  for (let i = 0; i < count; i++) {
    const slot = slots[i] as number;
    if (((words[slot >>> 5] as number) & (1 << (slot & 31))) !== 0 && (checkedUntil[slot] as number) > nowMs) checked++;
  }
  return checked;
}

function countBits(slots: Uint32Array, { tags }: Columns): Uint32Array {
  const counts = new Uint32Array(tags.length * 32);
  for (const [word, column] of tags.entries()) countColumn(slots, column, counts.subarray(word * 32, word * 32 + 32));
  return counts;
}

/**
 * Adds to `counts` how many of the slots have each bit. Eight numbers are added as 32 sums at once, of which bit n of
 * `ones`, `twos` and `fours` are the digits, and only carries beyond these digits are counted bit by bit.
 */
function countColumn(slots: Uint32Array, column: Uint32Array, counts: Uint32Array): void {
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let i = 0;
  for (; i + 8 <= slots.length; i += 8) {
    let eights = 0;
    for (let half = i; half < i + 8; half += 4) {
      const a = column[slots[half] as number] as number;
      const b = column[slots[half + 1] as number] as number;
      const c = column[slots[half + 2] as number] as number;
      const d = column[slots[half + 3] as number] as number;
      const ab = ones ^ a;
      const firstTwos = (ones & a) | (ab & b);
      const abc = ab ^ b ^ c;
      const secondTwos = ((ab ^ b) & c) | (abc & d);
      ones = abc ^ d;
      const sum = twos ^ firstTwos;
      const carried = (twos & firstTwos) | (sum & secondTwos);
      twos = sum ^ secondTwos;
      eights |= fours & carried;
      fours ^= carried;
    }
    if (eights !== 0) addBits(eights, 8, counts);
  }
  for (; i < slots.length; i++) addBits(column[slots[i] as number] as number, 1, counts);
  addBits(ones, 1, counts);
  addBits(twos, 2, counts);
  addBits(fours, 4, counts);
}

function addBits(bits: number, worth: number, counts: Uint32Array): void {
  for (let left = bits; left !== 0; left &= left - 1) {
    const bit = 31 - Math.clz32(left & -left);
    counts[bit] = (counts[bit] as number) + worth;
  }
}
