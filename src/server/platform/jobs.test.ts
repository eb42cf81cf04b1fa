import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { Jobs } from './jobs.ts';

test('jobs start when their transaction commits, however many it queued, without waiting for polling', async () => {
  const client = await openTestDatabase();
  // The next poll is due after the test has failed.
  const jobs = new Jobs(client, () => {}, 600);
  let begun = 0;
  jobs.work('media.sweep', async () => {
    begun += 1;
    if (begun === 5) throw new Error('a failed job does not hold up the next one');
  });
  try {
    await jobs.start();
    for (const count of [1, 2, 3]) {
      await client.db.transaction().execute((tx) => jobs.queue(tx, 'media.sweep', {}));
      await expect.poll(() => begun, { interval: 10, timeout: 20_000 }).toBe(count);
    }
    await client.db.transaction().execute((tx) => jobs.queueAll(tx, 'media.sweep', [{}, {}, {}, {}]));
    await expect.poll(() => begun, { interval: 10, timeout: 20_000 }).toBe(7);
  } finally {
    await jobs.stop(1_000);
    await client.close();
  }
});
