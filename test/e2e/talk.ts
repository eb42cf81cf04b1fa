import type { Browser, Page } from '@playwright/test';
import { expect, hydrated } from './fixtures.ts';
import { authOf } from './listing.ts';
import { openAs, type Person } from './person.ts';

export const log = (page: Page) => page.getByRole('log');
export const field = (page: Page) => page.getByRole('textbox', { name: 'Napisz wiadomość' });
/** The messages that stand in the conversation, in their order. */
export const messages = (page: Page) => log(page).locator('li[data-number]');

/** The conversation about an ad, opened through the API. Answers its id. */
export async function aConversation(page: Page, person: Person, announcementId: number): Promise<number> {
  const answer = await page.request.post('/api/conversations', { headers: authOf(person), data: { announcementId } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data.id;
}

let count = 0;

/** Says something through the API. */
export async function say(page: Page, person: Person, conversationId: number, content: string): Promise<void> {
  const data = { clientId: `e2e-${process.pid}-${Date.now()}-${++count}`, content };
  const path = `/api/conversations/${conversationId}/messages`;
  const answer = await page.request.post(path, { headers: authOf(person), data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A browser of somebody else's, on a page of theirs. */
export async function elsewhere(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, person, path);
  return page;
}

/** Waits until the page hears what is new: its socket has been told that it does. */
export async function untilLive(page: Page, act: () => Promise<unknown>): Promise<void> {
  const isTold = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => String(payload).includes('"subscribed"') && resolve());
    });
  });
  await act();
  await hydrated(page);
  await isTold;
}

/** Writes something and sends it. */
export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Wyślij', exact: true }).click();
}
