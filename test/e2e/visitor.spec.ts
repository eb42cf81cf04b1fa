import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

const siteMenu = (page: Page) => page.getByRole('banner').getByLabel(/menu, język i wygląd strony/);

test('a visitor finds jam within 30 km, reads an ad and returns to the same list', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const search = page.getByRole('banner').getByRole('combobox', { name: 'Czego szukasz?' });
  await search.fill('konfitura');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/ads\?q=konfitura/);
  // The home page stays until the list is loaded; it has cards and fields of these names too.
  const results = page.getByRole('region', { name: 'Wyniki' }).getByRole('article');
  const filters = page.getByRole('complementary', { name: 'Filtry' });
  await expect(results.first()).toBeVisible();
  const { items } = await (await page.request.get('/api/ads?q=konfitura')).json();
  const town: string = items[0].town;
  await filters.getByLabel('Miejscowość').fill(town);
  await filters.getByLabel('W promieniu').selectOption('30');
  await expect(page).toHaveURL(/radius=30/);
  const address = page.url();
  // The URL changes shortly before the list does.
  const near = await (await page.request.get(`/api/ads${new URL(address).search}`)).json();
  const { title } = near.items[0];
  await expect(results.first().getByRole('heading')).toHaveText(title);
  await results.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(filters.getByLabel('W promieniu')).toHaveValue('30');
  await page.reload();
  await expect(filters.getByLabel('Miejscowość')).toHaveValue(town);
});

test('suggestions are navigated with arrow keys, opened with Enter and closed with Escape', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const search = page.getByRole('banner').getByRole('combobox');
  await search.pressSequentially('mio');
  const options = page.getByRole('banner').getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await search.press('Escape');
  await expect(options.first()).toBeHidden();
  await search.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await search.press('ArrowDown');
  await expect(page.getByRole('banner').getByRole('option', { selected: true })).toHaveCount(1);
  await search.press('Enter');
  await expect(page).toHaveURL(/\/(ads\?|category\/)/);
});

test('an empty search box offers the last searches, which can be removed, and popular ones', async ({ page }) => {
  const box = page.getByRole('banner').getByRole('combobox');
  const options = page.getByRole('banner').getByRole('option');
  for (const words of ['ser kozi', 'miód lipowy']) {
    await page.goto(`/ads?q=${words}`);
    await hydrated(page);
  }
  await page.goto('/terms');
  await hydrated(page);
  await box.click();
  const own = page.getByRole('group', { name: 'Ostatnio szukane' }).getByRole('option');
  await expect(own).toHaveText(['miód lipowy', 'ser kozi', 'Wyczyść ostatnie wyszukiwania']);
  await expect(page.getByRole('group', { name: 'Często szukane' }).getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Kategorie' }).getByRole('option').first()).toBeVisible();
  await box.press('ArrowDown');
  await box.press('Delete');
  await expect(own).toHaveText(['ser kozi']);
  await box.fill('ser ');
  await expect(page.getByRole('group', { name: 'Ostatnio szukane' })).toHaveCount(0);
  await box.fill('');
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/ads\?q=ser\+kozi/);
  await expect(options.first()).toBeHidden();
});

test('a chosen language is remembered, in the page and for the server', async ({ page, context }) => {
  await page.goto('/ads');
  await hydrated(page);
  await siteMenu(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anzeigen');
  expect(await page.evaluate(() => localStorage.getItem('selectedLanguage'))).toBe('de');
  await page.goto('/events');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // A browser that stored the language but lost the cookie sets the cookie again.
  await context.clearCookies();
  await page.goto('/ads');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a chosen theme applies before first paint; otherwise the system’s does', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await hydrated(page);
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await paper();
  await siteMenu(page).click();
  await page.getByRole('button', { name: 'Jasny' }).click();
  expect(await paper()).not.toBe(dark);
  expect(await page.evaluate(() => localStorage.getItem('ui_theme'))).toBe('light');
  await page.goto('/ads');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the cookie banner stays until accepted, and returns for a new policy', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Polityka prywatności' });
  await expect(banner).toBeVisible();
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/termsAndPolicies/newestCookiePolicy');
  await banner.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(banner).toBeHidden();
  const { acceptedDate } = JSON.parse((await page.evaluate(() => localStorage.getItem('cookiePolicy'))) ?? '{}');
  expect(acceptedDate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await page.reload();
  await hydrated(page);
  await expect(banner).toBeHidden();
  await page.evaluate(() => localStorage.setItem('cookiePolicy', JSON.stringify({ acceptedDate: '2020-01-01' })));
  await page.reload();
  await expect(banner).toBeVisible();
});

test('an invalid range is reported at its field', async ({ page }) => {
  const response = await page.goto('/ads?price_from=9&price_to=3');
  expect(response?.status()).toBe(400);
  await expect(page.getByText('Wartość „od” nie może być większa niż „do”.').first()).toBeVisible();
});

test('an unknown address says so, with status 404', async ({ page }) => {
  for (const path of ['/nothing/here', '/ad/999999999', '/ad/abc', '/category/4711', '/user/999999']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Nic tu nie ma!' })).toBeVisible();
    await expect(page.getByText('Link jest nieprawidłowy lub wygasł!')).toBeVisible();
  }
});

test('on a phone the filters open in a sheet and the bottom bar leads everywhere @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'phones only');
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  const bar = page.getByRole('navigation', { name: 'Skróty' });
  await bar.getByRole('link', { name: 'Szukaj' }).click();
  await expect(page).toHaveURL(/\/ads/);
  await page
    .getByRole('link', { name: /^Filtry/ })
    .or(page.getByRole('button', { name: /^Filtry/ }))
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByText('Ekologiczne').first().click();
  await expect(page).toHaveURL(/flags=eco/);
  await page.goBack();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the understood query is shown above the results and its parts can be removed', async ({ page }) => {
    await page.goto(`/ads?q=${encodeURIComponent('miód do 50 zł')}`);
    await page.getByRole('link', { name: 'Usuń filtr: Cena: do 50 zł' }).click();
    await expect(page).toHaveURL(`/ads?q=${encodeURIComponent('miód')}`);
    await page.goto(`/ads?q=${encodeURIComponent('kiełbsa')}`);
    await expect(page.getByText('Pokazujemy wyniki dla „kiełbasa”.')).toBeVisible();
    await page.getByRole('link', { name: 'Szukaj dokładnie „kiełbsa”' }).click();
    await expect(page).toHaveURL(/asTyped=1/);
    await expect(page.getByText('Pokazujemy wyniki dla')).toHaveCount(0);
    await page.goto(`/ads?q=${encodeURIComponent('jarmark bożonarodzeniowy')}`);
    await expect(page).toHaveURL(/^[^?]*\/events\?q=/);
  });

  test('a visitor can search, filter, page, read and contact the operators', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByLabel('Czego szukasz?').fill('miód');
    await page.getByRole('main').getByRole('button', { name: 'Szukaj' }).click();
    await expect(page).toHaveURL(/\/ads\?q=mi/);
    await page.goto('/ads');
    await page.getByRole('link', { name: 'Następna' }).first().click();
    await expect(page).toHaveURL(/page=2/);
    await page.goto('/ads?flags=eco&flags=vegan');
    await expect(page).toHaveURL(/flags=eco(%2C|,)vegan/);
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/contact');
    await page.getByLabel('E-mail').fill('nobody');
    await page.getByRole('button', { name: /Wyślij/ }).click();
    await expect(page.getByText('Wpisz poprawny adres e-mail.').first()).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('nobody');
  });
});
