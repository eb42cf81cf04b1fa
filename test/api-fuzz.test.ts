import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type CallParts, callPath } from '#contract/api-client.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { ERROR_STATUS } from '#contract/errors.ts';
import { api } from '#contract/index.ts';
import { cleanLines, isKeepable } from '#contract/values/text.ts';
import { anyText } from './any-text.ts';
import { share } from './effort.ts';
import { anAccount, aSession } from './factories.ts';
import { PERMISSIONS } from './permission-matrix.ts';
import type { World } from './permission-roles.ts';
import { forgetTries } from './talk-factories.ts';
import { testApp } from './test-app.ts';
import { aWorld } from './world.ts';

const app = testApp({ RATE_LIMIT: '0' });
const RUNS = Number(process.env.FUZZ_RUNS ?? share(40));

/** The statuses that the OpenAPI document lists for each call. */
let documented: Record<string, Record<string, { responses: object }>> = {};
beforeAll(async () => {
  documented = (await app.app.fastify.inject('/api/openapi.json')).json().paths;
});

/** Text as it arrives when pasted, or as written to hide something. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '\0',
    '\u202e',
    '\u2066x\u2069',
    '\u200b',
    '\u200b\u200c\u2060',
    '\ufeff',
    '\u00ad',
    '\u3164',
    '\ud800',
    '\udc00',
    '\uffff',
    'e\u0301',
    '\u001b[31m',
    '\u2028',
    '\r\n',
    '\u{e0041}',
    '👩\u200d',
    'a\u0300'.repeat(60),
  ),
  anyText({ maxLength: 40 }),
  fc.constantFrom(
    "'; drop table account; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '{{x}}',
    '\\',
    '%_',
    'x'.repeat(20_000),
  ),
);
const nastyValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  nastyText,
  fc.constantFrom(
    null,
    -1,
    0,
    1e308,
    2 ** 53,
    2 ** 31,
    0.1,
    '',
    [],
    {},
    [[]],
    ['x'],
    { id: 1 },
    '1e400',
    'NaN',
    '0x10',
    ' ',
    true,
  ),
  fc.constant('DEEP'),
);
/** How a call is corrupted: a text replaced by another, one value replaced, or a whole part replaced. */
const spoiling = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ how: fc.constant('text' as const), at: fc.nat(), value: nastyText, front: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ how: fc.constant('value' as const), at: fc.nat(), value: nastyValue, front: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ how: fc.constant('part' as const), at: fc.nat(), value: nastyValue, front: fc.boolean() }),
  },
);
type Spoiling = typeof spoiling extends fc.Arbitrary<infer T> ? T : never;

/** A placeholder for deeply nested values, which cannot be printed. */
const DEEP = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

const PARTS = ['body', 'query', 'params'] as const;

/** Each property of an object's schema with the value. */
function filled(schema: z.ZodType | undefined, value: string): Record<string, string> {
  if (!schema) return {};
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: object;
  };
  return Object.fromEntries(Object.keys(properties).map((name) => [name, value]));
}

/** Every parameter of a call with a value, and what makes the call succeed where the permission matrix knows it. */
function wholeCall(endpoint: AnyEndpoint, world: World): CallParts {
  const known = PERMISSIONS[endpoint.name]?.parts?.(world) ?? {};
  return {
    params: { ...filled(endpoint.params, '1'), ...known.params },
    query: { ...filled(endpoint.query, ''), ...known.query },
    ...(endpoint.body ? { body: known.body ?? filled(endpoint.body, 'Miód lipowy z pasieki') } : {}),
  };
}

type Place = { readonly holder: Record<string, unknown>; readonly name: string };

function placesOf(holder: unknown, found: Place[] = []): Place[] {
  if (typeof holder !== 'object' || holder === null) return found;
  for (const [name, value] of Object.entries(holder)) {
    found.push({ holder: holder as Record<string, unknown>, name });
    placesOf(value, found);
  }
  return found;
}

function spoil(parts: CallParts, { how, at, value, front }: Spoiling): CallParts {
  const call = structuredClone(parts) as Record<string, unknown>;
  if (how === 'part') {
    const name = PARTS[at % 2] as 'body' | 'query';
    return { ...call, [name]: name === 'query' ? { [String(value)]: value } : value } as CallParts;
  }
  const places = PARTS.flatMap((name) => placesOf(call[name]));
  const texts = places.filter(({ holder, name }) => typeof holder[name] === 'string');
  const place = how === 'text' ? texts[at % texts.length] : places[at % places.length];
  if (!place) return call as CallParts;
  const old = place.holder[place.name];
  place.holder[place.name] = how === 'text' ? (front ? `${value}${old}` : `${old}${value}`) : value;
  return call as CallParts;
}

async function send(endpoint: AnyEndpoint, parts: CallParts, token: string) {
  const path = callPath(endpoint, { ...parts, params: wellFormed(parts.params, true), query: wellFormed(parts.query) });
  const response = await app.app.fastify.inject({
    method: endpoint.method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(endpoint.method === 'GET' ? {} : { payload: JSON.stringify(parts.body ?? {}).replaceAll('"DEEP"', DEEP) }),
  });
  const { statusCode, body } = response;
  expect(statusCode, `${endpoint.method} ${path}: ${body}`).toBeLessThan(500);
  const named = Object.keys(documented[endpoint.path]?.[endpoint.method.toLowerCase()]?.responses ?? {});
  expect(named, `${statusCode} of ${endpoint.name}: ${body}`).toContain(String(statusCode));
  if (statusCode === 200) return;
  const answer = response.json();
  expect(answer).toMatchObject({ success: false, data: expect.any(String), requestId: expect.any(String) });
  expect(ERROR_STATUS[answer.code as keyof typeof ERROR_STATUS]).toBe(statusCode);
}

