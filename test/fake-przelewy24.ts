import { createHash } from 'node:crypto';
import { type FakeAnswer, type FakeRequest, type FakeServer, startFakeServer } from './fake-server.ts';

export const P24_SHOP = {
  merchantId: 345_678,
  posId: 345_679,
  crc: 'b36147eeac447028',
  apiKey: 'f0ae1c2d3e4b5a697887',
};

interface Transaction {
  readonly sessionId: string;
  readonly orderId: number;
  readonly amount: number;
  readonly currency: string;
  readonly registration: Readonly<Record<string, unknown>>;
  /** 0 not paid, 1 paid and not yet verified, 2 verified, 3 refunded. */
  status: 0 | 1 | 2 | 3;
}

interface Refund {
  readonly requestId: string;
  readonly refundsUuid: string;
  readonly sessionId: string;
  readonly orderId: number;
  readonly amount: number;
  /** 1 done, 3 pending, 4 rejected. */
  status: 1 | 3 | 4;
}

/** A notification as Przelewy24 sends it: the signature is in its body. */
export interface P24Webhook {
  readonly rawBody: Buffer;
  readonly headers: Record<string, string>;
}

const fail = (status: number, error: string): FakeAnswer => ({ status, json: { error, code: status } });
const ok = (data: unknown, status = 200): FakeAnswer => ({ status, json: { data, responseCode: 0 } });

/** The checksum of their documentation: SHA-384 of the fields as JSON, in this exact order, with the CRC key last. */
function sumOf(text: string): string {
  return createHash('sha384').update(text, 'utf8').digest('hex');
}

type Fields = Record<string, unknown>;

const { merchantId, posId, crc, apiKey } = P24_SHOP;
const LOGIN = `Basic ${btoa(`${posId}:${apiKey}`)}`;

/** Przelewy24 as far as payments need it: it checks credentials and every signature, and signs what it sends. */
export class FakePrzelewy24 {
  readonly transactions = new Map<string, Transaction>();
  readonly refunds: Refund[] = [];
  /** How often a payment was verified. */
  verifications = 0;
  #server: FakeServer | undefined;

  get server(): FakeServer {
    if (!this.#server) throw new Error('the fake server has not been started');
    return this.#server;
  }

  async start(): Promise<void> {
    this.#server = await startFakeServer((request) => this.#answer(request));
  }

  pay(sessionId: string): void {
    const transaction = this.transactions.get(sessionId) as Transaction;
    if (transaction.status === 0) transaction.status = 1;
  }

  settleRefund(requestId: string, isDone: boolean): void {
    const own = this.refunds.find((each) => each.requestId === requestId) as Refund;
    own.status = isDone ? 1 : 4;
  }

  /** The notification sent to `urlStatus` after a payment. */
  notification(sessionId: string, changes: Fields = {}, key = crc): P24Webhook {
    const { orderId, amount, currency } = this.transactions.get(sessionId) as Transaction;
    const paid = { merchantId, posId, sessionId, amount, originAmount: amount, currency, orderId, methodId: 154 };
    const fields: Fields = { ...paid, statement: 'p24-A1B-C2D ąę/ó', ...changes };
    return jsonOf({ ...fields, sign: sumOf(JSON.stringify({ ...fields, crc: key })) });
  }

  refundNotification(requestId: string, key = crc): P24Webhook {
    const { orderId, sessionId, refundsUuid, amount, status } = this.refunds.find(
      (each) => each.requestId === requestId,
    ) as Refund;
    const signed = {
      orderId,
      sessionId,
      refundsUuid,
      merchantId,
      amount,
      currency: 'PLN',
      status: status === 1 ? 0 : 1,
    };
    const sign = sumOf(JSON.stringify({ ...signed, crc: key }));
    return jsonOf({ ...signed, requestId, timestamp: 1_700_000_000, sign });
  }

  #register(fields: Fields): FakeAnswer {
    const { sessionId, amount, currency, sign } = fields;
    const right = `{"sessionId":"${sessionId}","merchantId":${merchantId},"amount":${amount},"currency":"${currency}","crc":"${crc}"}`;
    if (sign !== sumOf(right)) return fail(400, 'Incorrect CRC value');
    if (fields.merchantId !== merchantId || fields.posId !== posId) return fail(400, 'merchantId');
    const texts = [fields.description, fields.email, fields.urlReturn, fields.urlStatus, fields.country];
    if (texts.some((text) => typeof text !== 'string' || text === '')) return fail(400, 'Empty fields');
    if (String(fields.email).length > 50 || String(sessionId).length > 100) return fail(400, 'Too long');
    if (!['pl', 'en', 'de', 'es', 'it'].includes(String(fields.language))) return fail(400, 'language');
    if (Number(fields.timeLimit) < 0 || Number(fields.timeLimit) > 99) return fail(400, 'timeLimit');
    const known = this.transactions.get(String(sessionId));
    if (known && known.status !== 0) return fail(409, 'Transaction already exists');
    const orderId = known?.orderId ?? 3_000_000_000 + this.transactions.size;
    const own = { sessionId: String(sessionId), orderId, amount: Number(amount), currency: String(currency) };
    this.transactions.set(own.sessionId, { ...own, registration: fields, status: 0 });
    return ok({ token: `TOKEN-${orderId}` });
  }

