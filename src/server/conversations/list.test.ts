import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CONVERSATIONS_PAGE, type Conversation, listConversations } from '#contract/conversations.ts';
import { anyText } from '#test/any-text.ts';
import { aConversation, aMessage, aTalker, manyMessages, type Talker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { wordPatterns } from './search-patterns.ts';

const app = testApp();

const idsOf = (conversations: readonly Conversation[]) => conversations.map(({ id }) => id);
const search = async ({ api }: Talker, q: string) => idsOf(await api.call(listConversations, { query: { q } }));

/** Creates many conversations of an account directly in the database, several in the same millisecond. */
async function manyConversations(accountId: number, count: number): Promise<void> {
  const { db } = app.client;
  await sql`insert into account (name, email) select 'Osoba z listy', 'lista' || n || '@example.pl'
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`
    insert into conversation (low_id, high_id, starter_id, updated_at)
    select ${accountId}, id, id, date_trunc('second', now()) - (id % 7) * interval '1 millisecond'
    from account where email like 'lista%'`.execute(db);
  await sql`
    insert into conversation_member (conversation_id, account_id, updated_at)
    select c.id, unnest(array[c.low_id, c.high_id]), c.updated_at from conversation c`.execute(db);
  const { rows } = await sql<{ id: number; at: Date }>`select id, updated_at as at from conversation`.execute(db);
  for (const { id, at } of rows) {
    await manyMessages(app, id, 1);
    await sql`update conversation_member set updated_at = ${at} where conversation_id = ${id}`.execute(db);
  }
}

test('the most recently active conversation comes first, with its last message', async () => {
  const seller = await aTalker(app);
  const [one, two] = [await aConversation(app, { seller }), await aConversation(app, { seller })];
  await aMessage(one.buyer, one.id, 'Pierwsza.');
  await aMessage(two.buyer, two.id, 'Druga.');
  await aMessage(seller, one.id, 'Trzecia.');
  const list = await seller.api.call(listConversations);
  expect(list.map(({ id, LastMessage }) => [id, LastMessage?.content])).toEqual([
    [one.id, 'Trzecia.'],
    [two.id, 'Druga.'],
  ]);
  expect(list.map(({ unread }) => unread)).toEqual([0, 1]);
});

test('paging through a long list returns every conversation exactly once', async () => {
  const talker = await aTalker(app);
  await manyConversations(talker.id, 230);
  const seen: Conversation[] = [];
  for (let page: Conversation[] = []; seen.length === 0 || page.length === CONVERSATIONS_PAGE; seen.push(...page)) {
    const last = seen.at(-1);
    const query = last ? { before: last.updated_at, beforeId: last.id } : {};
    page = await talker.api.call(listConversations, { query });
  }
  expect(seen).toHaveLength(230);
  const key = ({ updated_at, id }: Conversation) => `${updated_at} ${String(id).padStart(9, '0')}`;
  expect(seen.map(key)).toEqual([...new Set(seen.map(key))].toSorted().reverse());
});

test('search covers messages, names and listing titles, ignoring case and accents', async () => {
  const seller = await aTalker(app, 'Świętosława Żółć');
  const honey = await aConversation(app, { seller, title: 'Miód gryczany z Łąk' });
  const cheese = await aConversation(app, { seller, title: 'Ser' });
  await aMessage(honey.buyer, honey.id, 'Czy wyślą Państwo do Łańcuta? Порадьте мед Їжакевича.');
  await aMessage(cheese.buyer, cheese.id, 'Poproszę gomółkę, Grüße aus Görlitz');
  await aMessage(seller, cheese.id, 'Proszę bardzo.');
  const { buyer } = cheese;
  expect(await search(seller, 'LANCUTA')).toEqual([honey.id]);
  expect(await search(seller, 'miod lak')).toEqual([honey.id]);
  expect(await search(seller, 'їжакевич МЕД')).toEqual([honey.id]);
  expect(await search(seller, 'GRUSSE gorlitz')).toEqual([cheese.id]);
  expect(await search(buyer, 'zolc swieto')).toEqual([cheese.id]);
  expect(await search(buyer, 'lancuta')).toEqual([]);
  // All words must match within one message, or within name and title together.
  expect(await search(seller, 'gomolke bardzo')).toEqual([]);
  expect(await search(seller, '   ')).toEqual([cheese.id, honey.id]);
});

test('pattern wildcards in a search match literally', async () => {
  const { id, buyer } = await aConversation(app);
  await aMessage(buyer, id, 'Rabat 100% na wszystko_co_mam i ukośnik \\ tu.');
  const other = await aConversation(app, { buyer });
  await aMessage(buyer, other.id, 'Rabat 100 zł, wszystko co mam.');
  expect(await search(buyer, '100%')).toEqual([id]);
  expect(await search(buyer, 'co_mam')).toEqual([id]);
  expect(await search(buyer, '\\')).toEqual([id]);
  expect(await search(buyer, '%')).toEqual([id]);
  expect(await search(buyer, "'; drop table message; --")).toEqual([]);
});

test('search finds archived conversations, but not messages hidden by a moderator', async () => {
  const { id, buyer } = await aConversation(app);
  await aMessage(buyer, id, 'Słowo kluczowe.');
  await app.client.db.updateTable('conversation_member').set({ archived_at: new Date() }).execute();
  expect(await search(buyer, 'kluczowe')).toEqual([id]);
  await app.client.db.updateTable('message').set({ hidden_at: new Date() }).execute();
  expect(await search(buyer, 'kluczowe')).toEqual([]);
  await app.client.db.updateTable('conversation_member').set({ archived_at: null }).execute();
  const [listed] = await buyer.api.call(listConversations);
  expect(listed?.LastMessage).toMatchObject({ content: '', files: [], warnings: [], removed: 'byModerator' });
});

test('every letter of the six languages matches in either case, with or without its diacritic', async () => {
  const { id, buyer } = await aConversation(app);
  const words = [
    'Zażółć',
    'GĘŚLĄ',
    'jaźń',
    'Äpfel',
    'Straße',
    'Ñandú',
    'PERCHÉ',
    'Ґанок',
    'ЩЕДРІВКА',
    'Ïле',
    'È',
    'Masse',
  ];
  await aMessage(buyer, id, words.join(' '));
  const bare = (word: string) =>
    word.replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '');
  for (const word of words) {
    for (const written of [word, word.toLowerCase(), word.toUpperCase(), bare(word)]) {
      expect(await search(buyer, written), written).toEqual([id]);
    }
  }
  expect(await search(buyer, 'Maße')).toEqual([id]);
  expect(await search(buyer, 'zażółt')).toEqual([]);
});

test('no character of a search acts as regular expression syntax, and every search terminates', async () => {
  const { id, buyer } = await aConversation(app);
  const signs = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).join('');
  await aMessage(buyer, id, signs);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 93 }), fc.integer({ min: 1, max: 20 }), async (from, length) => {
      expect(await search(buyer, signs.slice(from, from + length))).toEqual([id]);
    }),
    { numRuns: 60 },
  );
  await fc.assert(
    fc.asyncProperty(anyText({ maxLength: 50 }), async (text) => {
      const found = await search(buyer, text.replaceAll('\0', '').toWellFormed());
      expect([[], [id]]).toContainEqual(found);
    }),
    { numRuns: 60 },
  );
  expect(wordPatterns(Array.from({ length: 50 }, (_, at) => `w${at}`).join(' '))).toHaveLength(6);
});

test('a cursor before the year 1970 returns an empty page', async () => {
  const { id, buyer } = await aConversation(app);
  await aMessage(buyer, id);
  const query = { before: '0000-01-01T00:00:00Z' };
  expect(await buyer.api.call(listConversations, { query })).toEqual([]);
});
