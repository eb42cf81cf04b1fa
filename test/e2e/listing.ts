import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Person } from './person.ts';

const BASKETS = 201;

/** Request headers with a user's session. */
export const authOf = ({ auth_token }: Person) => ({ authorization: `Bearer ${auth_token}` });

/**
 * Posts an ad that awaits its plan, of baskets by default; `isShown` activates it with the free plan. Returns the id.
 */
export async function anAd(
  page: Page,
  person: Person,
  title: string,
  { isShown = false, category = BASKETS } = {},
): Promise<number> {
  const headers = authOf(person);
  const form = { title, description: 'Wyplatam ręcznie z wikliny.', town: 'Zamość', category, price: 80 };
  const posted = await page.request.post('/api/ads', {
    headers,
    data: { ...form, tags: [], details: {}, codes: {}, pictures: [] },
  });
  expect(posted.ok(), await posted.text()).toBe(true);
  const { id } = (await posted.json()).data;
  if (isShown) await page.request.post(`/api/user/me/listings/${id}/plan`, { headers, data: { plan: 'free' } });
  return id;
}
