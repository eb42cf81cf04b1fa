import type { Page } from '@playwright/test';
import { hashPassword } from '../../src/server/sessions/passwords.ts';
import { makeToken } from '../../src/server/sessions/tokens.ts';
import { hydrated } from './fixtures.ts';
import { runSql } from './time.ts';

/** A user who has registered and confirmed the e-mail address. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly auth_token: string;
}

const PASSWORD = 'Zielona-furtka-77';
/** Created once, because hashing is slow by design. */
let passwordHash: Promise<string> | undefined;
let count = 0;

/**
 * A user with a session, inserted into the database; `people.spec.ts` covers the form and the mail. They have stated
 * that they sell as a private person, unless `sellsAs` is null.
 */
export async function aPerson(
  page: Page,
  name = 'Hanna Wiśniewska',
  {
    isStrong = false,
    role = 'user',
    sellsAs = 'private',
  }: { isStrong?: boolean; role?: 'user' | 'moderator' | 'admin'; sellsAs?: 'private' | null } = {},
): Promise<Person> {
  const email = `e2e-${process.pid}-${Date.now()}-${++count}@example.pl`;
  const { token, hash } = makeToken();
  passwordHash ??= hashPassword(PASSWORD);
  const [row] = await runSql<{ id: string }>(
    page,
    `with person as (
      insert into account (name, email, phone_number, password_hash, email_verified_at, role)
      values ('${name.replaceAll("'", "''")}', '${email}', '+48501502503', '${await passwordHash}', now(), '${role}') returning id
    ), statement as (
      insert into seller_status (account_id, sells_as) select id, '${sellsAs}' from person where ${sellsAs !== null}
    ), session as (
      insert into session (account_id, token_hash, is_strong, password_confirmed_at)
      select id, '\\x${hash.toString('hex')}', ${isStrong}, now() from person
    )
    select id from person`,
  );
  return { id: Number(row?.id), name, email, password: PASSWORD, auth_token: token };
}

const EMPTY_PAGE = '/empty-page-of-a-test';

/** Opens a page as a signed-in user. */
export async function openAs(page: Page, { id, name, auth_token }: Person, path: string): Promise<void> {
  const state = JSON.stringify({ user: { id, name, avatar: null, auth_token }, isLoggedIn: true });
  // Any page of the origin gives access to its storage; this one is cheap.
  await page.route(`**${EMPTY_PAGE}`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(EMPTY_PAGE);
  await page.unroute(`**${EMPTY_PAGE}`);
  await page.evaluate((text) => localStorage.setItem('appState', text), state);
  await page.goto(path);
  await hydrated(page);
}

/** Another session of the same user. */
export async function logInElsewhere(page: Page, { email, password }: Person): Promise<string> {
  const answer = await page.request.post('/api/user/login', { data: { email, password } });
  return (await answer.json()).data.auth_token;
}
