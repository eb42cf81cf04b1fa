import { CALLS, type Calls, type ErrorCode } from './calls.js';

/**
 * Settings of a client.
 *
 * url       of the site, such as `https://jarmark.example`.
 * token     an access token; without one, only what everybody may read can be called.
 * language  of messages in failures; Polish without it.
 * retries   how often a call is repeated that may succeed later; 2 without it.
 * timeoutMs how long one try may take; 60 seconds without it.
 */
export interface JarmarkOptions {
  readonly url: string;
  readonly token?: string;
  readonly language?: 'pl' | 'en' | 'uk' | 'de' | 'es' | 'it';
  readonly retries?: number;
  readonly timeoutMs?: number;
  readonly fetch?: typeof fetch;
}

/** A call that the site refused. `fieldErrors` has messages by field; `retryAfterS` is set where waiting helps. */
export class JarmarkError extends Error {
  override readonly name = 'JarmarkError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
  readonly requestId: string;
  readonly retryAfterS: number | undefined;

  constructor(status: number, answer: Partial<Failure>, retryAfterS: number | undefined) {
    super(answer.data ?? `the server answered ${status}`);
    this.status = status;
    this.code = answer.code ?? (status >= 500 ? 'unavailable' : 'badRequest');
    this.fieldErrors = answer.errors ?? {};
    this.requestId = answer.requestId ?? '';
    this.retryAfterS = retryAfterS;
  }
}

interface Failure {
  readonly code: ErrorCode;
  readonly data: string;
  readonly errors: Record<string, string[]>;
  readonly requestId: string;
}

interface Parts {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, unknown>;
  readonly body?: unknown;
  readonly files?: readonly Blob[];
}

/** `idempotencyKey`: your own name for an action, by which it counts once even if your program is started again. */
export interface CallOptions {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

type Name = keyof Calls;
type Input<N extends Name> = Calls[N]['input'];

/** A client of the API. */
export interface Jarmark {
  /** Makes a call by its name in the API's description. @throws JarmarkError */
  call<N extends Name>(
    name: N,
    ...input: Record<never, never> extends Input<N>
      ? [input?: Input<N>, options?: CallOptions]
      : [input: Input<N>, options?: CallOptions]
  ): Promise<Calls[N]['answer']>;
}

const LONGEST_WAIT_S = 60;

/** Creates a client. It keeps no connection and no state. */
export function createJarmark(options: JarmarkOptions): Jarmark {
  return {
    async call(name, ...[input, extras = {}]) {
      const parts: Parts = input ?? {};
      // The same key for every try: what was done already is not done again.
      const key = extras.idempotencyKey ?? crypto.randomUUID();
      for (let tried = 0; ; tried += 1) {
        try {
          return (await send(options, name, parts, key, extras.signal)) as never;
        } catch (error) {
          const waitS = tried < (options.retries ?? 2) ? waitOf(error, tried) : null;
          if (waitS === null || extras.signal?.aborted) throw error;
          await new Promise((resolve) => setTimeout(resolve, waitS * 1_000));
        }
      }
    },
  };
}

/** How long to wait before the next try, in seconds; null where none would help. */
function waitOf(error: unknown, tried: number): number | null {
  const growing = 0.5 * 2 ** tried;
  // What `fetch` throws when no answer came.
  if (!(error instanceof JarmarkError)) return error instanceof TypeError ? growing : null;
  if (error.status !== 429 && error.status !== 503) return null;
  const waitS = error.retryAfterS ?? growing;
  return waitS <= LONGEST_WAIT_S ? waitS : null;
}

async function send(
  options: JarmarkOptions,
  name: Name,
  parts: Parts,
  key: string,
  signal?: AbortSignal,
): Promise<unknown> {
  const { method, path, upload } = CALLS[name];
  const body = bodyOf(parts, upload);
  const timeout = AbortSignal.timeout(options.timeoutMs ?? 60_000);
  const response = await (options.fetch ?? fetch)(urlOf(options.url, path, parts), {
    method,
    headers: {
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      'accept-language': options.language ?? 'pl',
      ...(method === 'GET' ? {} : { 'idempotency-key': key }),
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body }),
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const retryAfterS = Number(response.headers.get('retry-after')) || undefined;
  throw new JarmarkError(response.status, (answer ?? {}) as Partial<Failure>, retryAfterS);
}

function bodyOf({ body, files }: Parts, upload: string | undefined): string | FormData | undefined {
  if (!upload) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  for (const file of files ?? []) form.append(upload, file);
  return form;
}

function urlOf(site: string, path: string, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const url = new URL(`${site.replace(/\/+$/, '')}/api${filled}`);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') url.searchParams.set(name, String(value));
  }
  return url.href;
}
