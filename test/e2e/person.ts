import type { Page } from '@playwright/test';
import { expect, hydrated } from './fixtures.ts';
import { mailedLink } from './mailbox.ts';

/** Somebody who has registered and confirmed the e-mail address. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly auth_token: string;
}

const PASSWORD = 'Zielona-furtka-77';
let count = 0;

/** Registers a person through the API, and follows the link in the mail that the server has written. */
export async function aPerson(page: Page, name = 'Hanna Wiśniewska'): Promise<Person> {
  const email = `e2e-${process.pid}-${Date.now()}-${++count}@example.pl`;
  const form = { name, email, password: PASSWORD, phone_number: '501 502 503', address: '-' };
  const answer = await page.request.post('/api/user/register', { data: form });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data } = await answer.json();
  const token = (await mailedLink(email, 'verifyEmail')).split('/').at(-1);
  const confirmed = await page.request.post('/api/user/verify-email', { data: { token } });
  expect(confirmed.ok()).toBe(true);
  return { id: data.id, name, email, password: PASSWORD, auth_token: data.auth_token };
}

/** Opens a page as a person who is logged in. */
export async function openAs(page: Page, { id, name, auth_token }: Person, path: string): Promise<void> {
  const state = JSON.stringify({ user: { id, name, avatar: null, auth_token }, isLoggedIn: true });
  await page.goto('/terms');
  await page.evaluate((text) => localStorage.setItem('appState', text), state);
  await page.goto(path);
  await hydrated(page);
}

/** Another log-in of the same person. */
export async function logInElsewhere(page: Page, { email, password }: Person): Promise<string> {
  const answer = await page.request.post('/api/user/login', { data: { email, password } });
  return (await answer.json()).data.auth_token;
}
