import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoding, encodingOf } from './encoding.ts';
import { RETRY_AFTER_S } from './errors.ts';
import type { CachedPage, Effort } from './page-cache.ts';

const compressors = {
  br: (body: Buffer, effort: Effort) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort === 'quick' ? 3 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBitsFor(body.length),
      },
    }),
  gzip: (body: Buffer, effort: Effort) => promisify(gzip)(body, { level: effort === 'quick' ? 3 : 5 }),
};

/** The smallest window that holds the page: an encoder with the usual one of 4 MB takes longer to set up. */
function windowBitsFor(sizeBytes: number): number {
  const bits = Math.ceil(Math.log2(sizeBytes));
  return Math.min(Math.max(bits, 16), constants.BROTLI_DEFAULT_WINDOW);
}

const SMALLEST_COMPRESSED_BYTES = 1024;

/**
 * Sends a page: compressed once for all requests, or 304 if the browser has it already. Compression may have to wait
 * for picture processing. Set nothing on the reply before it is done, because the request may have timed out and have
 * an error response by then.
 *
 * assertWanted  throws if the page must not be sent any more.
 * effort        for a page that may never be requested again, `quick`.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  assertWanted: () => void,
  effort: Effort = 'thorough',
): Promise<FastifyReply> {
  const isKnown = page.status === 200 && request.headers['if-none-match'] === page.headers.etag;
  const encoding = isKnown ? null : encodingFor(request, page);
  const bytes = encoding && (await compressed(page, encoding, effort));
  assertWanted();
  reply.status(page.status).headers(page.headers);
  if (page.status === 503) reply.header('retry-after', RETRY_AFTER_S);
  reply.header('vary', 'accept-encoding, cookie');
  if (!page.headers['cache-control']) reply.header('cache-control', 'private, no-cache');
  if (isKnown) return reply.status(304).send();
  return bytes ? reply.header('content-encoding', encoding).send(bytes) : reply.send(page.body);
}

async function compressed({ body, encoded }: CachedPage, encoding: Encoding, effort: Effort): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known && (known.effort === 'thorough' || effort === 'quick')) return known.bytes;
  const bytes = await compressors[encoding](body, effort);
  encoded.set(encoding, { bytes, effort });
  return bytes;
}

function encodingFor(request: FastifyRequest, page: CachedPage): Encoding | null {
  if (page.body.length < SMALLEST_COMPRESSED_BYTES) return null;
  return encodingOf(request.headers['accept-encoding']);
}
