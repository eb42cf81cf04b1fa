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
  /** 0 nobody has paid, 1 paid and not yet verified, 2 verified, 3 given back. */
  status: 0 | 1 | 2 | 3;
}

interface Refund {
  readonly requestId: string;
  readonly refundsUuid: string;
  readonly sessionId: string;
  readonly orderId: number;
  readonly amount: number;
  /** 1 done, 3 waits, 4 rejected. */
  status: 1 | 3 | 4;
}

/** A notification as Przelewy24 sends it: what proves it stands in its body. */
export interface P24Webhook {
  readonly rawBody: Buffer;
  readonly headers: Record<string, string>;
}

/** Przelewy24 as far as payments need it: it checks the log-in and every sign, and signs what it sends. */
export interface FakePrzelewy24 {
  readonly server: FakeServer;
  readonly transactions: Map<string, Transaction>;
  readonly refunds: Refund[];
  /** How often a payment was verified. */
  verifications: number;
  pay(sessionId: string): void;
  settleRefund(requestId: string, isDone: boolean): void;
  /** The notification that goes to `urlStatus` when something was paid. */
  notification(sessionId: string, fields?: Record<string, unknown>, crc?: string): P24Webhook;
  refundNotification(requestId: string, crc?: string): P24Webhook;
}

const fail = (status: number, error: string): FakeAnswer => ({ status, json: { error, code: status } });
const ok = (data: unknown, status = 200): FakeAnswer => ({ status, json: { data, responseCode: 0 } });

/** The sum that their documents show: SHA-384 of the fields as JSON, in this very order, the CRC key at the end. */
function sumOf(text: string): string {
  return createHash('sha384').update(text, 'utf8').digest('hex');
}

type Fields = Record<string, unknown>;

