import { PAGES, resolvePages } from '../../scripts/pages.ts';
import { expectAccessible, hydrated, test } from './fixtures.ts';

/** Pages checked per browser context: a context that is reused has the scripts and fonts cached. */
const AT_ONCE = 6;
const NAMES = Object.keys(PAGES);

for (let start = 0; start < NAMES.length; start += AT_ONCE) {
  const names = NAMES.slice(start, start + AT_ONCE);
  test(`${names.join(', ')}: no accessibility violations in either theme`, async ({ page, baseURL }) => {
    const paths = await resolvePages(baseURL ?? '');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const name of names) {
      await test.step(name, async () => {
        await page.goto(paths[name] ?? '/');
        await hydrated(page);
        await expectAccessible(page);
      });
    }
  });
}
