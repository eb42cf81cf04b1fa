import type { Finding } from './finding.ts';

/**
 * A picture that looks like somebody else's.
 *
 * listingId   the other listing.
 * isRemoved   moderators hid or removed that listing.
 */
export interface SeenBefore {
  readonly pictureHash: string;
  readonly listingId: number;
  readonly isRemoved: boolean;
}

/** Copies differ in at most this many of the 64 bits; merely similar pictures differ in more. */
export const MAX_DISTANCE = 6;

const BAND_BITS = 16;
const BANDS = 4;

/**
 * For each band of 16 bits, the values that a similar hash may have there; none for a band that is not queried.
 *
 * If `MAX_DISTANCE` bits differ across k bands, some band has at most `MAX_DISTANCE / k` of them, so querying that
 * radius in any k bands misses no similar hash. All four are queried, except flat ones: very many pictures share those
 * values, and a larger radius in the other bands costs far less.
 */
export function bandProbes(hash: string): number[][] {
  const bits = BigInt.asUintN(BAND_BITS * BANDS, BigInt(hash));
  const bands = Array.from({ length: BANDS }, (_, band) => Number((bits >> BigInt(BAND_BITS * band)) & 0xffffn));
  const busiest = bands
    .map((_, band) => band)
    .sort((a, b) => busyness(bands[b] as number) - busyness(bands[a] as number));
  for (let asked = BANDS; asked >= 2; asked -= 1) {
    const radius = Math.floor(MAX_DISTANCE / asked);
    const chosen = busiest.slice(0, asked);
    if (chosen.some((band) => busyness(bands[band] as number) <= radius)) continue;
    return bands.map((value, band) => (chosen.includes(band) ? near(value, radius) : []));
  }
  return bands.map((value) => near(value, Math.floor(MAX_DISTANCE / BANDS)));
}

/** How far a band is from all zeros or all ones: 0 for a flat one. */
function busyness(value: number): number {
  const ones = value.toString(2).replaceAll('0', '').length;
  return Math.min(ones, BAND_BITS - ones);
}

/** All distinct values within `radius` bits of a value. */
function near(value: number, radius: number, fromBit = 0): number[] {
  if (radius === 0) return [value];
  const values = [value];
  for (let bit = fromBit; bit < BAND_BITS; bit += 1) values.push(...near(value ^ (1 << bit), radius - 1, bit + 1));
  return values;
}

/** Pictures that others used before; more severe when moderators removed them there. */
export function detectKnownPicture(seen: readonly SeenBefore[]): Finding | null {
  if (seen.length === 0) return null;
  const sorted = seen.toSorted((a, b) => Number(b.isRemoved) - Number(a.isRemoved) || a.listingId - b.listingId);
  return {
    kind: 'knownPicture',
    severity: sorted[0]?.isRemoved ? 2 : 1,
    rule: 'pictureRights',
    words: [],
    listingIds: [...new Set(sorted.map(({ listingId }) => listingId))],
    count: new Set(seen.map(({ pictureHash }) => pictureHash)).size,
    traces: seen.map(({ pictureHash }) => pictureHash),
  };
}
