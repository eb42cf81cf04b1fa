import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { anAd, authOf } from './listing.ts';
import { aPerson, openAs, type Person } from './person.ts';

/** The toasts on the page; screen readers get the same text from a live region. */
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Powiadomienia' }).getByText(text);

/** The texts of a person's news. */
async function newsOf(page: Page, person: Person): Promise<string[]> {
  const response = await page.request.get('/api/notifications', { headers: authOf(person) });
  return ((await response.json()).items as { text: string }[]).map(({ text }) => text);
}

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Hasło', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click();
}

test('a visitor follows a seller from an ad, logs in, is notified once of a new ad, and unfollows @phone', async ({
  page,
}) => {
  const [person, seller] = [await aPerson(page), await aPerson(page, 'Pasieka Pod Lipą')];
  const ad = await anAd(page, seller, `Kosz pierwszy ${seller.id}`, { isShown: true });
  await page.goto(`/ad/${ad}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Obserwuj: Pasieka Pod Lipą', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Zaloguj się, aby obserwować' });
  await expect(dialog).toContainText('Pasieka Pod Lipą');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('link', { name: 'Zaloguj się' }).click();
  await logIn(page, person);
  await expect(page).toHaveURL(`/ad/${ad}`);
  await expect(page.getByRole('button', { name: 'Obserwujesz: Pasieka Pod Lipą' })).toBeVisible();
  await expect(toast(page, 'Gotowe, obserwujesz')).toBeVisible();

  const title = `Kosz nowy ${seller.id}`;
  const fresh = await anAd(page, seller, title, { isShown: true });
  await expect.poll(() => newsOf(page, person), { timeout: 15_000 }).toEqual([`Nowa oferta: ${title}`]);
  const headers = authOf(seller);
  for (const action of ['pause', 'resume']) {
    await page.request.post('/api/user/me/listings/actions', { headers, data: { ids: [fresh], action } });
  }

  await page.evaluate(() => localStorage.setItem('home_visits', JSON.stringify({ seenMs: 1, beforeMs: 0 })));
  await page.goto('/');
  await expect(page.getByRole('link', { name: `Pasieka Pod Lipą: ${title}` })).toBeVisible();

  await page.goto('/userpanel?section=following');
  await expect(page.getByRole('heading', { level: 1, name: 'Obserwowane osoby' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await page.getByLabel('Kiedy dać znać').selectOption('daily');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nie obserwuj: Pasieka Pod Lipą' }).click();
  await expect(page.getByRole('heading', { name: 'Nikogo jeszcze nie obserwujesz' })).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByLabel('Kiedy dać znać')).toHaveValue('daily');
  await page.getByRole('button', { name: 'Nie obserwuj: Pasieka Pod Lipą' }).click();
  await expect(page.getByRole('heading', { name: 'Nikogo jeszcze nie obserwujesz' })).toBeVisible();
  expect(await newsOf(page, person)).toEqual([`Nowa oferta: ${title}`]);
});

test('a profile is followed with the keyboard, and shows the number of followers from three on', async ({ page }) => {
  const [person, seller] = [await aPerson(page), await aPerson(page, 'Garncarnia Ilża')];
  for (let count = 0; count < 2; count += 1) {
    const other = await aPerson(page);
    await page.request.put(`/api/sellers/${seller.id}/follow`, { headers: authOf(other), data: {} });
  }
  await openAs(page, person, `/user/${seller.id}`);
  await expect(page.getByText('Obserwują')).toHaveCount(0);
  const button = page.getByRole('button', { name: /^Obserwuj/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveText(/^Obserwujesz/);
  await expect(button).toBeFocused();
  await expectAccessible(page);
  await expect.poll(async () => (await (await page.request.get(`/api/users/${seller.id}`)).json()).followers).toBe(3);
  await page.reload();
  await expect(page.getByText('Obserwują 3 osoby')).toBeVisible();

  await openAs(page, seller, '/userpanel?section=following');
  await expect(page.getByText('Obserwują cię 3 osoby.')).toBeVisible();
  await expectAccessible(page);
});
