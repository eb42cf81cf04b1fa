import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { encodingOf } from './encoding.ts';

/** In a packet of its own a smaller answer arrives no sooner. */
const SMALLEST_BYTES = 1024;

/**
 * In the request's thread: fast compression of an answer takes 0.005 ms per kB, but a task of the thread pool may wait
 * for the pictures that are processed there.
 */
const compressors = {
  br: (body: string) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (body: string) => gzipSync(body, { level: 3 }),
};

/**
 * Compresses the JSON that GET requests are answered with; pages and files are sent by modules of their own. Answers to
 * other methods stay as they are: they may hold a new token beside what the caller sent, and their length would tell of it.
 */
export function compressAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async ({ method, headers }, reply, payload) => {
    if (method !== 'GET' || typeof payload !== 'string' || payload.length < SMALLEST_BYTES) return payload;
    if (!String(reply.getHeader('content-type')).startsWith('application/json')) return payload;
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    const encoding = encodingOf(headers['accept-encoding']);
    if (!encoding) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressors[encoding](payload);
  });
}
