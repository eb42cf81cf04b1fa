import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import yauzl from 'yauzl';
import { getCurrentUser, getProfile, login } from '#contract/accounts/accounts.ts';
import { changeEmail, deleteAccount, listExports, requestExport, updateProfile } from '#contract/accounts/settings.ts';
import { blockPerson } from '#contract/blocks.ts';
import { setReply } from '#contract/comments.ts';
import { sendContactMessage } from '#contract/contact.ts';
import {
  addMessageFile,
  getConversation,
  listConversations,
  listMessages,
  openConversation,
} from '#contract/conversations.ts';
import { createCredential, setCredentialDocument } from '#contract/credentials/credentials.ts';
import { listListings } from '#contract/listings/listings.ts';
import { addToGallery, setAvatar } from '#contract/media.ts';
import { type ReportTarget, sendReport } from '#contract/moderation/reports.ts';
import { startTransaction } from '#contract/payments/payments.ts';
import { createAccessToken } from '#contract/programs/tokens.ts';
import { stateStatus } from '#contract/seller-status/seller-status.ts';
import { saveDraft } from '#contract/selling/drafts.ts';
import { aComment, aListing, anAccount, aPerson, aSession, type LoggedIn } from '#test/factories.ts';
import { anOrder, aPurchase, BUYER } from '#test/money-factories.ts';
import { aDelivery, aWebhook } from '#test/program-factories.ts';
import { aMessage, aTalker } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { readSnapshot } from '../moderation/targets.ts';

const app = testApp();

/** Everything a person can leave on the site, each piece with a unique word. */
async function aFullLife(): Promise<LoggedIn & { words: string[]; hashes: string[] }> {
  const person = await aPerson(app, { name: 'Gryzelda Zasępa', email: 'gryzelda.zasepa@example.pl' });
  const words = [
    'Gryzelda',
    'gryzelda.zasepa',
    '48501502503',
    'opisgryzeldy',
    'sklepgryzeldy',
    'gryzelda.nowa',
    'slowagryzeldy',
  ];
  const profile = { description: 'opisgryzeldy o serach', shop_url: 'https://sklepgryzeldy.example', town: 'Łomża' };
  await person.api.call(updateProfile, { body: profile });
  await person.api.call(stateStatus, {
    body: {
      sellsAs: 'farmer',
      name: 'Gryzelda Zasępa',
      address: 'ul. slowagryzeldy 3',
      zip: '18-400',
      city: 'Łomża',
      email: 'gryzelda.zasepa@example.pl',
    },
  });
  await person.api.call(changeEmail, { body: { email: 'gryzelda.nowa@example.pl' } });
  await person.api.call(saveDraft, {
    params: { kind: 'ad', id: 0 },
    body: { form: { title: 'slowagryzeldy w szkicu' } },
  });
  const listingId = await aListing(app, 'ad', {
    seller_id: person.id,
    description: 'slowagryzeldy o miodzie i o serach.',
  });
  const othersId = await aListing(app, 'ad', { title: 'Ser podpuszczkowy', rating_sum: 9, rating_count: 2 });
  await app.client.db
    .insertInto('comment')
    .values({ listing_id: othersId, author_id: person.id, rating: 5, body: 'slowagryzeldy bardzo dobry' })
    .execute();
  const commentId = await aComment(app, listingId, 4);
  await person.api.call(setReply, { params: { id: commentId }, body: { text: 'slowagryzeldy w odpowiedzi' } });
  await person.api.call(blockPerson, { params: { id: await anAccount(app, { name: 'Uciążliwy Bywalec' }) } });
  const photo = async (hue: number) =>
    new File(
      [
        new Uint8Array(
          await sharp({ create: { width: 400, height: 300, channels: 3, background: { r: hue, g: 9, b: 9 } } })
            .png()
            .toBuffer(),
        ),
      ],
      'a.png',
    );
  const { data: gallery } = await person.api.call(addToGallery, { files: [await photo(200)] });
  const { data: user } = await person.api.call(setAvatar, { files: [await photo(222)] });
  await app.api().call(sendContactMessage, {
    body: { name: 'Gryzelda', email: person.email, message: 'slowagryzeldy do operatora', key: 'k-gryzelda' },
  });
  await aQuarrel(person, { listingId, commentId, othersId });
  await aTalk(person, await photo(77));
  await whatTheyBuy(person, listingId);
  await whatTheyAreCertifiedFor(person, listingId);
  await whatTheirProgramsUse(person);
  const hashes = [gallery[0]?.picture.id ?? '', user.avatar?.image_path.slice(0, 32) ?? ''];
  return { ...person, words, hashes };
}

