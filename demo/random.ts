/** Random numbers that are the same in every run with the same seed. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number;
  /** An integer, 0 ≤ n < limit. */
  below(limit: number): number;
}

/** The mulberry32 generator: small, fast and uniform enough for a demo market. */
export function createRandom(seed: number): Random {
  let state = (seed * 0x9e3779b9) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, below: (limit) => Math.floor(next() * limit) };
}
