/** A part of a stream. */
interface Piece {
  readonly bytes: Buffer;
  /** Whether this is the last piece, which may be shorter than requested, or empty. */
  readonly isLast: boolean;
}

/** Splits a stream into pieces of given sizes, independent of the sizes of its chunks. */
export async function* piecesOf(
  content: AsyncIterable<Uint8Array>,
  sizeOf: (index: number) => number,
): AsyncGenerator<Piece> {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let index = 0;
  for await (const chunk of content) {
    held.push(chunk);
    heldBytes += chunk.length;
    if (heldBytes <= sizeOf(index)) continue;
    const all = Buffer.concat(held);
    let start = 0;
    // Keep at least one byte, so that the last piece is known to be the last.
    for (let size = sizeOf(index); all.length - start > size; size = sizeOf(index)) {
      yield { bytes: all.subarray(start, start + size), isLast: false };
      start += size;
      index += 1;
    }
    held = [all.subarray(start)];
    heldBytes = all.length - start;
  }
  yield { bytes: Buffer.concat(held), isLast: true };
}