/** An access token, and a webhook that has received an event. */
async function whatTheirProgramsUse(person: LoggedIn): Promise<void> {
  const body = { name: 'slowagryzeldy w arkuszu', scopes: ['listings:read' as const], days: 30 };
  await person.api.call(createAccessToken, { body });
  const url = 'https://slowagryzeldy.example/jarmark';
  const webhookId = await aWebhook(app, person.id, { url, events: ['listing.expired'] });
  await aDelivery(app, webhookId, {
    kind: 'listing.expired',
    data: JSON.stringify({ listingId: 1, kind: 'ad', title: 'slowagryzeldy o serach' }),
    state: 'failed',
  });
}

/** A credential of their listing with a document, and a moderator's answer about it. */
async function whatTheyAreCertifiedFor(person: LoggedIn, listingId: number): Promise<void> {
  const { data } = await person.api.call(createCredential, {
    body: { kind: 'traditionalProduct', number: 'Ser slowagryzeldy', validFrom: null, validUntil: null },
  });
  const document = new File(['%PDF-1.4\n%%EOF'], 'slowagryzeldy na decyzji.pdf');
  await person.api.call(setCredentialDocument, { params: { id: data.id }, files: [document] });
  const { db } = app.client;
  await db.insertInto('listing_credential').values({ listing_id: listingId, credential_id: data.id }).execute();
  await db
    .insertInto('credential_decision')
    .values({
      credential_id: data.id,
      outcome: 'asked',
      reason: null,
      text: 'Gryzelda dośle drugą stronę.',
      version: 2,
      waited_since: new Date(),
      decided_by: await anAccount(app),
    })
    .execute();
}

/**
 * A plan paid for and withdrawn from, one about to be paid, and the data stored for the next invoice. The paid one
 * keeps the name on its invoice, so that name is someone else's.
 */
async function whatTheyBuy(person: LoggedIn, listingId: number): Promise<void> {
  const { db } = app.client;
  const buyer = { ...BUYER, name: 'Gryzelda Zasępa', email: person.email };
  const paid = await aPurchase(app, {
    accountId: person.id,
    status: 'refunded',
    paid_at: new Date(),
    withdrawal_reason: 'slowagryzeldy o zwrocie',
  });
  const by = await anAccount(app);
  const refund = { purchase_id: paid, amount_minor: 100, reason: 'goodwill', requested_by: by } as const;
  await db
    .insertInto('refund')
    .values({ ...refund, note: 'Gryzelda prosi' })
    .execute();
  await db
    .insertInto('mismatch_explanation')
    .values({ purchase_id: paid, mismatch: 'amount', text: 'Gryzelda wpłaciła dwa razy.', explained_by: by })
    .execute();
  await person.api.call(startTransaction, {
    body: { ...anOrder({ listingId, plan: 'basic' }, 19), buyer, remembersBuyer: true },
  });
}

/** A conversation about their listing with pictures, documents, a client id per message and a push subscription. */
async function aTalk(person: LoggedIn, photo: File): Promise<void> {
  const offered = await aListing(app, 'ad', { seller_id: person.id, title: 'Ser slowagryzeldy' });
  const buyer = await aTalker(app, 'Kupująca Zofia');
  const { data } = await buyer.api.call(openConversation, { body: { announcementId: offered } });
  const { id } = data;
  await aMessage(buyer, id, 'Czy ser jest dojrzały?');
  const document = new File(['%PDF-1.4\n%%EOF'], 'slowagryzeldy na umowie.pdf');
  const fileIds: number[] = [];
  for (const file of [photo, document]) {
    const upload = { params: { id }, files: [file], idempotencyKey: `gryzelda-${file.name.length}` };
    fileIds.push((await person.api.call(addMessageFile, upload)).data.id);
  }
  await person.api.call(addMessageFile, { params: { id }, files: [document] });
  await aMessage(person, id, 'slowagryzeldy: dojrzewał pół roku.', { clientId: 'wiadomosc-Gryzelda', fileIds });
  const session = await app.client.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', person.id)
    .executeTakeFirst();
  await app.client.db
    .insertInto('push_subscription')
    .values({
      account_id: person.id,
      session_id: session?.id ?? 0,
      endpoint: 'https://push.example/Gryzelda',
      p256dh: 'x',
      auth: 'x',
      locale: 'pl',
    })
    .execute();
}

