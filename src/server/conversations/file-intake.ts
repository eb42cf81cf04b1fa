import { createHash } from 'node:crypto';
import type { Locale } from '#i18n/locales.ts';
import { isPdf } from '../media/pdf.ts';
import { PictureError, type PictureErrorCode, type PictureVariant, processPicture } from '../media/pipeline.ts';
import { documentName, privatePictureName } from '../media/store.ts';
import { fieldError } from '../platform/errors.ts';
import type { IncomingFile } from '../platform/uploads.ts';
import { cleanFileName } from './file-names.ts';

/** The width in pixels of the thumbnail shown in a thread. */
export const SMALL_WIDTH = 320;

/**
 * A file that passed the checks and may be sent.
 *
 * width, height  of a picture, in pixels.
 * fingerprint    hash of the uploaded bytes, as hex; equal for equal files.
 * contents       the bytes to store, by width; a document only under 0.
 */
export interface ReadFile {
  readonly kind: 'picture' | 'pdf';
  readonly name: string;
  readonly sizeBytes: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly fingerprint: string;
  readonly contents: ReadonlyMap<number, Buffer>;
}

/** The columns of a file that determine its names in the store. */
export interface StoredFile {
  readonly kind: 'picture' | 'pdf';
  readonly storage_key: string;
  readonly width: number | null;
}

/** The name of a file in the store; for a picture, at one of its stored widths. */
export function nameInStore({ kind, storage_key }: StoredFile, width: number): string {
  return kind === 'pdf' ? documentName(storage_key) : privatePictureName(storage_key, width);
}

/** The widths at which a file is stored, ascending; 0 stands for a document. */
export function storedWidths({ width }: Pick<StoredFile, 'width'>): number[] {
  if (width === null) return [0];
  return width > SMALL_WIDTH ? [SMALL_WIDTH, width] : [width];
}

/** All names of a file in the store. */
export function namesInStore(file: StoredFile): string[] {
  return storedWidths(file).map((width) => nameInStore(file, width));
}

const MESSAGES = {
  pictureFormat: 'validation.chatFileFormat',
  pictureTooLarge: 'validation.chatFileTooLarge',
  pictureTooLong: 'validation.pictureTooLong',
  pictureBroken: 'validation.pictureBroken',
  pictureHeic: 'validation.pictureHeic',
} as const satisfies Record<PictureErrorCode, string>;

/**
 * Detects the type of a file from its content alone. Pictures are re-encoded, which strips location and camera
 * metadata; a PDF is stored unchanged.
 *
 * @throws  ApiError 'validationFailed' at `files.0`
 */
export async function readChatFile({ name, bytes }: IncomingFile, locale: Locale): Promise<ReadFile> {
  const fingerprint = createHash('sha256').update(bytes).digest('hex');
  if (isPdf(bytes)) return { ...documentOf(bytes), name: cleanFileName(name, 'pdf'), fingerprint };
  try {
    const { variants } = await processPicture(bytes);
    return { ...pictureOf(variants), name: cleanFileName(name, 'picture'), fingerprint };
  } catch (error) {
    if (error instanceof PictureError) throw fieldError(locale, 'files.0', MESSAGES[error.code]);
    throw error;
  }
}

function documentOf(bytes: Buffer): Omit<ReadFile, 'name' | 'fingerprint'> {
  return { kind: 'pdf', sizeBytes: bytes.length, width: null, height: null, contents: new Map([[0, bytes]]) };
}

/** Keeps the smallest and the largest of the variants, which arrive in ascending width. */
function pictureOf(variants: readonly PictureVariant[]): Omit<ReadFile, 'name' | 'fingerprint'> {
  const largest = variants.at(-1);
  if (!largest) throw new Error('a picture without variants');
  const kept = storedWidths(largest);
  const contents = new Map(
    variants.filter(({ width }) => kept.includes(width)).map((each) => [each.width, each.bytes]),
  );
  const { width, height } = largest;
  return { kind: 'picture', sizeBytes: largest.bytes.length, width, height, contents };
}
