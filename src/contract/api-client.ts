import type { AnswerOf, AnyEndpoint, InputOf } from './endpoint.ts';
import { ApiError, type FailureAnswer } from './errors.ts';

/**
 * Options of a call besides the endpoint's declared input.
 *
 * files           for an endpoint with `upload`.
 * idempotencyKey  identifies the action, so that a repeated call counts once: 8 to 100 letters, digits, `-`, `_`.
 */
export interface CallExtras {
  files?: readonly File[];
  idempotencyKey?: string;
}

/** Calls endpoints; the same in the browser, in a page's loader and in tests. Throws ApiError on a failure. */
export interface ApiClient {
  call<E extends AnyEndpoint>(
    endpoint: E,
    ...input: Record<string, never> extends InputOf<E>
      ? [input?: InputOf<E> & CallExtras]
      : [input: InputOf<E> & CallExtras]
  ): Promise<AnswerOf<E>>;
}

/** The parts of a call, as every transport needs them. */
export interface CallParts extends CallExtras {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The path and query string of a call below the API's root: `/ads/12?page=2`. */
export function callPath(endpoint: AnyEndpoint, { params = {}, query = {} }: CallParts): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Converts the response of a failed call to its error; `retryAfter` is the header of that name. */
export function failureOf(status: number, answer: unknown, retryAfter?: string | number | null): ApiError {
  const failure = answer as Partial<FailureAnswer> | null;
  const retryAfterS = Number(retryAfter) || undefined;
  if (!failure?.code) return new ApiError(status >= 500 ? 'unavailable' : 'badRequest', { retryAfterS });
  return new ApiError(failure.code, {
    message: failure.data,
    fieldErrors: failure.errors,
    requestId: failure.requestId,
    retryAfterS,
  });
}

const TIMEOUT_MS = 120_000;
/** Browsers let at most 64 kB of calls in total outlive their page. */
const OUTLIVING_MAX_BYTES = 60_000;

/**
 * A client over `fetch`.
 *
 * root      such as `https://example.org/api`, without a trailing slash.
 * headers   added to each call, evaluated for each call: language and token may change.
 */
export function fetchClient(
  root: string,
  headers: () => Record<string, string>,
  { outlivesPage = false }: { outlivesPage?: boolean | undefined } = {},
): ApiClient {
  return {
    async call(endpoint, ...[input]) {
      const parts = (input ?? {}) as CallParts;
      const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
      const keepalive = outlivesPage && new TextEncoder().encode(body).length <= OUTLIVING_MAX_BYTES;
      const response = await fetch(root + callPath(endpoint, parts), {
        method: endpoint.method,
        headers: {
          ...headers(),
          ...(parts.idempotencyKey ? { 'idempotency-key': parts.idempotencyKey } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(keepalive ? { keepalive } : {}),
        ...(body === undefined ? {} : { body }),
      });
      const answer: unknown = await response.json().catch(() => null);
      if (!response.ok) throw failureOf(response.status, answer, response.headers.get('retry-after'));
      return answer as never;
    },
  };
}