  #verify(fields: Fields): FakeAnswer {
    const { sessionId, orderId, amount, currency, sign } = fields;
    const right = `{"sessionId":"${sessionId}","orderId":${orderId},"amount":${amount},"currency":"${currency}","crc":"${crc}"}`;
    if (sign !== sumOf(right)) return fail(400, 'Incorrect CRC value');
    const transaction = this.transactions.get(String(sessionId));
    if (!transaction || transaction.orderId !== orderId || transaction.amount !== amount) return fail(400, 'Wrong');
    if (transaction.status !== 1) return fail(400, 'Transaction already verified');
    transaction.status = 2;
    this.verifications += 1;
    return ok({ status: 'success' });
  }

  #refund(fields: Fields): FakeAnswer {
    const { requestId, refundsUuid } = fields as { requestId: string; refundsUuid: string };
    const [item] = fields.refunds as [{ orderId: number; sessionId: string; amount: number }];
    const transaction = this.transactions.get(item.sessionId);
    if (requestId.length > 45 || refundsUuid.length > 35) return fail(400, 'Too long');
    if (this.refunds.some((each) => each.requestId === requestId)) return fail(409, 'Refund already exists');
    const before = this.refunds.filter((each) => each.sessionId === item.sessionId && each.status !== 4);
    const sum = before.reduce((total, { amount }) => total + amount, 0);
    const isPossible = transaction?.orderId === item.orderId && transaction?.status === 2;
    if (!isPossible || sum + item.amount > transaction.amount) {
      return ok([{ ...item, status: false, message: 'Incorrect amount' }], 201);
    }
    this.refunds.push({ ...item, requestId, refundsUuid, status: 3 });
    return ok([{ ...item, status: true, message: 'success' }], 201);
  }

  #read(path: string): FakeAnswer {
    const name = decodeURIComponent(path.split('/').at(-1) ?? '');
    if (path.startsWith('/api/v1/transaction/by/sessionId/')) {
      const transaction = this.transactions.get(name);
      if (!transaction) return fail(404, 'Transaction not exist');
      const { registration: _registration, orderId, ...rest } = transaction;
      return ok({ ...rest, orderId: String(orderId), statement: 'p24', fee: '0' });
    }
    const own = this.refunds.filter(({ orderId }) => String(orderId) === name);
    if (own.length === 0) return fail(404, 'Refund with given Order Id not found');
    return ok({
      orderId: Number(name),
      refunds: own.map(({ requestId, status, amount }) => ({ requestId, status, amount })),
    });
  }

  #answer({ method, path, headers, body }: FakeRequest): FakeAnswer {
    if (headers.authorization !== LOGIN) return fail(401, 'Incorrect authentication');
    if (method === 'GET') return this.#read(path);
    const fields = JSON.parse(body) as Fields;
    if (path === '/api/v1/transaction/register' && method === 'POST') return this.#register(fields);
    if (path === '/api/v1/transaction/verify' && method === 'PUT') return this.#verify(fields);
    if (path === '/api/v1/transaction/refund' && method === 'POST') return this.#refund(fields);
    return fail(404, 'Not found');
  }
}

export async function startFakePrzelewy24(): Promise<FakePrzelewy24> {
  const p24 = new FakePrzelewy24();
  await p24.start();
  return p24;
}

function jsonOf(fields: Fields): P24Webhook {
  return { rawBody: Buffer.from(JSON.stringify(fields)), headers: { 'content-type': 'application/json' } };
}
