import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { ApiError, type ErrorCode } from '#contract/errors.ts';
import { DEFAULT_LOCALE, negotiateLocale } from '#i18n/locales.ts';
import { failureAnswer, RETRY_AFTER_S, toApiError } from './errors.ts';

/** Sends a failure in the API's form and the caller's language; internal details only go to the log. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toApiError(error);
  if (known.status === 503) {
    request.log.warn({ reason: (error as Error).message, req: request }, 'request refused');
  } else if (known.status >= 500) request.log.error({ err: error, req: request }, 'request failed');
  const locale = negotiateLocale(request.headers['accept-language']);
  const retryAfterS = known.retryAfterS ?? (known.status === 503 ? RETRY_AFTER_S : undefined);
  if (retryAfterS) reply.header('retry-after', retryAfterS);
  return reply
    .status(known.status)
    .type('application/json')
    .send(failureAnswer(known, locale, request.id));
}

/** For errors before routing. A path parameter that is too long cannot match anything, so it is not found. */
export function answerUnrouted(error: { code?: string }, request: FastifyRequest, reply: FastifyReply): void {
  answerFailure(error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? new ApiError('notFound') : error, request, reply);
}

const CODE_BY_PARSER_CODE: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimeout',
};

/** Responds to an unparsable request, in the default language, as nothing of it could be read. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const known = new ApiError(CODE_BY_PARSER_CODE[error.code ?? ''] ?? 'badRequest');
  const body = JSON.stringify(failureAnswer(known, DEFAULT_LOCALE, randomUUID()));
  const head = [
    `HTTP/1.1 ${known.status} ${STATUS_CODES[known.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

const EVERY_METHOD: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** The methods allowed for a path below `/api`; none for an unknown path. */
export type FindMethods = (path: string) => readonly string[];

const EVERYTHING_ELSE = ['/api', '/api/*'];

/** Records each route registered from here on. */
export function watchMethods(fastify: FastifyInstance): FindMethods {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  fastify.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') || EVERYTHING_ELSE.includes(url)) return;
    routes.push({ pattern: patternOf(url), methods: [method].flat() });
  });
  return (path) => {
    const found = routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
    return found.length === 0 ? [] : [...new Set([...found, 'OPTIONS'])].sort();
  };
}

function patternOf(url: string): RegExp {
  const steps = url.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]{1,500}').replace('*', '.*');
  return new RegExp(`^${steps}/?$`);
}

/**
 * Handles unknown requests below `/api` before any body is read: 404, or 405 with the allowed methods. OPTIONS lists
 * them too; no other origin may call, so there are no CORS headers.
 */
export function serveUnknownApi(fastify: FastifyInstance, findMethods: FindMethods): void {
  for (const url of EVERYTHING_ELSE) {
    fastify.route({
      method: EVERY_METHOD,
      url,
      exposeHeadRoute: false,
      onRequest: async (request, reply) => refuseUnknown(findMethods, request, reply),
      handler: () => Promise.reject(new ApiError('notFound')),
    });
  }
}

/** @throws ApiError 'notFound' | 'methodNotAllowed' */
export function refuseUnknown(findMethods: FindMethods, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = findMethods(request.url.split(/[?#]/)[0] ?? '');
  if (methods.length === 0) throw new ApiError('notFound');
  reply.header('allow', methods.join(', '));
  if (request.method !== 'OPTIONS') throw new ApiError('methodNotAllowed');
  return reply.status(204).send();
}
