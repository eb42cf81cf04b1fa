/** A part of a text that was there before, is there now, or both. */
export interface TextChange {
  readonly is: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words, runs of whitespace, and every other character by itself. */
const TOKENS = /[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu;
/** Longer texts with nothing in common are not compared but shown as removed and added. */
const MOST_COMPARISONS = 6_000_000;

/** A word diff: without additions it is the old text, without removals the new one. */
export function textChanges(before: string, after: string): TextChange[] {
  const [old, young] = [before.match(TOKENS) ?? [], after.match(TOKENS) ?? []];
  let start = 0;
  while (start < old.length && start < young.length && old[start] === young[start]) start++;
  let end = 0;
  const most = Math.min(old.length, young.length) - start;
  while (end < most && old[old.length - 1 - end] === young[young.length - 1 - end]) end++;
  return joined([
    { is: 'same', text: old.slice(0, start).join('') },
    ...middleChanges(old.slice(start, old.length - end), young.slice(start, young.length - end)),
    { is: 'same', text: old.slice(old.length - end).join('') },
  ]);
}

function middleChanges(old: readonly string[], young: readonly string[]): TextChange[] {
  if (old.length * young.length > MOST_COMPARISONS)
    return [
      { is: 'removed', text: old.join('') },
      { is: 'added', text: young.join('') },
    ];
  const lengths = commonLengths(old, young);
  const width = young.length + 1;
  const changes: TextChange[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < young.length) {
    if (i < old.length && j < young.length && old[i] === young[j]) {
      changes.push({ is: 'same', text: old[i] ?? '' });
      i++;
      j++;
    } else if (
      i < old.length &&
      (j === young.length || at(lengths, (i + 1) * width + j) >= at(lengths, i * width + j + 1))
    )
      changes.push({ is: 'removed', text: old[i++] ?? '' });
    else changes.push({ is: 'added', text: young[j++] ?? '' });
  }
  return changes;
}

/**
 * Dynamic programming table of longest common subsequences: of both suffixes from each pair of positions, row by row.
 */
function commonLengths(old: readonly string[], young: readonly string[]): Uint16Array {
  const width = young.length + 1;
  const lengths = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = young.length - 1; j >= 0; j--) {
      const here = i * width + j;
      lengths[here] =
        old[i] === young[j]
          ? at(lengths, here + width + 1) + 1
          : Math.max(at(lengths, here + width), at(lengths, here + 1));
    }
  }
  return lengths;
}

function at(numbers: Uint16Array, place: number): number {
  return numbers[place] ?? 0;
}

/** Merges neighbours of the same type. */
function joined(changes: readonly TextChange[]): TextChange[] {
  const runs: TextChange[] = [];
  for (const { is, text } of changes) {
    if (text === '') continue;
    const last = runs.at(-1);
    if (last?.is === is) runs[runs.length - 1] = { is, text: last.text + text };
    else runs.push({ is, text });
  }
  return runs;
}

/** A part of a text, and whether it is one of the searched words. */
export interface MarkedRun {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text with every occurrence of some words marked, ignoring case. */
export function markedRuns(text: string, words: readonly string[]): MarkedRun[] {
  const wanted = words.filter((word) => word.trim() !== '').sort((one, other) => other.length - one.length);
  if (wanted.length === 0) return [{ text, isMarked: false }];
  const pattern = new RegExp(`(${wanted.map(escaped).join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMarked: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
