import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RETRY_AFTER_S } from './errors.ts';
import type { CachedPage } from './page-cache.ts';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

const SMALLEST_COMPRESSED_BYTES = 1024;

/** Sends a page: compressed once for all requests, or 304 if the browser has it already. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage): Promise<FastifyReply> {
  reply.status(page.status).headers(page.headers);
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER_S);
  reply.header('vary', 'accept-encoding, cookie');
  if (!page.headers['cache-control']) reply.header('cache-control', 'private, no-cache');
  if (page.status === 200 && request.headers['if-none-match'] === page.headers.etag) return reply.status(304).send();
  const encoding = encodingFor(request, page);
  if (!encoding) return reply.send(page.body);
  let bytes = page.encoded.get(encoding);
  if (!bytes) {
    bytes = await compressors[encoding](page.body);
    page.encoded.set(encoding, bytes);
  }
  return reply.header('content-encoding', encoding).send(bytes);
}

function encodingFor(request: FastifyRequest, page: CachedPage): 'br' | 'gzip' | null {
  if (page.body.length < SMALLEST_COMPRESSED_BYTES) return null;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}
