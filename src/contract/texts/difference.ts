/** A piece of a changed line. */
export interface Piece {
  readonly text: string;
  readonly is: 'same' | 'added' | 'removed';
}

/**
 * A line of a diff.
 *
 * same     in both texts.
 * added, removed  in one of them only.
 * changed  differs in some words: the removed and added pieces, in order.
 */
export type DifferentLine =
  | { readonly is: 'same' | 'added' | 'removed'; readonly text: string }
  | { readonly is: 'changed'; readonly pieces: readonly Piece[] };

interface Step {
  readonly is: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** For larger tables everything between the common beginning and end counts as replaced. */
const CELLS_MAX = 4_000_000;

/** The pieces removed from `before` and added in `after`, by their longest common subsequence. */
function compare(before: readonly string[], after: readonly string[]): Step[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const same = (texts: readonly string[]): Step[] => texts.map((text) => ({ is: 'same', text }));
  return [
    ...same(before.slice(0, start)),
    ...compareMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ];
}

function compareMiddle(before: readonly string[], after: readonly string[]): Step[] {
  const removed = (text: string): Step => ({ is: 'removed', text });
  const added = (text: string): Step => ({ is: 'added', text });
  const width = after.length + 1;
  if (before.length * after.length > CELLS_MAX) return [...before.map(removed), ...after.map(added)];
  // The length of the longest common subsequence of both suffixes, for each pair of positions.
  const lengths = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i], after[j]];
    if (old !== undefined && old === fresh) {
      steps.push({ is: 'same', text: old });
      i += 1;
      j += 1;
    } else if (
      fresh === undefined ||
      (old !== undefined && (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      steps.push(removed(old ?? ''));
      i += 1;
    } else {
      steps.push(added(fresh));
      j += 1;
    }
  }
  return steps;
}

/** Lines with a smaller share of common words count as different lines. */
const ALIKE = 0.4;

/** A line diff of two texts; similar lines are compared word by word. */
export function differenceOf(before: readonly string[], after: readonly string[]): DifferentLine[] {
  const lines: DifferentLine[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const settle = () => {
    for (let index = 0; index < Math.max(removed.length, added.length); index += 1)
      lines.push(...pairOf(removed[index], added[index]));
    [removed, added] = [[], []];
  };
  for (const step of compare(before, after)) {
    if (step.is === 'removed') removed.push(step.text);
    else if (step.is === 'added') added.push(step.text);
    else {
      settle();
      lines.push({ is: 'same', text: step.text });
    }
  }
  settle();
  return lines;
}

function pairOf(old: string | undefined, fresh: string | undefined): DifferentLine[] {
  if (old === undefined || fresh === undefined)
    return [
      ...(old === undefined ? [] : [{ is: 'removed' as const, text: old }]),
      ...(fresh === undefined ? [] : [{ is: 'added' as const, text: fresh }]),
    ];
  const pieces = compare(wordsOf(old), wordsOf(fresh));
  const common = pieces.filter(({ is, text }) => is === 'same' && text.trim()).length;
  const all = Math.max(wordsOf(old).length, wordsOf(fresh).length) / 2;
  if (common < all * ALIKE)
    return [
      { is: 'removed', text: old },
      { is: 'added', text: fresh },
    ];
  return [{ is: 'changed', pieces: joined(pieces) }];
}

/** Words and what is between them. */
function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter(Boolean);
}

function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last?.is === piece.is) whole[whole.length - 1] = { ...last, text: last.text + piece.text };
    else whole.push(piece);
  }
  return whole;
}

/** How many unchanged lines are shown on either side of a change. */
const AROUND = 1;

/** The diff without lines far from any change; `null` stands for omitted lines. */
export function nearChanges(lines: readonly DifferentLine[]): (DifferentLine | null)[] {
  const isNear = lines.map((_, index) =>
    lines.slice(Math.max(0, index - AROUND), index + AROUND + 1).some(({ is }) => is !== 'same'),
  );
  return lines.flatMap((line, index) => {
    if (isNear[index]) return [line];
    return index === 0 || isNear[index - 1] ? [null] : [];
  });
}
