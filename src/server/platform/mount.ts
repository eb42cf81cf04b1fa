import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { ApiClient, CallParts } from '#contract/api-client.ts';
import type { AnswerOf, AnyEndpoint, ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { negotiateLocale } from '#i18n/locales.ts';
import type { Caller, RequestContext } from './context.ts';
import { keepDeadline } from './deadline.ts';
import { deviceName } from './device.ts';
import { toApiError, validationError } from './errors.ts';
import { assertMayCall, contextFor } from './policy.ts';
import { traced } from './tracing/tracing.ts';
import { type IncomingFile, readFiles, readFormFields } from './uploads.ts';

/** A handler's input: the parsed parts of the request, and its files. */
type Input<E extends AnyEndpoint> = ParsedOf<E> & { readonly files: AsyncIterable<IncomingFile> };

/** Implements an endpoint. */
export type Handler<E extends AnyEndpoint> = (input: Input<E>, context: RequestContext) => Promise<AnswerOf<E>>;

/** Finds the account of a token; null if the token is invalid. */
export type Authenticate = (token: string) => Promise<Caller | null>;

/** An endpoint with its handler, as listed in a feature's routes. */
export interface Mounted {
  readonly endpoint: AnyEndpoint;
  readonly handler: Handler<AnyEndpoint>;
}

/** Binds a handler to its endpoint; their types must match. */
export function mount<E extends AnyEndpoint>(endpoint: E, handler: Handler<E>): Mounted {
  return { endpoint, handler: handler as Handler<AnyEndpoint> };
}

/** The response of a write. */
export function written<T>(data: T): { success: true; data: T } {
  return { success: true, data };
}

/** Parses the input. @throws ApiError 'validationFailed' with messages at the fields. */
function parseInput(endpoint: AnyEndpoint, parts: CallParts, context: RequestContext): ParsedOf<AnyEndpoint> {
  const shape = { params: endpoint.params, query: endpoint.query, body: endpoint.body };
  const parsed: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    if (!schema) continue;
    const result = schema.safeParse(parts[name as keyof CallParts] ?? {});
    // A malformed id cannot exist, so it is not found rather than invalid.
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
      ...(endpoint.maxBodyBytes === undefined ? {} : { bodyLimit: endpoint.maxBodyBytes }),
      config: {
        hasDeadline: !endpoint.upload,
        ...(endpoint.rateLimit
          ? { rateLimit: { max: endpoint.rateLimit.max, timeWindow: endpoint.rateLimit.windowMs } }
          : {}),
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        reply.header('vary', 'accept-language');
        // Responses for one person must not be cached for another.
        if (request.headers.authorization) reply.header('cache-control', 'private, no-store');
        const context = contextFor(endpoint, await contextOf(request, authenticate));
        assertMayCall(endpoint, context);
        const input = parseInput(endpoint, await partsOf(endpoint, request), context);
        const files = endpoint.upload ? readFiles(request, endpoint.upload, context.locale) : noFiles();
        return traced(endpoint.name, { 'jarmark.endpoint': endpoint.name }, () =>
          handler({ ...input, files }, context),
        );
      },
    });
  }
}

/** The parts of a request with a JSON, urlencoded or form-data body. */
async function partsOf(endpoint: AnyEndpoint, request: FastifyRequest): Promise<CallParts> {
  const { params, query, body } = request as unknown as CallParts;
  const isForm = !endpoint.upload && request.isMultipart();
  return { params, query, body: isForm ? await readFormFields(request) : body };
}

/** The serializer writes only the fields in this schema: nothing outside the contract leaves the server. */
function answerJsonSchema(endpoint: AnyEndpoint): object {
  return z.toJSONSchema(endpoint.answer, { target: 'openapi-3.0', io: 'output', unrepresentable: 'any' });
}

const BEARER = /^Bearer +([\w-]+)$/i;
const VISITOR_ID = /^[0-9a-zA-Z]{8,64}$/;
const BROWSER_TOKEN = /^[\w-]{43}$/;
const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

/** The context of an HTTP request. An invalid token is treated as a visitor's. */
export async function contextOf(request: FastifyRequest, authenticate: Authenticate): Promise<RequestContext> {
  const { headers } = request;
  const token = BEARER.exec(headers.authorization ?? '')?.[1];
  const key = String(headers['idempotency-key'] ?? '');
  const visitor = String(headers['x-visitor-id'] ?? '');
  const browser = String(headers['x-browser-token'] ?? '');
  return {
    requestId: request.id,
    locale: negotiateLocale(headers['accept-language']),
    ip: request.ip,
    device: deviceName(headers['user-agent']),
    visitorId: VISITOR_ID.test(visitor) ? visitor : null,
    browserToken: BROWSER_TOKEN.test(browser) ? browser : null,
    idempotencyKey: IDEMPOTENCY_KEY.test(key) ? key : null,
    log: request.log,
    account: token ? await authenticate(token) : null,
  };
}

/**
 * A client that calls the handlers in process: the same parsing, policies and errors as over HTTP, without the network.
 *
 * onCall  gets the cache tags of each call before it runs.
 */
export function localClient(
  mounted: readonly Mounted[],
  context: RequestContext,
  onCall: (tags: readonly string[]) => void = () => {},
): ApiClient {
  const byName = handlersByName(mounted);
  // A render thread's calls arrive as messages, outside the async context of their request.
  const handle = keepDeadline((each: Mounted, input: Input<AnyEndpoint>) => {
    const { name } = each.endpoint;
    return traced(name, { 'jarmark.endpoint': name }, () => each.handler(input, context));
  });
  return {
    async call(endpoint, ...[input]) {
      const each = byName.get(endpoint.name);
      if (!each) throw new ApiError('notFound');
      const parts = (input ?? {}) as CallParts;
      assertMayCall(endpoint, context);
      const parsed = parseInput(each.endpoint, parts, context);
      onCall(each.endpoint.cacheTags?.(parsed) ?? []);
      return (await handle(each, { ...parsed, files: noFiles() }).catch(throwForPage)) as never;
    },
  };
}

/** Pages handle unavailability themselves; other errors keep their stack for the log. */
function throwForPage(error: unknown): never {
  const known = toApiError(error);
  throw known.status === 503 ? known : error;
}

const indexes = new WeakMap<readonly Mounted[], Map<string, Mounted>>();

/** Cached per list: pages create several clients per second. */
function handlersByName(mounted: readonly Mounted[]): Map<string, Mounted> {
  let index = indexes.get(mounted);
  if (!index) {
    index = new Map(mounted.map((each) => [each.endpoint.name, each]));
    indexes.set(mounted, index);
  }
  return index;
}
