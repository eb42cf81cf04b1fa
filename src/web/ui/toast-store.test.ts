import { afterEach, expect, test, vi } from 'vitest';
import {
  closeStayingToasts,
  closeToast,
  dismissToast,
  shownToasts,
  showToast,
  stayingToastCount,
  subscribeToToasts,
  waitingToastCount,
} from './toast-store.ts';

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

test('a temporary toast displaces the oldest persistent one, which is the first to return', () => {
  for (const title of ['a', 'b', 'c', 'd']) persistent(title);
  const saved = showToast({ title: 'saved' });
  expect(titles()).toEqual(['b', 'c', 'saved']);
  dismissToast(saved);
  expect(titles()).toEqual(['b', 'c', 'a']);
  expect(waitingToastCount()).toBe(1);
});

test('a temporary toast waits while three temporary ones are shown', () => {
  for (const title of ['a', 'b', 'c', 'd']) showToast({ title });
  expect(titles()).toEqual(['a', 'b', 'c']);
  expect(waitingToastCount()).toBe(1);
});

test('showing an id again replaces its toast in place', () => {
  for (const title of ['a', 'b', 'c']) persistent(title);
  showToast({ id: 'chat', title: 'one message', timeoutMs: 0 });
  showToast({ id: 'chat', title: 'two messages', timeoutMs: 0 });
  expect(waitingToastCount()).toBe(1);
  dismissToast(shownToasts()[0]?.id ?? '');
  expect(titles()).toEqual(['b', 'c', 'two messages']);
});

test('a waiting toast can be dismissed before it is shown', () => {
  for (const title of ['a', 'b', 'c']) persistent(title);
  dismissToast(persistent('d'));
  expect(titles()).toEqual(['a', 'b', 'c']);
  expect(waitingToastCount()).toBe(0);
});

test('listeners are notified of every change until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = subscribeToToasts(listener);
  const id = persistent('a');
  dismissToast(id);
  leave();
  persistent('b');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('closing all closes persistent toasts, including waiting ones, and leaves temporary ones', () => {
  const closed: string[] = [];
  for (const title of ['a', 'b', 'c', 'd']) showToast({ title, timeoutMs: 0, onClose: () => closed.push(title) });
  showToast({ title: 'saved' });
  expect(stayingToastCount()).toBe(4);
  closeStayingToasts();
  expect(titles()).toEqual(['saved']);
  expect([waitingToastCount(), stayingToastCount()]).toEqual([0, 0]);
  expect(closed.toSorted()).toEqual(['a', 'b', 'c', 'd']);
});

test('onClose is called when the user closes a toast, not when the page dismisses it', () => {
  const onClose = vi.fn();
  dismissToast(showToast({ title: 'a', timeoutMs: 0, onClose }));
  expect(onClose).not.toHaveBeenCalled();
  closeToast(showToast({ title: 'b', timeoutMs: 0, onClose }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
