import { PAGES, resolvePages } from '../../scripts/pages.ts';
import { expectAccessible, hydrated, test } from './fixtures.ts';

for (const name of Object.keys(PAGES)) {
  test(`${name} can be used by everybody in both themes`, async ({ page, baseURL }) => {
    const paths = await resolvePages(baseURL ?? '');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(paths[name] ?? '/');
    await hydrated(page);
    await expectAccessible(page);
  });
}
