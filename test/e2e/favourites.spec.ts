import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { anAd, authOf } from './listing.ts';
import { aPerson, openAs } from './person.ts';

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Ulubione: / });

/** The toasts on the page; screen readers get the same text from a live region. */
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Powiadomienia' }).getByText(text);

async function titleOf(page: Page, index: number): Promise<string> {
  const label = await hearts(page).nth(index).getAttribute('aria-label');
  return (label ?? '').replace('Ulubione: ', '');
}

test('a favourite set on a list shows on the ad page and in the panel @phone', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/ads?sort=created_at');
  const title = await titleOf(page, 1);
  await hearts(page).nth(1).click();
  await expect(toast(page, 'Dodano do ulubionych')).toBeVisible();

  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const heart = page.getByRole('button', { name: `Ulubione: ${title}` }).locator('visible=true');
  await expect(heart.first()).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/userpanel?section=favourites');
  await expect(page.getByRole('heading', { level: 1, name: 'Ulubione' })).toBeVisible();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a removed favourite can be restored, and is gone when the list is opened again', async ({ page }) => {
  const person = await aPerson(page);
  const { items } = await (await page.request.get('/api/ads')).json();
  await page.request.put(`/api/favourites/${items[0].id}`, { headers: authOf(person) });
  await openAs(page, person, '/userpanel?section=favourites');
  const title = items[0].title;

  await hearts(page).first().click();
  await expect(toast(page, 'Usunięto z ulubionych')).toBeVisible();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  await hearts(page).first().click();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
  await expect(toast(page, 'Usunięto z ulubionych')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nie masz jeszcze ulubionych' })).toBeVisible();
});

test('an anonymous visitor who marks a favourite finds it set after logging in, on the same page', async ({ page }) => {
  const person = await aPerson(page);
  await page.goto('/ads?q=miodu');
  await hydrated(page);
  const title = await titleOf(page, 0);
  await hearts(page).first().focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się, aby zachować tę ofertę' });
  await expect(dialog).toContainText(title);
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(hearts(page).first()).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL('/login?back=%2Fads%3Fq%3Dmiodu');
  await page.getByLabel('Adres e-mail').fill(person.email);
  await page.getByLabel('Hasło', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).toHaveURL('/ads?q=miodu');
  await expect(page.getByRole('button', { name: `Ulubione: ${title}` }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(toast(page, 'Dodano do ulubionych')).toBeVisible();
});

test('an offline favourite is reverted with an error message', async ({ page, context }) => {
  const person = await aPerson(page);
  const asked = page.waitForResponse('**/api/favourites/ids');
  await openAs(page, person, '/ads');
  await asked;
  await hearts(page).first().click();
  await expect(toast(page, 'Dodano do ulubionych')).toBeVisible();
  await context.setOffline(true);
  await hearts(page).first().click();
  await expect(toast(page, 'Nie udało się zapisać zmiany')).toBeVisible();
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
});

test('an owner sees no heart on their own listing and reads its statistics with the keyboard @phone', async ({
  page,
}) => {
  const [person, visitor] = [await aPerson(page), await aPerson(page, 'Zofia Maj')];
  const title = `Kosz numer ${person.id}`;
  const id = await anAd(page, person, title, { isShown: true });
  await page.request.put(`/api/favourites/${id}`, { headers: authOf(visitor) });

  await openAs(page, person, `/ad/${id}`);
  const own = page.getByRole('region', { name: 'To twoja oferta' });
  await expect(own).toBeVisible();
  await expect(page.getByRole('button', { name: `Ulubione: ${title}` })).toHaveCount(0);

  await own.getByRole('button', { name: 'Statystyki' }).click();
  const dialog = page.getByRole('dialog', { name: 'Statystyki' });
  await dialog.getByRole('button', { name: 'Ulubione' }).click();
  const chart = dialog.getByRole('slider');
  await expect(chart).toHaveAttribute('aria-valuetext', /^dziś.*: 1 raz w ulubionych$/);
  await chart.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(chart).toHaveAttribute('aria-valuetext', /niewidoczne: 0 razy w ulubionych$/);
  await dialog.getByRole('button', { name: '14 dni' }).click();
  await expect(chart).toHaveAttribute('aria-valuemax', '14');
  await dialog.getByText('Wszystkie dni w tabeli').click();
  await expect(dialog.getByRole('row')).toHaveCount(15);
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(own.getByRole('button', { name: 'Statystyki' })).toBeFocused();
});