/** Whether a URL can carry the values; an empty path segment would change the path. */
function wellFormed(values: Record<string, unknown> = {}, isPath = false): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.toWellFormed(),
      String(value ?? '').toWellFormed() || (isPath ? '-' : ''),
    ]),
  );
}

const DESKS = ['moderator', 'admin'];

/** A call by the endpoint's intended caller: the owner of the item, or staff. */
async function aCall(endpoint: AnyEndpoint): Promise<{ parts: CallParts; token: () => Promise<string> }> {
  const world = await aWorld(app, endpoint.feature);
  const isDesk = DESKS.includes(endpoint.access);
  const id = isDesk ? await anAccount(app) : world.sellerId;
  const role = isDesk ? ('admin' as const) : ('user' as const);
  await app.client.db
    .updateTable('account')
    .set({ role, email_verified_at: new Date() })
    .where('id', '=', id)
    .execute();
  return {
    parts: wholeCall(endpoint, world),
    token: () => aSession(app, id, { isStrong: true }).catch(() => 'x'.repeat(43)),
  };
}

test.each(api.filter(({ upload }) => !upload).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers whatever it is sent with less than 500, and stores clean text',
  async (_, endpoint) => {
    const { parts, token } = await aCall(endpoint);
    await send(endpoint, parts, await token());
    await fc.assert(
      fc.asyncProperty(spoiling, async (how) => {
        await send(endpoint, spoil(parts, how), await token());
        await forgetTries(app);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    if (endpoint.method !== 'GET') expect(await listUncleanTexts()).toEqual([]);
  },
  60_000,
);

/** The first number beyond a 32-bit column, and the largest number that the contract accepts. */
const LARGE = [2 ** 31, Number.MAX_SAFE_INTEGER];

test.each(api.filter(({ upload }) => !upload).map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s answers numbers that are too large with less than 500',
  async (_, endpoint) => {
    const { parts, token } = await aCall(endpoint);
    const count = numberPlaces(endpoint, structuredClone(parts)).length;
    for (let at = 0; at < count; at++) {
      for (const value of LARGE) {
        const call = structuredClone(parts);
        const place = numberPlaces(endpoint, call)[at] as Place;
        place.holder[place.name] = value;
        await send(endpoint, call, await token());
        await forgetTries(app);
      }
    }
  },
  60_000,
);

/** Where a call has numbers, and its parameters and fields that it may leave out. */
function numberPlaces(endpoint: AnyEndpoint, call: CallParts): Place[] {
  const has = ({ holder, name }: Place) => /^\d+$/.test(String(holder[name])) || holder[name] === '';
  const body = call.body as Record<string, unknown> | undefined;
  const absent = Object.keys(filled(endpoint.body, ''))
    .filter((name) => body && typeof body === 'object' && !Array.isArray(body) && !(name in body))
    .map((name) => ({ holder: body as Record<string, unknown>, name }));
  return [...PARTS.flatMap((name) => placesOf(call[name])).filter(has), ...absent];
}

const header = fc.constantFrom(
  'authorization',
  'accept-language',
  'idempotency-key',
  'x-visitor-id',
  'user-agent',
  'cookie',
  'accept',
  'if-none-match',
  'range',
  'x-forwarded-for',
  'origin',
  'content-type',
);
const headerValue = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aB1 ;,=-_./*"%\u00fc'), maxLength: 200 }),
  fc.constantFrom(
    'Bearer x',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json; charset=x',
    'de;q=x',
    'bytes=9-1',
  ),
);

test.each(api.filter(({ method }) => method !== 'GET').map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s takes no harm from headers and bodies of any kind',
  async (_, endpoint) => {
    const token = await aSession(app, await anAccount(app));
    const body = fc.oneof(
      fc.json(),
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
      fc.constantFrom(
        '--x\r\n',
        '--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\nx\r\n--x--',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(header, headerValue, { maxKeys: 4 }), body, async (headers, payload) => {
        const { statusCode, body: answer } = await app.app.fastify.inject({
          method: endpoint.method,
          url: `/api${endpoint.path.replace(/\{\w+\}/g, '1')}`,
          headers: { authorization: `Bearer ${token}`, ...headers },
          payload,
        });
        expect(statusCode, answer).toBeLessThan(500);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  60_000,
);

/** Texts that are not published: queued jobs and form drafts. */
const NO_TEXTS = ['draft', 'idempotency_key', 'migration'];

/** Every stored text that cleaning would change. */
async function listUncleanTexts(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> all(${NO_TEXTS})`.execute(app.client.db);
  const perTable = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, to_jsonb(t) as row from ${sql.table(name)} t`,
  );
  const { rows } = await sql<{ name: string; row: unknown }>`${sql.join(perTable, sql` union all `)}`.execute(
    app.client.db,
  );
  return rows.flatMap(({ name, row }) =>
    placesOf(row).flatMap(({ holder, name: column }) => {
      const value = holder[column];
      if (typeof value !== 'string') return [];
      const isClean = isKeepable(value) && cleanLines(value).length === value.normalize('NFC').trim().length;
      return isClean ? [] : `${name}.${column}: ${JSON.stringify(value)}`;
    }),
  );
}
