import { afterEach, expect, test, vi } from 'vitest';
import { dismissToast, shownToasts, showToast, subscribeToToasts, waitingToastCount } from './toast-store.ts';

const titles = () => shownToasts().map(({ title }) => title);
const persistent = (title: string) => showToast({ title, timeoutMs: 0 });

afterEach(() => {
  while (shownToasts().length > 0) dismissToast(shownToasts()[0]?.id ?? '');
});

test('at most three toasts are shown; the others wait and none is lost', () => {
  const ids = ['a', 'b', 'c', 'd', 'e'].map(persistent);
  expect(titles()).toEqual(['a', 'b', 'c']);
  expect(waitingToastCount()).toBe(2);
  dismissToast(ids[1] as string);
  expect(titles()).toEqual(['a', 'c', 'd']);
  dismissToast(ids[0] as string);
  expect(titles()).toEqual(['c', 'd', 'e']);
  expect(waitingToastCount()).toBe(0);
});

test('a passing toast takes the place of the oldest persistent one, which comes back first', () => {
  for (const title of ['a', 'b', 'c', 'd']) persistent(title);
  const saved = showToast({ title: 'saved' });
  expect(titles()).toEqual(['b', 'c', 'saved']);
  dismissToast(saved);
  expect(titles()).toEqual(['b', 'c', 'a']);
  expect(waitingToastCount()).toBe(1);
});

test('a passing toast waits while three passing ones are shown', () => {
  for (const title of ['a', 'b', 'c', 'd']) showToast({ title });
  expect(titles()).toEqual(['a', 'b', 'c']);
  expect(waitingToastCount()).toBe(1);
});

test('an id shown again replaces what it said, where it stands', () => {
  for (const title of ['a', 'b', 'c']) persistent(title);
  showToast({ id: 'chat', title: 'one message', timeoutMs: 0 });
  showToast({ id: 'chat', title: 'two messages', timeoutMs: 0 });
  expect(waitingToastCount()).toBe(1);
  dismissToast(shownToasts()[0]?.id ?? '');
  expect(titles()).toEqual(['b', 'c', 'two messages']);
});

test('a waiting toast can be dismissed before anybody saw it', () => {
  for (const title of ['a', 'b', 'c']) persistent(title);
  dismissToast(persistent('d'));
  expect(titles()).toEqual(['a', 'b', 'c']);
  expect(waitingToastCount()).toBe(0);
});

test('listeners hear of every change until they leave', () => {
  const listener = vi.fn();
  const leave = subscribeToToasts(listener);
  const id = persistent('a');
  dismissToast(id);
  leave();
  persistent('b');
  expect(listener).toHaveBeenCalledTimes(2);
});
