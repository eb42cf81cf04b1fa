import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Runs SQL in the database of the server under test; see `server.ts`. The page must be open. */
export async function runSql(page: Page, sql: string): Promise<void> {
  const { port } = new URL(page.url());
  const answer = await page.request.post(`http://127.0.0.1:${Number(port) + 1}/`, { data: sql });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Lets the time of a listing run out, and has the server look for what is over without waiting for its minute. */
export async function letExpire(page: Page, listingId: number): Promise<void> {
  await runSql(
    page,
    `update listing set visible_until = now() - interval '1 second' where id = ${listingId};
    insert into pgboss.job (name, data) values ('listings.expire', '{}');`,
  );
}
