import type { Page } from '@playwright/test';
import { aPort, type SiteProcess, startSite, untilReady } from '../site-process.ts';
import { aTalkSite, type TalkSite } from '../talk-site.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { field, messages } from './talk.ts';

/** The messages of both users together; enough to hit the rate limit of ten seconds. */
const COUNT = Number(process.env.TALK_MESSAGES ?? 60);

let site: TalkSite;
const running: SiteProcess[] = [];

test.beforeAll(async () => {
  site = await aTalkSite(1);
});

test.afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all(running.map(({ exited }) => exited));
  await site.remove();
});

async function start(port: number): Promise<SiteProcess> {
  const PUBLIC_URL = `http://127.0.0.1:${port}`;
  const started = await startSite({ ...site.settings, PORT: String(port), PUBLIC_URL, RATE_LIMIT: '0' });
  running.push(started);
  await untilReady(started);
  return started;
}

const text = (name: string, number: number) => `${name} ${number}`;

async function writeAll(page: Page, name: string, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await field(page).fill(text(name, number));
    await field(page).press('Enter');
  }
}

test('two browsers, one offline, and a server killed midway: messages arrive once and in order', async ({
  browser,
}) => {
  test.setTimeout(120_000 + COUNT * 2_000);
  const port = await aPort();
  const origin = `http://127.0.0.1:${port}`;
  const first = await start(port);
  const [pair] = site.pairs;
  if (!pair) throw new Error('no pair');
  const pages = await Promise.all(
    pair.people.map(async ({ id, token }) => {
      const page = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
      const state = { user: { id, name: `Osoba ${id}`, avatar: null, auth_token: token }, isLoggedIn: true };
      await page.goto(`${origin}/terms`);
      await page.evaluate((stored) => localStorage.setItem('appState', stored), JSON.stringify(state));
      await page.goto(`${origin}/conversation/${pair.conversationId}`);
      await hydrated(page);
      return page;
    }),
  );
  const [one, other] = pages as [Page, Page];
  const half = COUNT / 2;
  const third = Math.round(half / 3);

  await Promise.all([writeAll(one, 'A', 1, third), writeAll(other, 'B', 1, third)]);
  await one.context().setOffline(true);
  const writing = Promise.all([writeAll(one, 'A', third + 1, 2 * third), writeAll(other, 'B', third + 1, 2 * third)]);
  first.child.kill('SIGKILL');
  await first.exited;
  await writing;
  await start(port);
  await one.context().setOffline(false);
  await Promise.all([writeAll(one, 'A', 2 * third + 1, half), writeAll(other, 'B', 2 * third + 1, half)]);

  const api = async () => {
    const { token } = pair.people[0] as { token: string };
    const path = `${origin}/api/conversations/${pair.conversationId}/messages?after=0`;
    const items: { number: number; content: string }[] = [];
    for (let after = 0, hasMore = true; hasMore; after = items.length) {
      const answer = await fetch(path.replace(/after=0$/, `after=${after}`), {
        headers: { authorization: `Bearer ${token}` },
      });
      const part = (await answer.json()) as { items: typeof items; hasMore: boolean };
      items.push(...part.items);
      hasMore = part.hasMore;
    }
    return items;
  };
  await expect.poll(async () => (await api()).length, { timeout: 60_000 + COUNT * 1_000 }).toBe(COUNT);
  const stored = await api();
  expect(stored.map(({ number }) => number)).toEqual(Array.from({ length: COUNT }, (_, index) => index + 1));
  for (const name of ['A', 'B']) {
    const said = stored.map(({ content }) => content).filter((content) => content.startsWith(name));
    expect(said).toEqual(Array.from({ length: half }, (_, index) => text(name, index + 1)));
  }
  // Both see exactly what is stored, to the last message.
  const shown = stored.map(({ content }) => new RegExp(`: ${content}((\\d\\d:\\d\\d|Odczytano).*)?$`));
  for (const page of pages) {
    await expect(messages(page)).toHaveText(shown, { timeout: 30_000 });
    await page.context().close();
  }
});
