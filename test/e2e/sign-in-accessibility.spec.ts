import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';

const ANNA = { id: 1, name: 'Anna z Łowicza', avatar: null, auth_token: 'x'.repeat(43) };
const ME = { ...ANNA, description: '', role: 'user', verified: false, strong: false };
const TOO_MANY = 'Za dużo prób logowania. Hasłem zalogujesz się za 4 minuty.';
const send = (page: Page) => page.getByRole('main').locator('form button[type=submit]').click();
const done = (data: object) => ({ json: { success: true, data } });

interface Screen {
  readonly path: string;
  /** The mocked responses of the server. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The actions that lead to the state. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Checks only this part: what it covers cannot be reached anyway. */
  readonly part?: string;
}

/** Every log-in and registration screen, in every state. */
const SCREENS: Record<string, Screen> = {
  login: { path: '/login' },
  'login, wrong': { path: '/login', act: send },
  'login, refused': {
    path: '/login',
    prepare: (page) => page.route('**/api/user/login', (route) => route.abort()),
    act: async (page) => {
      await page.getByRole('main').getByLabel('Adres e-mail').fill('anna@example.pl');
      await page.getByRole('main').getByLabel('Hasło', { exact: true }).fill('zielona krowa');
      await send(page);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  'second factor': {
    path: '/login',
    prepare: (page) =>
      page.route('**/api/user/login', (route) =>
        route.fulfill({ status: 401, json: { success: false, code: 'secondFactorRequired', data: '', errors: {} } }),
      ),
    act: async (page) => {
      await page.getByRole('main').getByLabel('Adres e-mail').fill('anna@example.pl');
      await page.getByRole('main').getByLabel('Hasło', { exact: true }).fill('zielona krowa');
      await send(page);
      await expect(page.getByLabel('Kod z aplikacji')).toBeVisible();
    },
  },
  'small login': {
    path: '/terms',
    act: async (page) => {
      await page.getByRole('banner').locator('summary', { hasText: 'Zaloguj się' }).click();
      await expect(page.getByRole('banner').getByLabel('Adres e-mail')).toBeVisible();
    },
  },
  register: {
    path: '/register',
    act: async (page) => {
      await page.getByLabel('Hasło', { exact: true }).fill('kasia1234');
      await expect(page.getByText('Siła hasła:')).toBeVisible();
    },
  },
  'register, wrong': { path: '/register', act: send },
  'confirm the address': { path: '/register', prepare: beAnna },
  'already in': { path: '/login', prepare: beAnna },
  'member menu': {
    path: '/terms',
    prepare: beAnna,
    act: (page) => page.getByRole('banner').getByLabel('Konto: Anna z Łowicza').click(),
    part: 'header details[open]',
  },
  forgot: { path: '/forgotPassword' },
  'forgot, sent': {
    path: '/forgotPassword',
    prepare: (page) => page.route('**/api/user/forgot-password', (route) => route.fulfill(done({ sent: true }))),
    act: async (page) => {
      await page.getByLabel('Adres e-mail').fill('anna@example.pl');
      await send(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź swoją pocztę');
    },
  },
  'login, too many tries': {
    path: '/login',
    prepare: (page) =>
      page.route('**/api/user/login', (route) =>
        route.fulfill({ status: 429, json: { success: false, code: 'tooManyRequests', data: TOO_MANY, errors: {} } }),
      ),
    act: async (page) => {
      await page.getByRole('main').getByLabel('Adres e-mail').fill('anna@example.pl');
      await page.getByRole('main').getByLabel('Hasło', { exact: true }).fill('zielona krowa');
      await send(page);
      await expect(page.getByRole('link', { name: 'Zaloguj się linkiem z e-maila' })).toBeVisible();
    },
  },
  'link to log in': { path: '/loginLink' },
  'link to log in, sent': {
    path: '/loginLink',
    prepare: (page) => page.route('**/api/user/login-link', (route) => route.fulfill(done({ sent: true }))),
    act: async (page) => {
      await page.getByLabel('Adres e-mail').fill('anna@example.pl');
      await send(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź swoją pocztę');
    },
  },
  'log in by link': { path: '/loginLink/abc' },
  'log in by link, over': {
    path: '/loginLink/abc',
    act: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Zaloguj się' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten link już nie działa');
    },
  },
  reset: { path: '/resetPassword?token=abc' },
  'reset, no token': { path: '/resetPassword' },
  'verify, waiting': { path: '/verifyEmail/abc', prepare: (page) => page.route('**/api/user/verify-email', () => {}) },
  'verify, failed': { path: '/verifyEmail/abc' },
  'verify, failed for who is in': { path: '/verifyEmail/abc', prepare: beAnna },
  'verify, success': {
    path: '/verifyEmail/abc',
    prepare: (page) =>
      page.route('**/api/user/verify-email', (route) => route.fulfill(done({ email: 'anna@example.pl' }))),
  },
};

/** A signed-in user who has not confirmed the address. */
async function beAnna(page: Page): Promise<void> {
  await page.route('**/api/user/me', (route) => route.fulfill({ json: ME }));
  const state = JSON.stringify({ user: ANNA, isLoggedIn: true });
  await page.addInitScript((text) => localStorage.setItem('appState', text), state);
}

for (const [name, { path, prepare, act, part }] of Object.entries(SCREENS)) {
  test(`${name}: no accessibility violations in either theme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prepare?.(page);
    await page.goto(path);
    await hydrated(page);
    await act?.(page);
    await page.evaluate(() => document.fonts.ready);
    await expectAccessible(page, part);
  });
}
