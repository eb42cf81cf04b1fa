import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeptBook } from './kept-book.ts';

interface Waiting {
  readonly answer: () => void;
  readonly refuse: (error: Error) => void;
}

/** A server that holds its responses until the test releases them; requests take effect on release. */
function aServer(ids: readonly number[] = []) {
  const kept = new Set(ids);
  const sent: string[] = [];
  const waiting: Waiting[] = [];
  let shown: ReadonlySet<number> = new Set();
  const held = <T>(happen: () => T) =>
    new Promise<T>((resolve, refuse) => waiting.push({ answer: () => resolve(happen()), refuse }));
  const book = new KeptBook({
    fetchIds: () => {
      const before = [...kept];
      return held(() => before);
    },
    send: (id, isKept) => {
      sent.push(`${isKept ? '+' : '-'}${id}`);
      return held(() => void (isKept ? kept.add(id) : kept.delete(id)));
    },
    show: (ids) => {
      shown = ids;
    },
  });
  const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
  return { book, kept, sent, waiting, shown: () => [...shown].sort((a, b) => a - b), settle };
}

test('a press shows at once, and stays when the server agrees', async () => {
  const { book, waiting, shown, settle } = aServer();
  const done = book.set(7, true);
  expect(shown()).toEqual([7]);
  await settle();
  waiting[0]?.answer();
  await done;
  expect(shown()).toEqual([7]);
});

test('a refused press is rolled back, and the caller gets the error', async () => {
  const { book, waiting, shown, settle } = aServer();
  const done = book.set(7, true);
  await settle();
  waiting[0]?.refuse(new Error('own listing'));
  await expect(done).rejects.toThrow('own listing');
  expect(shown()).toEqual([]);
});

test('pressed twice before the first response, the last press wins', async () => {
  const { book, kept, sent, waiting, shown, settle } = aServer();
  const done = Promise.all([book.set(7, true), book.set(7, false)]);
  expect(shown()).toEqual([]);
  await settle();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    next.answer();
    await settle();
  }
  await done;
  expect(kept.has(7)).toBe(false);
  expect(sent.at(-1)).toBe('-7');
});

test('a stale response does not undo a newer change', async () => {
  const { book, waiting, shown, settle } = aServer([1]);
  const fetched = book.fetch();
  const done = book.set(7, true);
  await settle();
  waiting[1]?.answer();
  await done;
  waiting[0]?.answer();
  await fetched;
  expect(shown()).toEqual([1, 7]);
});

test('a response for a previous user is ignored', async () => {
  const { book, waiting, shown, settle } = aServer([1, 2]);
  const fetched = book.fetch();
  const done = book.set(7, true);
  await settle();
  book.reset();
  for (const { answer } of waiting) answer();
  await Promise.all([fetched, done]);
  const next = book.set(9, true);
  expect(shown()).toEqual([9]);
  await settle();
  waiting.at(-1)?.answer();
  await next;
  expect(shown()).toEqual([9]);
});

test('a loaded list does not restore what was just removed', async () => {
  const { book, waiting, shown, settle } = aServer([1, 2]);
  const done = book.set(1, false);
  await settle();
  waiting[0]?.answer();
  await done;
  book.learnListed([1, 2]);
  expect(shown()).toEqual([2]);
  book.learn(2, false);
  expect(shown()).toEqual([]);
});

test('after any order of presses and responses, page and server agree', async () => {
  const press = fc.record({ id: fc.integer({ min: 1, max: 3 }), isKept: fc.boolean() });
  const step = fc.oneof(press, fc.constant('answer' as const), fc.constant('fetch' as const));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { book, kept, waiting, shown, settle } = aServer([2]);
      const done: Promise<unknown>[] = [book.fetch()];
      const wanted = new Map<number, boolean>([[2, true]]);
      for (const each of steps) {
        if (each === 'answer') waiting.shift()?.answer();
        else if (each === 'fetch') done.push(book.fetch());
        else {
          wanted.set(each.id, each.isKept);
          done.push(book.set(each.id, each.isKept));
        }
        await settle();
      }
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        next.answer();
        await settle();
      }
      await Promise.all(done);
      const expected = [...wanted].flatMap(([id, isKept]) => (isKept ? [id] : [])).sort((a, b) => a - b);
      expect([...kept].sort((a, b) => a - b)).toEqual(expected);
      expect(shown()).toEqual(expected);
    }),
  );
});
