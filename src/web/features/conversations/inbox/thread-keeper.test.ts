import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message } from '#contract/conversations.ts';
import type { LoadMessages } from './thread-keeper.ts';
import { ThreadKeeper } from './thread-keeper.ts';

const PAGE = 4;
const AFTER_MAX = 5;

function aMessage(number: number, content = `message ${number}`): Message {
  return {
    id: 100 + number,
    number,
    clientId: `client-${number}`,
    sender_id: number % 2,
    content,
    created_at: '2026-03-01T10:00:00.000Z',
    conversation: { id: 1 },
    files: [],
    warnings: [],
    offer: null,
    removed: null,
  };
}

/** A server with a growing conversation; responses are computed on request and delivered on demand. */
function aServer(length: number) {
  const stored = Array.from({ length }, (_, index) => aMessage(index + 1));
  const load: LoadMessages = async ({ before, after }) => {
    if (after !== undefined) {
      const later = stored.filter(({ number }) => number > after);
      return { items: later.slice(0, AFTER_MAX), hasMore: later.length > AFTER_MAX };
    }
    const earlier = stored.filter(({ number }) => before === undefined || number < before);
    return { items: earlier.slice(-PAGE), hasMore: earlier.length > PAGE };
  };
  const post = () => {
    const message = aMessage(stored.length + 1);
    stored.push(message);
    return message;
  };
  return { stored, load, post };
}

const numbersOf = (messages: readonly Message[]) => messages.map(({ number }) => number);

test('the last page is loaded first, and earlier ones follow until there are none', async () => {
  const keeper = new ThreadKeeper(aServer(10).load, () => {});
  expect(keeper.kept.state).toBe('loading');
  await keeper.catchUp();
  expect(numbersOf(keeper.kept.run.messages)).toEqual([7, 8, 9, 10]);
  await keeper.loadEarlier();
  await keeper.loadEarlier();
  expect(numbersOf(keeper.kept.run.messages)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(keeper.kept.run.hasEarlier).toBe(false);
});

test('a message beyond a gap waits until the gap is loaded', async () => {
  const { load, post } = aServer(2);
  const keeper = new ThreadKeeper(load, () => {});
  await keeper.catchUp();
  for (let count = 0; count < 12; count += 1) post();
  expect(keeper.hear(aMessage(14))).toBe(false);
  expect(numbersOf(keeper.kept.run.messages)).toEqual([1, 2]);
  await keeper.catchUp();
  expect(numbersOf(keeper.kept.run.messages)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1));
});

test('messages received while the first page is loading are not lost', async () => {
  const { load, post } = aServer(0);
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const keeper = new ThreadKeeper(
    async (query) => {
      const page = await load(query);
      await gate;
      return page;
    },
    () => {},
  );
  const loading = keeper.catchUp();
  await Promise.resolve();
  keeper.hear(post());
  open();
  await loading;
  expect(numbersOf(keeper.kept.run.messages)).toEqual([1]);
});

test('a failure of the first page is reported, and can be retried', async () => {
  let fails = true;
  const { load } = aServer(3);
  const keeper = new ThreadKeeper(
    (query) => (fails ? Promise.reject(new TypeError('x')) : load(query)),
    () => {},
  );
  await expect(keeper.catchUp()).rejects.toThrow();
  expect(keeper.kept.state).toBe('failed');
  fails = false;
  await keeper.catchUp();
  expect(keeper.kept).toMatchObject({ state: 'ready' });
});

test('a message removed by a moderator is gone after a reload, and an old event does not restore it', async () => {
  const { load, stored } = aServer(6);
  const keeper = new ThreadKeeper(load, () => {});
  await keeper.catchUp();
  const told = stored[4] as Message;
  stored[4] = { ...told, content: '', removed: 'byModerator' };
  await keeper.renew();
  keeper.hear(told);
  expect(keeper.kept.run.messages.find(({ number }) => number === 5)?.removed).toBe('byModerator');
  expect(numbersOf(keeper.kept.run.messages)).toEqual([3, 4, 5, 6]);
});

