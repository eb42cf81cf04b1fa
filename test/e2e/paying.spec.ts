import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { anAd, authOf } from './listing.ts';
import { expectMail } from './mailbox.ts';
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

/** Orders the extended plan for an ad; ends on the provider's page. */
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

test('the extended plan is bought: a double click orders once, the ad is highlighted @phone @database', async ({
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
  await expect(page.getByText('Bez niej nie możemy zacząć')).toBeVisible();
  if (!isMobile) await expectAccessible(page);
  await page.getByRole('radio', { name: /Osoba prywatna/ }).check();
  await fillIn(page);
  // Input survives a reload.
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

  // Stored data are filled in again after the password check.
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

test('a plan paid in two tabs counts once, and the buyer sees the other payment refunded everywhere @database', async ({
  page,
}) => {
  test.slow();
  const person = await aPerson(page);
  const listing = await order(page, person, 'Miód z dwóch kart');
  const other = await page.context().newPage();
  await other.goto(`/changeAnnouncementPlan?id=${listing}&plan=extended`);
  await hydrated(other);
  await fillIn(other);
  await agree(other);
  await payButton(other).click();
  await expect(other).toHaveURL(/\/sandbox\/payments\//);
  await other.getByRole('button', { name: /^Zapłać 39/ }).click();
  await expect(h1(other)).toHaveText('Zapłacone, dziękujemy!');
  const counting = /\/payment\/(\d+)/.exec(other.url())?.[1];

  // The bank completes the first tab's payment although the site has cancelled it.
  const first = `listing_id = ${listing} and id <> ${counting}`;
  const isEnded = async () =>
    (
      await runSql(
        page,
        `select 1 from sandbox_payment where cancelled_at is not null and purchase_id in (select id from purchase where ${first})`,
      )
    ).length;
  await expect.poll(isEnded, { timeout: 20_000 }).toBe(1);
  await runSql(
    page,
    `update sandbox_payment set cancelled_at = null where purchase_id in (select id from purchase where ${first})`,
  );
  await page.getByRole('button', { name: /^Zapłać 39/ }).click();
  await expect(page).toHaveURL(/\/payment\/\d+/);
  await expect(h1(page)).toHaveText('Pieniądze zwrócone', { timeout: 30_000 });
  await expect(page.getByText('Za to samo dotarły dwie płatności.')).toContainText(
    `Ważna jest płatność nr ${counting}, a 39 zł z tej zwracamy w całości`,
  );
  await expectAccessible(page);

  await page.goto('/userpanel?section=transactions');
  const cards = page.getByRole('listitem').filter({ hasText: 'Miód z dwóch kart' });
  await expect(cards.filter({ hasText: 'zatwierdzona' })).toHaveCount(1);
  await expect(cards.filter({ hasText: 'To samo opłacono dwa razy' })).toContainText(
    `ważna jest płatność nr ${counting}. Z tej wraca całość: 39 zł.`,
  );
  const shown = await page.request.get(`/api/user/me/listings/${listing}`, { headers: authOf(person) });
  expect(await shown.json()).toMatchObject({ status: 'highlighted', daysLeft: 14 });
  await expectMail(person.email, new RegExp(`już inna płatność, numer ${counting}, i to ona jest ważna`));
  await expectMail(person.email, new RegExp(`zapłacono dwa razy, a ważna jest płatność numer ${counting}`));
});

test('a declined payment charges nothing and keeps the input for the next attempt', async ({ page }) => {
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

test('an abandoned payment waits, expires, and still counts when it succeeds late @database', async ({
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

  // Returning to the order shows the pending payment.
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

test('a payment that the bank confirms after the time-out still counts', async ({ page }) => {
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
