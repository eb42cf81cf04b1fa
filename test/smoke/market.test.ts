/**
 * The core flows of a market, on the databases that the other tests do not cover: PGlite, the fallback where PostgreSQL
 * cannot run, and the server named by TEST_DATABASE_URL. `npm test -- smoke` runs it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { writeEngine } from '#server/platform/db/embedded/open-embedded.ts';
import { aPort, type SiteProcess, startSite, untilReady } from '../site-process.ts';
import { createTestDatabase, dropTestDatabase } from '../test-database.ts';
import { aNewcomer, type Newcomer } from './newcomer.ts';

const server = process.env.TEST_DATABASE_URL;
const undo: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const each of undo.splice(0).reverse()) await each();
});

type SiteSettings = Record<'DATA_DIR' | 'DATABASE_URL', string>;

/** Settings of a new site on PGlite. */
function onPglite(): SiteSettings {
  const folder = aFolder();
  writeEngine(folder, 'pglite');
  return { DATA_DIR: folder, DATABASE_URL: '' };
}

/** Settings of a new site on the server. */
async function onServer(): Promise<SiteSettings> {
  const named = server ?? '';
  const url = await createTestDatabase(named);
  undo.push(() => dropTestDatabase(named, url));
  return { DATA_DIR: aFolder(), DATABASE_URL: url };
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'jarmark-smoke-'));
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(settings: SiteSettings): Promise<SiteProcess> {
  const port = await aPort();
  const site = await startSite({ ...settings, PORT: String(port), RATE_LIMIT: '0' });
  undo.push(async () => {
    site.child.kill('SIGKILL');
    await site.exited;
  });
  await untilReady(site);
  return site;
}

const AD = {
  title: 'Miód lipowy z pasieki pod lasem',
  description: 'Prosto z pasieki, w słoikach po kilogramie.',
  town: 'Łowicz',
  category: 201,
  price: 40,
  tags: [],
  details: {},
  codes: {},
  pictures: [],
};

/** Waits until a result appears that depends on an event or a job. */
const soon = { timeout: 20_000, interval: 100 };

async function countFound(people: Newcomer): Promise<number> {
  return (await people.get<{ total: number }>('/ads?q=miodu')).total;
}

describe.each([
  ['PGlite', onPglite, true],
  ['a PostgreSQL server', onServer, Boolean(server)],
] as const)('on %s', (_, prepare, isThere) => {
  test.runIf(isThere)(
    'a market starts, accepts and finds an ad, lets two people chat, and keeps everything after a kill',
    async () => {
      const settings = await prepare();
      const first = await start(settings);
      const seller = await aNewcomer(first, 'Zofia Bartnik', settings.DATA_DIR);
      const buyer = await aNewcomer(first, 'Jan Wójcik', settings.DATA_DIR);
      const ad = await seller.post<{ id: number }>('/ads', AD);
      await seller.post(`/user/me/listings/${ad.id}/plan`, { plan: 'free' });
      await expect.poll(() => countFound(buyer), soon).toBe(1);

      const talk = await buyer.post<{ id: number }>('/conversations', { announcementId: ad.id });
      const path = `/conversations/${talk.id}/messages`;
      await buyer.post(path, { clientId: 'pierwsza-wiadomosc', content: 'Czy jest jeszcze ten miód?' });
      await seller.post(path, { clientId: 'druga-wiadomosc', content: 'Tak, ostatnie dwa słoiki.' });
      const page = await fetch(`${first.origin}/ad/${ad.id}`);
      expect(await page.text()).toContain(AD.title);

      first.child.kill('SIGKILL');
      await first.exited;
      const second = await start(settings);
      const later = buyer.at(second);
      expect(await countFound(later)).toBe(1);
      const { items } = await later.get<{ items: { content: string }[] }>(`${path}?after=0`);
      expect(items.map(({ content }) => content)).toEqual(['Czy jest jeszcze ten miód?', 'Tak, ostatnie dwa słoiki.']);
      second.child.kill('SIGTERM');
      expect(await second.exited).toBe(0);
    },
    180_000,
  );
});
