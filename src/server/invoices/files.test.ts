import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetInvoiceData, getInvoiceData, invoicePdfPath } from '#contract/invoices/invoices.ts';
import { aPerson, aSession } from '#test/factories.ts';
import { aPaidPurchase, invoicesOf, issued } from '#test/invoice-factories.ts';
import { untilDone } from '#test/job-queue.ts';
import { BUSINESS, BUYER } from '#test/money-factories.ts';
import { testApp } from '#test/test-app.ts';

const app = testApp();

function get(path: string, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return app.app.fastify.inject({ method: 'GET', url: path, headers });
}

async function anInvoice() {
  const { invoices } = await invoicesOf(app);
  const buyer = await aPerson(app);
  const id = await issued(app, invoices, await aPaidPurchase(app, { accountId: buyer.id }));
  // The mail job also creates the file; a test that damages it must wait for that.
  await untilDone(app, ['money.mail']);
  return { id, buyer, path: invoicePdfPath(id) };
}

async function keptFile(id: number): Promise<{ name: string; sha256: string; path: string }> {
  const row = await app.client.db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const name = row.pdf_name ?? '';
  const path = join(app.dataDir, 'media', name.slice(0, 2), name.slice(2, 4), name);
  return { name, sha256: Buffer.from(row.pdf_sha256 ?? []).toString('hex'), path };
}

test('a buyer downloads an invoice, named by its number and not cacheable', async () => {
  const { path, buyer } = await anInvoice();
  const { statusCode, headers, rawPayload } = await get(path, buyer.token);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="FV-\d{4}-\d\d-0001\.pdf"/);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('every download returns the same archived bytes', async () => {
  const { id, path, buyer } = await anInvoice();
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => get(path, buyer.token)));
  const later = await get(path, buyer.token);
  const { sha256 } = await keptFile(id);
  expect(
    createHash('sha256')
      .update(first?.rawPayload ?? '')
      .digest('hex'),
  ).toBe(sha256);
  for (const { rawPayload } of [...others, later])
    expect(rawPayload.equals(first?.rawPayload ?? Buffer.of())).toBe(true);
});

test('a lost or damaged archive file is restored', async () => {
  const { id, path, buyer } = await anInvoice();
  const { rawPayload } = await get(path, buyer.token);
  const kept = await keptFile(id);
  rmSync(kept.path);
  expect((await get(path, buyer.token)).rawPayload.equals(rawPayload)).toBe(true);
  writeFileSync(kept.path, 'something else');
  expect((await get(path, buyer.token)).rawPayload.equals(rawPayload)).toBe(true);
  expect(await keptFile(id)).toEqual(kept);
});

test('a lost file that cannot be recreated identically is an error, never served as the invoice', async () => {
  const { id, path, buyer } = await anInvoice();
  await get(path, buyer.token);
  rmSync((await keptFile(id)).path);
  await app.client.db
    .updateTable('invoice')
    .set({ buyer: JSON.stringify({ ...BUYER, name: 'Kto inny' }) })
    .where('id', '=', id)
    .execute();
  expect((await get(path, buyer.token)).statusCode).toBe(500);
});

test('nobody else gets it: no visitors, other people, moderators or public paths', async () => {
  const { id, path, buyer } = await anInvoice();
  await get(path, buyer.token);
  const other = await aPerson(app);
  const moderator = await aPerson(app, { role: 'moderator' });
  expect((await get(path)).statusCode).toBe(401);
  expect((await get(path, other.token)).statusCode).toBe(404);
  expect((await get(path, await aSession(app, moderator.id, { isStrong: true }))).statusCode).toBe(404);
  const { name } = await keptFile(id);
  for (const folder of ['media', 'userAvatar']) expect((await get(`/${folder}/${name}`)).statusCode).toBe(404);
});

test('an admin needs a second factor to get it', async () => {
  const { path } = await anInvoice();
  const admin = await aPerson(app, { role: 'admin' });
  expect((await get(path, admin.token)).json()).toMatchObject({ code: 'strongSignInRequired' });
  expect((await get(path, await aSession(app, admin.id, { isStrong: true }))).statusCode).toBe(200);
});

test.each(['/invoices/0.pdf', '/invoices/1', '/invoices/x.pdf', '/invoices/999999.pdf', '/invoices/1.pdf.pdf'])(
  'there is nothing at %s',
  async (path) => {
    const { buyer } = await anInvoice();
    expect((await get(path, buyer.token)).statusCode).toBe(404);
  },
);

test('buyer data stored for the next invoice is shown only after the password, updated and deleted', async () => {
  const { invoices } = await invoicesOf(app);
  const person = await aPerson(app);
  const { db } = app.client;
  const remember = (buyer: typeof BUYER) =>
    db.transaction().execute((tx) => invoices.rememberBuyer(tx, person.id, buyer));
  const confirmed = app.as(await aSession(app, person.id));
  expect(await confirmed.call(getInvoiceData)).toEqual({ buyer: null });
  await remember(BUYER);
  const unconfirmed = app.as(await aSession(app, person.id, { confirmed: false }));
  await expect(unconfirmed.call(getInvoiceData)).rejects.toMatchObject({ code: 'passwordConfirmationRequired' });
  expect(await confirmed.call(getInvoiceData)).toEqual({ buyer: { ...BUYER, nip: null } });
  await remember(BUSINESS);
  expect(await confirmed.call(getInvoiceData)).toEqual({ buyer: BUSINESS });
  expect(await invoices.hasStoredBuyer(db, person.id)).toBe(true);
  await unconfirmed.call(forgetInvoiceData);
  await unconfirmed.call(forgetInvoiceData);
  expect(await confirmed.call(getInvoiceData)).toEqual({ buyer: null });
  expect(await invoices.hasStoredBuyer(db, person.id)).toBe(false);
});
