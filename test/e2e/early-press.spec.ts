import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

/** A slow connection: scripts arrive when the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page and waits until it is loaded except for its scripts. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.dataset.ready)).toBeUndefined();
  return release;
}

test('a heart pressed before the scripts arrive asks to log in as soon as they are there @phone', async ({ page }) => {
  const release = await openEarly(page, '/ads');
  const heart = page.getByRole('main').getByRole('button', { name: /^Ulubione: / });
  await heart.nth(1).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Zaloguj się, aby zachować tę ofertę' })).toBeVisible();
});

test('filters changed before the scripts arrive are applied by them', async ({ page }) => {
  const release = await openEarly(page, '/ads');
  const filters = page.getByRole('complementary', { name: 'Filtry' });
  await filters.getByLabel('Ekologiczne').check();
  release();
  await expect(page).toHaveURL(/flags=eco/);
  await expect(filters.getByLabel('Ekologiczne')).toBeChecked();
  await page.goBack();
  await expect(filters.getByLabel('Ekologiczne')).not.toBeChecked();
});

test('before the scripts arrive a phone shows the filters in the page, and links lead on @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openEarly(page, '/ads');
  await page.getByRole('button', { name: 'Filtry' }).click();
  const filters = page.getByRole('complementary', { name: 'Filtry' });
  await filters.getByLabel('Ekologiczne').check();
  await filters.getByRole('button', { name: 'Pokaż wyniki' }).click();
  await expect(page).toHaveURL(/flags=eco/);
  const title = page.getByRole('main').getByRole('article').first().getByRole('link');
  const name = (await title.textContent()) ?? '';
  await title.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('rows chosen before the scripts arrive are shown once they are there, and again next time', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openEarly(page, '/ads');
  const rows = page.getByRole('button', { name: 'Pokaż w rzędach' });
  await rows.click();
  release();
  await expect(rows).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-list', 'rows');
});

test('a search saved before the scripts arrive asks for an address', async ({ page }) => {
  const release = await openEarly(page, '/ads?q=miodu');
  await page.getByRole('button', { name: 'Zapisz wyszukiwanie' }).first().click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** Makes the browser report this round-trip time. */
async function reportRoundTrip(page: Page, ms: number): Promise<void> {
  await page.addInitScript((rtt) => Object.defineProperty(navigator, 'connection', { value: { rtt } }), ms);
}

test('over a good connection scripts are fetched after the style sheet, so as not to delay the first frame', async ({
  page,
}) => {
  await reportRoundTrip(page, 50);
  const order: string[] = [];
  page.on('request', (request) => order.push(request.url()));
  page.on('requestfinished', (request) => order.push(`${request.url()} is there`));
  await page.goto('/ads');
  await hydrated(page);
  const styled = order.findIndex((each) => each.endsWith('.css is there'));
  expect(styled).toBeGreaterThan(0);
  expect(order.findIndex((each) => each.endsWith('.js'))).toBeGreaterThan(styled);
});

test('over a slow connection scripts are fetched beside the style sheet, so as not to leave it idle', async ({
  page,
}) => {
  await reportRoundTrip(page, 300);
  const fetched = page.waitForRequest('**/assets/vendor-*.js');
  await page.route('**/assets/app-*.css', async (route) => {
    await fetched;
    await route.continue();
  });
  await page.goto('/ads');
  await hydrated(page);
});

test('the fonts of headings come after a first visit’s page, and with the next pages at once', async ({ page }) => {
  const pictures = Promise.withResolvers<void>();
  await page.route('**/media/**', async (route) => {
    await pictures.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('vollkorn') && asked.push(request.url()));
  const heading = page.getByRole('heading', { level: 1 });
  const isThere = () => page.evaluate(() => [...document.fonts].some((face) => face.family === 'Vollkorn'));

  await page.goto('/ads', { waitUntil: 'commit' });
  await expect(heading).toBeVisible();
  await hydrated(page);
  expect(asked).toEqual([]);
  pictures.resolve();
  await expect.poll(isThere).toBe(true);
  expect(asked).toHaveLength(2);

  const unload = await openEarly(page, '/events');
  expect(await isThere()).toBe(true);
  unload();
});
