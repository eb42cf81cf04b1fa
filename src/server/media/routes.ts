import type { FastifyInstance } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { faceOf } from './faces.ts';
import { type MediaStore, undefinedIfMissing } from './store.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const FILE_NAME = /^[0-9a-f]{32}-\d{1,4}\.webp$/;

const FACE_NAME = /^face-([1-9]\d{0,14})\.svg$/;

/**
 * Pictures under `/media/{hash}-{width}.webp` and avatars under `/userAvatar/{image_path}`, from the same store, named
 * by content; `/userAvatar/face-{user id}.svg` is the generated default avatar.
 */
export function serveMedia(fastify: FastifyInstance, store: MediaStore): void {
  for (const prefix of ['/media', '/userAvatar']) {
    fastify.get<{ Params: { name: string } }>(
      `${prefix}/:name`,
      { config: { rateLimit: false } },
      async (request, reply) => {
        const { name } = request.params;
        const etag = `"${name}"`;
        const face = FACE_NAME.exec(name);
        if (face && prefix === '/userAvatar') {
          return reply
            .header('cache-control', FOREVER)
            .type('image/svg+xml')
            .send(faceOf(Number(face[1])));
        }
        if (!FILE_NAME.test(name)) throw new ApiError('notFound');
        if (request.headers['if-none-match'] === etag) return reply.status(304).send();
        const stream = await store.getStream(name).catch(undefinedIfMissing);
        if (!stream) throw new ApiError('notFound');
        return reply.header('cache-control', FOREVER).header('etag', etag).type('image/webp').send(stream);
      },
    );
  }
}
