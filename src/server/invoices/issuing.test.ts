import { expect, test } from 'vitest';
import { aPaidPurchase, invoicesOf, issued, OPERATOR } from '#test/invoice-factories.ts';
import { BUSINESS } from '#test/money-factories.ts';
import { testApp } from '#test/test-app.ts';
import { findKsefQr } from './ksef/qr.ts';
import type { InvoiceFacts } from './stored.ts';
import { getInvoiceContent } from './stored.ts';

const app = testApp();
const NOON = new Date('2026-11-21T11:00:00Z');

async function numbers(): Promise<string[]> {
  const rows = await app.client.db.selectFrom('invoice').select(['id']).orderBy('id').execute();
  return Promise.all(rows.map(async ({ id }) => (await getInvoiceContent(app.client.db, id)).number));
}

test('fifty concurrent payments, some rolled back, get numbers without a gap', async () => {
  const { invoices } = await invoicesOf(app);
  const purchases = [];
  for (let n = 0; n < 50; n += 1) purchases.push(await aPaidPurchase(app));
  const outcomes = await Promise.allSettled(
    purchases.map((purchase, index) =>
      app.client.db.transaction().execute(async (tx) => {
        await invoices.issue(tx, purchase, NOON);
        if (index % 7 === 3) throw new Error('the power goes');
      }),
    ),
  );
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => String(reason));
  expect(failures).toEqual(Array(7).fill('Error: the power goes'));
  const done = outcomes.length - failures.length;
  const expected = Array.from({ length: done }, (_, n) => `FV/2026/11/${String(n + 1).padStart(4, '0')}`);
  expect((await numbers()).toSorted()).toEqual(expected);
});

test('a payment has one invoice, however often requested, and no number is lost', async () => {
  const { invoices } = await invoicesOf(app);
  const purchase = await aPaidPurchase(app);
  const first = await issued(app, invoices, purchase, NOON);
  expect(await issued(app, invoices, purchase, NOON)).toBe(first);
  await issued(app, invoices, await aPaidPurchase(app), NOON);
  expect(await numbers()).toEqual(['FV/2026/11/0001', 'FV/2026/11/0002']);
});

test('months begin by Polish time, each with number one', async () => {
  const { invoices } = await invoicesOf(app);
  for (const now of ['2026-11-30T22:59:59Z', '2026-11-30T23:00:00Z', '2026-12-01T08:00:00Z', '2026-07-31T22:00:00Z']) {
    await issued(app, invoices, await aPaidPurchase(app, { paid_at: new Date(now) }), new Date(now));
  }
  expect(await numbers()).toEqual(['FV/2026/11/0001', 'FV/2026/12/0001', 'FV/2026/12/0002', 'FV/2026/08/0001']);
});

test('an invoice names seller, buyer, item, price and payment date', async () => {
  const { invoices } = await invoicesOf(app);
  const purchase = await aPaidPurchase(app, {
    target_type: 'ad',
    variant: 'highlighted',
    title: 'Miód gryczany',
    list_price_minor: 3900,
    credit_minor: 950,
    buyer: BUSINESS,
    paid_at: new Date('2026-11-20T23:30:00Z'),
  });
  const id = await issued(app, invoices, purchase, new Date('2026-11-22T10:00:00.123Z'));
  expect(await getInvoiceContent(app.client.db, id)).toEqual({
    market: 'Jarmark',
    number: 'FV/2026/11/0001',
    isSample: false,
    issueDate: '2026-11-22',
    issuedAt: '2026-11-22T10:00:00.123Z',
    saleDate: '2026-11-21',
    paidDate: '2026-11-21',
    paidBy: 'przelewy24',
    seller: {
      name: OPERATOR.OPERATOR_NAME,
      addressLines: ['ul. Rynek Kościuszki 1', '99-400 Łowicz'],
      nip: '1234563218',
      email: 'faktury@targ.example.pl',
    },
    buyer: BUSINESS,
    lines: [
      {
        name: expect.stringMatching(/„Miód gryczany”.*plan rozszerzony, 14 dni, dopłata po zaliczeniu/),
        quantity: 1,
        vatPercent: 23,
        netMinor: 2398,
        vatMinor: 552,
        grossMinor: 2950,
      },
    ],
    netMinor: 2398,
    vatMinor: 552,
    grossMinor: 2950,
    currency: 'PLN',
    corrects: null,
  });
});

