import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { mailedLink } from './mailbox.ts';
import { aPerson, openAs } from './person.ts';

const PASSWORD = 'Zielona krowa gra na trąbce';
const storedState = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('appState') ?? 'null'));
const main = (page: Page) => page.getByRole('main');
const submit = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const inBanner = (page: Page) => page.getByRole('banner');
const loginMenu = (page: Page) => inBanner(page).locator('summary', { hasText: 'Zaloguj się' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await main(page).getByLabel('Adres e-mail').fill(email);
  await main(page).getByLabel('Hasło', { exact: true }).fill(password);
  await submit(page, 'Zaloguj się').click();
}

/** Answers calls as the server does a quarter of an hour after the log-in, until the password is confirmed. */
async function letPasswordBeAskedFor(page: Page, calls: string): Promise<void> {
  let isConfirmed = false;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/password-confirm')) isConfirmed ||= response.ok();
  });
  const failure = { success: false, code: 'passwordConfirmationRequired', data: '', errors: {}, requestId: 'r' };
  await page.route(calls, (route) => (isConfirmed ? route.continue() : route.fulfill({ status: 403, json: failure })));
}

test('a user registers, confirms the address by mail, opens the panel, logs out and in again @database', async ({
  page,
  context,
}) => {
  const email = `anna-${Date.now()}@example.pl`;
  await open(page, '/register?back=%2FaddAnnouncement');
  await page.getByLabel('Twoja nazwa').fill('Anna z Łowicza');
  await page.getByLabel('Adres e-mail').fill(email);
  await page.getByLabel('Numer telefonu').fill('501 502 503');
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await expect(page.getByText('Siła hasła: bardzo mocne')).toBeVisible();
  await page.getByLabel('Powtórz hasło').fill(PASSWORD);
  await submit(page, 'Załóż konto').click();

  await expect(page.getByRole('heading', { name: 'Sprawdź swoją pocztę' })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('button', { name: /Wyślij ponownie za \d+ sekund/ })).toBeVisible();
  const { user, isLoggedIn } = await storedState(page);
  expect(isLoggedIn).toBe(true);
  expect(Object.keys(user).sort()).toEqual(['auth_token', 'avatar', 'id', 'name']);

  const link = await mailedLink(email, 'verifyEmail');
  // A mail scanner opens the address first; that does not use up the link.
  expect((await page.request.get(link)).ok()).toBe(true);
  const letter = await context.newPage();
  await open(letter, link);
  await expect(letter.getByRole('heading', { name: 'Adres potwierdzony!' })).toBeVisible();
  // A used link reports success again; an invalid one does not.
  await letter.reload();
  await expect(letter.getByRole('heading', { name: 'Ten adres jest już potwierdzony' })).toBeVisible();
  await open(letter, link.replace(/.{6}$/, 'AAAAAA'));
  await expect(letter.getByText(/Link jest nieprawidłowy lub wygasł/)).toBeVisible();
  await letter.close();
  // The first tab shows the success when it is focused again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('heading', { name: 'Adres potwierdzony!' })).toBeVisible();

  await inBanner(page).getByLabel('Konto: Anna z Łowicza').click();
  await page.getByRole('link', { name: 'Panel', exact: true }).click();
  await expect(page).toHaveURL(/\/userpanel$/);
  await inBanner(page).getByLabel('Konto: Anna z Łowicza').click();
  await page.getByRole('button', { name: 'Wyloguj się' }).last().click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => storedState(page)).toEqual({ user: null, isLoggedIn: false });
  const refused = await page.request.get('/api/user/me', { headers: { authorization: `Bearer ${user.auth_token}` } });
  expect(refused.status()).toBe(401);

  // A page for signed-in users asks for the log-in and returns.
  await open(page, '/userpanel?section=gallery');
  await expect(page).toHaveURL(/\/login\?back=/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/userpanel\?section=gallery$/);
  await open(page, '/login');
  await expect(page.getByRole('heading', { name: 'Logowanie masz już za sobą' })).toBeVisible();
});

