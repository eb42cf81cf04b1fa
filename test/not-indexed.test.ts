import { expect, test } from 'vitest';
import { emit } from '#server/platform/events.ts';
import { openSharedDatabase } from './open-test-database.ts';
import { processStage } from './process-stage.ts';
import { untilReady } from './site-process.ts';

// Pages need a built site, which runs in its own process.
const server = process.env.TEST_DATABASE_URL;
const { aFolder, start } = processStage();
const REFUSAL = 'noindex, nofollow';

test.runIf(server)(
  'a market hidden from search engines says so in every response, as soon as the setting changes',
  async () => {
    const client = await openSharedDatabase(server as string, 1);
    const { url } = client;
    try {
      // Generous, so that a busy machine does not time out.
      const patience = { REQUEST_DEADLINE_MS: '600000' };
      const production = { NODE_ENV: 'production', RENDER_WORKERS: '1', ...patience };
      const settings = { DATABASE_URL: url, DATA_DIR: aFolder(), ...production };
      const site = await start(settings);
      await untilReady(site);
      const ask = async (path: string) => {
        const answer = await fetch(site.origin + path);
        const text = await answer.text();
        const meta = /<meta name="robots" content="([^"]*)"/.exec(text)?.[1];
        return { status: answer.status, header: answer.headers.get('x-robots-tag'), meta, text };
      };
      const pages = ['/', '/ads', '/terms'];
      const all = [...pages, '/robots.txt', '/sitemap.xml', '/favicon.svg', '/social-picture.png', '/api/ads'];
      const setIndexed = async (isIndexed: boolean) => {
        await client.db
          .insertInto('site_setting')
          .values({ key: 'isIndexed', value: JSON.stringify(isIndexed) })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(isIndexed) }))
          .execute();
        await emit(client.db, 'settings.changed', {});
        await expect.poll(async () => (await ask('/healthz')).header).toBe(isIndexed ? null : REFUSAL);
      };

      for (const path of all) expect(await ask(path), path).toMatchObject({ status: 200, header: null });
      for (const path of pages) expect((await ask(path)).meta, path).toMatch(/^index, follow/);
      expect((await ask('/robots.txt')).text).toContain('Sitemap: ');

      await setIndexed(false);
      for (const path of all) expect(await ask(path), path).toMatchObject({ status: 200, header: REFUSAL });
      for (const path of pages) expect((await ask(path)).meta, path).toBe(REFUSAL);
      // Crawlers that robots.txt excludes would never see a page's `noindex`.
      const { text } = await ask('/robots.txt');
      expect(text).not.toMatch(/Sitemap:|Disallow: \/$/m);

      await setIndexed(true);
      for (const path of pages)
        expect(await ask(path), path).toMatchObject({ header: null, meta: expect.stringMatching(/^index, follow/) });
    } finally {
      await client.close();
    }
  },
);
