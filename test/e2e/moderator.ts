import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { authOf } from './listing.ts';
import { aPerson, type Person } from './person.ts';
import { runSql } from './time.ts';

/** Calls the API as a person who has typed the password. */
async function call<Answer>(page: Page, person: Person, path: string, data?: object): Promise<Answer> {
  const answer = await page.request.post(path, { headers: authOf(person), ...(data ? { data } : {}) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

/** Gives a person the role of a moderator; the page must be open. */
export async function makeModerator(page: Page, person: Person): Promise<void> {
  await runSql(page, `update account set role = 'moderator' where id = ${person.id}`);
}

/** A moderator whose session began with a second factor. */
export async function aModerator(page: Page, name: string): Promise<Person> {
  await page.goto('/terms');
  const person = await aPerson(page, name);
  await makeModerator(page, person);
  await call(page, person, '/api/password-confirm', { password: person.password });
  const { secret } = await call<{ secret: string }>(page, person, '/api/user/me/totp');
  const { Secret, TOTP } = await import('otpauth');
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const { recoveryCodes } = await call<{ recoveryCodes: string[] }>(page, person, '/api/user/me/totp/confirm', {
    code,
  });
  const { email, password } = person;
  const answer = await page.request.post('/api/user/login', { data: { email, password, code: recoveryCodes[0] } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { ...person, auth_token: (await answer.json()).data.auth_token };
}