test('a correction states the difference, once, in its own number series', async () => {
  const { invoices } = await invoicesOf(app);
  const purchase = await aPaidPurchase(app);
  const invoiceId = await issued(app, invoices, purchase, NOON);
  const refund = { amount_minor: 1250, reason: 'withdrawal' } as const;
  const correct = () =>
    app.client.db
      .transaction()
      .execute((tx) => invoices.correct(tx, { purchase, refund }, new Date('2026-12-02T10:00Z')));
  const id = await correct();
  expect(await correct()).toBe(id);
  expect(await getInvoiceContent(app.client.db, id)).toMatchObject({
    number: 'KOR/2026/12/0001',
    grossMinor: -1250,
    netMinor: -1017,
    vatMinor: -233,
    saleDate: expect.any(String),
    corrects: {
      number: 'FV/2026/11/0001',
      issueDate: '2026-11-21',
      ksefNumber: null,
      reason: expect.stringContaining('odstąpienie od umowy'),
      before: { grossMinor: 2500 },
    },
  });
  const refs = await invoices.listFor(app.client.db, [purchase.id, 999_999]);
  expect([...refs]).toEqual([
    [
      purchase.id,
      [
        { id: invoiceId, kind: 'invoice', number: 'FV/2026/11/0001', issuedAt: NOON.toISOString(), gross: 25 },
        { id, kind: 'correction', number: 'KOR/2026/12/0001', issuedAt: '2026-12-02T10:00:00.000Z', gross: -12.5 },
      ],
    ],
  ]);
});

test('a correction’s content includes the KSeF number its original got meanwhile', async () => {
  const { invoices } = await invoicesOf(app);
  const purchase = await aPaidPurchase(app, { buyer: BUSINESS });
  const invoiceId = await issued(app, invoices, purchase, NOON);
  const refund = { amount_minor: 2500, reason: 'notDelivered' } as const;
  const id = await app.client.db.transaction().execute((tx) => invoices.correct(tx, { purchase, refund }, NOON));
  await app.client.db
    .updateTable('invoice')
    .set({ ksef_number: '1234563218-20261121-AAAAAAAAAAAA-01' })
    .where('id', '=', invoiceId)
    .execute();
  const { corrects } = await getInvoiceContent(app.client.db, id);
  expect(corrects?.ksefNumber).toBe('1234563218-20261121-AAAAAAAAAAAA-01');
});

test.each([
  ['of the sandbox', OPERATOR, 'sandbox'],
  ['of a seller without a NIP', { ...OPERATOR, OPERATOR_TAX_ID: '' }, 'stripe'],
  ['of nobody', {}, 'przelewy24'],
] as const)('an invoice %s is a sample, numbered in a series of its own', async (_, settings, provider) => {
  const { invoices } = await invoicesOf(app, settings);
  const purchase = await aPaidPurchase(app, { provider, buyer: BUSINESS });
  const id = await issued(app, invoices, purchase, NOON);
  const refund = { amount_minor: 100, reason: 'goodwill' } as const;
  const correctionId = await app.client.db
    .transaction()
    .execute((tx) => invoices.correct(tx, { purchase, refund }, NOON));
  expect(await numbers()).toEqual(['TFV/2026/11/0001', 'TKOR/2026/11/0001']);
  const states = await app.client.db.selectFrom('invoice').select(['id', 'ksef_state']).orderBy('id').execute();
  expect(states).toEqual([
    { id, ksef_state: 'none' },
    { id: correctionId, ksef_state: 'none' },
  ]);
});

test('only purchases by businesses go to KSeF, and the QR code matches the submitted XML', async () => {
  const ksef = { KSEF_URL: 'https://ksef.example/v2', KSEF_TOKEN: 'token-token-token' };
  const { invoices, config } = await invoicesOf(app, { ...OPERATOR, ...ksef });
  const { db } = app.client;
  const personal = await issued(app, invoices, await aPaidPurchase(app), NOON);
  const business = await issued(app, invoices, await aPaidPurchase(app, { buyer: BUSINESS }), NOON);
  const rows = await db.selectFrom('invoice').select(['id', 'ksef_state', 'facts']).orderBy('id').execute();
  expect(rows.map(({ id, ksef_state }) => [id, ksef_state])).toEqual([
    [personal, 'none'],
    [business, 'waiting'],
  ]);
  const [first, second] = rows.map(({ facts }) => (facts as InvoiceFacts).qr);
  expect(first).toBeNull();
  expect(second).toEqual(findKsefQr(await getInvoiceContent(db, business), config.payments));
  expect(second?.url).toMatch(/\/invoice\/1234563218\/21-11-2026\/[\w-]{43}$/);
});

test('an unpaid purchase gets no invoice, and one without an invoice no correction', async () => {
  const { invoices } = await invoicesOf(app);
  const purchase = await aPaidPurchase(app, { paid_at: null });
  await expect(issued(app, invoices, purchase)).rejects.toThrow('not paid');
  const refund = { amount_minor: 100, reason: 'goodwill' } as const;
  const correct = app.client.db.transaction().execute((tx) => invoices.correct(tx, { purchase, refund }));
  await expect(correct).rejects.toThrow('no invoice');
  expect(await numbers()).toEqual([]);
});
