import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { anAd, authOf } from './listing.ts';
import { aPerson, openAs, type Person } from './person.ts';

// All tests of a run share a price list: these change only the basic plan, whose price no other test uses.
test.describe.configure({ mode: 'serial' });

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const payButton = (page: Page) => page.getByRole('button', { name: /^Zamawiam/ });
const agree = (page: Page) => page.getByRole('checkbox', { name: /^Chcę, by zaczęło działać od razu/ }).check();
const checkoutOf = (id: number) => `/changeAnnouncementPlan?id=${id}&plan=basic`;
const anAdmin = (page: Page) => aPerson(page, 'Ewa od cennika', { isStrong: true, role: 'admin' });

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Żaneta Łęcka');
  await page.getByRole('textbox', { name: 'Ulica i numer' }).fill('Źródlana 7');
  await page.getByRole('textbox', { name: 'Kod pocztowy' }).pressSequentially('34400');
  await page.getByRole('textbox', { name: 'Miejscowość' }).fill('Nowy Targ');
  await agree(page);
}

const PLACES = ['list', 'home'];
const FIRST_PRICES = {
  basic: { price: 19, days: 14, vatPercent: 23, places: PLACES },
  extended: { price: 39, days: 14, vatPercent: 23, places: PLACES },
  shopLink: { price: 25, days: 14, vatPercent: 23 },
};

async function restorePrices(page: Page, admin: Person): Promise<void> {
  const headers = authOf(admin);
  const { last } = await (await page.request.get('/api/admin/prices', { headers })).json();
  const data = { last, holdsFrom: null, prices: FIRST_PRICES };
  expect((await page.request.post('/api/admin/prices', { headers, data })).ok()).toBe(true);
}

test('a price change during checkout: a started payment keeps its price, an open form shows the new one', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const seller = await aPerson(page);
  const [started, typed] = [await anAd(page, seller, 'Kosz na jabłka'), await anAd(page, seller, 'Kosz na gruszki')];
  await openAs(page, seller, checkoutOf(started));
  await fillIn(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/payments\//);
  const form = await page.context().newPage();
  await form.goto(checkoutOf(typed));
  await hydrated(form);
  await fillIn(form);
  await expect(payButton(form)).toContainText('19 zł');

  const desk = await (await browser.newContext({ baseURL, locale: 'pl-PL' })).newPage();
  const admin = await anAdmin(desk);
  await openAs(desk, admin, '/admin/plans');
  await expectAccessible(desk);
  const basic = desk.getByRole('group', { name: 'Plan podstawowy' });
  await basic.getByLabel('Cena brutto (zł)').fill('1');
  await desk.getByRole('button', { name: 'Zmień ceny' }).click();
  await expect(desk.getByText('Najniższa możliwa cena to 2 zł')).toBeVisible();
  await basic.getByLabel('Cena brutto (zł)').fill('24,50');
  await basic.getByLabel('Ile dni').fill('21');
  await expect(desk.getByRole('table', { name: 'Co się zmieni' })).toContainText('24,50 zł');
  await desk.getByRole('button', { name: 'Podgląd Cennika' }).click();
  await expect(desk.getByRole('dialog')).toContainText('24,50 zł');
  await desk.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).click();
  try {
    await desk.getByRole('button', { name: 'Zmień ceny' }).click();
    await expect(desk.getByText('Nowe ceny już obowiązują')).toBeVisible();
    await expect(desk.getByRole('table', { name: 'Obowiązujący cennik' })).toContainText('21 dni');
    await desk.goto('/pricing');
    await expect(desk.locator('#basic')).toContainText('24,50 zł');
    await expect(desk.locator('#basic')).toContainText('za 21 dni');

    await payButton(form).click();
    await expect(form.getByRole('status').filter({ hasText: 'Teraz do zapłaty jest 24,50 zł' })).toBeVisible();
    await expect(form).toHaveURL(checkoutOf(typed));
    await expect(payButton(form)).toContainText('24,50 zł');
    await expectAccessible(form);

    await page.goto(checkoutOf(started));
    await expect(page.getByText('Zachowuje cenę z chwili zamówienia: 19 zł.')).toBeVisible();
    await page.getByRole('link', { name: 'Dokończ płatność: 19 zł' }).click();
    await page.getByRole('button', { name: /^Zapłać 19/ }).click();
    await expect(h1(page)).toHaveText('Zapłacone, dziękujemy!');
    const { items } = await (await page.request.get('/api/transactions', { headers: authOf(seller) })).json();
    expect(items).toMatchObject([{ status: 'success', amount: 19, days: 14, invoices: [{ gross: 19 }] }]);
  } finally {
    await restorePrices(desk, admin);
  }
});

