import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#contract/errors.ts';
import { PROVIDER_IDS } from '#contract/payments/payments.ts';
import type { Limits } from '../../platform/limits/service.ts';
import type { Providers } from './index.ts';
import { type PaymentEvent, WebhookRefused } from './provider.ts';

export interface WebhookDeps {
  readonly providers: Providers;
  readonly take: (events: readonly PaymentEvent[]) => Promise<void>;
  readonly limits: Limits;
}

const BODY_LIMIT_BYTES = 256 * 1024;

/** Serves the webhook endpoints with raw bodies, whose bytes are signed. */
export function serveWebhooks(fastify: FastifyInstance, deps: WebhookDeps): void {
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { provider: string } }>(
      '/webhooks/payments/:provider',
      // A provider uses few addresses; only refused webhooks count, see below.
      { config: { rateLimit: false } },
      (request, reply) => takeWebhook(deps, request.params.provider, request, reply),
    );
  });
}

/**
 * Responds 200 once all events are stored, 400 if the webhook is not the provider's, and 5xx if it could not be read or
 * stored, so that the provider retries.
 */
async function takeWebhook(
  { providers, take, limits }: WebhookDeps,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = PROVIDER_IDS.find((each) => each === name);
  const provider = id && providers.get(id);
  if (!provider) throw new ApiError('notFound');
  try {
    const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const events = await provider.readWebhook({ rawBody, headers: request.headers });
    if (events.length > 0) await take(events);
    return reply.type('text/plain').send('OK');
  } catch (error) {
    if (error instanceof WebhookRefused) {
      // Count only refused webhooks: strangers behind the same proxy must not use up the provider's limit.
      await limits.take({ 'webhook.address': request.ip });
      request.log.warn({ provider: name, reason: error.message }, 'webhook refused');
      return reply.status(400).type('text/plain').send('refused');
    }
    request.log.error({ provider: name, err: error }, 'webhook not taken');
    return reply.status(503).header('retry-after', '30').type('text/plain').send('try again');
  }
}
