import * as z from 'zod';
import type { Przelewy24Config } from '../../../payment-settings.ts';
import { ProviderFailed } from '../provider.ts';
import { registrationSign, type Verification, verificationSign } from './signs.ts';

/** Transaction states at Przelewy24. */
export const TRANSACTION = { none: 0, unverified: 1, made: 2, returned: 3 } as const;
/** Refund states at Przelewy24; other values mean in progress. */
export const REFUND = { failed: 0, done: 1, rejected: 4 } as const;

const registeredSchema = z.object({ data: z.object({ token: z.string().min(1) }) });
const verifiedSchema = z.object({ data: z.object({ status: z.literal('success') }) });
const transactionSchema = z.object({
  data: z.object({
    orderId: z.coerce.number().int(),
    sessionId: z.string(),
    status: z.coerce.number().int(),
    amount: z.coerce.number().int(),
    currency: z.string(),
  }),
});
const refundsSchema = z.object({
  data: z.object({
    refunds: z.array(
      z.object({
        requestId: z.string().nullish(),
        status: z.coerce.number().int(),
        amount: z.coerce.number().int(),
      }),
    ),
  }),
});
const refundedSchema = z.object({
  data: z.array(z.object({ status: z.boolean(), message: z.string().nullish() })).min(1),
});

export type P24Transaction = z.output<typeof transactionSchema>['data'];
export type P24Refund = z.output<typeof refundsSchema>['data']['refunds'][number];

/** The fields of a registration, without those of the shop. */
export interface RegistrationFields {
  readonly sessionId: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly email: string;
  readonly country: string;
  readonly language: string;
  readonly urlReturn: string;
  readonly urlStatus: string;
  readonly timeLimit: number;
  readonly transferLabel: string;
  readonly encoding: string;
}

/** A response other than 2xx, with Przelewy24's message. */
class RefusedByP24 extends ProviderFailed {
  readonly status: number;
  constructor(status: number, reason: string) {
    super(`Przelewy24 answered ${status}: ${reason}`);
    this.status = status;
  }
}

export type P24Client = ReturnType<typeof createP24Client>;

/** The calls of Przelewy24's REST API that payments need. Each throws ProviderFailed. */
export function createP24Client(config: Przelewy24Config, deadlineMs: number) {
  const { merchantId, posId, crc } = config;
  const call = (method: string, path: string, body?: object) => callApi(config, deadlineMs, method, path, body);
  return {
    /** Registers a payment; returns the token of its payment page. */
    async register(fields: RegistrationFields): Promise<string> {
      const sign = registrationSign({ ...fields, merchantId }, crc);
      const answer = await call('POST', '/transaction/register', { merchantId, posId, ...fields, sign });
      return parsed(registeredSchema, answer).data.token;
    },
    /** Confirms a payment; without it the money is returned. @throws ProviderFailed, also if confirmed before */
    async verify(payment: Verification): Promise<void> {
      const sign = verificationSign(payment, crc);
      const { sessionId, orderId, amount, currency } = payment;
      const fields = { merchantId, posId, sessionId, orderId, amount, currency, sign };
      parsed(verifiedSchema, await call('PUT', '/transaction/verify', fields));
    },
    async findTransaction(sessionId: string): Promise<P24Transaction | undefined> {
      const path = `/transaction/by/sessionId/${encodeURIComponent(sessionId)}`;
      return unlessMissing(call('GET', path).then((answer) => parsed(transactionSchema, answer).data));
    },
    async listRefunds(orderId: number): Promise<P24Refund[]> {
      const answer = call('GET', `/refund/by/orderId/${orderId}`);
      return (await unlessMissing(answer.then((known) => parsed(refundsSchema, known).data.refunds))) ?? [];
    },
    async refund(fields: {
      requestId: string;
      refundsUuid: string;
      urlStatus: string;
      refunds: readonly { orderId: number; sessionId: string; amount: number; description: string }[];
    }): Promise<void> {
      const [first] = parsed(refundedSchema, await call('POST', '/transaction/refund', fields)).data;
      if (!first?.status) throw new ProviderFailed(`Przelewy24 refused the refund: ${first?.message ?? ''}`);
    },
  };
}

async function callApi(
  { apiBase, posId, apiKey }: Przelewy24Config,
  deadlineMs: number,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const headers = {
    authorization: `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`,
    accept: 'application/json',
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const response = await fetch(`${apiBase}/api/v1${path}`, {
    method,
    headers,
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw new RefusedByP24(response.status, reasonOf(answer));
  return answer;
}

function reasonOf(answer: unknown): string {
  const error = (answer as { error?: unknown } | undefined)?.error;
  return (typeof error === 'string' ? error : JSON.stringify(error ?? '')).slice(0, 300);
}

function parsed<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new ProviderFailed('unexpected response from Przelewy24');
  return result.data;
}

/** Undefined for a 404. */
function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch((error: unknown) => {
    if (error instanceof RefusedByP24 && error.status === 404) return undefined;
    throw error;
  });
}
