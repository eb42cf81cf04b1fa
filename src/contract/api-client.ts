import type { AnswerOf, AnyEndpoint, InputOf } from './endpoint.ts';
import { ApiError, type FailureAnswer } from './errors.ts';

/**
 * What a call may bring beside what its endpoint declares.
 *
 * files           of an endpoint with `upload`.
 * idempotencyKey  names the act, so that it counts once however often it is called: 8 to 100 letters, digits, `-`, `_`.
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

/** Turns the answer of a failed call into the error that it stands for. */
export function failureOf(status: number, answer: unknown): ApiError {
  const failure = answer as Partial<FailureAnswer> | null;
  if (!failure?.code) return new ApiError(status >= 500 ? 'unavailable' : 'badRequest');
  return new ApiError(failure.code, {
    message: failure.data,
    fieldErrors: failure.errors,
    requestId: failure.requestId,
  });
}

const TIMEOUT_MS = 120_000;

/**
 * A client over `fetch`.
 *
 * root      such as `https://example.org/api`, without a slash at the end.
 * headers   added to each call, read anew each time: language and token may change.
 */
export function fetchClient(root: string, headers: () => Record<string, string>): ApiClient {
  return {
    async call(endpoint, ...[input]) {
      const parts = (input ?? {}) as CallParts;
      const response = await fetch(root + callPath(endpoint, parts), {
        method: endpoint.method,
        headers: { ...headers(), ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }),
      });
      const answer: unknown = await response.json().catch(() => null);
      if (!response.ok) throw failureOf(response.status, answer);
      return answer as never;
    },
  };
}
