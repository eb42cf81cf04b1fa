import { expect, test } from 'vitest';
import { LOCALE_IDS } from '#i18n/locales.ts';
import { getTranslator } from '#i18n/translator.ts';
import { aListing, anAccount, aSession } from '#test/factories.ts';
import { aPaidPurchase, invoicesOf, issued, OPERATOR } from '#test/invoice-factories.ts';
import { BUSINESS, BUYER } from '#test/money-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp({ ...OPERATOR, CONTACT_EMAIL: 'biuro@targ.example.pl' });
const said = (text = '') => text.replace(/\s+/g, ' ');

test('the buyer gets the invoice, how long the purchase is active, and how to withdraw', async () => {
  const { invoices } = await invoicesOf(app);
  const accountId = await anAccount(app, { name: 'Halina Wrona' });
  const listingId = await aListing(app, 'ad', { seller_id: accountId });
  const purchase = await aPaidPurchase(app, {
    accountId,
    listingId,
    paid_at: new Date('2026-11-20T23:30:00Z'),
    active_until: new Date('2026-12-04T23:30:00Z'),
  });
  const id = await issued(app, invoices, purchase, new Date('2026-11-20T23:30:00Z'));
  const [mail] = await app.mails(1);
  expect(mail?.to?.[0]?.address).toBe(BUYER.email);
  expect(mail?.subject).toBe('Dziękujemy za zapłatę: 19,00 zł');
  const text = said(mail?.text);
  for (const part of [
    'Dzień dobry, Halina Wrona!',
    'Co kupiono: Plan „Podstawowy” dla: Miód lipowy',
    'Zapłacono: 19,00 zł',
    'Działa do: 5 grudnia 2026 00:30',
    'Faktura: FV/2026/11/0001',
    'do 5 grudnia 2026 włącznie',
    '/terms',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/próbna|Nie mogliśmy/);
  const [file, ...others] = mail?.attachments ?? [];
  expect(others).toEqual([]);
  expect(file).toMatchObject({
    filename: 'FV-2026-11-0001.pdf',
    mimeType: 'application/pdf',
    disposition: 'attachment',
  });
  const headers = { authorization: `Bearer ${await aSession(app, accountId)}` };
  const saved = await app.app.fastify.inject({ url: `/invoices/${id}.pdf`, headers });
  expect(Buffer.from(file?.content as ArrayBuffer).equals(saved.rawPayload)).toBe(true);
  await expect
    .poll(() => app.client.db.selectFrom('invoice').select('mailed_at').where('id', '=', id).executeTakeFirst())
    .toEqual({ mailed_at: expect.any(Date) });
});

test('a mail says what could not be activated, and that a trial is no payment', async () => {
  const { invoices } = await invoicesOf(app);
  const purchase = await aPaidPurchase(app, { provider: 'sandbox', activated_at: null, active_until: null });
  await issued(app, invoices, purchase);
  const [mail] = await app.mails(1);
  const text = said(mail?.text);
  expect(text).toMatch(/Nie mogliśmy jednak włączyć.*odda ci pieniądze/);
  expect(text).toMatch(/płatność próbna.*tylko wzorem/);
  expect(text).toContain('Co kupiono: Link do sklepu na profilu i przy ogłoszeniach');
  expect(text).not.toMatch(/Działa do|możesz odstąpić/);
  expect(mail?.attachments[0]?.filename).toMatch(/^TFV-/);
});

test.each(LOCALE_IDS)('in %s the mail is in the buyer’s language, and the invoice in Polish', async (locale) => {
  const { invoices } = await invoicesOf(app);
  await issued(app, invoices, await aPaidPurchase(app, { locale }));
  const [mail] = await app.mails(1);
  const say = getTranslator(locale);
  expect(said(mail?.text)).toContain(said(say('mail.paymentReceived.heading')));
  expect(said(mail?.text)).toContain(`${say('mail.fact.bought')}: ${say('mail.bought.shopLink')}`);
});

test('a refund is mailed with the correction and the amount', async () => {
  const { invoices } = await invoicesOf(app);
  const purchase = await aPaidPurchase(app, { buyer: BUSINESS });
  await app.client.db.transaction().execute(async (tx) => {
    await invoices.issue(tx, purchase);
    await invoices.correct(tx, { purchase, refund: { amount_minor: 1250, reason: 'withdrawal' } });
  });
  const mails = await app.mails(2);
  const mail = mails.find(({ subject }) => subject?.startsWith('Zwracamy'));
  expect(mail?.to?.[0]?.address).toBe(BUSINESS.email);
  expect(mail?.subject).toBe('Zwracamy ci 12,50 zł');
  expect(said(mail?.text)).toMatch(/Faktura korygująca: KOR\/\d{4}\/\d\d\/0001/);
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^KOR-.*0001\.pdf$/)]);
});

test('a withdrawal is confirmed, and the operator is notified of the refund to make and its deadline', async () => {
  const { invoices } = await invoicesOf(app);
  const purchase = await aPaidPurchase(app, {
    withdrawal_requested_at: new Date('2026-11-21T11:05:00Z'),
    withdrawal_reason: 'Jednak sprzedałam wszystko.\nDziękuję.',
  });
  await app.client.db.transaction().execute((tx) => invoices.tellWithdrawal(tx, purchase.id));
  const mails = await app.mails(2);
  const toBuyer = mails.find(({ to }) => to?.[0]?.address === BUYER.email);
  const toOperator = mails.find(({ to }) => to?.[0]?.address === 'biuro@targ.example.pl');
  expect(said(toBuyer?.text)).toContain('dotarło do nas 21 listopada 2026 12:05');
  expect(toBuyer?.text).toContain('> Jednak sprzedałam wszystko.\n>\n> Dziękuję.');
  expect(said(toBuyer?.text)).toMatch(/tę część zapłaty.*w ciągu 14 dni/);
  expect(toOperator?.subject).toBe(`Odstąpienie od umowy, płatność ${purchase.id}`);
  expect(said(toOperator?.text)).toContain('najpóźniej 5 grudnia 2026');
  // The address must be easy to copy.
  expect(said(toOperator?.text)).toContain(`Kupujący: ${BUYER.name}, ${BUYER.email}`);
  for (const form of [toOperator?.text, toOperator?.html]) expect(form).not.toMatch(/[\u200b-\u200d\u2060\ufeff]/);
  expect(toOperator?.text).toContain(`/admin/payments/${purchase.id}`);
  expect(toOperator?.replyTo?.[0]?.address).toBe(BUYER.email);
});

test('an invoice is sent even if the account was deleted meanwhile', async () => {
  const { invoices } = await invoicesOf(app);
  const accountId = await anAccount(app, { name: 'Halina Wrona' });
  const purchase = await aPaidPurchase(app, { accountId });
  await app.client.db.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', accountId).execute();
  await issued(app, invoices, purchase);
  const [mail] = await app.mails(1);
  expect(mail?.attachments).toHaveLength(1);
  expect(mail?.text).toContain('Dzień dobry!\n');
});