export async function startFakePrzelewy24(): Promise<FakePrzelewy24> {
  const transactions = new Map<string, Transaction>();
  const refunds: Refund[] = [];
  const { merchantId, posId, crc, apiKey } = P24_SHOP;
  const login = `Basic ${btoa(`${posId}:${apiKey}`)}`;

  function register(fields: Fields): FakeAnswer {
    const { sessionId, amount, currency, sign } = fields;
    const right = `{"sessionId":"${sessionId}","merchantId":${merchantId},"amount":${amount},"currency":"${currency}","crc":"${crc}"}`;
    if (sign !== sumOf(right)) return fail(400, 'Incorrect CRC value');
    if (fields.merchantId !== merchantId || fields.posId !== posId) return fail(400, 'merchantId');
    const texts = [fields.description, fields.email, fields.urlReturn, fields.urlStatus, fields.country];
    if (texts.some((text) => typeof text !== 'string' || text === '')) return fail(400, 'Empty fields');
    if (String(fields.email).length > 50 || String(sessionId).length > 100) return fail(400, 'Too long');
    if (!['pl', 'en', 'de', 'es', 'it'].includes(String(fields.language))) return fail(400, 'language');
    if (Number(fields.timeLimit) < 0 || Number(fields.timeLimit) > 99) return fail(400, 'timeLimit');
    const known = transactions.get(String(sessionId));
    if (known && known.status !== 0) return fail(409, 'Transaction already exists');
    const orderId = known?.orderId ?? 3_000_000_000 + transactions.size;
    const own = { sessionId: String(sessionId), orderId, amount: Number(amount), currency: String(currency) };
    transactions.set(own.sessionId, { ...own, registration: fields, status: 0 });
    return ok({ token: `TOKEN-${orderId}` });
  }

  function verify(fields: Fields): FakeAnswer {
    const { sessionId, orderId, amount, currency, sign } = fields;
    const right = `{"sessionId":"${sessionId}","orderId":${orderId},"amount":${amount},"currency":"${currency}","crc":"${crc}"}`;
    if (sign !== sumOf(right)) return fail(400, 'Incorrect CRC value');
    const transaction = transactions.get(String(sessionId));
    if (!transaction || transaction.orderId !== orderId || transaction.amount !== amount) return fail(400, 'Wrong');
    if (transaction.status !== 1) return fail(400, 'Transaction already verified');
    transaction.status = 2;
    self.verifications += 1;
    return ok({ status: 'success' });
  }

  function refund(fields: Fields): FakeAnswer {
    const { requestId, refundsUuid } = fields as { requestId: string; refundsUuid: string };
    const [item] = fields.refunds as [{ orderId: number; sessionId: string; amount: number }];
    const transaction = transactions.get(item.sessionId);
    if (requestId.length > 45 || refundsUuid.length > 35) return fail(400, 'Too long');
    if (refunds.some((each) => each.requestId === requestId)) return fail(409, 'Refund already exists');
    const before = refunds.filter((each) => each.sessionId === item.sessionId && each.status !== 4);
    const sum = before.reduce((total, { amount }) => total + amount, 0);
    const isPossible = transaction?.orderId === item.orderId && transaction?.status === 2;
    if (!isPossible || sum + item.amount > transaction.amount) {
      return ok([{ ...item, status: false, message: 'Incorrect amount' }], 201);
    }
    refunds.push({ ...item, requestId, refundsUuid, status: 3 });
    return ok([{ ...item, status: true, message: 'success' }], 201);
  }

  function read(path: string): FakeAnswer {
    const name = decodeURIComponent(path.split('/').at(-1) ?? '');
    if (path.startsWith('/api/v1/transaction/by/sessionId/')) {
      const transaction = transactions.get(name);
      if (!transaction) return fail(404, 'Transaction not exist');
      const { registration: _registration, orderId, ...rest } = transaction;
      return ok({ ...rest, orderId: String(orderId), statement: 'p24', fee: '0' });
    }
    const own = refunds.filter(({ orderId }) => String(orderId) === name);
    if (own.length === 0) return fail(404, 'Refund with given Order Id not found');
    return ok({
      orderId: Number(name),
      refunds: own.map(({ requestId, status, amount }) => ({ requestId, status, amount })),
    });
  }

  function answer({ method, path, headers, body }: FakeRequest): FakeAnswer {
    if (headers.authorization !== login) return fail(401, 'Incorrect authentication');
    if (method === 'GET') return read(path);
    const fields = JSON.parse(body) as Fields;
    if (path === '/api/v1/transaction/register' && method === 'POST') return register(fields);
    if (path === '/api/v1/transaction/verify' && method === 'PUT') return verify(fields);
    if (path === '/api/v1/transaction/refund' && method === 'POST') return refund(fields);
    return fail(404, 'Not found');
  }

  const self: FakePrzelewy24 = {
    server: await startFakeServer(answer),
    transactions,
    refunds,
    verifications: 0,
    pay(sessionId) {
      const transaction = transactions.get(sessionId) as Transaction;
      if (transaction.status === 0) transaction.status = 1;
    },
    settleRefund(requestId, isDone) {
      const own = refunds.find((each) => each.requestId === requestId) as Refund;
      own.status = isDone ? 1 : 4;
    },
    notification(sessionId, changes = {}, key = crc) {
      const { orderId, amount, currency } = transactions.get(sessionId) as Transaction;
      const paid = { merchantId, posId, sessionId, amount, originAmount: amount, currency, orderId, methodId: 154 };
      const fields: Fields = { ...paid, statement: 'p24-A1B-C2D ąę/ó', ...changes };
      return jsonOf({ ...fields, sign: sumOf(JSON.stringify({ ...fields, crc: key })) });
    },
    refundNotification(requestId, key = crc) {
      const { orderId, sessionId, refundsUuid, amount, status } = refunds.find(
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
    },
  };
  return self;
}

function jsonOf(fields: Fields): P24Webhook {
  return { rawBody: Buffer.from(JSON.stringify(fields)), headers: { 'content-type': 'application/json' } };
}