/** Reports by and against the person, all decided, with appeals. What others wrote stays and must not mention them. */
async function aQuarrel(
  person: LoggedIn,
  { listingId, commentId, othersId }: { listingId: number; commentId: number; othersId: number },
): Promise<void> {
  const { db } = app.client;
  const own = await db.selectFrom('comment').select('id').where('author_id', '=', person.id).executeTakeFirstOrThrow();
  const form = (type: ReportTarget, id: number) => ({
    body: { target: { type, id }, reason: 'scam', description: 'Coś tu się nie zgadza.' } as const,
  });
  const other = app.as(await aSession(app, await anAccount(app)));
  await other.call(sendReport, form('listing', listingId));
  await other.call(sendReport, form('comment', own.id));
  await other.call(sendReport, form('account', person.id));
  await other.call(sendReport, form('comment', commentId));
  await person.api.call(sendReport, form('listing', othersId));
  const asVisitor = { name: 'Gryzelda Z.', email: person.email, goodFaith: true };
  await app.api().call(sendReport, { body: { ...form('listing', othersId).body, ...asVisitor } });
  await sql`
    insert into decision (case_id, account_id, action, rule, explanation, is_automated_detection, decided_by)
    select id, account_id, 'hide', 'spam', 'To jest reklama.', false, (select min(id) from account) from moderation_case
    `.execute(db);
  await sql`
    insert into appeal (decision_id, report_id, body, locale, outcome, answer)
    select id, null, 'slowagryzeldy w odwołaniu', 'pl', 'rejected', 'Gryzelda nie ma racji.' from decision
      where account_id = ${person.id}
    union all
    select d.id, r.id, 'slowagryzeldy w odwołaniu', 'pl', null, null
      from report r join decision d on d.case_id = r.case_id where r.reporter_id = ${person.id} or r.is_visitor`.execute(
    db,
  );
}

/** Every row of every table as text, including the job queue. */
async function everyRow(): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(app.client.db);
  const texts = new Map<string, string>();
  for (const { name } of rows) {
    const found = await sql<{ text: string | null }>`
      select string_agg(t::text, E'\n') as text from ${sql.raw(name)} t`.execute(app.client.db);
    texts.set(name, found.rows[0]?.text ?? '');
  }
  return texts;
}

function mediaFiles(): string[] {
  const folder = join(app.dataDir, 'media');
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : [];
}

/** Exports and message files. */
const isPrivate = (name: string) => /\.(zip|pdf|private\.webp)$/.test(name);

async function eventually(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('timed out waiting');
}

