import { expect, test } from 'vitest';
import { testApp } from '#test/test-app.ts';
import { createGate } from './hash-gate.ts';

const app = testApp();

test('concurrency is limited, and known users go first', async () => {
  const gate = createGate({ atOnce: 2, mostWaiting: 3 });
  const begun: string[] = [];
  const open: (() => void)[] = [];
  const work = (name: string, isFirst = false) =>
    gate.run(
      () =>
        new Promise<void>((resolve) => {
          begun.push(name);
          open.push(resolve);
        }),
      isFirst,
    );
  const strangers = ['a', 'b', 'c', 'd', 'e'].map((name) => work(name));
  const known = work('known', true);
  await expect(work('f')).rejects.toMatchObject({ code: 'unavailable', retryAfterS: 5 });
  expect(begun).toEqual(['a', 'b']);
  for (let index = 0; index < 6; index += 1) {
    open[index]?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all([...strangers, known]);
  expect(begun).toEqual(['a', 'b', 'known', 'c', 'd', 'e']);
});

test('failed work frees its slot', async () => {
  const gate = createGate({ atOnce: 1, mostWaiting: 1 });
  const failing = gate.run(() => Promise.reject(new Error('no')));
  const next = gate.run(async () => 'done');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('done');
});

test('a flood of log-ins beyond the queue gets 503 with Retry-After', async () => {
  const send = (index: number) =>
    app.app.fastify.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { email: `flood${index}@example.pl`, password: 'nie to hasło' },
      remoteAddress: `10.77.${index >> 8}.${index & 255}`,
    });
  const answers = await Promise.all(Array.from({ length: 150 }, (_, index) => send(index)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 503]));
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.every(({ headers }) => headers['retry-after'] === '5')).toBe(true);
  expect(refused[0]?.json()).toMatchObject({ success: false, code: 'unavailable' });
  expect((await send(999)).statusCode).toBe(401);
}, 60_000);
