/** Background, outer petals, leaves, inner petals and centre: the colours of Polish paper-cuts. */
const PAPERS = [
  ['#fff1d0', '#c9352b', '#2f7d46', '#f7cf5a', '#7a4590'],
  ['#e3efdc', '#dc5b86', '#2f7d46', '#eda41f', '#c9352b'],
  ['#fbe3dc', '#2c6ba0', '#77a83f', '#f7cf5a', '#c9352b'],
  ['#f4ead6', '#2f7d46', '#c9352b', '#eda41f', '#2c6ba0'],
  ['#e9e3f2', '#7a4590', '#77a83f', '#f7cf5a', '#dc5b86'],
  ['#fde9c4', '#e8604c', '#2f7d46', '#f7cf5a', '#2c6ba0'],
  ['#dfeaf2', '#eda41f', '#2f7d46', '#c9352b', '#f7cf5a'],
  ['#1d3b2a', '#f7cf5a', '#77a83f', '#dc5b86', '#c9352b'],
] as const;

/** Petals pointing up from the centre, up to a radius of 40. */
const PETALS = [
  'M0-12C9-20 11-31 0-40C-11-31-9-20 0-12Z',
  'M0-12C13-19 9-34 0-40C-9-34-13-19 0-12Z',
  'M0-12C6-18 15-28 8-37C5-41 1-38 0-35C-1-38-5-41-8-37C-15-28-6-18 0-12Z',
  'M-3-12L-8-32C-8-42 8-42 8-32L3-12Z',
] as const;

const LEAVES = [
  'M0-16C4-24 4-32 0-38C-4-32-4-24 0-16Z',
  'M0-18C5-22 5-27 0-30C-5-27-5-22 0-18ZM0-33L2-37L0-41L-2-37Z',
] as const;
const INNER = ['M0-5C6-9 6-17 0-22C-6-17-6-9 0-5Z', 'M-2-5L-5-17C-4-22 4-22 5-17L2-5Z'] as const;
const COUNTS = [6, 8, 10, 12] as const;

/** A deterministic hash that hides the original number. */
function scramble(number: number): number {
  let mixed = Math.imul(number ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 0;
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** The default avatar: a paper-cut flower unique to the account, as an SVG of 100 by 100. */
export function faceOf(accountId: number): string {
  let rest = scramble(accountId);
  const choose = <T>(list: readonly T[]): T => {
    const chosen = list[rest % list.length] as T;
    rest = Math.floor(rest / list.length);
    return chosen;
  };
  const [ground, outer, leaf, inner, heart] = choose(PAPERS);
  const count = choose(COUNTS);
  const step = 360 / count;
  const ring = (paper: string, outline: string, offset: number) =>
    Array.from(
      { length: count },
      (_, index) =>
        `<path fill="${paper}" stroke="${ground}" transform="rotate(${(index + offset) * step})" d="${outline}"/>`,
    ).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${ground}" d="M0 0h100v100H0z"/>` +
    `<g transform="translate(50 50)">${ring(leaf, choose(LEAVES), 0.5)}${ring(outer, choose(PETALS), 0)}` +
    `<circle r="21" fill="${ground}"/>${ring(inner, choose(INNER), 0.5)}` +
    `<circle r="7" fill="${heart}"/><circle r="3" fill="${ground}"/></g></svg>`
  );
}
