import { isPictureFile } from './picture-types.ts';

/** A chosen file's properties before it is read. */
export interface FileFacts {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}

export type RefusalReason = 'format' | 'size';

/**
 * Result of choosing files.
 *
 * tooMany  the limit, if exceeded: then none is accepted, so that the user chooses which.
 */
export interface Admission<F extends FileFacts> {
  readonly accepted: readonly F[];
  readonly refused: readonly { readonly file: F; readonly reason: RefusalReason }[];
  readonly tooMany: number | null;
}

/** Larger files are rejected at once; smaller ones the browser can usually reduce to what the server accepts. */
export const HOPELESS_BYTES = 80 * 1024 * 1024;

/** Sorts chosen files into accepted and rejected ones. Some phones report no file type. */
export function admitFiles<F extends FileFacts>(files: readonly F[], allowedCount: number): Admission<F> {
  if (files.length > allowedCount) return { accepted: [], refused: [], tooMany: allowedCount };
  const judged = files.map((file) => ({ file, reason: reasonAgainst(file) }));
  return {
    accepted: judged.filter(({ reason }) => reason === null).map(({ file }) => file),
    refused: judged.flatMap(({ file, reason }) => (reason ? [{ file, reason }] : [])),
    tooMany: null,
  };
}

function reasonAgainst(file: FileFacts): RefusalReason | null {
  if (!isPictureFile(file)) return 'format';
  return file.size > HOPELESS_BYTES ? 'size' : null;
}
