import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { WebSource } from './web-host.ts';

const YEAR_S = 31_536_000;
const DAY_S = 86_400;

/** Always revalidated, so that browsers never run an old worker. */
const WORKER = '/service-worker.js';

function cacheControlOf(path: string): string {
  if (path.includes(WORKER)) return 'no-cache';
  return path.includes('/assets/') ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${DAY_S}`;
}

/**
 * Serves the built files of the web app: those under `/assets/` are named by content and cached forever, the others
 * (icons, ornaments) for a day. Precompressed files are sent as they are.
 */
export async function serveFiles(fastify: FastifyInstance, web: WebSource | undefined): Promise<void> {
  if (!web?.clientDir || !existsSync(web.clientDir)) return;
  await fastify.register(fastifyStatic, {
    root: web.clientDir,
    prefix: '/',
    wildcard: false,
    // These are sent in place of the file they are made from; routes of their own would double the time this takes.
    globIgnore: ['**/*.br', '**/*.gz'],
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlOf(path));
      // The policy of a worker comes from the response of its own file.
      if (path.includes(WORKER)) reply.header('content-security-policy', "default-src 'self'");
    },
  });
}
