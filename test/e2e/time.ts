import { type Page, test } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Runs SQL in the database of the server under test; see `server.ts`. Returns the rows of the last statement. */
export async function runSql<Row = unknown>(page: Page, sql: string): Promise<Row[]> {
  const { port } = new URL(test.info().project.use.baseURL ?? '');
  const answer = await page.request.post(`http://127.0.0.1:${Number(port) + 1}/`, { data: sql });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Lets a listing expire, and runs the expiry job without waiting for its minute. */
export async function letExpire(page: Page, listingId: number): Promise<void> {
  await runSql(
    page,
    `update listing set visible_until = now() - interval '1 second' where id = ${listingId};
    insert into pgboss.job (name, data) values ('listings.expire', '{}');`,
  );
}
