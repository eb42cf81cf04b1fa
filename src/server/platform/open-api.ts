import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import type { Config } from '../config.ts';
import type { Mounted } from './mount.ts';

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

/** The OpenAPI document of the contract. */
export function buildOpenApi(endpoints: readonly AnyEndpoint[], publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Jarmark', version: '1', description: 'A marketplace for regional and rural goods.' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      schemas: { Failure: FAILURE_SCHEMA },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(endpoint: AnyEndpoint): object {
  return {
    operationId: endpoint.name,
    tags: [endpoint.feature],
    summary: endpoint.summary,
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query'), LANGUAGE],
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: { 200: content('Success', schemaOf(endpoint.answer, 'output')), ...failures(endpoint) },
  };
}

const LANGUAGE = {
  name: 'Accept-Language',
  in: 'header',
  schema: { type: 'string', enum: ['pl', 'en', 'de', 'es', 'uk', 'it'] },
};

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any' });
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

/** Serves the document at `/api/openapi.json` and a page to read it at `/api/docs`. */
export async function serveOpenApi(
  fastify: FastifyInstance,
  mounted: readonly Mounted[],
  config: Config,
): Promise<void> {
  const document = buildOpenApi(
    mounted.map((each) => each.endpoint),
    config.publicUrl,
  );
  fastify.get('/api/openapi.json', async () => document);
  await fastify.register(swagger, { mode: 'static', specification: { document: document as never } });
  await fastify.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, logLevel: 'warn' });
}
