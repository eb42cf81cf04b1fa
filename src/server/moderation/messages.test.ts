import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { deleteAccount } from '#contract/accounts/settings.ts';
import { addMessageFile, listConversations, listMessages } from '#contract/conversations.ts';
import { getCase, listCases } from '#contract/moderation/cases.ts';
import { decideCase, liftDecision } from '#contract/moderation/deciding.ts';
import { getDecision, listDecisions } from '#contract/moderation/decisions.ts';
import { sendReport } from '#contract/moderation/reports.ts';
import { aPerson } from '#test/factories.ts';
import { hearing } from '#test/hearing.ts';
import { aConversation, aMessage, aTalker, type Talk } from '#test/talk-factories.ts';
import { testApp } from '#test/test-app.ts';
import { aCase, aModerator, queuedMails } from '#test/trust-factories.ts';
import { blankMessage } from '../conversations/moderated.ts';
import { deleteRemoved } from './effects.ts';

const app = testApp();
const onServer = test.runIf(process.env.TEST_DATABASE_URL);
const SCAM = 'Proszę o kod BLIK, zaraz wyślę paczkę.';
const DECISION = { rule: 'scam', explanation: 'To próba wyłudzenia pieniędzy od kupującej.' } as const;

const report = (id: number) => ({
  body: {
    target: { type: 'message', id } as const,
    reason: 'scam' as const,
    description: 'Chce ode mnie kod do banku.',
  },
});

/** A conversation in which the seller has sent a scam message. */
async function aScam(): Promise<Talk & { messageId: number }> {
  const talk = await aConversation(app, { title: 'Miód lipowy' });
  await aMessage(talk.buyer, talk.id, 'Czy miód jest jeszcze?');
  const { id: messageId } = await aMessage(talk.seller, talk.id, SCAM);
  return { ...talk, messageId };
}

async function aReportedScam() {
  const scam = await aScam();
  await scam.buyer.api.call(sendReport, report(scam.messageId));
  const moderator = await aModerator(app);
  const [line] = (await moderator.api.call(listCases, { query: {} })).items;
  if (!line) throw new Error('no case');
  return { ...scam, moderator, line };
}

/** What both members read in the conversation. */
async function readBySides({ buyer, seller, id }: Talk) {
  const read = async ({ api }: Talk['buyer']) => {
    const { items } = await api.call(listMessages, { params: { id }, query: {} });
    const [conversation] = await api.call(listConversations, { query: {} });
    return { thread: items.map(({ content, removed }) => [content, removed]), last: conversation?.LastMessage };
  };
  return Promise.all([read(buyer), read(seller)]);
}

test('only the recipient of a message can report it', async () => {
  const { buyer, seller, messageId } = await aScam();
  const stranger = await aTalker(app);
  await expect(seller.api.call(sendReport, report(messageId))).rejects.toMatchObject({ code: 'ownThing' });
  await expect(stranger.api.call(sendReport, report(messageId))).rejects.toMatchObject({ code: 'notFound' });
  const visitor = { name: 'Jan Kos', email: 'jan@example.pl', goodFaith: true };
  const { body } = report(messageId);
  await expect(app.api().call(sendReport, { body: { ...body, ...visitor } })).rejects.toMatchObject({
    code: 'notFound',
  });
  expect(await app.client.db.selectFrom('moderation_case').selectAll().execute()).toEqual([]);
  const { data } = await buyer.api.call(sendReport, report(messageId));
  expect(await buyer.api.call(sendReport, report(messageId))).toEqual({ success: true, data });
  expect(await queuedMails(app)).toMatchObject([{ kind: 'reportReceived', accountId: buyer.id }]);
});

test('moderators see a reported message and at most five before it, nothing else of the conversation', async () => {
  const talk = await aConversation(app, { title: 'Miód lipowy' });
  for (let number = 1; number <= 7; number += 1)
    await aMessage(number % 2 ? talk.buyer : talk.seller, talk.id, `Wiadomość ${number}`);
  const { id: messageId } = await aMessage(talk.seller, talk.id, SCAM);
  await aMessage(talk.buyer, talk.id, 'Tego nikt nie powinien widzieć.');
  await talk.buyer.api.call(sendReport, report(messageId));
  const moderator = await aModerator(app);
  const [line] = (await moderator.api.call(listCases, { query: { type: 'message' } })).items;
  expect(line).toMatchObject({
    target: { type: 'message', id: messageId, title: SCAM },
    owner: { id: talk.seller.id },
  });
  const found = await moderator.api.call(getCase, { params: { id: line?.id ?? 0 } });
  expect(found.now).toMatchObject({ text: SCAM, hidden: false, gone: false, path: null, files: [] });
  expect(found.now.facts).toEqual([{ name: 'W sprawie oferty', value: 'Miód lipowy' }]);
  expect(found.before.map(({ text, sender }) => [text, sender.id])).toEqual(
    [3, 4, 5, 6, 7].map((number) => [`Wiadomość ${number}`, number % 2 ? talk.buyer.id : talk.seller.id]),
  );
  expect(found.actions).toEqual(['dismiss', 'remove', 'suspendAccount']);
  expect(JSON.stringify(found)).not.toContain('Tego nikt');
});