test('a deleted account leaves no data of the person in any table or file', async () => {
  const person = await aFullLife();
  await person.api.call(requestExport);
  await app.mails(11);
  await eventually(() => mediaFiles().some((name) => name.endsWith('.zip')));
  const before = [...(await everyRow()).values()].join('\n');
  for (const word of person.words) expect(before).toContain(word);
  expect(mediaFiles().filter(isPrivate)).toHaveLength(5);

  expect(await person.api.call(deleteAccount)).toEqual({ success: true, data: { deleted: true } });

  await eventually(
    () => !mediaFiles().some((name) => isPrivate(name) || person.hashes.some((hash) => name.includes(hash))),
  );
  await app.mails(12);
  await eventually(async () => !/"email": "gryzelda/.test([...(await everyRow()).values()].join('\n')));
  for (const [table, text] of await everyRow()) {
    for (const word of [...person.words, ...person.hashes])
      expect(text.includes(word), `${word} in ${table}`).toBe(false);
  }
  await expect(person.api.call(getCurrentUser)).rejects.toMatchObject({ code: 'mustLoggedIn' });
  await expect(app.api().call(getProfile, { params: { id: person.id } })).rejects.toMatchObject({ code: 'notFound' });
  await expect(
    app.api().call(login, { body: { email: person.email, password: person.password } }),
  ).rejects.toMatchObject({ code: 'badCredentials' });
  await app.settle();
  const { items } = await app.api().call(listListings.ad, { query: {} });
  expect(items.map(({ title, avg_rating_count }) => [title, avg_rating_count])).toEqual([['Ser podpuszczkowy', 1]]);
});

test('the last admin cannot delete their account; of two doing so concurrently only one can', async () => {
  const admins = [await aPerson(app), await aPerson(app)];
  const ids = admins.map(({ id }) => id);
  await app.client.db.updateTable('account').set({ role: 'admin' }).where('id', 'in', ids).execute();
  const outcomes = await Promise.allSettled(admins.map(({ api }) => api.call(deleteAccount)));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { code: 'lastAdmin' } }]);
});

test('the other member keeps the conversation, without the text and identity of the deleted person', async () => {
  const person = await aFullLife();
  const { id: buyerId } = await app.client.db
    .selectFrom('account')
    .select('id')
    .where('name', '=', 'Kupująca Zofia')
    .executeTakeFirstOrThrow();
  const buyer = { id: buyerId, api: app.as(await aSession(app, buyerId)) };
  await person.api.call(deleteAccount);
  const [conversation] = await buyer.api.call(listConversations);
  if (!conversation) throw new Error('conversation not found');
  const { id } = conversation;
  expect(conversation).toMatchObject({
    users: [{ id: person.id, name: '–––', avatar: null }, { id: buyerId }],
    about: { title: '–––', state: 'gone' },
    LastMessage: { content: '', files: [], removed: 'withAccount' },
    closed: 'gone',
    lastSeen: null,
  });
  const { items } = await buyer.api.call(listMessages, { params: { id } });
  expect(items.map(({ content }) => content)).toEqual(['Czy ser jest dojrzały?', '']);
  await expect(aMessage(buyer, id)).rejects.toMatchObject({ code: 'recipientGone' });
  const countOf = async (table: 'conversation' | 'message' | 'conversation_member') =>
    (await app.client.db.selectFrom(table).select(sql`1`.as('one')).execute()).length;
  expect([await countOf('conversation'), await countOf('message'), await countOf('conversation_member')]).toEqual([
    1, 2, 1,
  ]);
  // When the last member leaves, the conversation is deleted.
  await buyer.api.call(deleteAccount);
  expect([await countOf('conversation'), await countOf('message'), await countOf('conversation_member')]).toEqual([
    0, 0, 0,
  ]);
  await expect(buyer.api.call(getConversation, { params: { id } })).rejects.toMatchObject({ code: 'mustLoggedIn' });
});

test('reports keep reason and date, not the reporter or the reported text', async () => {
  const person = await aFullLife();
  await app.mails(9);
  await person.api.call(deleteAccount);
  const { db } = app.client;
  const reports = await db.selectFrom('report').selectAll().orderBy('id').execute();
  const nobody = { reporter_id: null, reporter_name: null, reporter_email: null, reason: 'scam' };
  expect(reports.slice(4)).toMatchObject([
    { ...nobody, is_visitor: false },
    { ...nobody, is_visitor: true },
  ]);
  expect(reports.slice(0, 4).every(({ reporter_id }) => reporter_id !== null)).toBe(true);
  const links = await db.selectFrom('report_link').select('report_id').orderBy('report_id').execute();
  expect(links.map(({ report_id }) => report_id)).toEqual(reports.slice(0, 4).map(({ id }) => id));
  const cases = await db.selectFrom('moderation_case').select(['account_id', 'snapshot']).orderBy('id').execute();
  expect(cases.filter(({ account_id }) => account_id === person.id).map(({ snapshot }) => snapshot)).toEqual([
    {},
    {},
    {},
  ]);
  const kept = cases.filter(({ account_id }) => account_id !== person.id).map(({ snapshot }) => readSnapshot(snapshot));
  expect(kept).toMatchObject([
    { title: '–––', text: 'Bardzo dobre.', rating: 4, facts: {} },
    { title: 'Ser podpuszczkowy' },
  ]);
  expect(await db.selectFrom('appeal').select(['body', 'outcome']).execute()).toEqual(
    expect.arrayContaining([
      { body: '', outcome: 'rejected' },
      { body: '', outcome: null },
    ]),
  );
});

