import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { logout } from '#contract/accounts/accounts.ts';
import { sendMessage } from '#contract/conversations.ts';
import { actOnListings } from '#contract/selling/selling.ts';
import { changeSettings } from '#contract/settings/settings.ts';
import { createFirstAdmin } from '#contract/settings/setup.ts';
import { publishText, saveTextDraft } from '#contract/texts/texts.ts';
import { type App, createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openServer } from '#server/platform/db/client.ts';
import type { CachedPage } from '#server/platform/page-cache.ts';
import { aListing, aPerson } from './factories.ts';
import { aListener, aPair } from './listeners.ts';
import { testApp } from './test-app.ts';
import { aModerator } from './trust-factories.ts';

// The embedded database serves one process, so a second node needs a server.
const app = testApp();
const onServer = test.runIf(process.env.TEST_DATABASE_URL);

/** A second node over the same database, for the duration of a callback. */
async function withSecondNode(
  work: (node: App) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.client.db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = `/${rows[0]?.name}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'jarmark-node-'));
  const ground = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent', PORT: '0', DEMO: '0' };
  const config = readConfig({ ...ground, ...settings });
  const node = await createApp(config, await openServer(url.href, 3));
  try {
    await work(node);
  } finally {
    await node.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const aPage = (): CachedPage => ({ status: 200, headers: {}, body: Buffer.from('page'), encoded: new Map() });

async function eventually(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the expected state was not reached in time');
}

onServer('nodes with one key print one address for the first admin, and one with another key prints none', async () => {
  const settings = { CREDENTIALS_KEY: '5e'.repeat(32) };
  const start = (work: (node: App) => Promise<void>) => withSecondNode(work, settings);
  await start((one) =>
    start(async (two) => {
      const invitations = await Promise.all([one.invite(), two.invite()]);
      expect(invitations[0]).toEqual(invitations[1]);
      expect(await app.app.invite()).toEqual({ address: null, until: invitations[0]?.until });
      const code = new URL(invitations[1]?.address ?? '').searchParams.get('code') ?? '';
      const password = 'zielona krowa gra na trąbce';
      const person = { name: 'Zofia z Kartuz', email: 'zofia@targ.example', phone_number: '501 502 503' };
      const body = { ...person, password, password_confirmation: password, code };
      await app.api().call(createFirstAdmin, { body });
      expect([await one.invite(), await two.invite()]).toEqual([null, null]);
    }),
  );
});

onServer('what one node hides is gone from the pages, lists and search of the other', async () => {
  const person = await aPerson(app);
  const id = await aListing(app, 'ad', { seller_id: person.id, title: 'Miód spadziowy' });
  await withSecondNode(async (node) => {
    const isFound = async () => {
      const answer = await node.fastify.inject({ url: '/api/ads?q=spadziowego' });
      return (answer.json() as { total: number }).total === 1;
    };
    expect(await isFound()).toBe(true);
    for (const tag of [`listing:${id}`, 'list:ad', `user:${person.id}`]) {
      await node.pages.getOrMake(tag, async (onTags) => {
        onTags([tag]);
        return aPage();
      });
      expect(node.pages.find(tag)).toBeDefined();
    }
    await person.api.call(actOnListings, { body: { ids: [id], action: 'remove' } });
    await eventually(async () => !(await isFound()));
    for (const tag of [`listing:${id}`, 'list:ad', `user:${person.id}`]) expect(node.pages.find(tag)).toBeUndefined();
    await person.api.call(actOnListings, { body: { ids: [id], action: 'restore' } });
    await eventually(isFound);
  });
});

onServer('who logs out on one node is nobody on the other', async () => {
  const person = await aPerson(app);
  await withSecondNode(async (node) => {
    const askNode = () =>
      node.fastify.inject({ url: '/api/user/me', headers: { authorization: `Bearer ${person.token}` } });
    expect((await askNode()).statusCode).toBe(200);
    await person.api.call(logout);
    expect((await askNode()).statusCode).toBe(401);
  });
});

onServer('a message that is sent on one node is heard on the other, and a log-in that ends is cut there', async () => {
  const { one, other, conversationId } = await aPair(app);
  await withSecondNode(async (node) => {
    const origin = await node.fastify.listen({ port: 0, host: '127.0.0.1' });
    const [stays, leaves] = [aListener({ origin, ...other }), aListener({ origin, ...one })];
    const listeners = [stays, leaves];
    try {
      await eventually(() => listeners.every(({ heard }) => heard.subscribed.length === 1));
      const body = { clientId: 'over-two-nodes', content: 'Dzień dobry', fileIds: [] };
      await one.api.call(sendMessage, { params: { id: conversationId }, body });
      await eventually(() => listeners.every(({ heard }) => heard.messagePosted[0]?.content === 'Dzień dobry'));
      await one.api.call(logout);
      await eventually(() => leaves.cutBy() === 'io server disconnect');
      expect(stays.cutBy()).toBeNull();
    } finally {
      for (const each of listeners) each.leave();
    }
  });
});

onServer('a setting that one node changes is in force on the other, whose pages are dropped', async () => {
  const admin = await aModerator(app, 'admin');
  await withSecondNode(async (node) => {
    await node.pages.getOrMake('pl /', async () => aPage());
    await admin.api.call(changeSettings, { body: { marketPlace: 'Rynek w Kartuzach' } });
    await eventually(() => node.settings.values().marketPlace === 'Rynek w Kartuzach');
    await eventually(() => node.pages.find('pl /') === undefined);
    await admin.api.call(changeSettings, { body: { marketPlace: null } });
    await eventually(() => node.settings.values().marketPlace === '');
  });
});

onServer('new terms of one node hold on the other, and both together tell each person once', async () => {
  const people = [await aPerson(app), await aPerson(app), await aPerson(app)];
  const { api } = await aModerator(app, 'admin');
  await withSecondNode(async (node) => {
    await node.pages.getOrMake('terms', async () => aPage());
    const params = { id: 'terms' };
    const fields = { title: 'Nowe zasady', lead: 'Krótko.', body: '## Zasady\n\nPo sąsiedzku.' };
    await api.call(saveTextDraft, { params, body: { locale: 'pl', revision: 0, fields } });
    await api.call(publishText, { params, body: { drafts: { pl: 1 } as never, from: null } });
    const readOnOther = async () => (await node.fastify.inject({ url: '/api/texts/terms' })).body;
    await eventually(async () => (await readOnOther()).includes('Nowe zasady'));
    expect(node.pages.find('terms')).toBeUndefined();

    // Simulates a kill midway: both nodes start over.
    await app.client.db.updateTable('text_version').set({ told_through: 0 }).execute();
    const { db } = app.client;
    await Promise.all(
      [app.app, node].map(({ jobs }) => db.transaction().execute((tx) => jobs.queue(tx, 'terms.tell', {}))),
    );
    const countJobs = async (name: string) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pgboss.job where name = ${name} and state in ('created', 'retry', 'active')`.execute(
        db,
      );
      return rows[0]?.count ?? 0;
    };
    await eventually(async () => (await countJobs('terms.tell')) === 0);
    const { rows } = await sql<{ id: number; news: number; mails: number }>`
      select a.id, (select count(*)::int from notification n where n.account_id = a.id and n.kind = 'terms') as news,
        (select count(*)::int from pgboss.job j where j.name = 'account.mail' and j.data ->> 'kind' = 'termsChanged'
          and (j.data ->> 'accountId')::bigint = a.id) as mails
      from account a where a.id in (${sql.join(people.map(({ id }) => id))}) order by a.id`.execute(db);
    expect(rows.map(({ news, mails }) => [news, mails])).toEqual(people.map(() => [1, 1]));
  });
});
