import { createHash } from 'node:crypto';
import type { Locale } from '#i18n/locales.ts';
import { fieldError } from '../errors.ts';
import { PictureError, type PictureErrorCode, type PictureVariant, processPicture } from '../media/pipeline.ts';
import { documentName, privatePictureName } from '../media/store.ts';
import type { IncomingFile } from '../uploads.ts';
import { cleanFileName } from './file-names.ts';

/** The width of a small picture, as a thread shows it. */
export const SMALL_WIDTH = 320;

/**
 * A file that may be sent.
 *
 * width, height  of a picture, in pixels.
 * fingerprint    the same for the same file, as hex.
 * contents       what is to be stored, by width; of a document only under 0.
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

/** What of a file the names in the store follow from. */
export interface StoredFile {
  readonly kind: 'picture' | 'pdf';
  readonly storage_key: string;
  readonly width: number | null;
}

/** The name of a file in the store; of a picture in a width that it is kept in. */
export function nameInStore({ kind, storage_key }: StoredFile, width: number): string {
  return kind === 'pdf' ? documentName(storage_key) : privatePictureName(storage_key, width);
}

/** The widths that a file is kept in, the smallest first; 0 stands for a document. */
export function storedWidths({ width }: Pick<StoredFile, 'width'>): number[] {
  if (width === null) return [0];
  return width > SMALL_WIDTH ? [SMALL_WIDTH, width] : [width];
}

/** All names of a file in the store. */
export function namesInStore(file: StoredFile): string[] {
  return storedWidths(file).map((width) => nameInStore(file, width));
}

const PDF_BEGINNING = /^%PDF-[12]\.\d/;
const PDF_END = '%%EOF';
/** Programs write a little behind the end of a document. */
const PDF_END_WITHIN_BYTES = 2_048;
const MESSAGES = {
  pictureFormat: 'validation.chatFileFormat',
  pictureTooLarge: 'validation.chatFileTooLarge',
  pictureBroken: 'validation.pictureBroken',
} as const satisfies Record<PictureErrorCode, string>;

/**
 * Finds out what a file is by its content alone. A picture is written anew, so that nothing of where and with what it was
 * taken remains; a PDF is left as it is.
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

function isPdf(bytes: Buffer): boolean {
  return PDF_BEGINNING.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-PDF_END_WITHIN_BYTES).includes(PDF_END);
}

function documentOf(bytes: Buffer): Omit<ReadFile, 'name' | 'fingerprint'> {
  return { kind: 'pdf', sizeBytes: bytes.length, width: null, height: null, contents: new Map([[0, bytes]]) };
}

/** Of all variants, which come narrowest first, the small and the largest are kept. */
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
