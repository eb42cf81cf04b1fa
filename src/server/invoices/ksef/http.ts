import * as z from 'zod';

const PATIENCE_MS = 20_000;
const BUSY_MS = 60_000;
const TOO_MANY = 429;
const ERROR_TEXT_LENGTH = 500;

/** KSeF is unreachable or overloaded: retry later. */
export class KsefUnavailable extends Error {
  override readonly name = 'KsefUnavailable';
  /** The requested delay; 0 if none was given. */
  readonly restMs: number;

  constructor(message: string, restMs = 0, cause?: unknown) {
    super(message, { cause });
    this.restMs = restMs;
  }
}

/** KSeF rejected the request. `message` is its text. */
export class KsefRefusal extends Error {
  override readonly name = 'KsefRefusal';
  /** The HTTP status. */
  readonly status: number;
  /** KSeF's own error codes. */
  readonly codes: readonly number[];

  constructor(message: string, status: number, codes: readonly number[]) {
    super(message);
    this.status = status;
    this.codes = codes;
  }
}

export interface KsefCall {
  readonly method: 'GET' | 'POST';
  /** Relative to the API's address, with a leading slash. */
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

/** Calls KSeF. @returns the response text @throws KsefUnavailable | KsefRefusal */
export type AskKsef = (call: KsefCall) => Promise<string>;

/** A client of the KSeF API at an address. */
export function createAsk(url: string): AskKsef {
  return async ({ method, path, token, body }) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        // Request errors in the format of RFC 9457.
        'x-error-format': 'problem-details',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      // Never send secrets to another address than the configured one.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new KsefUnavailable('KSeF nie odpowiada', 0, error);
    });
    const text = await answer.text().catch((error: unknown) => {
      throw new KsefUnavailable('KSeF przerwał odpowiedź', 0, error);
    });
    if (answer.ok) return text;
    throw failureOf(answer, text);
  };
}

function failureOf({ status, headers }: Response, text: string): Error {
  if (status === TOO_MANY) {
    const seconds = Number(headers.get('retry-after'));
    return new KsefUnavailable('KSeF prosi o przerwę', seconds > 0 ? seconds * 1_000 : BUSY_MS);
  }
  if (status >= 500) return new KsefUnavailable(`KSeF ma awarię (${status})`);
  const { message, codes } = problemOf(text);
  return new KsefRefusal(message || `KSeF odmówił (${status})`, status, codes);
}

const problemSchema = z.object({
  detail: z.string().nullish(),
  errors: z
    .array(z.object({ code: z.number(), description: z.string().nullish(), details: z.array(z.string()).nullish() }))
    .nullish(),
});
/** The error format before RFC 9457. */
const exceptionSchema = z
  .object({
    exception: z.object({
      exceptionDetailList: z.array(
        z.object({
          exceptionCode: z.number(),
          exceptionDescription: z.string().nullish(),
          details: z.array(z.string()).nullish(),
        }),
      ),
    }),
  })
  .transform(({ exception }) => ({
    detail: null,
    errors: exception.exceptionDetailList.map(({ exceptionCode, exceptionDescription, details }) => ({
      code: exceptionCode,
      description: exceptionDescription,
      details,
    })),
  }));

function problemOf(text: string): { message: string; codes: number[] } {
  const problem = z.union([exceptionSchema, problemSchema]).safeParse(jsonOf(text)).data;
  const errors = problem?.errors ?? [];
  const said = errors.flatMap(({ code, description, details }) => [
    `${code} ${description ?? ''}`.trim(),
    ...(details ?? []),
  ]);
  return {
    message: (said.join('; ') || problem?.detail || '').slice(0, ERROR_TEXT_LENGTH),
    codes: errors.map(({ code }) => code),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Parses a response. @throws KsefUnavailable if it does not match KSeF's API description */
export function read<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  const parsed = schema.safeParse(jsonOf(text));
  if (parsed.success) return parsed.data;
  throw new KsefUnavailable('KSeF odpowiedział niezrozumiale', 0, parsed.error);
}
