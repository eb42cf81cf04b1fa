import { join } from 'node:path';
import { type Config, readConfig } from '#server/config.ts';
import { createKsef } from '#server/invoices/ksef/service.ts';
import { createInvoiceService, type InvoiceService, type PaidPurchase } from '#server/invoices/service.ts';
import { openMediaStore } from '#server/media/store.ts';
import { aPurchase } from './money-factories.ts';
import type { TestApp } from './test-app.ts';

/** Settings under which real invoices are issued. */
export const OPERATOR = {
  OPERATOR_NAME: 'Stowarzyszenie „Targ Łowicki”',
  OPERATOR_ADDRESS: 'ul. Rynek Kościuszki 1; 99-400 Łowicz',
  OPERATOR_EMAIL: 'faktury@targ.example.pl',
  OPERATOR_TAX_ID: '1234563218',
} as const;

/** The invoice service of a test's app, with the app's settings. */
export async function invoicesOf(
  test: TestApp,
  settings: Record<string, string> = OPERATOR,
): Promise<{ invoices: InvoiceService; config: Config }> {
  const plain = { NODE_ENV: 'test', DATA_DIR: test.dataDir, LOG_LEVEL: 'silent', PORT: '0' };
  const config = readConfig({ ...plain, ...settings });
  const { db } = test.client;
  const { jobs } = test.app;
  const store = await openMediaStore({ kind: 'disk', directory: join(test.dataDir, 'media') });
  const ksef = createKsef({ config, db, jobs, warn: () => {} });
  return { config, invoices: createInvoiceService({ config, db, jobs, store, ksef }) };
}

/** The row of a purchase paid with real money, unless the fields say otherwise. */
export async function aPaidPurchase(
  test: TestApp,
  fields: Parameters<typeof aPurchase>[1] = {},
): Promise<PaidPurchase> {
  const now = new Date();
  const paid = { provider: 'przelewy24', status: 'success', paid_at: now, activated_at: now } as const;
  const id = await aPurchase(test, { ...paid, active_until: new Date(now.getTime() + 14 * 86_400_000), ...fields });
  return test.client.db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Issues an invoice in its own transaction; returns its id. */
export async function issued(
  test: TestApp,
  invoices: InvoiceService,
  purchase: PaidPurchase,
  now?: Date,
): Promise<number> {
  const id = await test.client.db.transaction().execute((tx) => invoices.issue(tx, purchase, now));
  if (id === null) throw new Error('nothing was paid');
  return id;
}
