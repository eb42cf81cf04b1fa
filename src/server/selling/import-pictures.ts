import { createHash } from 'node:crypto';
import { isApiError } from '#contract/errors.ts';
import { PICTURE_MAX_BYTES } from '#contract/media.ts';
import { ZIP_MAX_PICTURES } from '#contract/selling/selling.ts';
import type { Locale } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { type MediaService, readZip, ZipError, type ZipFile } from '../media/service.ts';
import type { Caller, RequestContext } from '../platform/context.ts';
import { fieldError } from '../platform/errors.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { IncomingFile } from '../platform/uploads.ts';
import { pictureKey } from './import-check.ts';

const ZIP_LIMITS = {
  maxFiles: ZIP_MAX_PICTURES,
  maxFileBytes: PICTURE_MAX_BYTES,
  maxBytes: 3 * ZIP_MAX_PICTURES * 1024 * 1024,
};

/** The accepted pictures of an archive, and why others were refused. */
interface TakenPictures {
  readonly pictures: { readonly name: string; readonly key: number }[];
  readonly refused: { readonly name: string; readonly reason: string }[];
}

export type ImportPictureService = ReturnType<typeof createImportPictureService>;

/** Pictures uploaded as one archive, to be named in a CSV of ads. */
export function createImportPictureService({ limits, media }: { limits: Limits; media: MediaService }) {
  /** @throws ApiError 'validationFailed' at `zip` if it is no archive, or contains too much. */
  async function take(
    caller: Caller,
    files: AsyncIterable<IncomingFile>,
    context: RequestContext,
  ): Promise<TakenPictures> {
    await limits.take({ 'zip.account': String(caller.id) });
    const taken: TakenPictures = { pictures: [], refused: [] };
    const seen = new Set<string>();
    try {
      for await (const { bytes } of files) {
        for await (const file of readZip(bytes, ZIP_LIMITS)) await takeOne(caller, file, context, { taken, seen });
      }
    } catch (error) {
      if (!(error instanceof ZipError)) throw error;
      throw fieldError(context.locale, 'zip', `validation.${error.code}`, { values: { maximum: ZIP_MAX_PICTURES } });
    }
    return taken;
  }

  async function takeOne(
    caller: Caller,
    { name, bytes }: ZipFile,
    context: RequestContext,
    { taken, seen }: { taken: TakenPictures; seen: Set<string> },
  ): Promise<void> {
    const reason = reasonAgainst(name, bytes, seen, context.locale);
    if (reason || !bytes) {
      taken.refused.push({ name, reason: reason ?? '' });
      return;
    }
    try {
      const [picture] = await media.keepPicture(caller, bytes, { ...context, idempotencyKey: keyOf(name, context) });
      if (picture) taken.pictures.push({ name, key: picture.key });
    } catch (error) {
      if (!isApiError(error) || error.code !== 'validationFailed') throw error;
      taken.refused.push({ name, reason: Object.values(error.fieldErrors)[0]?.[0] ?? error.message });
    }
  }

  return { take };
}

function reasonAgainst(name: string, bytes: Buffer | null, seen: Set<string>, locale: Locale): string | null {
  const translate = getTranslator(locale);
  if (!bytes) return translate('validation.pictureTooLarge');
  // Lines name pictures without folders, so two pictures with one name would be ambiguous.
  if (seen.has(pictureKey(name))) return translate('validation.zipNameTwice');
  seen.add(pictureKey(name));
  return null;
}

/** The idempotency key of one picture: a repeated request returns the same pictures. */
function keyOf(name: string, { idempotencyKey }: RequestContext): string | null {
  return idempotencyKey && createHash('sha256').update(`${idempotencyKey}\0${name}`).digest('hex');
}
