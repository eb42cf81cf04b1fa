import type { Browser, Page, WebSocket } from '@playwright/test';
import { expect, hydrated } from './fixtures.ts';
import { anAd, authOf } from './listing.ts';
import { aPerson, openAs, type Person } from './person.ts';

export const log = (page: Page) => page.getByRole('log');
export const field = (page: Page) => page.getByRole('textbox', { name: 'Napisz wiadomość' });
/** The messages shown in the conversation, in order. */
export const messages = (page: Page) => log(page).locator('li[data-number]');

/** Opens a conversation about an ad through the API. Returns its id. */
export async function aConversation(page: Page, person: Person, announcementId: number): Promise<number> {
  const answer = await page.request.post('/api/conversations', { headers: authOf(person), data: { announcementId } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data.id;
}

/** A buyer who has opened a conversation about a seller's ad. */
export async function aTalk(
  page: Page,
  title: string,
): Promise<{ seller: Person; buyer: Person; conversation: number }> {
  const seller = await aPerson(page, 'Zofia Bartnik');
  const buyer = await aPerson(page, 'Jan Wójcik');
  const ad = await anAd(page, seller, title, { isShown: true });
  return { seller, buyer, conversation: await aConversation(page, buyer, ad) };
}

let count = 0;

/** Sends a message through the API. */
export async function say(page: Page, person: Person, conversationId: number, content: string): Promise<void> {
  const data = { clientId: `e2e-${process.pid}-${Date.now()}-${++count}`, content };
  const path = `/api/conversations/${conversationId}/messages`;
  const answer = await page.request.post(path, { headers: authOf(person), data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Another user's browser, on a page of theirs. */
export async function elsewhere(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, person, path);
  return page;
}

/** Runs an action and waits until the page's socket has its subscription confirmed. */
export async function untilLive(page: Page, act: () => Promise<unknown>): Promise<void> {
  // A socket of the page before may be told late, while that page is left.
  const live = new Set<WebSocket>();
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => String(payload).includes('"subscribed"') && live.add(socket));
    socket.on('close', () => live.delete(socket));
  });
  await act();
  await hydrated(page);
  await expect.poll(() => live.size, { intervals: [20] }).toBeGreaterThan(0);
}

/** Types a message and sends it. */
export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Wyślij', exact: true }).click();
}

/** The menu of the open conversation. */
export const openMenu = (page: Page) => page.locator('summary[aria-label="Więcej działań w tej rozmowie"]').click();
