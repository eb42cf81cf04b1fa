import { afterAll, expect, test, vi } from 'vitest';
import { NIP, OPERATOR, openTestKsef, TOKEN } from '../../../../test/ksef/fake-ksef.ts';
import { aPurchase, BUSINESS } from '../../../../test/money-factories.ts';
import { testApp } from '../../../../test/test-app.ts';
import { readConfig } from '../../config.ts';
import { createIssuing } from '../issuing.ts';
import { createKsef } from './service.ts';

const server = await openTestKsef(NIP, TOKEN);
const SETTINGS = { ...OPERATOR, KSEF_URL: server.url, KSEF_TOKEN: TOKEN };
const site = testApp(SETTINGS);
afterAll(() => server.close());

test('the jobs of a configured site submit an invoice to KSeF by themselves', async () => {
  const { client, app, dataDir } = site;
  const config = readConfig({ ...SETTINGS, DATA_DIR: dataDir });
  const ksef = createKsef({ config, db: client.db, jobs: app.jobs, warn: () => {} });
  const { issue } = createIssuing({ config, jobs: app.jobs, ksef });
  const id = await aPurchase(site, { provider: 'stripe', buyer: BUSINESS, status: 'success', paid_at: new Date() });
  const purchase = await client.db.selectFrom('purchase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const invoiceId = await client.db.transaction().execute((tx) => issue(tx, purchase, new Date()));

  const stateOf = () => client.db.selectFrom('invoice').select('ksef_state').where('id', '=', invoiceId).execute();
  await vi.waitFor(async () => expect(await stateOf()).toEqual([{ ksef_state: 'accepted' }]), 25_000);
  expect(server.state.accepted.length).toBe(1);
});
