import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers of a document of this feature. */
export interface DocumentHeaders {
  readonly contentType: string;
  readonly maxAgeS: number;
  /** The Content-Disposition header. */
  readonly disposition?: string;
  /** Whether the text differs by Accept-Language. */
  readonly byLanguage?: boolean;
}

const SMALLEST_COMPRESSED_BYTES = 1024;
const compress = promisify(gzip);

/** Sends a text, or 304 if the client has the current version. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  headers: DocumentHeaders,
): Promise<FastifyReply> {
  setHeaders(reply, headers);
  if (isKnown(request, reply, hashOf(text))) return reply.status(304).send();
  const bytes = Buffer.from(text);
  if (bytes.length < SMALLEST_COMPRESSED_BYTES || !takesGzip(request)) return reply.send(bytes);
  return reply.header('content-encoding', 'gzip').send(await compress(bytes));
}

/**
 * Streams a text in chunks generated on demand, or sends 304 without generating any.
 *
 * version  changes whenever the text does.
 */
export function sendChunks(
  request: FastifyRequest,
  reply: FastifyReply,
  { chunks, version }: { chunks: Iterable<string>; version: string },
  headers: DocumentHeaders,
): FastifyReply {
  setHeaders(reply, headers);
  if (isKnown(request, reply, hashOf(version))) return reply.status(304).send();
  const source = Readable.from(chunks, { objectMode: false });
  if (!takesGzip(request)) return reply.send(source);
  // When a visitor disconnects, the last stream is destroyed; `pipeline` passes that on to the first.
  return reply.header('content-encoding', 'gzip').send(pipeline(source, createGzip(), () => {}));
}

function setHeaders(reply: FastifyReply, { contentType, maxAgeS, disposition, byLanguage }: DocumentHeaders): void {
  reply.type(contentType).header('cache-control', `public, max-age=${maxAgeS}`);
  reply.header('vary', byLanguage ? 'accept-encoding, accept-language' : 'accept-encoding');
  if (disposition) reply.header('content-disposition', disposition);
}

/** Sets the ETag and checks whether the client has this version. The tag is weak: it holds for every encoding. */
function isKnown(request: FastifyRequest, reply: FastifyReply, hash: string): boolean {
  reply.header('etag', `W/"${hash}"`);
  const known = (request.headers['if-none-match'] ?? '').split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known.includes(`"${hash}"`) || known.includes('*');
}

function takesGzip(request: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(request.headers['accept-encoding'] ?? ''));
}

function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}
