import { DOCUMENT_MAX_BYTES, DOCUMENT_TYPES } from '#contract/credentials/states.ts';
import { HOPELESS_BYTES } from '../../../lib/uploads/admit-files.ts';

/** What a file input accepts. */
export const DOCUMENT_ACCEPT = DOCUMENT_TYPES.join();

/** For photos taken with the camera: a phone whose camera uses another format converts the photo. */
export const PHOTO_ACCEPT = DOCUMENT_TYPES.filter((type) => type.startsWith('image/')).join();

const ENDINGS = /\.(pdf|jpe?g|png|webp)$/i;
const PDF = 'application/pdf';

/** Why a chosen file cannot be a document; null if it can. Pictures are resized before upload, PDFs are not. */
export function reasonAgainst({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): 'validation.documentFormat' | 'validation.documentTooLarge' | null {
  const isKnown = type ? (DOCUMENT_TYPES as readonly string[]).includes(type) : ENDINGS.test(name);
  if (!isKnown) return 'validation.documentFormat';
  const isPdf = type === PDF || /\.pdf$/i.test(name);
  return size > (isPdf ? DOCUMENT_MAX_BYTES : HOPELESS_BYTES) ? 'validation.documentTooLarge' : null;
}
