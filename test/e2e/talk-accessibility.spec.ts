import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { anAd } from './listing.ts';
import { aPerson, openAs, type Person } from './person.ts';
import { aConversation, log, messages, say, write } from './talk.ts';

interface World {
  readonly me: Person;
  readonly conversation: number;
  readonly ad: number;
}

interface Screen {
  readonly path: (world: World) => string;
  /** The actions that lead to the state. */
  readonly act: (page: Page) => Promise<unknown>;
}

const main = (page: Page) => page.getByRole('main');

/** Every screen with conversations. */
const SCREENS: Record<string, Screen> = {
  list: { path: () => '/conversations', act: (page) => expect(main(page)).toContainText('Ewa Mróz') },
  archive: {
    path: () => '/chat?view=archived',
    act: (page) => expect(main(page)).toContainText('Archiwum jest puste'),
  },
  'nothing found': {
    path: () => '/chat',
    act: async (page) => {
      await page.getByRole('searchbox', { name: 'Szukaj w rozmowach' }).fill('żubrówka');
      await expect(main(page)).toContainText('Nic nie znaleziono');
    },
  },
  conversation: {
    path: ({ conversation }) => `/conversation/${conversation}`,
    act: (page) => expect(messages(page)).toHaveCount(2),
  },
  'conversation with its menu': {
    path: ({ conversation }) => `/conversation/${conversation}`,
    act: (page) => page.locator('summary[aria-label="Więcej działań w tej rozmowie"]').click(),
  },
  'before a link': {
    path: ({ conversation }) => `/conversation/${conversation}`,
    act: async (page) => {
      await messages(page).getByRole('link').last().click();
      await expect(page.getByRole('dialog', { name: 'Opuszczasz Jarmark' })).toBeVisible();
    },
  },
  emoji: {
    path: ({ conversation }) => `/conversation/${conversation}`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Emoji', exact: true }).click();
      await expect(page.getByRole('searchbox', { name: 'Szukaj emoji' })).toBeVisible();
    },
  },
  'a message that waits': {
    path: ({ conversation }) => `/conversation/${conversation}`,
    act: async (page) => {
      await expect(messages(page)).toHaveCount(2);
      await page.context().setOffline(true);
      await write(page, 'Czy jutro też?');
      await expect(log(page)).toContainText('Czeka na internet');
    },
  },
  'no such conversation': {
    path: () => '/conversation/999999',
    act: (page) => expect(main(page)).toContainText('Nie ma takiej rozmowy'),
  },
  'own offer': {
    path: ({ ad }) => `/conversationsnew/${ad}`,
    act: (page) => expect(main(page)).toContainText('To twoja własna oferta'),
  },
};

test('no conversation screen has accessibility violations in either theme @phone', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const [me, ewa] = [await aPerson(page, 'Zofia Bartnik'), await aPerson(page, 'Ewa Mróz')];
  const ad = await anAd(page, me, 'Kosz na szyszki', { isShown: true });
  const conversation = await aConversation(page, ewa, ad);
  await say(page, ewa, conversation, 'Dzień dobry! Czy można odebrać w sobotę?');
  await say(page, ewa, conversation, 'Najpierw proszę o zaliczkę BLIK-iem: https://zaliczka.example/kosz');
  await openAs(page, me, '/terms');
  for (const [name, { path, act }] of Object.entries(SCREENS)) {
    await test.step(name, async () => {
      await page.goto(path({ me, conversation, ad }));
      await hydrated(page);
      await act(page);
      await page.evaluate(() => document.fonts.ready);
      await expectAccessible(page);
      await page.context().setOffline(false);
    });
  }
});
