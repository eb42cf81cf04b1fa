import { createHash } from 'node:crypto';
import type { Locale } from '#i18n/locales.ts';
import { cleanFileName } from '../conversations/file-names.ts';
import { isPdf } from '../media/pdf.ts';
import { PictureError, type PictureErrorCode, processPicture } from '../media/pipeline.ts';
import { fieldError } from '../platform/errors.ts';
import type { IncomingFile } from '../platform/uploads.ts';

/** A document that passed the checks; `fingerprint` is the hash of the uploaded bytes. */
export interface ReadDocument {
  readonly name: string;
  readonly type: 'application/pdf' | 'image/webp';
  readonly bytes: Buffer;
  readonly fingerprint: Buffer;
}

const MESSAGES = {
  pictureFormat: 'validation.documentFormat',
  pictureTooLarge: 'validation.documentTooLarge',
  pictureTooLong: 'validation.pictureTooLong',
  pictureBroken: 'validation.pictureBroken',
  pictureHeic: 'validation.documentFormat',
} as const satisfies Record<PictureErrorCode, string>;

/** The magic bytes of JPEG, PNG and WebP; other picture formats are not accepted as documents. */
const PICTURE_BEGINNINGS: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff)),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
];

/**
 * Detects the type of a document from its content alone. Pictures are re-encoded, which strips location and camera
 * metadata; a PDF is stored unchanged.
 *
 * @throws  ApiError 'validationFailed' at `files.0`
 */
export async function readDocument({ name, bytes }: IncomingFile, locale: Locale): Promise<ReadDocument> {
  const fingerprint = createHash('sha256').update(bytes).digest();
  if (isPdf(bytes)) return { name: cleanFileName(name, 'pdf'), type: 'application/pdf', bytes, fingerprint };
  if (!PICTURE_BEGINNINGS.some((begins) => begins(bytes)))
    throw fieldError(locale, 'files.0', 'validation.documentFormat');
  const picture = await processPicture(bytes).catch((error: unknown) => {
    if (error instanceof PictureError) throw fieldError(locale, 'files.0', MESSAGES[error.code]);
    throw error;
  });
  const largest = picture.variants.at(-1);
  if (!largest) throw new Error('a picture without variants');
  return { name: cleanFileName(name, 'picture'), type: 'image/webp', bytes: largest.bytes, fingerprint };
}