test('a server that returns nothing useful is not asked forever', async () => {
  let questions = 0;
  const { load } = aServer(2);
  const keeper = new ThreadKeeper(
    (query) => {
      questions += 1;
      return query.after === undefined ? load(query) : Promise.resolve({ items: [], hasMore: true });
    },
    () => {},
  );
  await keeper.catchUp();
  keeper.hear(aMessage(9));
  await keeper.catchUp();
  expect(questions).toBeLessThan(5);
});

test('an earlier page in flight does not restore what was removed meanwhile', async () => {
  const { load, stored } = aServer(8);
  const keeper = new ThreadKeeper(load, () => {});
  await keeper.catchUp();
  const earlier = keeper.loadEarlier();
  stored[3] = { ...(stored[3] as Message), content: '', removed: 'byModerator' };
  await Promise.all([keeper.renew(), earlier]);
  expect(keeper.kept.run.messages.map(({ removed }) => removed)).toEqual(stored.map(({ removed }) => removed));
});

type Step = 'post' | 'postUnheard' | 'hearOld' | 'reconnect' | 'earlier' | 'remove' | 'cut' | 'rest';
const step = fc.constantFrom<Step>(
  'post',
  'postUnheard',
  'hearOld',
  'reconnect',
  'earlier',
  'remove',
  'cut',
  'rest',
  'rest',
);

test('any order of events, pages, responses, disconnects and reconnects ends in the same gapless list', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(12),
      fc.array(step, { maxLength: 40 }),
      fc.scheduler(),
      async (length, steps, scheduler) => {
        const { load, post, stored } = aServer(length);
        let isCut = false;
        const keeper = new ThreadKeeper(
          async (query) => {
            if (isCut) throw new TypeError('network error');
            const page = await load(query);
            return scheduler.schedule(Promise.resolve(page));
          },
          ({ run }) => {
            const numbers = numbersOf(run.messages);
            expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
            expect(run.last === null || run.messages.length === 0 || run.last === numbers.at(-1)).toBe(true);
          },
        );
        const underWay: Promise<unknown>[] = [keeper.catchUp().catch(() => {})];
        const hear = (message: Message | undefined) => {
          // Events arrive late and out of order.
          if (message) underWay.push(scheduler.schedule(Promise.resolve()).then(() => keeper.hear(message)));
        };
        for (const each of steps) {
          if (each === 'post') hear(post());
          else if (each === 'postUnheard') post();
          else if (each === 'hearOld') hear(stored[Math.floor(stored.length / 2)]);
          else if (each === 'reconnect') underWay.push(keeper.catchUp().catch(() => {}));
          else if (each === 'earlier') underWay.push(keeper.loadEarlier().catch(() => {}));
          else if (each === 'remove') {
            const at = Math.floor(stored.length / 2);
            if (stored[at])
              stored[at] = { ...stored[at], content: `removed at ${steps.length}`, removed: 'byModerator' };
            underWay.push(keeper.renew().catch(() => {}));
          } else if (each === 'cut') isCut = !isCut;
          else {
            await new Promise((resolve) => setImmediate(resolve));
            if (scheduler.count() > 0) await scheduler.waitOne();
          }
        }
        isCut = false;
        const end = keeper.catchUp().catch(() => {});
        await scheduler.waitFor(Promise.all([...underWay, end]));
        const last = keeper.catchUp();
        await scheduler.waitFor(last);
        for (let count = 0; count < 30 && keeper.kept.run.hasEarlier; count += 1)
          await scheduler.waitFor(keeper.loadEarlier());
        expect(keeper.kept.run.messages).toEqual(stored);
        expect(keeper.kept.run.ahead).toEqual([]);
      },
    ),
    { numRuns: 1_000 },
  );
});
