import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createSoon } from './soon.ts';

test('closing waits for a slow run even if a later one has ended', async () => {
  const slow = Promise.withResolvers<void>();
  const ended: string[] = [];
  const works = [() => slow.promise.then(() => void ended.push('slow')), async () => void ended.push('fast')];
  const soon = createSoon(1, async () => works.shift()?.(), console.error);
  soon.ask();
  // A timer that fires within the same millisecond causes the second run by itself.
  await expect.poll(() => works.length).toBeLessThan(2);
  soon.ask();
  await expect.poll(() => ended).toEqual(['fast']);
  const closed = soon.close();
  expect(await Promise.race([closed.then(() => 'closed'), wait(50, 'waiting')])).toBe('waiting');
  slow.resolve();
  await closed;
  expect(ended).toEqual(['fast', 'slow']);
});

test('requests before a run share it, and a failure is reported', async () => {
  const failures: unknown[] = [];
  let runs = 0;
  const soon = createSoon(
    20,
    async () => {
      runs += 1;
      throw new Error('no');
    },
    (error) => failures.push(error),
  );
  soon.ask();
  soon.ask();
  await expect.poll(() => failures.length).toBeGreaterThan(0);
  await soon.close();
  expect(runs).toBe(failures.length);
});
