import { expect, test, vi } from 'vitest';
import { openTestDatabase } from '#test/open-test-database.ts';
import { Jobs } from './jobs.ts';

test('a job starts when its transaction commits, without waiting for polling', async () => {
  const client = await openTestDatabase();
  const jobs = new Jobs(client, (error) => console.error(error));
  let begun = 0;
  jobs.work('media.sweep', async () => {
    begun += 1;
  });
  // Freeze the timers, so that the next poll, due a second after the last one, never comes.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    await jobs.start();
    for (const count of [1, 2, 3]) {
      await client.db.transaction().execute((tx) => jobs.queue(tx, 'media.sweep', {}));
      await expect.poll(() => begun, { interval: 10, timeout: 20_000 }).toBe(count);
    }
  } finally {
    vi.useRealTimers();
    await jobs.stop(1_000);
    await client.close();
  }
});
