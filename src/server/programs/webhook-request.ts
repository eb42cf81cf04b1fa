import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { DeliveryProblem } from '#contract/programs/webhook-kinds.ts';
import type { TryResult } from './delivery-repository.ts';
import { assertPublicNumber, PrivateAddressError, publicLookup } from './public-address.ts';

/** The time limit for a receiver's response; it should respond before doing work of its own. */
const TIMEOUT_MS = 10_000;

const PROBLEM_BY_CODE: Readonly<Record<string, DeliveryProblem>> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  ENODATA: 'dns',
  ECONNREFUSED: 'connection',
  EHOSTUNREACH: 'connection',
  ENETUNREACH: 'connection',
  ETIMEDOUT: 'timeout',
};

/** A POST request to a receiver. `allowsLoopback`: also to this machine, without https. */
interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly allowsLoopback: boolean;
}

/** Sends an attempt. Redirects are not followed and the response body is not read: only its status counts. */
export async function sendToWebhook(input: WebhookRequest): Promise<TryResult> {
  const startedMs = performance.now();
  const outcome = await post(input).catch((error: unknown) => ({ status: null, problem: problemOf(error) }));
  return { ...outcome, durationMs: Math.round(performance.now() - startedMs) };
}

async function post({ url, headers, body, allowsLoopback }: WebhookRequest): Promise<Omit<TryResult, 'durationMs'>> {
  const { protocol, hostname } = new URL(url);
  assertPublicNumber(hostname, allowsLoopback);
  const send = protocol === 'https:' ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Jarmark-Webhooks/1',
      },
      agent: false,
      lookup: publicLookup(allowsLoopback),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const status = response.statusCode ?? 0;
      response.destroy();
      resolve({ status, problem: status >= 200 && status < 300 ? null : 'status' });
    });
    request.end(body);
  });
}

function problemOf(error: unknown): DeliveryProblem {
  const { name, code = '', cause } = error as Error & { code?: string };
  if (error instanceof PrivateAddressError) return 'private';
  if (name === 'TimeoutError' || name === 'AbortError' || (cause as Error | undefined)?.name === 'TimeoutError')
    return 'timeout';
  const known = PROBLEM_BY_CODE[code];
  if (known) return known;
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code) ? 'certificate' : 'broken';
}
