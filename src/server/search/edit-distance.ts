/**
 * The number of typing mistakes between two words, or `limit + 1` when there are more than `limit`. A mistake is a
 * letter missing, added or replaced, or two neighbours swapped.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let older: number[] = [];
  let old: number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const distance = cellDistance(a, b, row, column, current, old, older);
      current.push(distance);
      least = Math.min(least, distance);
    }
    if (least > limit) return limit + 1;
    [older, old] = [old, current];
  }
  return Math.min(old[b.length] as number, limit + 1);
}

function cellDistance(
  a: string,
  b: string,
  row: number,
  column: number,
  current: number[],
  old: number[],
  older: number[],
) {
  const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
  const replaced = (old[column - 1] as number) + (same ? 0 : 1);
  const shifted = Math.min(old[column] as number, current[column - 1] as number) + 1;
  const isSwap =
    row > 1 &&
    column > 1 &&
    a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
    a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
  return Math.min(replaced, shifted, isSwap ? (older[column - 2] as number) + 1 : Number.POSITIVE_INFINITY);
}
