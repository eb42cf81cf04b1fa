import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { ApiError } from '#contract/errors.ts';
import type { DeskSettings } from '#contract/settings/settings.ts';
import { hasAcceptedSignature, PICTURE_MAX_PIXELS } from '../media/pipeline.ts';
import type { RequestContext } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import type { IncomingFile } from '../platform/uploads.ts';
import type { CurrentSettings } from './current.ts';
import { deleteOtherLogos, findLogo, insertLogo } from './repository.ts';
import type { SiteSettings } from './service.ts';

interface LogoDeps {
  readonly db: Db;
  readonly current: CurrentSettings;
  readonly settings: SiteSettings;
}

export type LogoService = ReturnType<typeof createLogoService>;

/** Sizes in pixels: the logo in the header at high resolution, and the icon on a home screen. */
const MARK_PX = 128;
const ICON_PX = 512;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** The market's own logo, stored in the database because every node serves it. */
export function createLogoService({ db, current, settings }: LogoDeps) {
  /** @throws ApiError 'validationFailed' at `files.0` for a file that is not a picture */
  async function set(context: RequestContext, files: AsyncIterable<IncomingFile>): Promise<DeskSettings> {
    const logo = await drawLogo(await onlyFile(files), context);
    return replace(context, logo);
  }

  const remove = (context: RequestContext) => replace(context, null);

  async function replace(context: RequestContext, logo: Logo | null): Promise<DeskSettings> {
    await db.transaction().execute(async (tx) => {
      if (logo) await insertLogo(tx, logo);
      await settings.changeInside(tx, context, { logo: logo?.id ?? null });
      await deleteOtherLogos(tx, logo?.id ?? null);
    });
    await current.refresh();
    return settings.get();
  }

  return { set, remove, find: (id: string) => findLogo(db, id) };
}

interface Logo {
  readonly id: string;
  readonly mark: Buffer;
  readonly icon: Buffer;
}

async function onlyFile(files: AsyncIterable<IncomingFile>): Promise<Buffer> {
  let bytes: Buffer | undefined;
  for await (const file of files) bytes ??= file.bytes;
  if (!bytes) throw new ApiError('badRequest');
  return bytes;
}

async function drawLogo(bytes: Buffer, { locale }: RequestContext): Promise<Logo> {
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  if (!hasAcceptedSignature(bytes)) throw fieldError(locale, 'files.0', 'validation.logoFormat');
  try {
    const picture = () => sharp(bytes, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: 'error' }).rotate();
    const square = (px: number) => picture().resize(px, px, { fit: 'contain', background: CLEAR });
    const [mark, icon] = await Promise.all([
      square(MARK_PX).webp({ quality: 90, alphaQuality: 100 }).toBuffer(),
      square(ICON_PX).png({ compressionLevel: 9, palette: true }).toBuffer(),
    ]);
    return { id, mark, icon };
  } catch {
    throw fieldError(locale, 'files.0', 'validation.pictureBroken');
  }
}

/** Serves `/logo/{id}-128.webp` and `/logo/{id}-512.png`; their content never changes. */
export function serveLogo(fastify: FastifyInstance, logos: Pick<LogoService, 'find'>): void {
  fastify.get<{ Params: { file: string } }>('/logo/:file', async (request, reply) => {
    const [, id = '', size] = /^([\da-f]{32})-(128\.webp|512\.png)$/.exec(request.params.file) ?? [];
    const logo = size ? await logos.find(id) : undefined;
    if (!logo) throw new ApiError('notFound');
    const isMark = size === '128.webp';
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    reply.type(isMark ? 'image/webp' : 'image/png');
    return reply.send(isMark ? logo.mark : logo.icon);
  });
}
