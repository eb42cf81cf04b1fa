import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { anAd, authOf } from './listing.ts';
import { aPerson, openAs, type Person } from './person.ts';
import { runSql } from './time.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const payButton = (page: Page) => page.getByRole('button', { name: /^Zamawiam i płacę/ });

async function fillIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Żaneta Łęcka');
  await page.getByRole('textbox', { name: 'Ulica i numer' }).fill('Źródlana 7');
  await page.getByRole('textbox', { name: 'Kod pocztowy' }).pressSequentially('34400');
  await page.getByRole('textbox', { name: 'Miejscowość' }).fill('Nowy Targ');
}

const agree = (page: Page) => page.getByRole('checkbox', { name: /^Chcę, by zaczęło działać od razu/ }).check();

/** Orders the extended plan for an ad; stands on the page of whoever is paid through. */
async function order(page: Page, person: Person, title: string): Promise<number> {
  const id = await anAd(page, person, title);
  await openAs(page, person, `/changeAnnouncementPlan?id=${id}&plan=extended`);
  await fillIn(page);
  await agree(page);
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/payments\//);
  return id;
}

async function textOf(pdf: Buffer): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const { items } = await (await document.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return (await Promise.all(pages)).join(' ').replace(/\s+/g, ' ');
}

test('the extended plan is bought: two presses are one order, the ad is highlighted, the invoice is there @phone @database', async ({
  page,
  isMobile,
}) => {
  test.slow();
  const person = await aPerson(page);
  const id = await anAd(page, person, 'Kosz na jabłka');
  await openAs(page, person, `/changeAnnouncementPlan?id=${id}`);
  await page.getByRole('link', { name: 'Wybierz ten plan: Rozszerzony' }).click();
  await expect(h1(page)).toHaveText('Zamówienie i płatność');
  await expect(page).toHaveTitle('Zamówienie i płatność – Jarmark');
  await expect(page.getByRole('region', { name: 'Twoje zamówienie' })).toContainText('39 zł');

  await page.getByRole('radio', { name: /Firma/ }).check();
  await page.getByRole('textbox', { name: 'NIP' }).fill('526-104-08-29');
  await payButton(page).click();
  await expect(page.getByRole('textbox', { name: 'Nazwa firmy' })).toBeFocused();
  await expect(page.getByText('Wpisz poprawny NIP')).toBeVisible();
  await expect(page.getByText('Bez tej zgody nie możemy zacząć')).toBeVisible();
  if (!isMobile) await expectAccessible(page);
  await page.getByRole('radio', { name: /Osoba prywatna/ }).check();
  await fillIn(page);
  // What was typed outlives a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Miejscowość' })).toHaveValue('Nowy Targ');
  await page.getByRole('checkbox', { name: 'Zapamiętaj te dane' }).check();
  await agree(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/transactions')) sent.push(request.url());
  });
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/sandbox\/payments\//);
  expect(sent).toHaveLength(1);

  await page.getByRole('button', { name: /^Zapłać 39/ }).click();
  await expect(page).toHaveURL(/\/payment\/\d+/);
  await expect(h1(page)).toHaveText('Zapłacone, dziękujemy!');
  if (!isMobile) await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Faktura TFV/ }).click();
  const invoice = await textOf(readFileSync(await (await downloading).path()));
  for (const said of ['Żaneta Łęcka', 'Źródlana 7', '34-400 Nowy Targ', 'WZÓR', '31,71', '7,29', '39,00'])
    expect(invoice).toContain(said);
  const shown = await page.request.get(`/api/user/me/listings/${id}`, { headers: authOf(person) });
  expect(await shown.json()).toMatchObject({ status: 'highlighted', wantedPlan: null });

  // What was kept is filled in once more after the password.
  await page.request.patch('/api/user/me/profile', {
    headers: authOf(person),
    data: { shop_url: 'https://kosze.example/sklep' },
  });
  await page.goto('/shopLinkPlan');
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Twoje zamówienie' })).toContainText('kosze.example');
  if (!isMobile) await expectAccessible(page);
  await runSql(page, `update session set password_confirmed_at = null where account_id = ${person.id}`);
  await page.getByRole('button', { name: 'Wstaw zapisane dane' }).click();
  await page.getByRole('dialog').getByLabel('Hasło', { exact: true }).fill(person.password);
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Imię i nazwisko' })).toHaveValue('Żaneta Łęcka');
  await agree(page);
  await payButton(page).click();
  await page.getByRole('button', { name: /^Zapłać 25/ }).click();
  await expect(h1(page)).toHaveText('Zapłacone, dziękujemy!');
  await page.getByRole('link', { name: 'Zobacz swój profil' }).click();
  await expect(page.getByRole('link', { name: 'Sklep sprzedającego' })).toHaveAttribute(
    'href',
    'https://kosze.example/sklep',
  );
});

