import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { aPerson, type Person } from './person.ts';

const PASSWORD = 'Zielona krowa gra na trąbce';
const main = (page: Page) => page.getByRole('main');
const submit = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const loginMenu = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Zaloguj się' });
const summary = (page: Page) => main(page).getByRole('alert').first();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await main(page).getByLabel('Adres e-mail').fill(email);
  await main(page).getByLabel('Hasło', { exact: true }).fill(password);
}

test('wrong input is told at every field of the registration, and nothing that was typed is lost', async ({ page }) => {
  await open(page, '/register');
  await submit(page, 'Załóż konto').click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('Popraw 5 pól');
  await expect(page.getByText('To pole jest wymagane.', { exact: true })).toHaveCount(5);
  const typed = {
    'Nazwa użytkownika': ['ab', 'Nazwa jest za krótka: potrzeba co najmniej 3 znaków.'],
    'Adres e-mail': ['anna@', 'Wpisz poprawny adres e-mail.'],
    'Numer telefonu': ['12', /Wpisz poprawny numer telefonu/],
    Hasło: ['krótkie', 'Hasło jest za krótkie: potrzeba co najmniej 8 znaków.'],
    'Powtórz hasło': ['inne', 'Hasła nie są takie same.'],
  } as const;
  for (const [label, [text]] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text);
  await submit(page, 'Załóż konto').click();
  for (const [label, [text, message]] of Object.entries(typed)) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveValue(text);
    await expect(field).toHaveAccessibleDescription(message instanceof RegExp ? message : new RegExp(message));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await summary(page)
    .getByRole('link', { name: /^Numer telefonu/ })
    .click();
  await expect(page.getByLabel('Numer telefonu')).toBeFocused();
  await page.getByLabel('Nazwa użytkownika').fill('a'.repeat(41));
  await expect(page.getByText('Nazwa jest za długa: najwyżej 40 znaków.').first()).toBeVisible();
});

test('what the server finds wrong stands at its field, what fails as a whole above the form', async ({ page }) => {
  await open(page, '/register');
  const failure = { success: false, code: 'validationFailed', data: 'Popraw zaznaczone pola.', requestId: 'r' };
  let errors: Record<string, string[]> = { email: ['Na ten adres nie możemy pisać.'] };
  await page.route('**/api/user/register', (route) => route.fulfill({ status: 400, json: { ...failure, errors } }));
  await page.getByLabel('Nazwa użytkownika').fill('Anna z Łowicza');
  await page.getByLabel('Adres e-mail').fill('anna@example.pl');
  await page.getByLabel('Numer telefonu').fill('+380 44 123 45 67');
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Powtórz hasło').fill(PASSWORD);
  await submit(page, 'Załóż konto').click();
  await expect(page.getByLabel('Adres e-mail')).toHaveAccessibleDescription('Na ten adres nie możemy pisać.');
  await expect(summary(page)).toBeFocused();
  errors = {};
  await submit(page, 'Załóż konto').click();
  await expect(summary(page)).toContainText('Rejestracja nie powiodła się!');
  await expect(summary(page)).toContainText('Popraw zaznaczone pola.');
  await page.unroute('**/api/user/register');
  await page.route('**/api/user/register', (route) => route.abort());
  await submit(page, 'Załóż konto').click();
  await expect(summary(page)).toContainText('Wystąpił błąd!');
  await expect(summary(page)).toContainText('Błąd połączenia z serwerem');
  await expect(page.getByLabel('Hasło', { exact: true })).toHaveValue(PASSWORD);
});

