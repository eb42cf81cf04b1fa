import type { FastifyInstance } from 'fastify';
import { getTransparency } from '#contract/moderation/transparency.ts';
import { sendText } from '../../feeds/answers.ts';
import { type Mounted, mount } from '../../platform/mount.ts';
import { transparencyCsv } from './csv.ts';
import type { TransparencyService } from './service.ts';

export function transparencyRoutes(transparency: TransparencyService): Mounted[] {
  return [mount(getTransparency, () => transparency.get())];
}

const CSV = {
  contentType: 'text/csv; charset=utf-8; header=present',
  maxAgeS: 300,
  disposition: 'attachment; filename="jarmark-transparency.csv"',
};

/** Each call aggregates all reports ever made. */
const OPTIONS = { config: { rateLimit: { max: 60, timeWindow: 60_000 } } };

/** Serves the same figures as `/transparency.csv`. */
export function serveTransparency(fastify: FastifyInstance, transparency: TransparencyService): void {
  fastify.get('/transparency.csv', OPTIONS, async (request, reply) =>
    sendText(request, reply, transparencyCsv(await transparency.get()), CSV),
  );
}
