import sharp from 'sharp';

const COLUMNS = 9;
const ROWS = 8;
/** Smaller differences count as equal, so that noise does not flip bits on plain surfaces. */
const VISIBLE_STEP = 3;
const MIN_VISIBLE_STEPS = 12;
const MIN_DIFFERENT_ROWS = 4;
const MIN_BITS = 8;
const BITS = 64;

/**
 * A 64-bit difference hash: scaled, recompressed or lightened copies differ in few bits. A signed decimal as stored in
 * the database; null if there is too little detail, such as a wall or sky.
 *
 * rgba  the whole picture, small, in rows of four bytes per pixel.
 */
export async function perceptualHash(rgba: Buffer, width: number, height: number): Promise<string | null> {
  const greys = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(COLUMNS, ROWS, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return hashOfGreys(greys);
}

/** The hash of nine by eight greys, row by row. */
export function hashOfGreys(greys: Uint8Array): string | null {
  let hash = 0n;
  let visible = 0;
  const rows = new Set<number>();
  for (let row = 0; row < ROWS; row += 1) {
    let bits = 0;
    for (let column = 0; column < COLUMNS - 1; column += 1) {
      const at = row * COLUMNS + column;
      const step = (greys[at + 1] as number) - (greys[at] as number);
      if (Math.abs(step) >= VISIBLE_STEP) visible += 1;
      bits = bits * 2 + (step >= VISIBLE_STEP ? 1 : 0);
    }
    rows.add(bits);
    hash = hash * 256n + BigInt(bits);
  }
  const count = countBits(hash);
  const isTelling = rows.size >= MIN_DIFFERENT_ROWS && count >= MIN_BITS && count <= BITS - MIN_BITS;
  return visible >= MIN_VISIBLE_STEPS && isTelling ? BigInt.asIntN(BITS, hash).toString() : null;
}

function countBits(hash: bigint): number {
  return hash.toString(2).replaceAll('0', '').length;
}
