import type { Page } from '@playwright/test';
import { AN_AD, price, publish, sayWhat, town } from './ad-form.ts';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { aPerson, openAs, type Person } from './person.ts';
import { runSql } from './time.ts';

const choice = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const question = (page: Page) => page.getByRole('group', { name: 'Kto sprzedaje?' });

async function fillFirm(page: Page, { nip }: { nip: string }): Promise<void> {
  await field(page, 'Nazwa firmy').fill('Garncarnia Kowalik');
  await field(page, 'NIP').fill(nip);
  await field(page, 'Ulica i numer').fill('ul. Gliniana 4');
  await field(page, 'Kod pocztowy').fill('34400');
  await page.getByRole('textbox', { name: 'Miejscowość' }).last().fill('Nowy Targ');
  await field(page, 'Telefon dla kupujących').fill('18 442 11 22');
}

function headersOf({ auth_token }: Person) {
  return { authorization: `Bearer ${auth_token}` };
}

/** An ad with a free plan, posted by the API, which asks for no statement. */
async function aShownAd(page: Page, person: Person): Promise<number> {
  const headers = headersOf(person);
  const answer = await page.request.post('/api/ads', { headers, data: AN_AD });
  const { id } = (await answer.json()).data as { id: number };
  const shown = await page.request.post(`/api/user/me/listings/${id}/plan`, { headers, data: { plan: 'free' } });
  expect(shown.ok(), await shown.text()).toBe(true);
  return id;
}

test('@phone the first ad asks for the kind of seller; a wrong NIP loses no input, and the next ad does not ask', async ({
  page,
}) => {
  test.slow();
  const person = await aPerson(page, 'Jan Kowalik', { sellsAs: null });
  await openAs(page, person, '/addAnnouncement');
  await sayWhat(page);
  await price(page).fill('80');
  await town(page).fill('Nowy Targ');
  await expect(page.getByText('Nowy Targ, województwo małopolskie')).toBeVisible();
  await publish(page).click();
  await expect(page.getByText('Wybierz, kto sprzedaje.')).toBeVisible();

  await choice(page, 'Przedsiębiorca').check();
  await fillFirm(page, { nip: '526-104-08-29' });
  await expectAccessible(page, 'main');
  await publish(page).click();
  await expect(page.getByText('Wpisz poprawny NIP', { exact: false })).toBeVisible();
  await expect(field(page, 'NIP')).toBeFocused();
  // Input survives a reload, here as in the listing's draft.
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Nazwa firmy')).toHaveValue('Garncarnia Kowalik');
  await field(page, 'NIP').fill('526-104-08-28');
  await publish(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogłoszenie jest już na targu!');

  await page.getByRole('link', { name: 'Zobacz' }).click();
  await expect(page.getByRole('heading', { name: 'Sprzedaje przedsiębiorca' })).toBeVisible();
  await page.goto('/addAnnouncement');
  await hydrated(page);
  await expect(publish(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toHaveCount(0);
});

test('an ad shows the kind of seller and the buyer’s rights, also without JavaScript', async ({ page, browser }) => {
  const person = await aPerson(page, 'Anna Kowalik', { sellsAs: null });
  const id = await aShownAd(page, person);
  const headers = headersOf(person);
  const seller = async () => (await (await page.request.get(`/api/ads/${id}`)).json()).seller;
  expect(await seller()).toMatchObject({ status: null, farmer: false, trader: null });

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const rights = plain.locator('details', { hasText: 'Zwrot i reklamacja' });
  // The cached page is purged shortly after the response.
  const openUntil = (path: string, heading: string) =>
    expect(async () => {
      await plain.goto(path);
      await expect(plain.getByRole('heading', { name: heading })).toBeVisible({ timeout: 1_000 });
    }).toPass();
  await plain.goto(`/ad/${id}`);
  await expect(rights.locator('summary')).toContainText('zapytaj przed zakupem');

  const data = {
    sellsAs: 'farmer',
    name: 'Anna Kowalik',
    address: 'Gliniana 4',
    zip: '34-400',
    city: 'Nowy Targ',
    email: 'anna@example.pl',
  };
  expect((await page.request.put('/api/user/me/seller-status', { headers, data })).ok()).toBe(true);
  expect(await seller()).toMatchObject({ status: 'trader', farmer: true, trader: { name: 'Anna Kowalik', nip: null } });
  await openUntil(`/ad/${id}`, 'Sprzedaje rolnik');
  await rights.locator('summary').click();
  await expect(rights).toContainText('możesz zwrócić w ciągu 14 dni');
  await expect(rights).toContainText('34-400 Nowy Targ');
  await expect(rights.getByRole('link', { name: 'anna@example.pl' })).toBeVisible();

  await plain.goto(`/user/${person.id}`);
  await plain.locator('summary', { hasText: 'Rolnik' }).click();
  await expect(plain.getByText('Gliniana 4')).toBeVisible();

  const left = await page.request.put('/api/user/me/seller-status', { headers, data: { sellsAs: 'private' } });
  expect(left.ok(), await left.text()).toBe(true);
  await openUntil(`/ad/${id}`, 'Sprzedaje osoba prywatna');
  await expect(plain.locator('body')).not.toContainText('Gliniana 4');
  await context.close();
});

test('the panel names the next step, asks frequent sellers, and fills in a firm from invoice data', async ({
  page,
}) => {
  const person = await aPerson(page, 'Ewa Kowalik', { sellsAs: null });
  for (let each = 0; each < 10; each++) await aShownAd(page, person);
  const firm = {
    type: 'business',
    name: 'Kowalik sp. z o.o.',
    address: 'ul. Gliniana 4',
    zip: '34-400',
    city: 'Nowy Targ',
    email: 'biuro@kowalik.example',
    nip: '5261040828',
  };
  await runSql(page, `insert into invoice_data (account_id, data) values (${person.id}, '${JSON.stringify(firm)}')`);
  await openAs(page, person, '/userpanel');
  await page.getByRole('link', { name: 'Powiedz, kto sprzedaje' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kto sprzedaje');
  await expect(page.getByText('Czy to na pewno sprzedaż prywatna?')).toBeVisible();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Wybierz, kto sprzedaje.')).toBeVisible();
  await choice(page, 'Przedsiębiorca').check();
  await expect(field(page, 'Nazwa firmy')).toHaveValue('');
  await page.getByRole('button', { name: 'Wstaw dane' }).click();
  await expect(field(page, 'Nazwa firmy')).toHaveValue('Kowalik sp. z o.o.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zapisano')).toBeVisible();
  await expect(page.getByText('Czy to na pewno sprzedaż prywatna?')).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(choice(page, 'Przedsiębiorca')).toBeChecked();
  await expect(field(page, 'NIP')).toHaveValue('5261040828');
});
