import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { authOf } from './listing.ts';
import { countMails, expectMail, mailedLink } from './mailbox.ts';
import { aPerson, openAs, type Person } from './person.ts';
import { runSql } from './time.ts';

const HONEY = 101;
const WORDS = 'miód do 40 zł koło Nowego Sącza';
let count = 0;

/** The form of an ad for honey in Nowy Sącz. */
const honey = (title: string, price: number) => ({
  ...{ title, price, description: 'Z pasieki pod lasem, prosto od pszczelarza.', town: 'Nowy Sącz', category: HONEY },
  ...{ tags: [], details: {}, codes: { foodRegistration: 'SB 06993804' }, pictures: [] },
});

async function postHoney(page: Page, seller: Person, title: string, price: number): Promise<number> {
  const headers = authOf(seller);
  const posted = await page.request.post('/api/ads', { headers, data: honey(title, price) });
  expect(posted.ok(), await posted.text()).toBe(true);
  const { id } = (await posted.json()).data;
  await page.request.post(`/api/user/me/listings/${id}/plan`, { headers, data: { plan: 'free' } });
  return id;
}

/** Waits until all changes so far have been matched with the searches, and sends the notifications at once. */
async function tellNow(page: Page): Promise<void> {
  // Other tests keep changing listings.
  const [due] = await runSql<{ last: string | null }>(page, 'select max(id) as last from saved_search_due');
  const earlier = `select count(*) as n from saved_search_due where id <= ${Number(due?.last ?? 0)}`;
  const waiting = async () => Number((await runSql<{ n: string }>(page, earlier))[0]?.n);
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
  await runSql(
    page,
    "update pgboss.job set start_after = now() where name = 'savedSearches.tell' and state = 'created' returning id",
  );
  const open = async () =>
    Number(
      (
        await runSql<{ n: string }>(
          page,
          "select count(*) as n from pgboss.job where name = 'savedSearches.tell' and state in ('created', 'active')",
        )
      )[0]?.n,
    );
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
}

test('a visitor saves a search by mail, is notified once of a new ad, and ends it by one click @phone', async ({
  page,
}) => {
  const email = `e2e-search-${process.pid}-${Date.now()}@example.pl`;
  await page.goto(`/ads?q=${encodeURIComponent(WORDS)}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Zapisz wyszukiwanie' }).click();
  const dialog = page.getByRole('dialog', { name: 'Powiadomimy o nowościach' });
  await dialog.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Adres e-mail' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Adres e-mail' }).fill(email);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByRole('dialog', { name: 'Sprawdź pocztę' })).toBeVisible();

  await page.goto(await mailedLink(email, 'savedSearch/confirm'));
  await expect(page.getByRole('heading', { name: 'Gotowe, będziemy pisać' })).toBeVisible();
  await expectAccessible(page);

  const seller = await aPerson(page);
  const title = `Miód wielokwiatowy ${Date.now()}`;
  const id = await postHoney(page, seller, title, 38);
  await postHoney(page, seller, `Miód drogi ${Date.now()}`, 45);
  await tellNow(page);
  await expectMail(email, new RegExp(title));
  expect(await countMails(email)).toBe(2);

  const headers = authOf(seller);
  const { listing } = await (await page.request.get(`/api/ads/${id}/form`, { headers })).json();
  const edited = await page.request.put(`/api/ads/${id}`, {
    headers,
    data: { version: listing.version, form: honey(`${title} z lasu`, 37) },
  });
  expect(edited.ok(), await edited.text()).toBe(true);
  await tellNow(page);
  expect(await countMails(email)).toBe(2);

  await page.goto(await mailedLink(email, 'savedSearch'));
  await page.getByRole('button', { name: 'Wyłącz to wyszukiwanie' }).click();
  await expect(page.getByRole('heading', { name: 'Nie będziemy już pisać' })).toBeVisible();
  await postHoney(page, seller, `Miód jeszcze jeden ${Date.now()}`, 30);
  await tellNow(page);
  expect(await countMails(email)).toBe(2);
});

test('a list shows that its search is saved, also after a reload, and deletes it @phone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/saved-searches')) asked.push(new URL(request.url()).pathname);
  });
  const address = `/ads?q=${encodeURIComponent(`zzyzx ${++count}`)}&town=Nowy+S%C4%85cz`;
  await page.goto(address);
  await hydrated(page);
  const tools = page.locator('.list-tools');
  await expect(tools.getByRole('button', { name: 'Zapisz wyszukiwanie' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await openAs(page, await aPerson(page), address);
  await tools.getByRole('button', { name: 'Zapisz wyszukiwanie' }).click();
  const isSaved = tools.locator('summary', { hasText: 'Zapisane' });
  await expect(isSaved).toBeFocused();
  await page.reload();
  await expect(isSaved).toBeVisible();
  await expect(page.getByRole('main').getByText('Zapisane')).toHaveCount(2);
  await isSaved.click();
  await expect(tools.getByRole('link', { name: 'Zmień w panelu' })).toBeVisible();
  await expectAccessible(page);
  // On the smallest phones the menu's panel is moved back into the window.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await isSaved.click();
  await page.setViewportSize({ width: 320, height });
  await isSaved.click();
  await expect(tools.getByRole('link', { name: 'Zmień w panelu' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width, height });
  await tools.getByRole('button', { name: 'Usuń z zapisanych' }).click();
  await expect(tools.getByRole('button', { name: 'Zapisz wyszukiwanie' })).toBeFocused();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(isSaved).toBeVisible();
  // Once per page load, and only for a signed-in user.
  expect(asked.filter((path) => path.endsWith('/queries'))).toHaveLength(2);

  await page.goto('/ads?q=zzyzx+another');
  await expect(tools.getByRole('button', { name: 'Zapisz wyszukiwanie' })).toBeVisible();
});

test('a search saved by one tap is renamed, paused, deleted and restored in the panel @phone', async ({ page }) => {
  const person = await aPerson(page);
  const words = `zzyzx ${++count}`;
  await openAs(page, person, `/ads?q=${encodeURIComponent(words)}`);
  await page.getByRole('button', { name: 'Zapisz wyszukiwanie' }).click();
  await page.getByRole('region', { name: 'Powiadomienia' }).getByRole('link', { name: 'Zmień' }).click();
  await expect(page.getByRole('heading', { level: 2, name: words })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: `Zmień nazwę: ${words}` }).click();
  await page.getByRole('textbox', { name: 'Nazwa' }).fill('Rzadkości');
  await page.getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Rzadkości' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Jak często' }).selectOption('weekly');
  await page.getByRole('button', { name: 'Wstrzymaj: Rzadkości' }).click();
  await expect(page.getByText('Wstrzymane')).toBeVisible();
  await page.getByRole('button', { name: 'Usuń: Rzadkości' }).click();
  await expect(page.getByRole('heading', { name: 'Nie ma tu jeszcze wyszukiwań' })).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Rzadkości' })).toBeVisible();
  await expect(page.getByText('Wstrzymane')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Jak często' })).toHaveValue('weekly');
});