test('a job creates the data export and a mailed link downloads it', async () => {
  const person = await aFullLife();
  const { data } = await person.api.call(requestExport);
  expect(data.state).toBe('pending');
  expect((await person.api.call(requestExport)).data.id).toBe(data.id);
  await eventually(async () => (await person.api.call(listExports))[0]?.state === 'ready');
  const mails = await app.mails(11);
  const link = /https?:\/\/\S+\/api\/user\/exports\/[\w-]+/.exec(mails.map(({ text }) => text).join('\n'))?.[0] ?? '';
  const { pathname } = new URL(link.replace(':0', ''));
  const response = await app.app.fastify.inject({ url: pathname });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = await unzip(response.rawPayload);
  const stored = JSON.parse(files.get('data.json')?.toString('utf8') ?? '{}');
  expect(stored.account).toMatchObject({ name: 'Gryzelda Zasępa', phone_number: '+48501502503' });
  expect(JSON.stringify(stored)).not.toContain('argon2id');
  expect([stored.listings.length, stored.comments.length, stored.contactMessages.length]).toEqual([2, 1, 1]);
  expect(stored.commentsReceived).toMatchObject([{ rating: 4, reply: 'slowagryzeldy w odpowiedzi' }]);
  expect(stored.reports).toMatchObject(Array(2).fill({ reason: 'scam', description: 'Coś tu się nie zgadza.' }));
  expect(stored.appeals).toHaveLength(5);
  expect(stored.decisions).toMatchObject(Array(3).fill({ action: 'hide', explanation: 'To jest reklama.' }));
  expect(stored.blocked).toMatchObject([{ name: 'Uciążliwy Bywalec' }]);
  expect(stored.conversations).toMatchObject([{ with: 'Kupująca Zofia', about: 'Ser slowagryzeldy' }]);
  expect(stored.messages).toMatchObject([
    { is_own: false, content: 'Czy ser jest dojrzały?' },
    { is_own: true, content: 'slowagryzeldy: dojrzewał pół roku.', files: ['a.webp', 'slowagryzeldy na umowie.pdf'] },
  ]);
  expect(stored.purchases).toMatchObject([
    { status: 'refunded', withdrawal_reason: 'slowagryzeldy o zwrocie', refunds: [{ note: 'Gryzelda prosi' }] },
    { status: 'pending', buyer: { name: 'Gryzelda Zasępa' }, amount_minor: 1900 },
  ]);
  expect(stored.invoiceData).toMatchObject({ name: 'Gryzelda Zasępa' });
  expect(stored.accessTokens).toMatchObject([{ name: 'slowagryzeldy w arkuszu', scopes: ['listings:read'] }]);
  expect(stored.webhooks).toMatchObject([{ deliveries: [{ kind: 'listing.expired', state: 'failed' }] }]);
  expect(stored.pushSubscriptions).toMatchObject([{ endpoint: 'https://push.example/Gryzelda' }]);
  const talk = stored.messages[1];
  expect([...files.keys()].sort()).toEqual([
    `credentials/${stored.credentials[0].id}-slowagryzeldy na decyzji.pdf`,
    'data.json',
    `messages/${talk.conversation_id}-2-1-a.webp`,
    `messages/${talk.conversation_id}-2-2-slowagryzeldy na umowie.pdf`,
    'pictures/avatar.webp',
    'pictures/gallery-1.webp',
  ]);
  await app.client.db
    .updateTable('data_export')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  expect((await app.app.fastify.inject({ url: pathname })).statusCode).toBe(410);
});

async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const archive = await yauzl.fromBufferPromise(bytes);
  const files = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}
