import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { anAd, authOf } from './listing.ts';
import { aPerson, openAs, type Person } from './person.ts';
import { runSql } from './time.ts';

const HISTORY = '/userpanel?section=transactions';
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

const BUYER = {
  ...{ type: 'business', name: 'Serowarnia Łęcka', nip: '526-104-08-28', address: 'Źródlana 7' },
  ...{ zip: '34-400', city: 'Nowy Targ', email: 'serowarnia@example.pl' },
};

/** Buys and pays the extended plan for an ad; returns the payment number. */
async function buy(page: Page, person: Person, title: string): Promise<number> {
  const listingId = await anAd(page, person, title);
  const started = await page.request.post('/api/transactions', {
    headers: { ...authOf(person), 'idempotency-key': `e2e-${person.id}-${listingId}` },
    data: {
      ...{ ordered: { type: 'listing', listingId, plan: 'extended' }, provider: 'sandbox', expected: 39 },
      ...{ buyer: BUYER, remembersBuyer: true, wantsAtOnce: true },
    },
  });
  expect(started.ok(), await started.text()).toBe(true);
  const { transaction, redirectUrl } = (await started.json()).data;
  await openAs(page, person, '/terms');
  await page.goto(redirectUrl);
  await page.getByRole('button', { name: /^Zapłać 39/ }).click();
  await expect(h1(page)).toHaveText('Zapłacone, dziękujemy!', { timeout: 20_000 });
  return transaction.id;
}

/** An admin whose session started with a second factor. */
function anAdmin(page: Page, name: string): Promise<Person> {
  return aPerson(page, name, { isStrong: true, role: 'admin' });
}

/** Makes the last password confirmation look old. */
async function forgetPassword(page: Page, person: Person): Promise<void> {
  await runSql(page, `update session set password_confirmed_at = null where account_id = ${person.id}`);
}

