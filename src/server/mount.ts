import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiClient, CallParts } from '#contract/api-client.ts';
import type { AnswerOf, AnyEndpoint, ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { negotiateLocale } from '#i18n/locales.ts';
import type { Caller, RequestContext } from './context.ts';
import { validationError } from './errors.ts';
import { assertMayCall } from './policy.ts';
import { deviceName } from './sessions/device.ts';
import { type IncomingFile, readFiles, readFormFields } from './uploads.ts';

/** What a handler gets: the call's parts, and its files where it brings any. */
type Input<E extends AnyEndpoint> = ParsedOf<E> & { readonly files: AsyncIterable<IncomingFile> };

/** What does an endpoint's work. */
export type Handler<E extends AnyEndpoint> = (input: Input<E>, context: RequestContext) => Promise<AnswerOf<E>>;

/** Finds out whom a token stands for; null when it stands for nobody any more. */
export type Authenticate = (token: string) => Promise<Caller | null>;

/** An endpoint with its handler, as a feature's routes list them. */
export interface Mounted {
  readonly endpoint: AnyEndpoint;
  readonly handler: Handler<AnyEndpoint>;
}

/** Ties a handler to its endpoint; the types of both must agree. */
export function mount<E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): Mounted {
  return { endpoint, handler: handler as Handler<AnyEndpoint> };
}

/** What a write answers. */
export function written<T>(data: T): { success: true; data: T } {
  return { success: true, data };
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

async function* noFiles(): AsyncGenerator<IncomingFile> {}

/** Serves every mounted endpoint below `/api`. */
export function serveEndpoints(app: FastifyInstance, mounted: readonly Mounted[], authenticate: Authenticate): void {
  for (const { endpoint, handler } of mounted) {
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema: { response: { 200: answerJsonSchema(endpoint) } },
      config: endpoint.rateLimit
        ? { rateLimit: { max: endpoint.rateLimit.max, timeWindow: endpoint.rateLimit.windowMs } }
        : {},
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header('vary', 'accept-language');
        // What is said to one person must not be kept for another.
        if (request.headers.authorization) reply.header('cache-control', 'private, no-store');
        const context = await contextOf(request, authenticate);
        assertMayCall(endpoint, context);
        const input = parseInput(endpoint, await partsOf(endpoint, request), context);
        const files = endpoint.upload ? readFiles(request, endpoint.upload, context.locale) : noFiles();
        return handler({ ...input, files }, context);
      },
    });
  }
}

/** What a call brings as JSON, as a form or as form data. */
async function partsOf(endpoint: AnyEndpoint, request: FastifyRequest): Promise<CallParts> {
  const { params, query, body } = request as unknown as CallParts;
  const isForm = !endpoint.upload && request.isMultipart();
  return { params, query, body: isForm ? await readFormFields(request) : body };
}

/** What the serializer writes, and nothing else: a field that the contract does not name never leaves the server. */
function answerJsonSchema(endpoint: AnyEndpoint): object {
  return z.toJSONSchema(endpoint.answer, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any' });
}

const BEARER = /^Bearer +([\w-]+)$/i;
const VISITOR_ID = /^[0-9a-zA-Z]{8,64}$/;
const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

/** The context of a call over HTTP. A token that no longer holds is that of a visitor. */
export async function contextOf(request: FastifyRequest, authenticate: Authenticate): Promise<RequestContext> {
  const { headers } = request;
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  const key = String(headers['idempotency-key'] ?? '');
  const visitor = String(headers['x-visitor-id'] ?? '');
  return {
    requestId: request.id,
    locale: negotiateLocale(headers['accept-language']),
    ip: request.ip,
    device: deviceName(headers['user-agent']),
    visitorId: VISITOR_ID.test(visitor) ? visitor : null,
    idempotencyKey: IDEMPOTENCY_KEY.test(key) ? key : null,
    log: request.log,
    account: token ? await authenticate(token) : null,
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
      assertMayCall(endpoint, context);
      const parsed = parseInput(each.endpoint, parts, context);
      onCall(each.endpoint.cacheTags?.(parsed) ?? []);
      return (await each.handler({ ...parsed, files: noFiles() }, context)) as never;
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
