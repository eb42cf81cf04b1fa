import { readFile } from 'node:fs/promises';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import { deliveryBodySchema } from '#contract/programs/events.ts';
import { type NeededScope, SCOPES, TOKEN_PREFIX } from '#contract/programs/scopes.ts';
import { DELIVERY_KINDS } from '#contract/programs/webhook-kinds.ts';
import type { Config } from '../config.ts';
import type { Mounted } from './mount.ts';
import { once } from './once.ts';

/** Error codes that any call may return. */
const COMMON_ERRORS: readonly ErrorCode[] = ['validationFailed', 'tooManyRequests', 'internal'];

const FAILURE_SCHEMA = {
  type: 'object',
  required: ['success', 'code', 'data', 'errors', 'requestId'],
  properties: {
    success: { type: 'boolean', enum: [false] },
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    data: { type: 'string', description: 'The message in the language of Accept-Language' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    requestId: { type: 'string' },
  },
};

const SECURITY_SCHEMES = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `auth_token` of a log-in: what the pages use. It opens everything that its person may do.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    description: `An access token (\`${TOKEN_PREFIX}…\`) with the scope that the call names: ${SCOPES.map((scope) => `\`${scope}\``).join(', ')}.`,
  },
};

/** The webhook events, by kind. */
function webhooks(): Record<string, object> {
  return Object.fromEntries(
    DELIVERY_KINDS.map((kind) => [
      kind,
      {
        post: {
          operationId: kind,
          tags: ['webhooks'],
          summary: `A delivery of the kind \`${kind}\``,
          requestBody: content('Signed as of Standard Webhooks', schemaOf(deliveryBodySchema(kind), 'output')),
          responses: { '2XX': { description: 'Taken in' } },
        },
      },
    ]),
  );
}

/**
 * The OpenAPI document of the contract.
 *
 * guide  its introduction, in Markdown.
 */
export function buildOpenApi(endpoints: readonly AnyEndpoint[], publicUrl: string, guide: string) {
  const paths = once(() => pathsOf(endpoints));
  const events = once(webhooks);
  return {
    // 3.0 has no place for the scopes of bearer tokens.
    openapi: '3.1.0',
    info: { title: 'Jarmark', version: '1', description: guide },
    servers: [{ url: `${publicUrl}/api` }],
    // Converting all schemas takes a twentieth of the server's start, so it waits for the first reader.
    get paths() {
      return paths();
    },
    get webhooks() {
      return events();
    },
    components: { schemas: { Failure: FAILURE_SCHEMA }, securitySchemes: SECURITY_SCHEMES },
  };
}

function pathsOf(endpoints: readonly AnyEndpoint[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return paths;
}

function operation(endpoint: AnyEndpoint): object {
  return {
    operationId: endpoint.name,
    tags: [endpoint.feature],
    summary: endpoint.summary,
    ...(endpoint.scope ? { description: scopeText(endpoint.scope) } : {}),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query'), LANGUAGE],
    ...(endpoint.access === 'public' ? {} : { security: security(endpoint.scope) }),
    ...requestBody(endpoint),
    responses: { 200: content('Success', schemaOf(endpoint.answer, 'output')), ...failures(endpoint) },
  };
}

/** The security requirement: a session, or a token with the scope. */
function security(scope: NeededScope | undefined): object[] {
  if (!scope) return [{ session: [] }];
  return [{ session: [] }, { token: scope === 'any' ? [] : [scope] }];
}

function scopeText(scope: NeededScope): string {
  return scope === 'any' ? 'Open to any access token.' : `Open to access tokens with the scope \`${scope}\`.`;
}

function requestBody({ body, upload }: AnyEndpoint): object {
  if (upload) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const files = { type: 'array', items: file, minItems: 1, maxItems: upload.maxFiles };
    const schema = { type: 'object', required: [upload.field], properties: { [upload.field]: files } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!body) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
  };
}

const LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  schema: { type: 'string', enum: ['pl', 'en', 'de', 'es', 'uk', 'it'] },
};

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => withoutObvious(jsonSchema),
  });
  return rest;
}

/**
 * Removes parts that take up half of the document without informing readers: the regular expressions of named formats,
 * and JavaScript's default bounds of integers.
 */
function withoutObvious(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

function content(description: string, schema: object): object {
  return { description, content: { 'application/json': { schema } } };
}

/** Error codes implied by an endpoint's requirements, besides those it declares. */
function impliedErrors({ access, params, method }: AnyEndpoint): readonly ErrorCode[] {
  return [
    ...(access === 'public' ? [] : (['mustLoggedIn'] as const)),
    // A malformed id is not found.
    ...(params ? (['notFound'] as const) : []),
    ...(method === 'GET' ? [] : (['badRequest', 'payloadTooLarge', 'unsupportedMediaType'] as const)),
  ];
}

function failures(endpoint: AnyEndpoint): Record<string, object> {
  const codes = [...new Set([...COMMON_ERRORS, ...impliedErrors(endpoint), ...endpoint.errors])];
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      content(names.join(', '), { $ref: '#/components/schemas/Failure' }),
    ]),
  );
}

/**
 * The document as Swagger UI reads it. It shows 3.0 in a sixth of the time that it takes for 3.1, whose webhooks it
 * would list as paths without an address.
 */
function forViewer(document: ReturnType<typeof buildOpenApi>): object {
  const { info, servers, components } = document;
  return {
    openapi: '3.0.3',
    info,
    servers,
    get paths() {
      return document.paths;
    },
    components,
  };
}

/** A style element that Swagger UI adds by itself. */
const OWN_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** The page's policy without other origins; without https there is nothing to upgrade to. */
function onlyOwn(policy: string, secure: boolean): string {
  const own = policy
    .replaceAll(/ (https:|validator\.swagger\.io)(?=[ ;])/g, '')
    .replace("style-src 'self'", `style-src 'self' ${OWN_STYLE}`);
  return secure ? own : own.replace(/ ?upgrade-insecure-requests;?/, '');
}

/** Serves the document at `/api/openapi.json` and a page to read it at `/api/docs`. */
export async function serveOpenApi(
  fastify: FastifyInstance,
  mounted: readonly Mounted[],
  config: Config,
): Promise<void> {
  const guide = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8');
  const endpoints = mounted.map((each) => each.endpoint);
  // The document has its own title.
  const document = buildOpenApi(endpoints, config.publicUrl, guide.replace(/^# .*\n+/, ''));
  fastify.get('/api/openapi.json', async () => document);
  await fastify.register(swagger, { mode: 'static', specification: { document: forViewer(document) as never } });
  await fastify.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => onlyOwn(policy, config.publicUrl.startsWith('https:')),
    logLevel: 'warn',
    uiConfig: { tryItOutEnabled: true, filter: true, docExpansion: 'none', defaultModelsExpandDepth: 0 },
  });
}
