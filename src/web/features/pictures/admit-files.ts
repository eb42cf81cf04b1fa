import { PICTURE_TYPES } from './picture-types.ts';

/** What is asked of a chosen file before it is read. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

export type RefusalReason = 'format' | 'size';

/**
 * What becomes of the files that somebody chose.
 *
 * tooMany  how many would have been allowed, when there were more: then none is taken, so that the person chooses which.
 */
export interface Admission<F extends FileFacts> {
  readonly accepted: readonly F[];
  readonly refused: readonly { readonly file: F; readonly reason: RefusalReason }[];
  readonly tooMany: number | null;
}

const ENDINGS = /\.(jpe?g|png|webp|avif)$/i;
/** Larger files are not even tried: what is smaller, the browser can usually reduce to what the server takes. */
export const HOPELESS_BYTES = 80 * 1024 * 1024;

/** Sorts chosen files into those that can be sent and those that cannot. Some phones do not tell a file's type. */
export function admitFiles<F extends FileFacts>(files: readonly F[], allowedCount: number): Admission<F> {
  if (files.length > allowedCount) return { accepted: [], refused: [], tooMany: allowedCount };
  const judged = files.map((file) => ({ file, reason: reasonAgainst(file) }));
  return {
    accepted: judged.filter(({ reason }) => reason === null).map(({ file }) => file),
    refused: judged.flatMap(({ file, reason }) => (reason ? [{ file, reason }] : [])),
    tooMany: null,
  };
}

function reasonAgainst({ name, size, type }: FileFacts): RefusalReason | null {
  const isPicture = type ? (PICTURE_TYPES as readonly string[]).includes(type) : ENDINGS.test(name);
  if (!isPicture) return 'format';
  return size > HOPELESS_BYTES ? 'size' : null;
}
