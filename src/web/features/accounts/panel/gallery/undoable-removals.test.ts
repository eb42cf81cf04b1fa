import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNDO_MS, UndoableRemovals } from './undoable-removals.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function removals(remove: (key: number) => Promise<void> = async () => {}) {
  const told: (string | number[])[] = [];
  const removed: number[] = [];
  const it = new UndoableRemovals({
    remove: async (key) => {
      await remove(key);
      removed.push(key);
    },
    onChange: (leaving) => told.push([...leaving]),
    onOver: (key) => told.push(`over ${key}`),
    onFailed: (key) => told.push(`failed ${key}`),
  });
  return { it, told, removed };
}

test('a removal is committed when the time to undo is over', async () => {
  const { it, told, removed } = removals();
  it.start(4);
  await vi.advanceTimersByTimeAsync(UNDO_MS - 1);
  expect(removed).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(removed).toEqual([4]);
  expect(told).toEqual([[4], 'over 4']);
  expect(it.undo(4)).toBe(false);
});

test('a removal undone in time is not committed', async () => {
  const { it, told, removed } = removals();
  it.start(4);
  it.start(5);
  expect(it.undo(4)).toBe(true);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(removed).toEqual([5]);
  expect(told).toEqual([[4], [4, 5], [5], 'over 5']);
});

test('flushing commits all pending removals at once', async () => {
  const { it, removed } = removals();
  it.start(4);
  it.start(5);
  it.flush();
  await vi.advanceTimersByTimeAsync(0);
  expect(removed).toEqual([4, 5]);
});

test('a removal that failed on the server is shown again', async () => {
  const { it, told } = removals(() => Promise.reject(new Error('offline')));
  it.start(4);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  expect(told).toEqual([[4], 'over 4', [], 'failed 4']);
});
