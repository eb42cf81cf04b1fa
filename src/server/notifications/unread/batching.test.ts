import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { markRead } from '#contract/conversations.ts';
import { share } from '#test/effort.ts';
import { aConversation, aMessage, aTalker, forgetTries, type Talk, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { createUnreadService } from './service.ts';

const app = testApp();
const READERS = 2;
const TALKS_OF_READER = 3;

type Step =
  | { readonly does: 'write' | 'read'; readonly talk: number }
  | { readonly does: 'wait'; readonly minutes: number }
  | { readonly does: 'turn'; readonly how: 'once' | 'twice at once' | 'killed, then again' };

const talk = fc.nat({ max: READERS * TALKS_OF_READER - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('write' as const), talk }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('read' as const), talk }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.constantFrom(3, 6, 11) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('turn' as const),
      how: fc.constantFrom('once' as const, 'twice at once' as const, 'killed, then again' as const),
    }),
  },
);

/** The expected state of a conversation for its reader; ages in minutes. */
interface Expected {
  readonly talk: Talk;
  lastNumber: number;
  unreadForMinutes: number | null;
  isTold: boolean;
}

const unread = () => createUnreadService({ db: app.client.db, jobs: app.app.jobs });

/** A worker that dies after it has recorded and queued everything, just before its commit. */
const dying = () =>
  createUnreadService({
    db: app.client.db,
    jobs: {
      queueAll: async (...args: Parameters<typeof app.app.jobs.queueAll>) => {
        await app.app.jobs.queueAll(...args);
        throw new Error('killed');
      },
    } as unknown as typeof app.app.jobs,
  });

async function turn(how: (Step & { does: 'turn' })['how']): Promise<void> {
  if (how === 'killed, then again')
    await dying()
      .queueMails()
      .catch(() => {});
  await Promise.all(how === 'twice at once' ? [unread().queueMails(), unread().queueMails()] : [unread().queueMails()]);
}

/** A queued mail. */
interface Mail {
  readonly accountId: number;
  readonly conversationIds: readonly number[];
}

/** Removes and returns the mails from the queue, whether sent or not. */
async function takeQueued(): Promise<Mail[]> {
  const { rows } = await sql<Mail>`
    with taken as (delete from pgboss.job where name = 'account.mail' returning data)
    select (data ->> 'accountId')::int as "accountId", data #> '{details,conversationIds}' as "conversationIds"
    from taken order by 1`.execute(app.client.db);
  return rows;
}

/** The mails due now: to every account with a message ten minutes old, about all its conversations not mailed yet. */
function takeExpected(all: readonly Expected[]): Mail[] {
  const untold = all.filter(({ unreadForMinutes, isTold }) => unreadForMinutes !== null && !isTold);
  const due = untold.filter(({ unreadForMinutes }) => (unreadForMinutes ?? 0) >= 10);
  const readers = [...new Set(due.map((each) => each.talk.seller.id))].toSorted((a, b) => a - b);
  return readers.map((accountId) => {
    const told = untold.filter((each) => each.talk.seller.id === accountId);
    for (const each of told) each.isTold = true;
    return { accountId, conversationIds: told.map((each) => each.talk.id).toSorted((a, b) => a - b) };
  });
}

async function takeStep(all: readonly Expected[], each: Step): Promise<void> {
  if (each.does === 'wait') {
    await sql`
      update conversation_member set unread_since = unread_since - make_interval(mins => ${each.minutes})`.execute(
      app.client.db,
    );
    for (const one of all) if (one.unreadForMinutes !== null) one.unreadForMinutes += each.minutes;
  } else if (each.does === 'turn') {
    await turn(each.how);
    expect(await takeQueued()).toEqual(takeExpected(all));
  } else await talkStep(all[each.talk] as Expected, each.does);
}

async function talkStep(one: Expected, does: 'write' | 'read'): Promise<void> {
  const { id, buyer, seller } = one.talk;
  if (does === 'write') {
    one.lastNumber = (await aMessage(buyer, id)).number;
    one.unreadForMinutes ??= 0;
  } else if (one.lastNumber > 0) {
    await seller.api.call(markRead, { params: { id }, body: { number: one.lastNumber } });
    one.unreadForMinutes = null;
    one.isTold = false;
  }
}

/** The conversations of every account, before any message; earlier ones count as mailed. */
async function begin(readers: readonly Talker[]): Promise<Expected[]> {
  await forgetTries(app);
  await app.client.db.updateTable('conversation_member').set({ mailed_at: new Date() }).execute();
  const all: Expected[] = [];
  for (const seller of readers)
    for (let at = 0; at < TALKS_OF_READER; at += 1) {
      const made = await aConversation(app, { seller });
      all.push({ talk: made, lastNumber: 0, unreadForMinutes: null, isTold: false });
    }
  return all;
}

test('after any mix of writing, reading, waiting and crashes each conversation is mailed once, in one mail per account', async () => {
  const readers = await Promise.all(Array.from({ length: READERS }, () => aTalker(app)));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
      const all = await begin(readers);
      for (const each of steps) await takeStep(all, each);
    }),
    { numRuns: share(50) },
  );
});
