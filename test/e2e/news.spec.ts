import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { anAd, authOf } from './listing.ts';
import { aPerson, openAs, type Person } from './person.ts';
import { untilLive } from './talk.ts';

const bell = (page: Page) => page.getByRole('banner').locator('summary[aria-label^="Powiadomienia"]');

/** Reviews an ad through the API, as a new person. */
async function aReview(page: Page, ad: number): Promise<void> {
  const buyer = await aPerson(page, 'Jan Wójcik');
  const data = { rating: 5, text: 'Kosz jak malowany, polecam.' };
  const answer = await page.request.post(`/api/listings/${ad}/comments`, { headers: authOf(buyer), data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function aSeller(page: Page, title: string): Promise<{ seller: Person; ad: number }> {
  const seller = await aPerson(page, 'Zofia Bartnik');
  return { seller, ad: await anAd(page, seller, title, { isShown: true }) };
}

test('the bell rings in both tabs, and what is read in one is read in the other', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'the menu of wide screens');
  const { seller, ad } = await aSeller(page, 'Kosz z wikliny na grzyby');
  await untilLive(page, () => openAs(page, seller, '/contact'));
  const other = await context.newPage();
  await untilLive(other, () => other.goto('/aboutUs'));

  await aReview(page, ad);
  await expect(bell(page)).toHaveAttribute('aria-label', 'Powiadomienia, 1 nowe');
  await expect(bell(other)).toHaveAttribute('aria-label', 'Powiadomienia, 1 nowe');
  await aReview(page, ad);
  await bell(page).click();
  const menu = page.getByRole('banner').getByRole('link', { name: 'Kosz z wikliny na grzyby' });
  await expect(menu).toContainText('2 nowe opinie');
  await expectAccessible(page, 'header');

  await menu.click();
  await expect(page).toHaveURL(new RegExp(`/ad/${ad}#comments$`));
  await expect(bell(page)).toHaveAttribute('aria-label', 'Powiadomienia');
  await expect(bell(other)).toHaveAttribute('aria-label', 'Powiadomienia');
});

test('all news are on a page of the panel, and can be marked as read at once @phone', async ({ page }) => {
  const { seller, ad } = await aSeller(page, 'Kosz piknikowy');
  await openAs(page, seller, '/userpanel?section=notifications');
  await expect(page.getByRole('heading', { name: 'Nie ma tu jeszcze żadnych powiadomień' })).toBeVisible();
  await aReview(page, ad);
  const line = page.getByRole('main').getByRole('link', { name: /Kosz piknikowy/ });
  await expect(line).toContainText('Nowa opinia, ocena 5 na 5');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Oznacz jako przeczytane' }).click();
  await expect(page.getByRole('main').getByText('Nowe', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(line).toBeVisible();
  await expect(page.getByRole('main').getByText('Nowe', { exact: true })).toHaveCount(0);
});

test('notification settings are chosen in one table and stored @phone', async ({ page }) => {
  const { seller } = await aSeller(page, 'Kosz na bieliznę');
  await openAs(page, seller, '/userpanel?section=preferences');
  const reviews = page.getByRole('group', { name: 'Opinie' });
  await reviews.getByLabel('E-mail').selectOption('Od razu');
  await expect(page.getByText('Zapisano')).toBeVisible();
  await reviews.getByLabel('Na ekranie').uncheck();
  await page.getByLabel('Cisza w wybranych godzinach').check();
  await page.getByLabel('do', { exact: true }).selectOption('08:00');
  await expect(page.getByRole('group', { name: 'Moderacja' }).getByText('zawsze')).toHaveCount(2);
  await expectAccessible(page);
  await expect
    .poll(async () => (await page.request.get('/api/notifications/preferences', { headers: authOf(seller) })).json())
    .toMatchObject({ quiet: { from: '22:00', until: '08:00' } });
  await page.reload();
  await hydrated(page);
  await expect(reviews.getByLabel('E-mail')).toHaveValue('now');
  await expect(reviews.getByLabel('Na ekranie')).not.toBeChecked();
  await expect(page.getByLabel('do', { exact: true })).toHaveValue('08:00');
});

test('returning visitors see what is new below the search, and nothing shifts @phone', async ({ page }) => {
  const { seller } = await aSeller(page, 'Kosz na kwiaty');
  await page.goto('/');
  await hydrated(page);
  const row = page.getByRole('region', { name: 'Dla ciebie' });
  await expect(row).toBeHidden();
  await page.getByRole('link', { name: 'Lublin', exact: true }).click();
  await expect(page).toHaveURL(/town=Lublin/);

  const yesterdayMs = Date.now() - 24 * 3_600_000;
  await page.evaluate((ms) => {
    localStorage.setItem('home_visits', JSON.stringify({ seenMs: ms, beforeMs: 0 }));
  }, yesterdayMs);
  await anAd(page, seller, 'Kosz na drewno', { isShown: true });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) document.documentElement.dataset.shift = String(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(row.getByRole('link', { name: /od ostatniej wizyty$/ })).toBeVisible();
  await expect(row.getByRole('link', { name: /^Lublin i okolice/ })).toBeVisible();
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.01);
  await expectAccessible(page);
  await row.getByRole('link', { name: /od ostatniej wizyty$/ }).click();
  await expect(page).toHaveURL(/\/ads\?sort=-created_at/);
});