test('a buyer withdraws from a payment, the desk refunds it and the buyer sees the refund @database', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const buyer = await aPerson(page, 'Żaneta Łęcka');
  const id = await buy(page, buyer, 'Bryndza od Łęckich');

  await openAs(page, buyer, HISTORY);
  await expect(h1(page)).toHaveText('Historia płatności');
  const card = page.getByRole('listitem').filter({ hasText: 'Bryndza od Łęckich' });
  await expect(card).toContainText('zatwierdzona');
  await expect(card).toContainText('Plan rozszerzony · ogłoszenie');
  await card.getByText('Szczegóły płatności').click();
  await expect(card).toContainText('płatność próbna (pokaz)');
  const invoice = page.waitForEvent('download');
  await card.getByRole('button', { name: /^Faktura TFV/ }).click();
  expect((await invoice).suggestedFilename()).toMatch(/^TFV-\d{4}-\d\d-\d{4}\.pdf$/);
  expect(
    readFileSync(await (await invoice).path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Odstąp od umowy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Odstąpienie od umowy' });
  await expect(dialog).toContainText('Ja, Żaneta Łęcka, odstępuję od umowy');
  await expect(dialog).toContainText('Oddamy około 39 zł');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByRole('textbox').fill('Sprzedane pierwszego dnia.');
  await dialog.getByRole('button', { name: 'Potwierdź odstąpienie' }).click();
  await expect(card).toContainText('odstąpienie przyjęte');
  await expect(card.getByRole('button', { name: 'Odstąp od umowy' })).toBeHidden();

  // The admin uses another browser.
  const desk = await (await browser.newContext({ baseURL, locale: 'pl-PL' })).newPage();
  const admin = await anAdmin(desk, 'Ewa z kasy');
  await openAs(desk, admin, '/admin/payments?attention=withdrawal');
  await expect(h1(desk)).toHaveText('Do sprawdzenia');
  await desk.getByRole('searchbox').fill(String(id));
  await desk.getByRole('searchbox').press('Enter');
  await expect(desk).toHaveURL(new RegExp(`q=${id}`));
  await expectAccessible(desk);
  await desk.getByRole('link', { name: 'Bryndza od Łęckich' }).click();
  await expect(h1(desk)).toHaveText('Bryndza od Łęckich');
  await expect(desk.getByText('Powód: Sprzedane pierwszego dnia.')).toBeVisible();
  await expect(desk.getByRole('region', { name: 'Kupujący' })).toContainText('526-104-08-28');
  await expectAccessible(desk);

  await forgetPassword(desk, admin);
  await desk.getByRole('button', { name: 'Zwróć pieniądze' }).click();
  const refund = desk.getByRole('dialog', { name: 'Zwrot pieniędzy' });
  await expect(refund.getByRole('radio', { name: /odstąpienie od umowy/ })).toBeChecked();
  await refund.getByRole('textbox', { name: 'Kwota' }).fill('40');
  await refund.getByRole('button', { name: /^Zwróć 40/ }).click();
  await expect(refund.getByText('Ta liczba jest za duża.')).toBeVisible();
  await refund.getByRole('textbox', { name: 'Kwota' }).fill('38,50');
  await expectAccessible(desk, '[role=dialog]');
  await refund.getByRole('button', { name: /^Zwróć 38,50/ }).click();
  await desk
    .getByRole('dialog', { name: 'Wpisz ponownie hasło' })
    .getByLabel('Hasło', { exact: true })
    .fill(admin.password);
  await desk.getByRole('button', { name: 'OK', exact: true }).last().click();
  await expect(desk.getByText('Zwrot zlecony: 38,50 zł')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Zwróć pieniądze' })).toBeHidden();

  // The buyer's page updates by itself.
  await expect(card).toContainText('zwrócona w części', { timeout: 30_000 });
  await expect(card.getByRole('button', { name: /^Korekta TKOR/ })).toBeVisible();
});

test('a mismatch is resolved at the desk and then listed as resolved', async ({ page }) => {
  test.slow();
  const buyer = await aPerson(page, 'Żaneta Łęcka');
  const id = await buy(page, buyer, 'Ser z dopłatą');
  await runSql(page, `update purchase set mismatch = 'amount' where id = ${id}`);
  const admin = await anAdmin(page, 'Ewa z kasy');
  await openAs(page, admin, `/admin/payments/${id}`);
  await expect(page.getByText('Operator płatności podał inną kwotę')).toBeVisible();
  await page.getByRole('button', { name: 'Wyjaśnij niezgodność' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dlaczego to się nie zgadza?' });
  const field = dialog.getByRole('textbox', { name: 'Wyjaśnienie' });
  await field.fill('Tak ma.');
  await dialog.getByRole('button', { name: 'Zapisz wyjaśnienie' }).click();
  await expect(dialog.getByText('Tekst jest za krótki.')).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page, '[role=dialog]');
  await field.fill('Bank doliczył złotówkę opłaty, operator to potwierdził.');
  await dialog.getByRole('button', { name: 'Zapisz wyjaśnienie' }).click();
  await expect(page.getByText('Wyjaśnienie zapisane')).toBeVisible();
  await expect(page.getByText('Operator płatności podał inną kwotę')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Wyjaśnione niezgodności' })).toContainText('Bank doliczył złotówkę');
  await expectAccessible(page);

  await page.goto(`/admin/payments?attention=mismatch&q=${id}`);
  await expect(page.getByText('Nie ma takich płatności')).toBeVisible();
  await page.getByRole('link', { name: 'Wyjaśnione' }).click();
  await expect(h1(page)).toHaveText('Wyjaśnione');
  await expect(page.getByRole('link', { name: 'Ser z dopłatą' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/moderation/audit');
  const line = page.getByRole('listitem').filter({ hasText: 'Wyjaśnienie niezgodności' }).first();
  await expect(line).toContainText('Bank doliczył złotówkę opłaty, operator to potwierdził.');
  await expect(line).toContainText('inna kwota');
});

test('stored invoice data are shown after a password check and deleted with one click', async ({ page }) => {
  const person = await aPerson(page);
  await buy(page, person, 'Kosz na chrust');
  await openAs(page, person, HISTORY);
  await forgetPassword(page, person);
  await page.getByRole('button', { name: 'Pokaż dane' }).click();
  await page.getByRole('dialog').getByLabel('Hasło', { exact: true }).fill(person.password);
  await page.getByRole('dialog').getByRole('button', { name: 'OK', exact: true }).click();
  await expect(page.getByText('Serowarnia Łęcka')).toBeVisible();
  await page.getByRole('button', { name: 'Usuń dane' }).click();
  await expect(page.getByText('Niczego tu nie przechowujemy.')).toBeVisible();
});

test('only an admin with a second factor sees the payments desk', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/admin/payments');
  await expect(h1(page)).toHaveText('Tu pracuje administracja');
  await expectAccessible(page);
  await runSql(page, `update account set role = 'admin' where id = ${person.id}`);
  await page.reload();
  await expect(h1(page)).toHaveText('Włącz drugie zabezpieczenie');
});
