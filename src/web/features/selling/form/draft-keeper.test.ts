import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getKind } from '#kinds/index.ts';
import type { LocalDraft } from './draft-content.ts';
import { DraftKeeper } from './draft-keeper.ts';
import { emptyValues } from './form-values.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const titled = (title: string) => ({ ...emptyValues(getKind('ad')), title });

function setUp() {
  const world = {
    here: null as LocalDraft | null,
    there: [] as string[],
    outliving: [] as string[],
    isOnline: true,
    hasRoom: true,
    removed: 0,
  };
  const keeper = new DraftKeeper({
    keepHere: (draft) => {
      if (world.hasRoom) world.here = draft;
      return world.hasRoom;
    },
    save: async ({ title }, isLast) => {
      if (isLast) world.outliving.push(title);
      if (!world.isOnline) throw new TypeError('offline');
      world.there.push(title);
      return { version: world.there.length, updatedAt: '' };
    },
    remove: async () => (world.removed += 1),
    nowMs: () => Date.now(),
  });
  return { world, keeper };
}

test('input is stored in the browser at once and on the server after a pause', async () => {
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

test('offline input is stored in the browser and sent later', async () => {
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

test('only what neither browser nor server has is unsafe', async () => {
  const { world, keeper } = setUp();
  world.hasRoom = false;
  keeper.put(titled('Ser'));
  expect(keeper.state()).toBe('unsafe');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(keeper.state()).toBe('saved');
});

test('nothing is written after the draft is finished', async () => {
  const { world, keeper } = setUp();
  keeper.put(titled('Ser'));
  await keeper.finish();
  keeper.put(titled('Ser i miód'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world).toMatchObject({ here: null, there: [], removed: 1 });
});

test('an attempt stays with the draft until its result is known', () => {
  const { world, keeper } = setUp();
  const attempt = { key: 'k', form: {} as never };
  keeper.noteAttempt(attempt, titled('Ser'));
  keeper.put(titled('Sery'));
  expect(world.here).toMatchObject({ attempt, content: { title: 'Sery' } });
  keeper.noteAttempt(null, titled('Sery'));
  expect(keeper.attempt).toBeUndefined();
});

test('continuous typing is still saved on the server', async () => {
  const { world, keeper } = setUp();
  for (let letters = 1; letters <= 25; letters += 1) {
    keeper.put(titled('M'.repeat(letters)));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(world.there.length).toBeGreaterThan(0);
});

test('when the page is hidden, the latest input is sent at once in a keepalive request', async () => {
  const { world, keeper } = setUp();
  keeper.put(titled('Ser'));
  keeper.leave();
  keeper.leave();
  expect(world.outliving).toEqual(['Ser']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.there).toEqual(['Ser']);
  keeper.put(titled('Sery'));
  keeper.leave();
  expect(world.outliving).toEqual(['Ser', 'Sery']);
});
