import { type CallParts, fetchClient } from '#contract/api-client.ts';
import type { AnswerOf, AnyEndpoint } from '#contract/endpoint.ts';
import type { CallOptions } from '../browser-api.ts';
import { inSession } from './in-session.ts';
import { callHeaders, visitorHeaders } from './session-call.ts';

/** Makes a call of `browserApi`. */
export async function callApi<E extends AnyEndpoint>(
  endpoint: E,
  input: CallParts | undefined,
  { idempotencyKey, isIdentified, outlivesPage }: CallOptions,
): Promise<AnswerOf<E>> {
  const visitor = isIdentified ? await visitorHeaders() : {};
  const client = fetchClient(
    '/api',
    () => ({ ...callHeaders(), ...visitor, ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}) }),
    { outlivesPage },
  );
  return inSession(() => client.call(endpoint, input as never));
}
