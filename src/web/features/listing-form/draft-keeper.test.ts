import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getKind } from '#kinds/index.ts';
import type { LocalDraft } from './draft-content.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { emptyValues } from './form-values.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titled = (title: string) => ({ ...emptyValues(getKind('ad')), title });

function setUp() {
  const world = { here: null as LocalDraft | null, there: [] as string[], isOnline: true, hasRoom: true, removed: 0 };
  const keeper = new DraftKeeper({
    keepHere: (draft) => {
      if (world.hasRoom) world.here = draft;
      return world.hasRoom;
    },
    save: async ({ title }) => {
      if (!world.isOnline) throw new TypeError('offline');
      world.there.push(title);
      return { version: world.there.length, updatedAt: '' };
    },
    remove: async () => (world.removed += 1),
    nowMs: () => Date.now(),
  });
  return { world, keeper };
}

test('typing is kept here at once and on the server after a pause', async () => {
  const { world, keeper } = setUp();
  keeper.put(titled('M'));
  keeper.put(titled('Mi'));
  expect(world.here?.content.title).toBe('Mi');
  expect(world.there).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_600);
  expect(world.there).toEqual(['Mi']);
  expect(keeper.state()).toBe('saved');
  expect(world.here).toMatchObject({ isSent: true, serverVersion: 1 });
});

test('without a connection it waits here and goes to the server later', async () => {
  const { world, keeper } = setUp();
  world.isOnline = false;
  keeper.put(titled('Ser'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(keeper.state()).toBe('offline');
  world.isOnline = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(world.there).toEqual(['Ser']);
  expect(keeper.state()).toBe('saved');
});

test('only what neither place has is unsafe', async () => {
  const { world, keeper } = setUp();
  world.hasRoom = false;
  keeper.put(titled('Ser'));
  expect(keeper.state()).toBe('unsafe');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(keeper.state()).toBe('saved');
});

test('nothing is written after the draft was finished', async () => {
  const { world, keeper } = setUp();
  keeper.put(titled('Ser'));
  await keeper.finish();
  keeper.put(titled('Ser i miód'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world).toMatchObject({ here: null, there: [], removed: 1 });
});

test('an attempt stays with the draft until its outcome is known', () => {
  const { world, keeper } = setUp();
  const attempt = { key: 'k', form: {} as never };
  keeper.noteAttempt(attempt, titled('Ser'));
  keeper.put(titled('Sery'));
  expect(world.here).toMatchObject({ attempt, content: { title: 'Sery' } });
  keeper.noteAttempt(null, titled('Sery'));
  expect(keeper.attempt).toBeUndefined();
});
