import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiClient, CallParts } from '#contract/api-client.ts';
import type { AnswerOf, AnyEndpoint, ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { negotiateLocale } from '#i18n/locales.ts';
import type { RequestContext } from './context.ts';
import { validationError } from './errors.ts';

/** What does an endpoint's work. */
export type Handler<E extends AnyEndpoint> = (input: ParsedOf<E>, context: RequestContext) => Promise<AnswerOf<E>>;

/** An endpoint with its handler, as a feature's routes list them. */
export interface Mounted {
  readonly endpoint: AnyEndpoint;
  readonly handler: Handler<AnyEndpoint>;
}

/** Ties a handler to its endpoint; the types of both must agree. */
export function mount<E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): Mounted {
  return { endpoint, handler: handler as Handler<AnyEndpoint> };
}

/** Parses what a call brings. @throws ApiError 'validationFailed' with messages at the fields. */
function parseInput(endpoint: AnyEndpoint, parts: CallParts, context: RequestContext): ParsedOf<AnyEndpoint> {
  const shape = { params: endpoint.params, query: endpoint.query, body: endpoint.body };
  const parsed: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    if (!schema) continue;
    const result = schema.safeParse(parts[name as keyof CallParts] ?? {});
    // An id that cannot be one names nothing, so it is not found rather than wrong.
    if (!result.success && name === 'params') throw new ApiError('notFound');
    if (!result.success) throw validationError(result.error, context.locale);
    parsed[name] = result.data;
  }
  return parsed as ParsedOf<AnyEndpoint>;
}

/** Whether the caller may call the endpoint at all. @throws ApiError 'mustLoggedIn' | 'forbidden' */
function assertAccess(endpoint: AnyEndpoint, context: RequestContext): void {
  if (endpoint.access === 'public') return;
  if (!context.account) throw new ApiError('mustLoggedIn');
  if (endpoint.access === 'user') return;
  const allowed = endpoint.access === 'moderator' ? ['moderator', 'admin'] : ['admin'];
  if (!allowed.includes(context.account.role)) throw new ApiError('forbidden');
}

async function run({ endpoint, handler }: Mounted, parts: CallParts, context: RequestContext): Promise<unknown> {
  assertAccess(endpoint, context);
  return handler(parseInput(endpoint, parts, context), context);
}

/** Serves every mounted endpoint below `/api`. */
export function serveEndpoints(app: FastifyInstance, mounted: readonly Mounted[]): void {
  for (const each of mounted) {
    const { endpoint } = each;
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema: { response: { 200: answerJsonSchema(endpoint) } },
      config: endpoint.rateLimit
        ? { rateLimit: { max: endpoint.rateLimit.max, timeWindow: endpoint.rateLimit.windowMs } }
        : {},
      handler: (request: FastifyRequest, reply: FastifyReply) => {
        reply.header('vary', 'accept-language');
        return run(each, request as CallParts, contextOf(request));
      },
    });
  }
}

/** What the serializer writes, and nothing else: a field that the contract does not name never leaves the server. */
function answerJsonSchema(endpoint: AnyEndpoint): object {
  return z.toJSONSchema(endpoint.answer, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any' });
}

/** The context of a call over HTTP. */
export function contextOf(request: FastifyRequest): RequestContext {
  return {
    requestId: request.id,
    locale: negotiateLocale(request.headers['accept-language']),
    ip: request.ip,
    log: request.log,
    account: null,
  };
}

/**
 * A client that calls the handlers in process: the same parsing, policies and errors as over HTTP, without the way there.
 *
 * onCall  is told the cache tags of each call, before it runs.
 */
export function localClient(
  mounted: readonly Mounted[],
  context: RequestContext,
  onCall: (tags: readonly string[]) => void = () => {},
): ApiClient {
  const byName = handlersByName(mounted);
  return {
    async call(endpoint, ...[input]) {
      const each = byName.get(endpoint.name);
      if (!each) throw new ApiError('notFound');
      const parts = (input ?? {}) as CallParts;
      assertAccess(endpoint, context);
      const parsed = parseInput(each.endpoint, parts, context);
      onCall(each.endpoint.cacheTags?.(parsed) ?? []);
      return (await each.handler(parsed, context)) as never;
    },
  };
}

const indexes = new WeakMap<readonly Mounted[], Map<string, Mounted>>();

/** Made once a list: a page makes several clients a second. */
function handlersByName(mounted: readonly Mounted[]): Map<string, Mounted> {
  let index = indexes.get(mounted);
  if (!index) {
    index = new Map(mounted.map((each) => [each.endpoint.name, each]));
    indexes.set(mounted, index);
  }
  return index;
}
