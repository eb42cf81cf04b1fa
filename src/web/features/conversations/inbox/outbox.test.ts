import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Message } from '#contract/conversations.ts';
import { ApiError } from '#contract/errors.ts';
import { Outbox, type OutboxDeps } from './outbox.ts';
import { inOrder, type OutboxRow } from './outbox-rows.ts';
import { pauseMs, verdictOf, wordsOf } from './outbox-verdict.ts';

type Weather = 'fine' | 'lostBefore' | 'lostAfter' | 'busy' | 'broken';

const refusal = (code: 'blocked' | 'tooManyRequests' | 'internal' | 'validationFailed', fieldErrors = {}) =>
  new ApiError(code, { message: `no: ${code}`, requestId: 'r1', fieldErrors });

/** A server that stores each clientId once, over an unreliable network. */
function aServer(weather: readonly Weather[] = []) {
  const stored: Message[] = [];
  const files = new Map<string, number>();
  let calls = 0;
  const next = () => weather[calls++] ?? 'fine';
  const overNetwork = async <Result>(act: () => Result): Promise<Result> => {
    const today = next();
    await Promise.resolve();
    if (today === 'lostBefore') throw new TypeError('network error');
    if (today === 'busy') throw refusal('tooManyRequests');
    if (today === 'broken') throw refusal('internal');
    const result = act();
    if (today === 'lostAfter') throw new TypeError('network error');
    return result;
  };
  const post = (row: OutboxRow, fileIds: readonly number[]) =>
    overNetwork(() => {
      const known = stored.find(({ clientId }) => clientId === row.clientId);
      if (known) return known;
      const message = { ...aMessage(row, stored.length + 1), files: fileIds.map((id) => ({ id })) as Message['files'] };
      stored.push(message);
      return message;
    });
  const bring = (_: OutboxRow, { key }: { key: string }) =>
    overNetwork(() => {
      const id = files.get(key) ?? files.size + 1;
      files.set(key, id);
      return id;
    });
  return { stored, files, post, bring };
}

function aMessage({ clientId, conversationId, content }: OutboxRow, number: number): Message {
  return {
    ...{ id: number, number, clientId, sender_id: 7, content, created_at: '2026-03-01T10:00:00.000Z' },
    ...{ conversation: { id: conversationId }, files: [], warnings: [], offer: null, removed: null },
  };
}

function aRow(order: number, { conversationId = 1, fileCount = 0 } = {}): OutboxRow {
  const files = Array.from({ length: fileCount }, (_, index) => ({
    ...{ key: `key-${order}-${index}`, name: `${index}.jpg`, content: new Blob(['x']), id: null },
  }));
  return {
    ...{ clientId: `client-${String(order).padStart(3, '0')}`, memberId: 7, conversationId, content: `text ${order}` },
    ...{ createdAt: '2026-03-01T10:00:00.000Z', order, files, refusal: null },
  };
}

/** A browser whose storage outlives its tabs; a crashed tab does nothing and holds no lock. */
function aBrowser(server: ReturnType<typeof aServer>) {
  const kept = new Map<string, OutboxRow>();
  const locks = new Map<string, Promise<unknown>>();
  const tabs = new Set<{ outbox: Outbox; isDead: boolean }>();
  const never = new Promise<never>(() => {});
  const open = (overrides: Partial<OutboxDeps> = {}) => {
    const tab = { isDead: false } as { outbox: Outbox; isDead: boolean };
    const alive =
      <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        if (tab.isDead) return never;
        return act(...args).then(
          (result) => (tab.isDead ? never : result),
          (error) => (tab.isDead ? never : Promise.reject(error)),
        );
      };
    tab.outbox = new Outbox({
      rows: {
        list: alive(async () => [...kept.values()].sort(inOrder)),
        put: alive(async (row) => {
          kept.set(row.clientId, row);
          return true;
        }),
        remove: alive(async (clientId) => void kept.delete(clientId)),
      },
      post: alive(server.post),
      bring: alive(server.bring),
      inTurn: (name, act) => {
        const before = locks.get(name) ?? Promise.resolve();
        const dead = new Promise<void>((resolve) => {
          const check = () => (tab.isDead ? resolve() : setImmediate(check));
          check();
        });
        const done = before.then(() => (tab.isDead ? never : act()));
        locks.set(
          name,
          Promise.race([
            done.then(
              () => {},
              () => {},
            ),
            dead,
          ]),
        );
        return done;
      },
      pause: alive(() => new Promise((resolve) => setImmediate(resolve))),
      isMember: () => true,
      newKey: () => `new-${server.files.size}`,
      onSent: () => {},
      onChange: () => {
        for (const other of tabs) if (other !== tab && !other.isDead) void other.outbox.follow();
      },
      ...overrides,
    });
    tabs.add(tab);
    return {
      outbox: tab.outbox,
      crash: () => {
        tab.isDead = true;
        tabs.delete(tab);
      },
    };
  };
  return { kept, open };
}

