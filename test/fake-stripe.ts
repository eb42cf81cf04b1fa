import { createHmac } from 'node:crypto';
import { type FakeAnswer, type FakeRequest, type FakeServer, startFakeServer } from './fake-server.ts';

export const STRIPE_KEY = 'sk_test_jarmark_0123456789';
export const STRIPE_WEBHOOK_SECRET = 'whsec_jarmark_0123456789';

interface Session {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
  readonly expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
}

interface Refund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly metadata: Record<string, string>;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason?: string;
}

/** A webhook as Stripe sends it. */
export interface StripeWebhook {
  readonly rawBody: Buffer;
  readonly headers: Record<string, string>;
}

/** Stripe as far as payments need it: it checks the key, idempotency keys, amounts and times, and signs what it sends. */
export interface FakeStripe {
  readonly server: FakeServer;
  readonly sessions: Map<string, Session>;
  readonly refunds: Refund[];
  /** The parameters of the last checkout, by the names that Stripe has for them. */
  lastCheckout(): URLSearchParams;
  /** How the next refunds turn out at once. */
  refundsAre: Refund['status'];
  /** `unpaid`: the buyer is back, and the bank has not said anything yet. */
  pay(id: string, how?: 'paid' | 'unpaid'): void;
  /** The bank says no, or yes, to somebody who is back already. */
  settleLate(id: string, isPaid: boolean): void;
  settleRefund(id: string, isDone: boolean): void;
  /** Somebody gives back by hand at Stripe's desk. */
  refundByHand(id: string, amount: number): Refund;
  webhook(type: string, object: unknown, fields?: { secret?: string; atS?: number }): StripeWebhook;
}

const fail = (status: number, message: string, type = 'invalid_request_error'): FakeAnswer => ({
  status,
  json: { error: { type, message } },
});
const ok = (json: unknown): FakeAnswer => ({ status: 200, json });
const listOf = (data: unknown[]): FakeAnswer => ok({ object: 'list', data, has_more: false, url: '/' });

export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, Session>();
  const refunds: Refund[] = [];
  const kept = new Map<string, { body: string; answer: FakeAnswer }>();
  const failures = new Set<string>();
  let lastCheckout = new URLSearchParams();
  let counter = 0;

  function createSession(form: URLSearchParams): FakeAnswer {
    lastCheckout = form;
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    const currency = form.get('line_items[0][price_data][currency]') ?? '';
    const expiresAt = Number(form.get('expires_at'));
    const openS = expiresAt - Date.now() / 1_000;
    if (form.get('mode') !== 'payment' || !form.get('success_url')) return fail(400, 'mode and success_url');
    if (currency !== 'pln' || !(amount >= 200)) return fail(400, 'amount_too_small');
    if (openS < 30 * 60 || openS > 24 * 3_600) return fail(400, 'expires_at');
    if (!form.get('line_items[0][price_data][product_data][name]')) return fail(400, 'name');
    counter += 1;
    const id = `cs_test_${counter}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.test/c/${id}`,
      amount_total: amount,
      currency,
      metadata: metadataOf(form),
      expires_at: expiresAt,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    };
    sessions.set(id, session);
    return ok(session);
  }

  function createRefund(form: URLSearchParams): FakeAnswer {
    const intent = form.get('payment_intent') ?? '';
    const session = [...sessions.values()].find((each) => each.payment_intent === intent);
    if (session?.payment_status !== 'paid') return fail(400, 'nothing was paid');
    const amount = Number(form.get('amount'));
    const before = refunds.filter((each) => each.payment_intent === intent && each.status !== 'failed');
    const sum = before.reduce((total, each) => total + each.amount, 0);
    if (!(amount > 0) || sum + amount > session.amount_total) return fail(400, 'more than was paid');
    return ok(keepRefund(intent, amount, metadataOf(form)));
  }

  function keepRefund(intent: string, amount: number, metadata: Record<string, string>): Refund {
    counter += 1;
    const id = `re_test_${counter}`;
    const { refundsAre: status } = self;
    const refund: Refund = { id, object: 'refund', amount, currency: 'pln', payment_intent: intent, metadata, status };
    refunds.push(refund);
    return refund;
  }

  function expandedSession(session: Session, { query }: FakeRequest): FakeAnswer {
    if (!session.payment_intent || ![...query.values()].includes('payment_intent')) return ok(session);
    const hasFailed = failures.has(session.id);
    const status =
      session.payment_status === 'paid' ? 'succeeded' : hasFailed ? 'requires_payment_method' : 'processing';
    const intent = { id: session.payment_intent, object: 'payment_intent', status };
    return ok({ ...session, payment_intent: { ...intent, last_payment_error: hasFailed ? { code: 'no' } : null } });
  }

  function read(request: FakeRequest): FakeAnswer {
    const intent = request.query.get('payment_intent');
    if (request.path === '/v1/refunds') return listOf(refunds.filter((each) => each.payment_intent === intent));
    if (request.path === '/v1/checkout/sessions') {
      return listOf([...sessions.values()].filter((each) => each.payment_intent === intent));
    }
    const session = sessions.get(request.path.split('/').at(-1) ?? '');
    return session ? expandedSession(session, request) : fail(404, 'no such checkout');
  }

  function write({ path, body }: FakeRequest): FakeAnswer {
    const form = new URLSearchParams(body);
    if (path === '/v1/checkout/sessions') return createSession(form);
    if (path === '/v1/refunds') return createRefund(form);
    const session = sessions.get(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1] ?? '');
    if (session?.status !== 'open') return fail(400, 'only open checkouts can be ended');
    session.status = 'expired';
    return ok(session);
  }

  /** The same key is answered the same, and with other parameters it is refused. */
  function writeOnce(request: FakeRequest): FakeAnswer {
    const key = String(request.headers['idempotency-key'] ?? '');
    const known = kept.get(key);
    if (known) return known.body === request.body ? known.answer : fail(400, 'other parameters', 'idempotency_error');
    const answer = write(request);
    if (key) kept.set(key, { body: request.body, answer: structuredClone(answer) });
    return answer;
  }

  const server = await startFakeServer((request) => {
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) return fail(401, 'the key', 'authentication_error');
    return request.method === 'GET' ? read(request) : writeOnce(request);
  });

  const self: FakeStripe = {
    server,
    sessions,
    refunds,
    lastCheckout: () => lastCheckout,
    refundsAre: 'succeeded',
    pay(id, how = 'paid') {
      const session = sessions.get(id);
      if (session?.status !== 'open') throw new Error('it cannot be paid any more');
      session.status = 'complete';
      session.payment_status = how;
      session.payment_intent = `pi_${id}`;
    },
    settleLate(id, isPaid) {
      const session = sessions.get(id) as Session;
      if (isPaid) session.payment_status = 'paid';
      else failures.add(id);
    },
    settleRefund(id, isDone) {
      const refund = refunds.find((each) => each.id === id) as Refund;
      refund.status = isDone ? 'succeeded' : 'failed';
    },
    refundByHand: (id, amount) => keepRefund(`pi_${id}`, amount, {}),
    webhook(type, object, { secret = STRIPE_WEBHOOK_SECRET, atS = Math.floor(Date.now() / 1_000) } = {}) {
      counter += 1;
      const rawBody = Buffer.from(
        JSON.stringify({ id: `evt_${counter}`, object: 'event', type, data: { object } }, null, 2),
      );
      const mac = createHmac('sha256', secret).update(`${atS}.${rawBody}`).digest('hex');
      return { rawBody, headers: { 'stripe-signature': `t=${atS},v1=${mac}` } };
    },
  };
  return self;
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
}
