import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadRule } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { PICTURE_MAX_BYTES } from '#contract/media.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { fieldError } from './errors.ts';

/** An uploaded file; the name is untrusted input. */
export interface IncomingFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const FIELD_LIMITS = { fields: 30, fieldNameSize: 100, fieldSize: 64 * 1024, headerPairs: 50 };

/**
 * Yields a request's files one by one as they arrive, with at most one in memory.
 *
 * @throws  ApiError 'validationFailed' at the field: no file, too many, or one too large.
 */
export async function* readFiles(
  request: FastifyRequest,
  { field, maxFiles, maxBytes = PICTURE_MAX_BYTES, tooLarge = 'validation.pictureTooLarge' }: UploadRule,
  locale: Locale,
): AsyncGenerator<IncomingFile> {
  if (!request.isMultipart()) throw new ApiError('unsupportedMediaType');
  const limits = { ...FIELD_LIMITS, files: maxFiles + 1, fileSize: maxBytes };
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

/** The parts of form data. @throws ApiError 'badRequest' if it is truncated or malformed */
async function* asSent<Part>(parts: AsyncIterableIterator<Part>): AsyncGenerator<Part> {
  try {
    yield* parts;
  } catch (error) {
    notAsSent(error);
  }
}

/** The form-data parser throws errors without a status for malformed input. */
function notAsSent(error: unknown): never {
  throw (error as { statusCode?: number }).statusCode ? error : new ApiError('badRequest');
}

/** Undefined if the file is too large. */
async function readFile(part: MultipartFile): Promise<IncomingFile | undefined> {
  const bytes = await part.toBuffer();
  return part.file.truncated ? undefined : { name: part.filename, bytes };
}

/** The text fields of form data, for endpoints without files. */
export async function readFormFields(request: FastifyRequest): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  for await (const part of asSent(request.parts({ limits: { ...FIELD_LIMITS, files: 0 } }))) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
  }
  return fields;
}
