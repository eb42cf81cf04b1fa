import type { Finding } from './finding.ts';

/**
 * A picture that looks like one of somebody else.
 *
 * listingId   where it was seen.
 * isRemoved   moderators hid or removed what it was seen in.
 */
export interface SeenBefore {
  readonly pictureHash: string;
  readonly listingId: number;
  readonly isRemoved: boolean;
}

/** Copies differ in so few of the 64 bits; pictures that merely are alike differ in more. */
export const MAX_DISTANCE = 6;

const BAND_BITS = 16;
const BANDS = 4;

/**
 * For each band of 16 bits, the values that an alike hash may have there; none for a band that is not asked about.
 *
 * So many bits as `MAX_DISTANCE`, spread over k bands, leave at most `MAX_DISTANCE / k` of them in some band: so it is
 * enough to ask for what is that near in any of k bands, and no alike hash is missed. All four are asked about, unless the
 * picture is flat in some: those are the same in very many pictures, and asking further in the others costs far less.
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

/** How far a band is from being all of one sort: 0 for a flat one. */
function busyness(value: number): number {
  const ones = value.toString(2).replaceAll('0', '').length;
  return Math.min(ones, BAND_BITS - ones);
}

/** All values of a band within so many bits of a value, each once. */
function near(value: number, radius: number, fromBit = 0): number[] {
  if (radius === 0) return [value];
  const values = [value];
  for (let bit = fromBit; bit < BAND_BITS; bit += 1) values.push(...near(value ^ (1 << bit), radius - 1, bit + 1));
  return values;
}

/** Pictures that others had before; more severe when moderators took those away. */
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
