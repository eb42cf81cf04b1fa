import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../platform/limits/service.ts';
import { type Incoming, ReplyRefused } from './receiving.ts';

const MAX_BYTES = 5 * 1024 * 1024;

interface WebhookDeps {
  readonly receive: Incoming['receive'];
  readonly secret: string;
  readonly limits: Pick<Limits, 'take'>;
}

type Query = { readonly to?: unknown; readonly from?: unknown };

/**
 * Serves `POST /webhooks/mail?to=…&from=…`: a whole mail as its body, for mail services that forward received mails by
 * POST. Responds 200 once it is sent, recorded or dropped, 422 with the reason when it is refused, and 5xx when it
 * should be retried.
 */
export function serveMailWebhook(fastify: FastifyInstance, deps: WebhookDeps): void {
  fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Querystring: Query }>('/webhooks/mail', { config: { rateLimit: false } }, (request, reply) =>
      takeMail(deps, request, reply),
    );
  });
}

async function takeMail(
  { receive, secret, limits }: WebhookDeps,
  request: FastifyRequest<{ Querystring: Query }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const answer = (status: number, text: string) => reply.status(status).type('text/plain').send(text);
  if (!isSame(request.headers.authorization ?? '', `Bearer ${secret}`)) {
    await limits.take({ 'webhook.address': request.ip });
    return answer(401, 'wrong secret');
  }
  const { to, from } = request.query;
  if (typeof to !== 'string' || typeof from !== 'string' || !Buffer.isBuffer(request.body)) {
    return answer(400, 'the envelope stands in the address, as to=… and from=…, the mail is the body');
  }
  try {
    return answer(200, await receive({ to, from, raw: request.body }));
  } catch (error) {
    if (error instanceof ReplyRefused) return answer(422, error.message);
    request.log.error({ err: error }, 'reply not taken');
    return reply.status(503).header('retry-after', '30').type('text/plain').send('try again');
  }
}

/** Compares two texts in constant time. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