test('a bank says no: nothing is charged, and what was typed waits for the next try', async ({ page }) => {
  const person = await aPerson(page);
  const id = await order(page, person, 'Kosz na grzyby');
  await page.getByRole('button', { name: /^Odrzuć/ }).click();
  await expect(h1(page)).toHaveText('Płatność się nie udała');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Spróbuj jeszcze raz' }).click();
  await expect(page).toHaveURL(`/changeAnnouncementPlan?id=${id}&plan=extended`);
  await expect(page.getByRole('textbox', { name: 'Imię i nazwisko' })).toHaveValue('Żaneta Łęcka');
  await agree(page);
  await payButton(page).click();
  await page.getByRole('button', { name: /^Zapłać 39/ }).click();
  await expect(h1(page)).toHaveText('Zapłacone, dziękujemy!');
});

test('a window that was closed: the payment waits, its time runs out, and a late yes still counts @database', async ({
  page,
  context,
}) => {
  const person = await aPerson(page);
  const id = await order(page, person, 'Kosz na bieliznę');
  const bank = await context.newPage();
  await bank.goto(page.url());
  await page.getByRole('link', { name: /^Zamknij bez odpowiedzi/ }).click();
  await expect(h1(page)).toHaveText('Czekamy na potwierdzenie');
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Wróć do płatności' })).toBeVisible();

  // Who comes back to the order is told of what was begun.
  await bank.goto(`/changeAnnouncementPlan?id=${id}&plan=extended`);
  await expect(bank.getByText(/^Ta płatność jest już rozpoczęta/)).toBeVisible();

  await runSql(
    page,
    `update purchase set expires_at = now() - interval '1 second' where listing_id = ${id};
    insert into pgboss.job (name, data) values ('payments.expire', '{}');`,
  );
  await expect(h1(page)).toHaveText('Nie ma potwierdzenia', { timeout: 20_000 });
  await expect(h1(page)).toBeFocused();
  await expectAccessible(page);

  await bank.goBack();
  await bank.getByRole('button', { name: /^Zapłać 39|Potwierdź mimo wszystko/ }).click();
  await expect(h1(page)).toHaveText('Zapłacone, dziękujemy!', { timeout: 20_000 });
  const shown = await page.request.get(`/api/user/me/listings/${id}`, { headers: authOf(person) });
  expect(await shown.json()).toMatchObject({ status: 'highlighted' });
});

test('a bank that takes its time: nobody hears of it in time, and its yes comes after that', async ({ page }) => {
  test.slow();
  const person = await aPerson(page);
  const id = await order(page, person, 'Kosz na drewno');
  await page.getByRole('button', { name: /^Zapłać, ale niech bank się zastanowi/ }).click();
  await expect(h1(page)).toHaveText('Czekamy na potwierdzenie');
  await runSql(
    page,
    `update purchase set expires_at = now() - interval '1 second' where listing_id = ${id};
    insert into pgboss.job (name, data) values ('payments.expire', '{}');`,
  );
  await expect(h1(page)).toHaveText('Nie ma potwierdzenia', { timeout: 20_000 });
  await expect(h1(page)).toHaveText('Zapłacone, dziękujemy!', { timeout: 60_000 });
  await page.goto('/userpanel?section=transactions');
  await hydrated(page);
  await expect(page.getByRole('main').getByText('Kosz na drewno')).toHaveCount(1);
});
