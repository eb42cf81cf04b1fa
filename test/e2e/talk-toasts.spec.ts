import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { anAd } from './listing.ts';
import { aPerson, openAs, type Person } from './person.ts';
import { aConversation, messages, say, untilLive } from './talk.ts';

const region = (page: Page) => page.getByRole('region', { name: 'Powiadomienia' });
const toasts = (page: Page) => region(page).getByRole('dialog');
const closeAll = (page: Page) => region(page).getByRole('button', { name: 'Zamknij wszystkie' });

/** A buyer on a page, and sellers who write to them. */
async function aReader(page: Page, names: readonly string[]) {
  const buyer = await aPerson(page, 'Jan Wójcik');
  const sellers: { name: string; seller: Person; conversation: number }[] = [];
  for (const name of names) {
    const seller = await aPerson(page, name);
    const conversation = await aConversation(page, buyer, await anAd(page, seller, `Kosz: ${name}`, { isShown: true }));
    sellers.push({ name, seller, conversation });
  }
  await openAs(page, buyer, '/terms');
  await untilLive(page, () => page.goto('/aboutUs'));
  return { buyer, sellers };
}

test('twelve messages from one person are one toast with a count, closed everywhere once read @phone', async ({
  page,
}) => {
  const { sellers } = await aReader(page, ['Zofia Bartnik']);
  const [{ seller, conversation } = { seller: {} as Person, conversation: 0 }] = sellers;
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let at = 1; at <= 3; at += 1) await say(page, seller, conversation, `Wiadomość ${at}`);
  await expect(toasts(page)).toHaveText([/Zofia Bartnik\s*3 nowe wiadomości\s*Wiadomość 3/]);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(region(page)).toHaveAttribute('aria-live', 'polite');
  await expect(closeAll(page)).toHaveCount(0);

  const other = await page.context().newPage();
  await untilLive(other, () => other.goto('/contact'));
  await expect(toasts(other)).toHaveText([/3 nowe wiadomości\s*Wiadomość 3/]);
  for (let at = 4; at <= 12; at += 1) await say(page, seller, conversation, `Wiadomość ${at}`);
  for (const each of [page, other])
    await expect(toasts(each)).toHaveText([/Zofia Bartnik\s*12 nowych wiadomości\s*Wiadomość 12/]);

  await page.reload();
  await hydrated(page);
  await expect(toasts(page)).toHaveText([/12 nowych wiadomości\s*Wiadomość 12/]);
  await toasts(page).getByRole('link', { name: 'Otwórz rozmowę' }).click();
  await expect(messages(page).last()).toHaveText(/Wiadomość 12/);
  await expect(toasts(page)).toHaveCount(0);
  await expect(toasts(other)).toHaveCount(0);
  await other.reload();
  await hydrated(other);
  await say(page, seller, conversation, 'Po wszystkim');
  await expect(messages(page).last()).toHaveText(/Po wszystkim/);
  await expect(toasts(page)).toHaveCount(0);
  await other.close();
});

test('messages from four people: three toasts at once, none lost, closed one by one or together @phone', async ({
  page,
}) => {
  const { sellers } = await aReader(page, ['Zofia', 'Ewa Mróz', 'Adam Gil', 'Ola Sowa']);
  for (const round of [1, 2, 3])
    for (const { name, seller, conversation } of sellers) await say(page, seller, conversation, `${name}, ${round}`);
  await expect(page).toHaveTitle(/^\(12\) /);
  await expect(toasts(page)).toHaveCount(3);
  for (const toast of await toasts(page).all()) await expect(toast).toContainText('3 nowe wiadomości');
  await expect(closeAll(page)).toHaveText('Zamknij wszystkie (4)');
  const box = await region(page).boundingBox();
  const { height, width } = page.viewportSize() ?? { height: 0, width: 0 };
  expect((box?.height ?? height) / height).toBeLessThan(width < 640 ? 0.4 : 0.5);

  const other = await page.context().newPage();
  await untilLive(other, () => other.goto('/contact'));
  await expect(toasts(other)).toHaveCount(3);
  await toasts(page).first().getByRole('button', { name: 'Zamknij' }).click();
  for (const each of [page, other]) await expect(closeAll(each)).toHaveText('Zamknij wszystkie (3)');
  await page.getByRole('link', { name: 'Jarmark' }).first().focus();
  await page.keyboard.press('F6');
  await closeAll(page).focus();
  await page.keyboard.press('Enter');
  for (const each of [page, other]) await expect(toasts(each)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await say(page, sellers[1]?.seller as Person, sellers[1]?.conversation ?? 0, 'Jeszcze jedno');
  await expect(toasts(page)).toHaveText([/^Ewa Mróz\s*Jeszcze jedno/]);
  await other.close();
});

test('logging out leaves no message texts in the browser', async ({ page }) => {
  const { sellers } = await aReader(page, ['Zofia']);
  const [{ seller, conversation } = { seller: {} as Person, conversation: 0 }] = sellers;
  await say(page, seller, conversation, 'Tylko dla ciebie');
  await expect(toasts(page)).toHaveCount(1);
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await kept()).toContain('Tylko dla ciebie');
  await page.evaluate(() => {
    localStorage.removeItem('appState');
    dispatchEvent(new StorageEvent('storage', { key: 'appState' }));
  });
  await expect(toasts(page)).toHaveCount(0);
  expect(await kept()).not.toContain('Tylko dla ciebie');
});