const contentsOf = (stored: readonly Message[]) => stored.map(({ content }) => content);
const settle = async (isDone: () => boolean) => {
  for (let turns = 0; !isDone() && turns < 2_000; turns += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('messages are sent one after the other, with their files, and leave nothing behind', async () => {
  const server = aServer();
  const browser = aBrowser(server);
  const { outbox } = browser.open();
  await Promise.all([outbox.add(aRow(1, { fileCount: 2 })), outbox.add(aRow(2)), outbox.add(aRow(3))]);
  await settle(() => browser.kept.size === 0);
  expect(contentsOf(server.stored)).toEqual(['text 1', 'text 2', 'text 3']);
  expect(server.stored[0]?.files.map(({ id }) => id)).toEqual([1, 2]);
  expect(outbox.entries.read()).toEqual([]);
});

test('a refused message shows the reason, blocks nothing, and is sent on retry', async () => {
  const server = aServer();
  const browser = aBrowser(server);
  let isBlocked = true;
  const post: OutboxDeps['post'] = (row, ids) =>
    isBlocked && row.order === 1 ? Promise.reject(refusal('blocked')) : server.post(row, ids);
  const { outbox } = browser.open({ post });
  await Promise.all([outbox.add(aRow(1)), outbox.add(aRow(2))]);
  await settle(() => server.stored.length === 1 && outbox.entries.read()[0]?.row.refusal !== null);
  expect(outbox.entries.read().map(({ row }) => row.refusal)).toEqual(['no: blocked']);
  expect(browser.open().outbox.entries.read()).toEqual([]);
  isBlocked = false;
  await outbox.resend('client-001', 9);
  await settle(() => browser.kept.size === 0);
  expect(contentsOf(server.stored)).toEqual(['text 2', 'text 1']);
});

test('offline messages wait; rate-limited ones are retried silently', async () => {
  const server = aServer(['lostBefore', 'busy']);
  const seen: string[] = [];
  const pauses: number[] = [];
  const browser = aBrowser(server);
  const { outbox } = browser.open({
    pause: async (ms) => {
      pauses.push(ms);
      seen.push(
        outbox.entries
          .read()
          .map(({ isWaiting }) => (isWaiting ? 'waiting' : 'sending'))
          .join(),
      );
    },
  });
  await outbox.add(aRow(1));
  await settle(() => browser.kept.size === 0);
  expect(pauses).toEqual([pauseMs('later', 1), pauseMs('slower', 2)]);
  expect(seen[0]).toBe('waiting');
  expect(server.stored).toHaveLength(1);
});

test('expired files are uploaded again, once', async () => {
  const server = aServer();
  const browser = aBrowser(server);
  const stale = aRow(1, { fileCount: 1 });
  browser.kept.set(stale.clientId, { ...stale, files: stale.files.map((file) => ({ ...file, id: 999 })) });
  const post: OutboxDeps['post'] = (row, ids) =>
    ids.includes(999) ? Promise.reject(refusal('validationFailed', { fileIds: ['gone'] })) : server.post(row, ids);
  await browser.open({ post }).outbox.follow();
  await settle(() => browser.kept.size === 0);
  expect(server.stored[0]?.files.map(({ id }) => id)).toEqual([1]);

  const never = browser.open({ post: () => Promise.reject(refusal('validationFailed', { fileIds: ['never'] })) });
  await never.outbox.add(aRow(2, { fileCount: 1 }));
  expect(never.outbox.entries.read()[0]?.row.refusal).toBe('never');
});

test('a discarded message is removed, even while its file is uploading', async () => {
  const server = aServer();
  const browser = aBrowser(server);
  const { outbox } = browser.open({
    bring: async (row, file) => {
      await outbox.discard(row.clientId);
      return server.bring(row, file);
    },
  });
  await outbox.add(aRow(1, { fileCount: 1 }));
  await settle(() => browser.kept.size === 0);
  expect(browser.kept.size).toBe(0);
  expect(server.stored).toEqual([]);
});

test('nothing is sent after its user has logged out', async () => {
  const server = aServer();
  const browser = aBrowser(server);
  await browser.open({ isMember: () => false }).outbox.add(aRow(1));
  expect(server.stored).toEqual([]);
  expect(browser.kept.size).toBe(1);
});

test.each([
  [new TypeError('Failed to fetch'), 'later'],
  [new DOMException('late', 'TimeoutError'), 'later'],
  [new ApiError('badRequest'), 'later'],
  [refusal('internal'), 'later'],
  [refusal('tooManyRequests'), 'slower'],
  [new ApiError('mustLoggedIn', { requestId: 'r1' }), 'over'],
  [refusal('validationFailed', { 'fileIds.0': ['gone'] }), 'anew'],
  [refusal('validationFailed', { content: ['too long'] }), 'refused'],
  [refusal('blocked'), 'refused'],
])('%s means %s', (error, verdict) => {
  expect(verdictOf(error)).toBe(verdict);
});

test('a field error is preferred as the reason', () => {
  expect(wordsOf(refusal('validationFailed', { content: ['too long'] }))).toBe('too long');
  expect(wordsOf(refusal('blocked'))).toBe('no: blocked');
});

const weather = fc.constantFrom<Weather>('fine', 'lostBefore', 'lostAfter', 'busy', 'broken');
type Step = { kind: 'send'; fileCount: number; conversationId: number; tab: number } | { kind: 'crash' | 'rest' };
const step = fc.oneof(
  fc.record({
    kind: fc.constant('send' as const),
    fileCount: fc.nat(2),
    conversationId: fc.integer({ min: 1, max: 2 }),
    tab: fc.nat(1),
  }),
  fc.record({ kind: fc.constantFrom('crash' as const, 'rest' as const) }),
);

test('whatever the network and the browser do, each message is stored once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(weather, { maxLength: 40 }), fc.array(step, { maxLength: 14 }), async (days, steps) => {
      const server = aServer(days);
      const browser = aBrowser(server);
      const tabs = [browser.open(), browser.open()];
      const kept: OutboxRow[] = [];
      for (const [order, each] of (steps as Step[]).entries()) {
        if (each.kind === 'send') {
          const row = aRow(order, each);
          void tabs[each.tab]?.outbox.add(row);
          kept.push(row);
          // From here on it must survive: the browser has stored it.
          await settle(
            () => browser.kept.has(row.clientId) || server.stored.some((one) => one.clientId === row.clientId),
          );
        } else if (each.kind === 'crash') {
          tabs[0]?.crash();
          tabs[0] = browser.open();
          void tabs[0].outbox.follow();
        } else await new Promise((resolve) => setImmediate(resolve));
      }
      await settle(() => browser.kept.size === 0);
      for (const conversationId of [1, 2]) {
        const isOf = ({ conversation }: Message) => conversation.id === conversationId;
        const wanted = kept.filter((row) => row.conversationId === conversationId);
        expect(contentsOf(server.stored.filter(isOf))).toEqual(wanted.map(({ content }) => content));
      }
      expect(server.stored.map(({ files }) => files.length).reduce((sum, count) => sum + count, 0)).toBe(
        kept.reduce((sum, { files }) => sum + files.length, 0),
      );
      await settle(() => tabs.every(({ outbox }) => outbox.entries.read().length === 0));
      expect(tabs.map(({ outbox }) => outbox.entries.read())).toEqual([[], []]);
      for (const { crash } of tabs) crash();
    }),
    { numRuns: 60 },
  );
}, 60_000);
