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

const fail = (status: number, message: string, type = 'invalid_request_error'): FakeAnswer => ({
  status,
  json: { error: { type, message } },
});
const ok = (json: unknown): FakeAnswer => ({ status: 200, json });
const listOf = (data: unknown[]): FakeAnswer => ok({ object: 'list', data, has_more: false, url: '/' });

/**
 * Stripe as far as payments need it: it checks the key, idempotency keys, amounts and times, and signs what it sends.
 */
export class FakeStripe {
  readonly sessions = new Map<string, Session>();
  readonly refunds: Refund[] = [];
  /** The immediate result of the next refunds. */
  refundsAre: Refund['status'] = 'succeeded';
  readonly #kept = new Map<string, { body: string; answer: FakeAnswer }>();
  readonly #failures = new Set<string>();
  #lastCheckout = new URLSearchParams();
  #counter = 0;
  #server: FakeServer | undefined;

  get server(): FakeServer {
    if (!this.#server) throw new Error('the fake server has not been started');
    return this.#server;
  }

  async start(): Promise<void> {
    this.#server = await startFakeServer((request) => this.#answer(request));
  }

  /** The parameters of the last checkout, by Stripe's names. */
  lastCheckout(): URLSearchParams {
    return this.#lastCheckout;
  }

  /** `unpaid`: the buyer has returned, and the bank has not decided yet. */
  pay(id: string, how: 'paid' | 'unpaid' = 'paid'): void {
    const session = this.sessions.get(id);
    if (session?.status !== 'open') throw new Error('the checkout is not open, so it cannot be paid');
    session.status = 'complete';
    session.payment_status = how;
    session.payment_intent = `pi_${id}`;
  }

  /** The bank declines or approves after the buyer has returned. */
  settleLate(id: string, isPaid: boolean): void {
    const session = this.sessions.get(id) as Session;
    if (isPaid) session.payment_status = 'paid';
    else this.#failures.add(id);
  }

  settleRefund(id: string, isDone: boolean): void {
    const refund = this.refunds.find((each) => each.id === id) as Refund;
    refund.status = isDone ? 'succeeded' : 'failed';
  }

  /** A refund made by hand in Stripe's dashboard. */
  refundByHand(id: string, amount: number): Refund {
    return this.#keepRefund(`pi_${id}`, amount, {});
  }

  webhook(
    type: string,
    object: unknown,
    { secret = STRIPE_WEBHOOK_SECRET, atS = Math.floor(Date.now() / 1_000) }: { secret?: string; atS?: number } = {},
  ): StripeWebhook {
    this.#counter += 1;
    const event = { id: `evt_${this.#counter}`, object: 'event', type, data: { object } };
    const rawBody = Buffer.from(JSON.stringify(event, null, 2));
    const mac = createHmac('sha256', secret).update(`${atS}.${rawBody}`).digest('hex');
    return { rawBody, headers: { 'stripe-signature': `t=${atS},v1=${mac}` } };
  }

  #answer(request: FakeRequest): FakeAnswer {
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) return fail(401, 'the key', 'authentication_error');
    return request.method === 'GET' ? this.#read(request) : this.#writeOnce(request);
  }

  #createSession(form: URLSearchParams): FakeAnswer {
    this.#lastCheckout = form;
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    const currency = form.get('line_items[0][price_data][currency]') ?? '';
    const expiresAt = Number(form.get('expires_at'));
    const openS = expiresAt - Date.now() / 1_000;
    if (form.get('mode') !== 'payment' || !form.get('success_url')) return fail(400, 'mode and success_url');
    if (currency !== 'pln' || !(amount >= 200)) return fail(400, 'amount_too_small');
    if (openS < 30 * 60 || openS > 24 * 3_600) return fail(400, 'expires_at');
    if (!form.get('line_items[0][price_data][product_data][name]')) return fail(400, 'name');
    this.#counter += 1;
    const id = `cs_test_${this.#counter}`;
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
    this.sessions.set(id, session);
    return ok(session);
  }

  #createRefund(form: URLSearchParams): FakeAnswer {
    const intent = form.get('payment_intent') ?? '';
    const session = [...this.sessions.values()].find((each) => each.payment_intent === intent);
    if (session?.payment_status !== 'paid') return fail(400, 'nothing was paid');
    const amount = Number(form.get('amount'));
    const before = this.refunds.filter((each) => each.payment_intent === intent && each.status !== 'failed');
    const sum = before.reduce((total, each) => total + each.amount, 0);
    if (!(amount > 0) || sum + amount > session.amount_total) return fail(400, 'more than was paid');
    return ok(this.#keepRefund(intent, amount, metadataOf(form)));
  }

  #keepRefund(intent: string, amount: number, metadata: Record<string, string>): Refund {
    this.#counter += 1;
    const id = `re_test_${this.#counter}`;
    const status = this.refundsAre;
    const refund: Refund = { id, object: 'refund', amount, currency: 'pln', payment_intent: intent, metadata, status };
    this.refunds.push(refund);
    return refund;
  }

  #expandedSession(session: Session, { query }: FakeRequest): FakeAnswer {
    if (!session.payment_intent || ![...query.values()].includes('payment_intent')) return ok(session);
    const hasFailed = this.#failures.has(session.id);
    const status =
      session.payment_status === 'paid' ? 'succeeded' : hasFailed ? 'requires_payment_method' : 'processing';
    const intent = { id: session.payment_intent, object: 'payment_intent', status };
    return ok({ ...session, payment_intent: { ...intent, last_payment_error: hasFailed ? { code: 'no' } : null } });
  }

  #read(request: FakeRequest): FakeAnswer {
    const intent = request.query.get('payment_intent');
    if (request.path === '/v1/refunds') return listOf(this.refunds.filter((each) => each.payment_intent === intent));
    if (request.path === '/v1/checkout/sessions') {
      return listOf([...this.sessions.values()].filter((each) => each.payment_intent === intent));
    }
    const session = this.sessions.get(request.path.split('/').at(-1) ?? '');
    return session ? this.#expandedSession(session, request) : fail(404, 'no such checkout');
  }

  #write({ path, body }: FakeRequest): FakeAnswer {
    const form = new URLSearchParams(body);
    if (path === '/v1/checkout/sessions') return this.#createSession(form);
    if (path === '/v1/refunds') return this.#createRefund(form);
    const session = this.sessions.get(/^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1] ?? '');
    if (session?.status !== 'open') return fail(400, 'only open checkouts can be ended');
    session.status = 'expired';
    return ok(session);
  }

  /** A repeated key gets the same response; with other parameters it is refused. */
  #writeOnce(request: FakeRequest): FakeAnswer {
    const key = String(request.headers['idempotency-key'] ?? '');
    const known = this.#kept.get(key);
    if (known) return known.body === request.body ? known.answer : fail(400, 'other parameters', 'idempotency_error');
    const answer = this.#write(request);
    if (key) this.#kept.set(key, { body: request.body, answer: structuredClone(answer) });
    return answer;
  }
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const stripe = new FakeStripe();
  await stripe.start();
  return stripe;
}

function metadataOf(form: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );
}
