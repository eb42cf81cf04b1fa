/**
 * Generates the calls of the TypeScript client (`clients/ts/src/calls.ts`) from the contract. Run it after changing an
 * endpoint that programs may use: `node scripts/make-client.ts`. A test compares the file with the contract.
 */
import { writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { api } from '#contract/index.ts';
import { deliveryBodySchema } from '#contract/programs/events.ts';
import { DELIVERY_KINDS } from '#contract/programs/webhook-kinds.ts';
import { typeText } from './schema-types.ts';

export const CLIENT_FILE = new URL('../clients/ts/src/calls.ts', import.meta.url);

/** The calls that programs can make: those with a scope, and public reads. */
const CALLS = api.filter(({ access, scope, method }) => scope || (access === 'public' && method === 'GET'));

function typeOf(schema: z.ZodType, io: 'input' | 'output', indent: string, self = 'unknown'): string {
  return typeText(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), indent, self);
}

/** The part of a call's input, optional where all of its fields are. */
function partText(name: string, schema: z.ZodType | undefined, indent: string): string {
  if (!schema) return '';
  const isOptional = name !== 'body' && schema.safeParse({}).success;
  return `${indent}${name}${isOptional ? '?' : ''}: ${typeOf(schema, 'input', indent)};\n`;
}

function inputText({ params, query, body, upload }: AnyEndpoint, indent: string): string {
  const parts = [
    partText('params', params, `${indent}  `),
    partText('query', query, `${indent}  `),
    partText('body', body, `${indent}  `),
    upload ? `${indent}  files: readonly Blob[];\n` : '',
  ].join('');
  return parts ? `{\n${parts}${indent}}` : 'Record<never, never>';
}

/** The source of the client's calls. */
export function clientSource(): string {
  const types = CALLS.map(
    (endpoint) =>
      `  /** ${endpoint.summary}.${endpoint.scope ? ` Scope: \`${endpoint.scope}\`.` : ''} */\n` +
      `  '${endpoint.name}': {\n    input: ${inputText(endpoint, '    ')};\n` +
      `    answer: ${typeOf(endpoint.answer, 'output', '    ', `Calls['${endpoint.name}']['answer']`)};\n  };\n`,
  );
  const values = CALLS.map(
    ({ name, method, path, upload }) =>
      `  '${name}': { method: '${method}', path: '${path}'${upload ? `, upload: '${upload.field}'` : ''} },\n`,
  );
  const kinds = DELIVERY_KINDS.map((kind) => `  | ${typeOf(deliveryBodySchema(kind), 'output', '    ')}\n`);
  const codes = Object.keys(ERROR_STATUS).map((code) => `  | '${code}'\n`);
  return [
    '// Made by scripts/make-client.ts from the contract of the API.\n',
    `/** Every call by name, with its input and its answer. */\nexport interface Calls {\n${types.join('')}}\n`,
    '/** How each call is made. */\nexport const CALLS: {\n  readonly [Name in keyof Calls]: { readonly method: string; readonly path: string; readonly upload?: string };\n} = {',
    `${values.join('')}};\n`,
    `/** The body of a delivery to a webhook, by its \`kind\`. */\nexport type Delivery =\n${kinds.join('').trimEnd()};\n`,
    `/** The code of a failure. */\nexport type ErrorCode =\n${codes.join('').trimEnd()};\n`,
  ].join('\n');
}

if (import.meta.main) await writeFile(CLIENT_FILE, clientSource());