test('a log-in that fails says why, in the language of the page, and is sent once however often one presses', async ({
  page,
}) => {
  let count = 0;
  await page.route('**/api/user/login', async (route) => {
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await open(page, '/login?lang=en');
  await page.getByLabel('E-mail address').fill('nobody@example.pl');
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await submit(page, 'Log in').evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(summary(page)).toContainText('Login Failed!');
  await expect(summary(page)).toContainText('Invalid e-mail or password');
  await expect(summary(page)).toBeFocused();
  expect(count).toBe(1);
  await expect(page.getByLabel('E-mail address')).toHaveValue('nobody@example.pl');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not this one');
});

test('the small log-in says that the server is out of reach, and keeps what was typed', async ({ page }) => {
  await open(page, '/');
  await page.route('**/api/user/login', (route) => route.abort());
  const banner = page.getByRole('banner');
  await loginMenu(page).click();
  await banner.getByLabel('Adres e-mail').fill('anna@example.pl');
  await banner.getByLabel('Hasło', { exact: true }).fill('zielona krowa');
  await banner.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(banner.getByRole('alert')).toContainText('Błąd połączenia z serwerem');
  await page.keyboard.press('Escape');
  await expect(banner.getByLabel('Adres e-mail')).toBeHidden();
  await loginMenu(page).click();
  await expect(banner.getByLabel('Adres e-mail')).toHaveValue('anna@example.pl');
});

test('only the server ends a session: a weak signal does not, and what is broken is nobody', async ({ page }) => {
  const user = { id: 1, name: 'Hanka', avatar: null, auth_token: 'x'.repeat(43) };
  await open(page, '/terms');
  await page.evaluate((state) => localStorage.setItem('appState', state), JSON.stringify({ user, isLoggedIn: true }));
  await page.route('**/api/user/me', (route) => route.abort());
  await open(page, '/');
  await expect(page.getByRole('banner').getByLabel('Konto: Hanka')).toBeVisible();
  await page.unroute('**/api/user/me');
  // As soon as the browser is online again it asks anew, and hears that there is no such session.
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(loginMenu(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('appState', '{"user":{"id":1'));
  await open(page, '/userpanel');
  await expect(page).toHaveURL(/\/login\?back=%2Fuserpanel/);
});

/** Calls the API as a person who has typed the password. */
async function call<Answer>(page: Page, person: Person, path: string, data?: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${person.auth_token}` };
  await page.request.post('/api/password-confirm', { headers, data: { password: person.password } });
  const answer = await page.request.post(path, { headers, ...(data ? { data } : {}) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

test('a second factor is asked for: a wrong code is told, a recovery code lets in', async ({ page }) => {
  const person = await aPerson(page);
  const { TOTP, Secret } = await import('otpauth');
  const { secret } = await call<{ secret: string }>(page, person, '/api/user/me/totp');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>(page, person, '/api/user/me/totp/confirm', {
    code,
  });
  await open(page, '/login');
  await fillLogin(page, person.email, person.password);
  await submit(page, 'Zaloguj się').click();
  await expect(page.getByLabel('Kod z aplikacji')).toBeFocused();
  await expect(page.getByLabel('Kod z aplikacji')).toHaveAttribute('autocomplete', 'one-time-code');
  await page.getByLabel('Kod z aplikacji').fill('000000');
  await submit(page, 'Potwierdź').click();
  await expect(summary(page)).toContainText('Ten kod nie pasuje.');
  await page.getByRole('button', { name: 'Wróć do logowania' }).click();
  await expect(page.getByLabel('Adres e-mail')).toHaveValue(person.email);
  await submit(page, 'Zaloguj się').click();
  await page.getByRole('button', { name: /użyję kodu zapasowego/ }).click();
  await page.getByLabel('Kod zapasowy').fill(recoveryCodes[0] ?? '');
  await submit(page, 'Potwierdź').click();
  await expect(page.getByRole('banner').getByLabel(`Konto: ${person.name}`)).toBeVisible();
});

test('a passkey lets in without a password, its absence is told kindly, and one is not led to another site after it', async ({
  page,
}) => {
  const person = await aPerson(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await open(page, '/login?back=%2F%2Fexample.org%2Fad');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click();
  await expect(summary(page)).toContainText('Nie użyto klucza dostępu.');
  const { options } = await call<{ options: object }>(page, person, '/api/user/me/passkeys/options');
  const response = await page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json as never);
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    return credential.toJSON();
  }, options);
  await call(page, person, '/api/user/me/passkeys', { name: 'Telefon', response });
  await page.getByRole('button', { name: 'Zaloguj się kluczem dostępu' }).click();
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
  await expect(page.getByRole('banner').getByLabel(`Konto: ${person.name}`)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms are there and say why they cannot be sent', async ({ page }) => {
    for (const path of ['/login', '/register', '/forgotPassword', '/resetPassword?token=abc', '/verifyEmail/abc']) {
      await page.goto(path);
      await expect(main(page).getByRole('heading', { level: 1 }), path).toBeVisible();
      // The browser of the tests only stops scripts: it shows no <noscript>, as one that never had them does.
      expect(await (await page.request.get(path)).text(), path).toMatch(/<noscript>.*Włącz JavaScript.*<\/noscript>/);
    }
    await page.goto('/login');
    await expect(submit(page, 'Zaloguj się')).toBeDisabled();
    // The small log-in is a plain link there.
    await page.goto('/terms');
    await loginMenu(page).click();
    await page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
