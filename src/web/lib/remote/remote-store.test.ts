import { expect, test } from 'vitest';
import { RemoteStore } from './remote-store.ts';

test('a value stays while it is reloaded, and survives a failure', async () => {
  const store = new RemoteStore();
  expect(store.read('account')).toEqual({});
  await store.fetch('account', async () => 'Hanna');
  const failing = store.fetch('account', () => Promise.reject(new Error('offline')));
  expect(store.read('account')).toEqual({ value: 'Hanna' });
  await failing;
  expect(store.read('account')).toEqual({ value: 'Hanna', error: new Error('offline') });
  const again = store.fetch('account', async () => 'Zofia');
  expect(store.read('account').error).toBeUndefined();
  await again;
  expect(store.read('account')).toEqual({ value: 'Zofia' });
});

test('a write is newer than a request that started before it', async () => {
  const store = new RemoteStore();
  let answer = (_: string) => {};
  const slow = store.fetch('account', () => new Promise<string>((resolve) => (answer = resolve)));
  store.write('account', 'new');
  answer('old');
  await slow;
  expect(store.read('account')).toEqual({ value: 'new' });
});

test('concurrent requests are shared; a request after a write is a new one', async () => {
  const store = new RemoteStore();
  let count = 0;
  const load = async () => ++count;
  await Promise.all([store.fetch('count', load), store.fetch('count', load)]);
  expect(store.read('count').value).toBe(1);
  const stale = store.fetch('count', load);
  store.write('count', 9);
  await Promise.all([stale, store.fetch('count', load)]);
  expect(store.read('count').value).toBe(3);
});

test('a reload after an action is not served by an earlier request', async () => {
  const store = new RemoteStore();
  let answer = (_: string) => {};
  const slow = store.fetch('log', () => new Promise<string>((resolve) => (answer = resolve)));
  const anew = store.fetchAnew('log', async () => 'with the act');
  answer('without the act');
  await Promise.all([slow, anew]);
  expect(store.read('log')).toEqual({ value: 'with the act' });
});

test('listeners are notified of every change until they unsubscribe', async () => {
  const store = new RemoteStore();
  let told = 0;
  const stop = store.subscribe(() => (told += 1));
  store.write('a', 1);
  stop();
  store.write('a', 2);
  expect(told).toBe(1);
});
