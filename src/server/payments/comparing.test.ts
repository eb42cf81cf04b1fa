import { expect, test } from 'vitest';
import { aPurchase } from '#test/money-factories.ts';
import { testApp } from '#test/test-app.ts';
import { createComparing } from './comparing.ts';
import { type PaymentProvider, ProviderFailed } from './providers/provider.ts';

const app = testApp();

test('a provider that is down is skipped for the rest of a batch, an unconfigured one is never queried', async () => {
  for (let count = 0; count < 6; count += 1) await aPurchase(app, { provider: 'stripe' });
  await aPurchase(app, { provider: 'przelewy24' });
  const good = await aPurchase(app);
  const asked: number[] = [];
  const provider = (id: PaymentProvider['id'], isDown: boolean) =>
    ({
      id,
      fetchEvents: async ({ purchaseId }) => {
        asked.push(purchaseId);
        if (isDown) throw new ProviderFailed('nobody answers');
        return [];
      },
    }) as Partial<PaymentProvider> as PaymentProvider;
  const warnings: string[] = [];
  const { compareRecent } = createComparing({
    db: app.client.db,
    jobs: app.app.jobs,
    providers: new Map([
      ['stripe', provider('stripe', true)],
      ['sandbox', provider('sandbox', false)],
    ]),
    settling: { settle: async () => {}, takeEvents: async () => {} },
    warn: (line) => warnings.push(line),
  });
  await compareRecent({});
  expect(asked).toHaveLength(4);
  expect(asked).toContain(good);
  expect(warnings).toEqual(['6 of 7 payments could not be compared with their provider']);
});