test('a price list is scheduled and cancelled @phone', async ({ page }) => {
  await openAs(page, await anAdmin(page), '/admin/plans');
  await page.getByRole('group', { name: 'Link do sklepu' }).getByLabel('Cena brutto (zł)').fill('99');
  await page.getByRole('radio', { name: 'później' }).check();
  await page.getByRole('button', { name: 'Zaplanuj' }).click();
  await expect(page.getByText('Podaj dzień i godzinę.')).toBeVisible();
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 16);
  await page.getByLabel('Dzień i godzina').fill(inAWeek);
  await page.getByRole('button', { name: 'Zaplanuj' }).click();
  const planned = page.getByRole('region', { name: 'Zaplanowany cennik' });
  await expect(planned).toContainText('99 zł');
  await expectAccessible(page);
  await planned.getByRole('button', { name: 'Cofnij' }).click();
  await expect(planned).toBeHidden();
});

test('a voucher is created at the desk, lowers the price at the checkout and is stopped', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const desk = await (await browser.newContext({ baseURL, locale: 'pl-PL' })).newPage();
  await openAs(desk, await anAdmin(desk), '/admin/vouchers');
  await desk.getByRole('button', { name: 'Nowy kod' }).click();
  const dialog = desk.getByRole('dialog');
  const code = `E2E-${Date.now().toString(36).toUpperCase()}`;
  await dialog.getByLabel('Kod', { exact: true }).fill('za krótki kod ale dłuższy niż wolno');
  await dialog.getByRole('button', { name: 'Utwórz kod' }).click();
  await expect(dialog.getByText('Kod ma od 4 do 20 znaków')).toBeVisible();
  await dialog.getByLabel('Kod', { exact: true }).fill(code.toLowerCase());
  await dialog.getByRole('radio', { name: 'całą cenę' }).check();
  await expectAccessible(desk, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Utwórz kod' }).click();
  const row = desk.getByRole('listitem').filter({ hasText: code });
  await expect(row).toContainText('działa');
  await expectAccessible(desk);

  const seller = await aPerson(page, 'Zofia Pszczoła');
  const id = await anAd(page, seller, 'Kosz z kodem');
  await openAs(page, seller, checkoutOf(id));
  await page.getByText('Mam kod').click();
  await page.getByLabel('Kod', { exact: true }).fill('nie ma go');
  await page.getByRole('button', { name: 'Użyj kodu' }).click();
  await expect(page.getByText('Nie ma takiego kodu')).toBeVisible();
  await page.getByLabel('Kod', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Użyj kodu' }).click();
  await expect(page.getByRole('region', { name: 'Twoje zamówienie' })).toContainText(`Kod ${code}`);
  await expectAccessible(page);
  await payButton(page).click();
  await expect(page.getByText('Bez niej nie możemy zacząć')).toBeVisible();
  await agree(page);
  await page.getByRole('button', { name: 'Zamawiam bez opłaty' }).click();
  await expect(page).toHaveURL(/\/payment\/\d+/);
  await expect(page.getByText('Nic nie płacisz, więc nie ma też faktury.')).toBeVisible();

  await desk.reload();
  await row.getByRole('button', { name: '1 użycie' }).click();
  await expect(desk.getByRole('dialog')).toContainText('Zofia Pszczoła');
  await expectAccessible(desk, '[role=dialog]');
  await desk.getByRole('dialog').getByRole('button', { name: 'Zamknij' }).click();
  await row.getByRole('button', { name: `Zatrzymaj kod ${code}` }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Zatrzymaj' }).click();
  await expect(row).toContainText('zatrzymany');
});
