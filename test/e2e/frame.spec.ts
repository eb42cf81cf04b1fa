import type { Page, Request } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { aPerson, openAs } from './person.ts';

const PHONE = { width: 390, height: 844 };
const header = (page: Page) => page.getByRole('banner');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Skróty' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function heightOf(page: Page): Promise<number> {
  return (await header(page).boundingBox())?.height ?? 0;
}

test('the header is one row, at any width and at double zoom', async ({ page }) => {
  for (const [width, height, most] of [
    [390, 844, 60],
    [1280, 900, 80],
    [640, 450, 112],
    [195, 422, 105],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ['/', '/ads?lang=de', '/ads?lang=uk', '/?lang=pl']) {
      await open(page, path);
      expect(await heightOf(page), `${path} at ${width} px`).toBeLessThanOrEqual(most);
    }
  }
});

test('the home page shows goods without scrolling, and scrolls sideways in its rows only', async ({ page }) => {
  for (const [size, firstAt, inSight] of [
    [PHONE, 560, 2],
    [{ width: 1280, height: 900 }, 640, 4],
  ] as const) {
    await page.setViewportSize(size);
    await open(page, '/');
    const bannerTop = (await page.locator('#cookie-banner').boundingBox())?.y ?? 0;
    const tops = await page
      .getByRole('main')
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(Math.min(...tops)).toBeLessThanOrEqual(firstAt);
    expect(tops.filter((top) => top < bannerTop).length).toBeGreaterThanOrEqual(inSight);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test('the header’s controls, the footer’s links and the bar are large enough to touch', async ({ page }) => {
  for (const size of [PHONE, { width: 1280, height: 900 }]) {
    await page.setViewportSize(size);
    await open(page, '/');
    const small = await page.evaluate(() => {
      const controls = document.querySelectorAll(
        'body > header :is(a, summary, input), body > footer :is(a, summary), .bottom-bar a, #cookie-banner :is(a, button)',
      );
      return [...controls]
        .filter((control) => control.checkVisibility())
        .map((control) => ({ name: control.textContent, ...control.getBoundingClientRect().toJSON() }))
        .filter(({ width, height }) => width > 0 && (width < 43.5 || height < 43.5))
        .map(({ name, width, height }) => `${name}: ${width} x ${height}`);
    });
    expect(small).toEqual([]);
  }
});

test('keyboard users reach the content after few tab stops, the skip link first', async ({ page }) => {
  await open(page, '/ads');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused();
  let stops = 1;
  const isBeforeMain = () => page.evaluate(() => !document.activeElement?.closest('main'));
  while (stops < 20 && (await isBeforeMain())) {
    await page.keyboard.press('Tab');
    stops += 1;
  }
  expect(stops - 1).toBeLessThanOrEqual(7);
});

test('task pages have neither search nor navigation, but a way back', async ({ page }) => {
  await open(page, '/events');
  await open(page, '/register');
  await expect(page.getByRole('search')).toHaveCount(0);
  await expect(header(page).getByRole('navigation')).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin' })).toBeVisible();
  await header(page).getByRole('link', { name: 'Wróć' }).click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByRole('search')).toBeVisible();
});

test('a page has all its styles from the beginning, and later parts load no style sheet again', async ({ page }) => {
  for (const path of ['/', '/ads', '/events']) {
    const styleSheets: string[] = [];
    const note = (request: Request) => request.resourceType() === 'stylesheet' && styleSheets.push(request.url());
    page.on('request', note);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    page.off('request', note);
    expect(styleSheets, path).toHaveLength(1);
    expect(await page.locator('link[rel=stylesheet]').count(), path).toBe(1);
  }
});

test('the header reserves a signed-in user’s space before the page’s scripts run', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/userpanel');
  await expect(header(page).getByText('Mój panel')).toBeVisible();
  // Leave the panel, which may still be loading parts: only the next page should lack its scripts.
  await page.goto('about:blank');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await expect(header(page).getByRole('link', { name: 'Moje' })).toBeVisible();
  await expect(header(page).getByText('Zaloguj się').locator('visible=true')).toHaveCount(0);
});

test('a menu ends above the bar, and the bar makes room for an open keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/ads');
  const menu = header(page).getByLabel(/menu, język i wygląd strony/);
  await menu.click();
  const panel = await header(page).locator('details[open] .menu-panel').boundingBox();
  const bannerTop = (await page.locator('#cookie-banner').boundingBox())?.y ?? 0;
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(bannerTop);
  await menu.press('Escape');
  await header(page).getByRole('combobox').focus();
  await expect(bar(page)).toBeVisible();
  // Some browsers shrink the window by the keyboard; the test browser has none.
  await page.setViewportSize({ width: 360, height: 340 });
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('#cookie-banner')).toBeHidden();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(bar(page)).toBeVisible();
});

test('print shows the page without its frame, an ad on two sheets at most', async ({ page }) => {
  const { items } = await (await page.request.get('/api/ads')).json();
  await open(page, `/ad/${items[0].id}`);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.locator('.skip-link, body > header, body > footer, .bottom-bar, #cookie-banner').locator('visible=true'),
  ).toHaveCount(0);
});