test('a forgotten password is reset by a mailed link, which ends every session', async ({ page, browser }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/');
  const elsewhere = await (await browser.newContext()).newPage();
  await open(elsewhere, '/login');
  await elsewhere.getByRole('link', { name: 'Nie pamiętasz hasła?' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Nie pamiętasz hasła?' })).toBeVisible();
  await elsewhere.getByLabel('Adres e-mail').fill('nikogo-takiego@example.pl');
  await submit(elsewhere, 'Wyślij link').click();
  await expect(elsewhere.getByText(/Jeśli na adres nikogo-takiego@example.pl założono/)).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Podaj inny adres' }).click();
  await elsewhere.getByLabel('Adres e-mail').fill(person.email);
  await submit(elsewhere, 'Wyślij link').click();
  await expect(elsewhere.getByText(new RegExp(`Jeśli na adres ${person.email} założono`))).toBeVisible();

  const link = await mailedLink(person.email, 'resetPassword');
  await open(elsewhere, link);
  await elsewhere.getByLabel('Nowe hasło', { exact: true }).fill(PASSWORD);
  await elsewhere.getByLabel('Powtórz nowe hasło').fill('coś innego');
  await submit(elsewhere, 'Zapisz nowe hasło').click();
  await expect(elsewhere.getByRole('alert')).toContainText('Hasła nie są takie same.');
  await elsewhere.getByLabel('Powtórz nowe hasło').fill(PASSWORD);
  await submit(elsewhere, 'Zapisz nowe hasło').click();
  await expect(elsewhere.getByRole('heading', { name: 'Nowe hasło zapisane' })).toBeVisible();

  // A browser that was logged in notices it on the next page.
  await page.reload();
  await expect(loginMenu(page)).toBeVisible();
  await expect.poll(() => storedState(page)).toEqual({ user: null, isLoggedIn: false });
  await open(elsewhere, link);
  await elsewhere.getByLabel('Nowe hasło', { exact: true }).fill(PASSWORD);
  await elsewhere.getByLabel('Powtórz nowe hasło').fill(PASSWORD);
  await submit(elsewhere, 'Zapisz nowe hasło').click();
  await expect(elsewhere.getByRole('heading', { name: 'Ten link już nie działa' })).toBeVisible();
  await open(elsewhere, '/login');
  await logIn(elsewhere, person.email);
  await expect(elsewhere).toHaveURL(/\/$/);
  await elsewhere.context().close();
});

test('a call that needs the password is repeated after it is entered, and cancelled by cancelling', async ({
  page,
}) => {
  const person = await aPerson(page);
  await openAs(page, person, '/userpanel?section=security');
  await page.getByRole('button', { name: 'Zmień numer telefonu' }).click();
  const phone = page.getByRole('textbox', { name: 'Numer telefonu' });
  await phone.fill('502 503 504');
  const dialog = page.getByRole('dialog', { name: 'Wpisz ponownie hasło' });
  await letPasswordBeAskedFor(page, '**/api/user/me/phone');
  await main(page).getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toContainText('Ze względów bezpieczeństwa wpisz hasło do swojego konta.');
  await expect(dialog.getByLabel('Hasło', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(phone).toHaveValue('502 503 504');

  await main(page).getByRole('button', { name: 'Zapisz' }).click();
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog).toContainText('Wpisz hasło.');
  await dialog.getByLabel('Hasło', { exact: true }).fill('nie to hasło');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('To hasło nie pasuje do twojego konta.');
  await dialog.getByLabel('Hasło', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(main(page)).toContainText('502 503 504');
  // The password is not asked for again for a quarter of an hour.
  await page.getByRole('button', { name: 'Zmień numer telefonu' }).click();
  await phone.fill('503 504 505');
  await main(page).getByRole('button', { name: 'Zapisz' }).click();
  await expect(phone).toBeHidden();
  await expect(main(page)).toContainText('503 504 505');
});

test('two tabs agree on the signed-in user', async ({ page, context }) => {
  const person = await aPerson(page);
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/ads');
  await loginMenu(page).click();
  await inBanner(page).getByLabel('Adres e-mail').fill(person.email);
  await inBanner(page).getByLabel('Hasło', { exact: true }).fill(person.password);
  await inBanner(page).getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByText('Zalogowano!', { exact: true })).toBeVisible();
  await expect(inBanner(other).getByLabel(`Konto: ${person.name}`)).toBeVisible();
  await open(other, '/userpanel');
  await inBanner(page).getByLabel(`Konto: ${person.name}`).click();
  await inBanner(page).getByRole('button', { name: 'Wyloguj się' }).click();
  await expect(loginMenu(page)).toBeVisible();
  await expect(other).toHaveURL(/\/login\?back=%2Fuserpanel$/);
});

test('on a phone a user logs in from the bottom bar and finds their picture there @phone', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'phones only');
  const person = await aPerson(page);
  await open(page, '/');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  const bar = page.getByRole('navigation', { name: 'Skróty' });
  await bar.getByRole('link', { name: 'Zaloguj się' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, person.email, person.password);
  await expect(page).toHaveURL(/\/$/);
  await expect(bar.locator('.avatar')).toBeVisible();
});