test('a removed message is hidden from both members, and restored when the decision is lifted', async () => {
  const { moderator, line, ...talk } = await aReportedScam();
  const { version } = await moderator.api.call(getCase, { params: { id: line.id } });
  await moderator.api.call(decideCase, { params: { id: line.id }, body: { ...DECISION, action: 'remove', version } });
  for (const { thread, last } of await readBySides(talk)) {
    expect(thread.at(-1)).toEqual(['', 'byModerator']);
    expect(last).toMatchObject({ content: '', removed: 'byModerator', warnings: [] });
  }
  const after = await moderator.api.call(getCase, { params: { id: line.id } });
  expect(after.now).toMatchObject({ text: SCAM, hidden: true });
  await expect(talk.buyer.api.call(sendReport, report(talk.messageId))).rejects.toMatchObject({ code: 'notFound' });

  const [decision] = await talk.seller.api.call(listDecisions);
  expect(decision).toMatchObject({ action: 'remove', target: { type: 'message', title: SCAM, excerpt: SCAM } });
  await moderator.api.call(liftDecision, { params: { id: decision?.id ?? 0 } });
  for (const { thread, last } of await readBySides(talk)) {
    expect(thread.at(-1)).toEqual([SCAM, null]);
    expect(last).toMatchObject({ content: SCAM, warnings: ['outsidePayment'] });
  }
  const mails = (await queuedMails(app)).map(
    ({ kind, accountId }) => `${kind} ${accountId === talk.seller.id ? 'seller' : 'buyer'}`,
  );
  expect(mails).toEqual(
    expect.arrayContaining(['decisionMade seller', 'reportDecided buyer', 'decisionLifted seller']),
  );
});

test("both members are notified of a message's removal and restoration", async () => {
  const { moderator, line, ...talk } = await aReportedScam();
  const { version } = await moderator.api.call(getCase, { params: { id: line.id } });
  const events = await hearing(app, 'conversation.changed', async () => {
    await moderator.api.call(decideCase, { params: { id: line.id }, body: { ...DECISION, action: 'remove', version } });
    const [decision] = await talk.seller.api.call(listDecisions);
    await moderator.api.call(liftDecision, { params: { id: decision?.id ?? 0 } });
  });
  expect(events).toHaveLength(2);
  for (const { conversationId, memberIds } of events) {
    expect(conversationId).toBe(talk.id);
    expect(memberIds.toSorted()).toEqual([talk.buyer.id, talk.seller.id].toSorted());
  }
});

test('a message can be neither hidden nor sent back for changes', async () => {
  const { moderator, line } = await aReportedScam();
  const { version } = await moderator.api.call(getCase, { params: { id: line.id } });
  for (const action of ['hide', 'askChange'] as const) {
    const call = moderator.api.call(decideCase, { params: { id: line.id }, body: { ...DECISION, action, version } });
    await expect(call).rejects.toMatchObject({ code: 'actionNotPossible' });
  }
});

const PDF = new File(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], 'faktura.pdf', { type: 'application/pdf' });

test('files of a reported message are available to moderators only, even after its removal', async () => {
  const talk = await aConversation(app);
  const upload = async () => {
    const { data } = await talk.seller.api.call(addMessageFile, { params: { id: talk.id }, files: [PDF] });
    return data.id;
  };
  const earlierId = await upload();
  await aMessage(talk.seller, talk.id, '', { fileIds: [earlierId] });
  const fileId = await upload();
  const { id: messageId } = await aMessage(talk.seller, talk.id, '', { fileIds: [fileId] });
  const { id: caseId, version } = await aCase(app, 'message', messageId, { reports: [{ reporterId: talk.buyer.id }] });
  const moderator = await aModerator(app);
  const found = await moderator.api.call(getCase, { params: { id: caseId } });
  expect(found.target.title).toBe('faktura.pdf');
  expect(found.now.files).toMatchObject([{ id: fileId, kind: 'pdf', name: 'faktura.pdf' }]);
  expect(found.before).toMatchObject([{ text: '', files: 1 }]);

  await moderator.api.call(decideCase, { params: { id: caseId }, body: { ...DECISION, action: 'remove', version } });
  const fetched = async (path: string, token?: string) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    return (await app.app.fastify.inject({ url: `/api${path}`, headers })).statusCode;
  };
  const deskFile = (id: number) => `/moderation/cases/${caseId}/files/${id}`;
  expect(await fetched(deskFile(fileId), moderator.token)).toBe(200);
  expect(await fetched(deskFile(earlierId), moderator.token)).toBe(404);
  expect(await fetched(`/moderation/cases/${caseId + 1}/files/${fileId}`, moderator.token)).toBe(404);
  expect(await fetched(deskFile(fileId), talk.seller.token)).toBe(403);
  expect(await fetched(deskFile(fileId))).toBe(401);
  for (const { token } of [talk.buyer, talk.seller])
    expect(await fetched(`/conversations/${talk.id}/files/${fileId}`, token)).toBe(404);
});

