import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** What the page did that it must not: errors in the console, policy violations, requests to elsewhere. */
interface Watch {
  readonly complaints: string[];
}

/**
 * A page that answers 404 or 400 on purpose is logged by the browser as a failed load; and while a test has cut the
 * network, the router logs that it cannot ask for links ahead, and each try of the socket is logged.
 */
const EXPECTED = new RegExp(
  [
    'Failed to load resource',
    '^Failed to fetch manifest patches TypeError: Failed to fetch',
    '^WebSocket connection to .* failed: .*net::ERR_INTERNET_DISCONNECTED',
  ].join('|'),
);

/** A page that fails its test when it complains or asks another origin. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
      });
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) complaints.push(`request to ${url}`);
      });
      await use({ complaints });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page has come to life, so that what is clicked answers. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
}

/** What depends on colours, and so on the theme; the rest of the page is the same in both. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * No violation of WCAG 2.2 AA on the page as it stands, in the light theme and in the dark one.
 *
 * part  only this part is looked at, where what it covers is out of reach anyway.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const look = () => (part ? new AxeBuilder({ page }).include(part) : new AxeBuilder({ page }));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await look().withTags(LEVELS).analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // Colours that are on their way from one theme to the other are neither's.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  const dark = await look().withRules(COLOUR_RULES).analyze();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const told = ([theme, { violations }]: readonly [string, typeof light]) =>
    violations.map(({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect([['light', light] as const, ['dark', dark] as const].flatMap(told)).toEqual([]);
}

export { expect };
