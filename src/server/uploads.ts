import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadRule } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { PICTURE_MAX_BYTES } from '#contract/media.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { fieldError } from './errors.ts';

/** A file as it was sent; its name is whatever the sender says. */
export interface IncomingFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const FIELD_LIMITS = { fields: 30, fieldNameSize: 100, fieldSize: 64 * 1024, headerPairs: 50 };

/**
 * The files of a call one after the other, as they arrive: no more than one is held in memory for whoever takes them
 * one by one.
 *
 * @throws  ApiError 'validationFailed' at the field: none, too many, or one too large.
 */
export async function* readFiles(
  request: FastifyRequest,
  { field, maxFiles, tooLarge = 'validation.pictureTooLarge' }: UploadRule,
  locale: Locale,
): AsyncGenerator<IncomingFile> {
  if (!request.isMultipart()) throw new ApiError('unsupportedMediaType');
  const limits = { ...FIELD_LIMITS, files: maxFiles + 1, fileSize: PICTURE_MAX_BYTES };
  let count = 0;
  for await (const part of asSent(request.files({ limits, throwFileSizeLimit: false }))) {
    count += 1;
    if (count > maxFiles) throw fieldError(locale, field, 'validation.filesTooMany', { values: { maximum: maxFiles } });
    if (part.fieldname !== field && part.fieldname !== `${field}[]`) throw new ApiError('badRequest');
    const file = await readFile(part).catch(notAsSent);
    if (!file) throw fieldError(locale, `${field}.${count - 1}`, tooLarge as MessageId);
    yield file;
  }
  if (count === 0) throw fieldError(locale, field, 'validation.filesMissing');
}

/** The parts of form data. @throws ApiError 'badRequest' where they make none: cut off, or of no such form at all */
async function* asSent<Part>(parts: AsyncIterableIterator<Part>): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch (error) {
    notAsSent(error);
  }
}

/** What reads form data names no status for what it cannot read. */
function notAsSent(error: unknown): never {
  throw (error as { statusCode?: number }).statusCode ? error : new ApiError('badRequest');
}

/** Undefined for a file that is too large. */
async function readFile(part: MultipartFile): Promise<IncomingFile | undefined> {
  const bytes = await part.toBuffer();
  return part.file.truncated ? undefined : { name: part.filename, bytes };
}

/** The text fields of form data; a call that takes none of files refuses them. */
export async function readFormFields(request: FastifyRequest): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  for await (const part of asSent(request.parts({ limits: { ...FIELD_LIMITS, files: 0 } }))) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
  }
  return fields;
}