test('a removed message is deleted when the time to appeal is over', async () => {
  const { moderator, line, ...talk } = await aReportedScam();
  const { version } = await moderator.api.call(getCase, { params: { id: line.id } });
  await moderator.api.call(decideCase, { params: { id: line.id }, body: { ...DECISION, action: 'remove', version } });
  const contents = async () =>
    (await app.client.db.selectFrom('message').select('content').orderBy('id').execute()).map(({ content }) => content);
  const [decision] = await talk.seller.api.call(listDecisions);
  for (const [days, left] of [
    [182, SCAM],
    [184, ''],
  ] as const) {
    await sql`update decision set decided_at = now() - ${days} * interval '1 day'`.execute(app.client.db);
    await deleteRemoved(app.client.db, app.app.jobs);
    expect(await contents()).toEqual(['Czy miód jest jeszcze?', left]);
  }
  const lifting = moderator.api.call(liftDecision, { params: { id: decision?.id ?? 0 } });
  await expect(lifting).rejects.toMatchObject({ code: 'actionNotPossible' });
});

test('a case about a message keeps nothing of deleted accounts', async () => {
  const seller = await aPerson(app, { name: 'Gryzelda' });
  const talk = await aConversation(app, { title: 'Miód Gryzeldy', seller });
  await aMessage(talk.buyer, talk.id, 'Proszę napisać do mnie na telegram');
  const { id: messageId } = await aMessage(seller, talk.id, 'slowo Gryzeldy');
  await seller.api.call(
    sendReport,
    report((await app.client.db.selectFrom('message').select('id').orderBy('id').executeTakeFirstOrThrow()).id),
  );
  await talk.buyer.api.call(sendReport, report(messageId));
  await seller.api.call(deleteAccount);
  const rows = await app.client.db.selectFrom('moderation_case').select('snapshot').orderBy('id').execute();
  expect(JSON.stringify(rows)).not.toMatch(/Gryzeld/);
  expect(rows[0]?.snapshot).toMatchObject({ text: 'Proszę napisać do mnie na telegram', title: expect.any(String) });
  const moderator = await aModerator(app);
  const [line] = (await moderator.api.call(listCases, { query: {} })).items;
  expect(await moderator.api.call(getCase, { params: { id: line?.id ?? 0 } })).toMatchObject({
    before: expect.any(Array),
  });
});

test('a message in a conversation without a listing has no facts', async () => {
  const talk = await aConversation(app);
  await sql`update conversation set about_id = 0, about_title = null where id = ${talk.id}`.execute(app.client.db);
  const { id: messageId } = await aMessage(talk.seller, talk.id, SCAM);
  const { id: caseId } = await aCase(app, 'message', messageId, { reports: [{ reporterId: talk.buyer.id }] });
  const moderator = await aModerator(app);
  expect((await moderator.api.call(getCase, { params: { id: caseId } })).now.facts).toEqual([]);
});

test('the sender reads the statement of reasons in their language', async () => {
  const { moderator, line, seller } = await aReportedScam();
  const { version } = await moderator.api.call(getCase, { params: { id: line.id } });
  await moderator.api.call(decideCase, { params: { id: line.id }, body: { ...DECISION, action: 'remove', version } });
  const [decision] = await seller.api.call(listDecisions);
  expect(await seller.api.call(getDecision, { params: { id: decision?.id ?? 0 } })).toMatchObject({
    target: { type: 'message', title: SCAM },
    explanation: DECISION.explanation,
  });
  const mails = await app.mails(3);
  expect(mails.map(({ text }) => text).join('\n')).toContain(`Wiadomość „${SCAM}”`);
});

onServer('deleting an account succeeds while its removed message is being deleted', async () => {
  const { seller, messageId } = await aScam();
  const { db } = app.client;
  await sql`update message set hidden_at = now() where id = ${messageId}`.execute(db);
  await sql`
    insert into message_file (owner_id, conversation_id, message_id, kind, name, storage_key, size_bytes)
    select sender_id, conversation_id, id, 'pdf', 'kwit.pdf', 'kwit', 9 from message where id = ${messageId}`.execute(
    db,
  );
  const leaving = await db.transaction().execute(async (tx) => {
    // Lock the message first, as the deletion of a removed one does; it continues once the other transaction waits.
    await sql`select from message where id = ${messageId} for no key update`.execute(tx);
    const going = seller.api.call(deleteAccount).then(
      () => 'gone',
      (error) => error.code as string,
    );
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(1);
    });
    await blankMessage(tx, app.app.jobs, messageId);
    return { going };
  });
  expect(await leaving.going).toBe('gone');
});
