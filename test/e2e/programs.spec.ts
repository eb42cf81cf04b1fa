import type { Locator, Page } from '@playwright/test';
import { type FakeRequest, startFakeServer } from '../fake-server.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { anAd } from './listing.ts';
import { aPerson, openAs } from './person.ts';
import { runSql } from './time.ts';

const PANEL = '/userpanel?section=programs';
const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name });

/** Calls the API with a token, as a program does; returns status and body. */
async function callAs(page: Page, token: string, path: string) {
  const answer = await page.request.get(`/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: answer.status(), body: await answer.json() };
}

test('a token is created, shown once, used within its scopes and revoked @phone', async ({ page }) => {
  const person = await aPerson(page, 'Halina Wrona');
  await anAd(page, person, `Miód gryczany ${person.id}`, { isShown: true });
  await runSql(page, `update session set password_confirmed_at = null where account_id = ${person.id}`);
  await openAs(page, person, PANEL);
  const tokens = part(page, 'Tokeny dostępu');
  await expect(tokens).toContainText('Nie masz jeszcze żadnego tokenu.');
  await tokens.getByRole('button', { name: 'Utwórz token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nowy token' });
  await dialog.getByRole('button', { name: 'Utwórz token' }).click();
  await expect(dialog).toContainText('Zaznacz, do czego token ma mieć dostęp.');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByLabel('Nazwa').fill('Arkusz z cenami');
  await dialog.getByLabel('Czytanie twoich ogłoszeń').check();
  await dialog.getByRole('button', { name: 'Utwórz token' }).click();
  const password = page.getByRole('dialog').filter({ has: page.getByLabel('Hasło') });
  await password.getByLabel('Hasło', { exact: true }).fill(person.password);
  await password.getByRole('button', { name: 'OK', exact: true }).click();
  const shown = page.getByRole('dialog', { name: 'Token jest gotowy' });
  const secret = (await shown.getByRole('status', { name: 'Token' }).textContent()) ?? '';
  expect(secret).toMatch(/^jmk_[\w-]{43}$/);
  await expectAccessible(page, '[role=dialog]');
  await shown.getByRole('button', { name: 'Mam zapisane' }).click();
  await expect(shown).toBeHidden();

  const listings = await callAs(page, secret, '/user/me/listings?kind=ad');
  expect(listings).toMatchObject({ status: 200, body: { items: [{ title: `Miód gryczany ${person.id}` }] } });
  expect((await callAs(page, secret, '/conversations')).body.code).toBe('scopeMissing');
  expect((await callAs(page, secret, '/user/me/account')).body.code).toBe('tokenNotAllowed');

  await page.reload();
  const row = tokens.getByRole('listitem').filter({ hasText: 'Arkusz z cenami' });
  await expect(row).toContainText(`${secret.slice(0, 10)}…`);
  await expect(row).toContainText('użyty');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Unieważnij token „Arkusz z cenami”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unieważnij' }).click();
  await expect(row).toBeHidden();
  expect((await callAs(page, secret, '/token')).status).toBe(401);
});

/** Adds a webhook for all events; returns its secret. */
async function addWebhook(page: Page, webhooks: Locator, url: string): Promise<string> {
  await webhooks.getByRole('button', { name: 'Dodaj webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nowy webhook' });
  await dialog.getByLabel('Adres').fill('http://sklep.example/jarmark');
  await dialog.getByRole('button', { name: 'Dodaj webhook' }).click();
  await expect(dialog).toContainText('Adres musi zaczynać się od https://.');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByLabel('Adres').fill(url);
  await dialog.getByRole('button', { name: 'Dodaj webhook' }).click();
  const shown = page.getByRole('dialog', { name: 'Sekret webhooka' });
  const secret = (await shown.getByRole('status', { name: 'Sekret' }).textContent()) ?? '';
  await shown.getByRole('button', { name: 'Mam zapisane' }).click();
  return secret;
}

test('a webhook is pinged, gets the event of an ad, fails, and the delivery is sent again @phone @database', async ({
  page,
}) => {
  const received: FakeRequest[] = [];
  let status = 200;
  const receiver = await startFakeServer((request) => {
    received.push(request);
    return { status, json: null };
  });
  const person = await aPerson(page, 'Józef Bartnik');
  await openAs(page, person, PANEL);
  const webhooks = part(page, 'Webhooki');
  expect(await addWebhook(page, webhooks, `${receiver.url}/jarmark`)).toMatch(/^whsec_/);
  const card = webhooks.getByRole('article');
  await expect(card).toContainText('jeszcze nic nie dotarło');
  await card.getByRole('button', { name: 'Wyślij ping' }).click();
  await expect(card).toContainText('Dotarło, odpowiedź 200');
  expect(JSON.parse(received[0]?.body ?? '{}')).toMatchObject({ kind: 'ping', data: {} });

  status = 500;
  await anAd(page, person, `Pyłek kwiatowy ${person.id}`, { isShown: true });
  await expect.poll(() => received.length).toBeGreaterThan(1);
  await page.reload();
  await card.getByText('Dziennik').click();
  const log = card.getByRole('list', { name: 'Dziennik' }).getByRole('listitem');
  const failed = log.filter({ hasText: 'Serwer odpowiedział 500' });
  await failed.getByText('Ogłoszenie widoczne').click();
  await expect(failed).toContainText(`Pyłek kwiatowy ${person.id}`);
  await expectAccessible(page);
  status = 200;
  await failed.getByRole('button', { name: 'Wyślij jeszcze raz' }).click();
  await expect(log.filter({ hasText: 'Ogłoszenie widoczne' })).toContainText('Dotarło');
  const ids = received
    .filter(({ body }) => body.includes('listing.published'))
    .map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(1);

  await card.getByRole('button', { name: 'Wyłącz' }).click();
  await expect(card).toContainText('Wyłączony');
  await card.getByRole('button', { name: 'Usuń' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click();
  await expect(webhooks).toContainText('Nie masz jeszcze żadnego webhooka.');
  await receiver.close();
});

test('the API reference tries a call with a token', async ({ page }) => {
  const person = await aPerson(page, 'Wanda Program');
  await openAs(page, person, PANEL);
  const made = await page.request.post('/api/user/me/tokens', {
    headers: { authorization: `Bearer ${person.auth_token}` },
    data: { name: 'Próba', scopes: ['statistics:read'], days: 30 },
  });
  const { secret } = (await made.json()).data;
  await main(page).getByRole('link', { name: 'Opis API' }).click();
  await page.getByRole('button', { name: 'Authorize' }).click();
  const token = page.locator('.auth-container').filter({ hasText: 'An access token' });
  await token.getByRole('textbox').fill(secret);
  await token.getByRole('button', { name: 'Apply credentials' }).click();
  await page.locator('.auth-container .btn-done').first().click();
  await page.locator('#operations-tag-programs').click();
  const operation = page.locator('.opblock', { has: page.locator('[data-path="/token"]') });
  await operation.locator('.opblock-summary-control').click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('Wanda Program');
});
