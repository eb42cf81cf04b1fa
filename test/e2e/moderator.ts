import type { Page } from '@playwright/test';
import { aPerson, type Person } from './person.ts';
import { runSql } from './time.ts';

/** Makes a person a moderator. */
export async function makeModerator(page: Page, person: Person): Promise<void> {
  await runSql(page, `update account set role = 'moderator' where id = ${person.id}`);
}

/** A moderator whose session started with a second factor. */
export function aModerator(page: Page, name: string): Promise<Person> {
  return aPerson(page, name, { isStrong: true, role: 'moderator' });
}
