import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Buyer } from '#contract/invoices/invoices.ts';
import { type Config, readConfig } from '#server/config.ts';
import { createIssuing } from '#server/invoices/issuing.ts';
import { createKsef, type KsefService } from '#server/invoices/ksef/service.ts';
import type { Database } from '#server/platform/db/schema.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { aPurchase, BUSINESS } from '../money-factories.ts';
import { testApp } from '../test-app.ts';
import { NIP, OPERATOR, openTestKsef, type TestKsef, TOKEN } from './fake-ksef.ts';

const site = testApp();

/** The sending of invoices to a KSeF on this machine, for the tests of a file. */
export const its = {} as {
  server: TestKsef;
  /** The settings of a site that sends to it. */
  config: Config;
  /** The folder of its files. */
  folder: string;
  /** The names of queued jobs, and the operator's notifications. */
  queued: string[];
  warnings: string[];
  nowMs: number;
};

beforeAll(async () => {
  // The site's own jobs are not configured for this KSeF and would process the invoices first.
  await site.app.jobs.stop(1_000);
  its.server = await openTestKsef(NIP, TOKEN);
  its.config = configWith({ KSEF_URL: its.server.url, KSEF_TOKEN: TOKEN });
  its.folder = join(site.dataDir, 'ksef');
});
afterAll(() => its.server.close());
beforeEach(() => {
  const { server } = its;
  server.state.invoices.length = 0;
  server.calls.length = 0;
  Object.assign(server, { mode: 'up', isCutOffAfterTaking: false, slowness: 1, aheadMs: 0, isReceiptLate: false });
  Object.assign(its, { queued: [], warnings: [], nowMs: Date.now() });
  rmSync(its.folder, { recursive: true, force: true });
});

export function configWith(settings: Record<string, string>): Config {
  return readConfig({ ...OPERATOR, ...settings, DATA_DIR: site.dataDir });
}

/** A process that sends to KSeF, with the state that any process has at its start. */
export function aKsef(config = its.config): KsefService {
  return createKsef({
    config,
    db: site.client.db,
    jobs: noteJobs(),
    warn: (warning) => its.warnings.push(warning),
    clock: { now: () => its.nowMs, wait: async () => {} },
  });
}

function noteJobs(): Jobs {
  return { queue: async (_tx: unknown, name: string) => void its.queued.push(name) } as unknown as Jobs;
}

interface InvoiceFields {
  readonly buyer?: Buyer;
  readonly provider?: 'stripe' | 'sandbox';
  readonly config?: Config;
}

/** A paid purchase with its invoice: by default a real one for a business. Returns the invoice's id. */
export async function anInvoice({
  buyer = BUSINESS,
  provider = 'stripe',
  config,
}: InvoiceFields = {}): Promise<number> {
  const id = await aPurchase(site, { provider, buyer, status: 'success', paid_at: new Date() });
  const purchase = await purchaseOf(id);
  const issued = await site.client.db.transaction().execute((tx) => issuing(config).issue(tx, purchase, new Date()));
  if (issued === null) throw new Error('nothing was paid');
  return issued;
}

/** The correction of an invoice for a refund of 10 PLN. Returns its id. */
export async function aCorrection(invoiceId: number): Promise<number> {
  const purchase = await purchaseOf((await rowOf(invoiceId)).purchase_id);
  const what = { purchase, refund: { amount_minor: 1_000, reason: 'withdrawal' as const } };
  return site.client.db.transaction().execute((tx) => issuing().correct(tx, what, new Date()));
}

function issuing(config = its.config) {
  return createIssuing({ config, jobs: noteJobs(), ksef: aKsef(config) });
}

function purchaseOf(id: number): Promise<Selectable<Database['purchase']>> {
  return site.client.db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export function rowOf(id: number): Promise<Selectable<Database['invoice']>> {
  return site.client.db.selectFrom('invoice').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Resets an invoice's KSeF state. */
export async function forgetOutcome(id: number): Promise<void> {
  const forgotten = { ksef_state: 'waiting', ksef_number: null } as const;
  await site.client.db.updateTable('invoice').set(forgotten).where('id', '=', id).execute();
}

export function retry(id: number): Promise<boolean> {
  return site.client.db.transaction().execute((tx) => aKsef().retry(tx, id));
}
