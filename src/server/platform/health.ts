import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Histogram, type Metric, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Db } from './db/client.ts';
import { RETRY_AFTER_S } from './errors.ts';
import { createJobsMetrics } from './jobs-metrics.ts';

interface HealthDeps {
  readonly db: Db;
  readonly config: Config;
  /** Metrics contributed by features. */
  readonly metrics: readonly Metric[];
}

/** `/healthz`: the process responds; `/readyz`: so does its database; `/metrics` if enabled. */
export function serveHealth(fastify: FastifyInstance, { db, config, metrics }: HealthDeps): void {
  fastify.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  fastify.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch {
      return reply.status(503).header('retry-after', RETRY_AFTER_S).send({ status: 'database unavailable' });
    }
  });
  if (config.metrics.enabled) serveMetrics(fastify, config.metrics.token, [...metrics, ...createJobsMetrics(db)]);
}

function serveMetrics(fastify: FastifyInstance, token: string | null, metrics: readonly Metric[]): void {
  const registry = new Registry();
  for (const metric of metrics) registry.registerMetric(metric);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  fastify.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  fastify.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (token && request.headers.authorization !== `Bearer ${token}`) return reply.status(404).send();
    const texts = await Promise.all(registry.getMetricsAsArray().map(({ name }) => readMetric(registry, name)));
    return reply.type(registry.contentType).send(texts.join('\n'));
  });
}

/** A metric that cannot be read, for example without the database, must not affect the others. */
async function readMetric(registry: Registry, name: string): Promise<string> {
  return registry.getSingleMetricAsString(name).then(
    (text) => `${text}\n`,
    () => '',
  );
}
