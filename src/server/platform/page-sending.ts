import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingOf } from './encoding.ts';
import { RETRY_AFTER_S } from './errors.ts';
import type { CachedPage } from './page-cache.ts';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 5 }),
};

const SMALLEST_COMPRESSED_BYTES = 1024;

/**
 * Sends a page: compressed once for all requests, or 304 if the browser has it already. Compression may have to wait
 * for picture processing. Set nothing on the reply before it is done, because the request may have timed out and have
 * an error response by then.
 *
 * assertWanted  throws if the page must not be sent any more.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  assertWanted: () => void,
): Promise<FastifyReply> {
  const isKnown = page.status === 200 && request.headers['if-none-match'] === page.headers.etag;
  const encoding = isKnown ? null : encodingFor(request, page);
  const bytes = encoding && (page.encoded.get(encoding) ?? (await compressors[encoding](page.body)));
  if (encoding && bytes) page.encoded.set(encoding, bytes);
  assertWanted();
  reply.status(page.status).headers(page.headers);
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER_S);
  reply.header('vary', 'accept-encoding, cookie');
  if (!page.headers['cache-control']) reply.header('cache-control', 'private, no-cache');
  if (isKnown) return reply.status(304).send();
  return bytes ? reply.header('content-encoding', encoding).send(bytes) : reply.send(page.body);
}

function encodingFor(request: FastifyRequest, page: CachedPage): 'br' | 'gzip' | null {
  if (page.body.length < SMALLEST_COMPRESSED_BYTES) return null;
  return encodingOf(request.headers['accept-encoding']);
}
