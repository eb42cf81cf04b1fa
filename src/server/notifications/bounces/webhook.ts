import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Limits } from '../../platform/limits/service.ts';
import { isSame } from '../replies/webhook.ts';
import type { Bounces } from './bounces.ts';

const MAX_BYTES = 1024 * 1024;
const EVENTS_MAX = 1_000;

interface WebhookDeps {
  readonly note: Bounces['note'];
  readonly secret: string;
  readonly limits: Pick<Limits, 'take'>;
}

/** Each failure has the Message-ID of our mail or its bounce address, and an enhanced status code. */
const eventsSchema = z.object({
  events: z
    .array(z.object({ mail: z.string().min(1).max(998), status: z.string().regex(/^[245]\.\d{1,3}\.\d{1,3}$/) }))
    .max(EVENTS_MAX),
});

/**
 * Serves `POST /webhooks/mail/failures`: delivery failures as JSON, for mail services with webhooks. Responds 200 with
 * the number of new failures, 400 for an invalid body, and 5xx when the request should be retried; it is idempotent.
 */
export function serveFailureWebhook(fastify: FastifyInstance, deps: WebhookDeps): void {
  fastify.post('/webhooks/mail/failures', { bodyLimit: MAX_BYTES, config: { rateLimit: false } }, (request, reply) =>
    takeFailures(deps, request, reply),
  );
}

async function takeFailures(
  { note, secret, limits }: WebhookDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!isSame(request.headers.authorization ?? '', `Bearer ${secret}`)) {
    await limits.take({ 'webhook.address': request.ip });
    return reply.status(401).send({ error: 'wrong secret' });
  }
  const read = eventsSchema.safeParse(request.body);
  if (!read.success) {
    const error = 'expected { "events": [{ "mail": "<Message-ID or return address>", "status": "5.1.1" }] }';
    return reply.status(400).send({ error });
  }
  let noted = 0;
  for (const event of read.data.events) if (await note(event)) noted += 1;
  return reply.send({ noted });
}
