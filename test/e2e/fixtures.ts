import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOnly } from 'axe-core';
import { readQueue } from '../stop-watch.ts';

/** What a page must not do: console errors, policy violations, requests to other origins. */
interface Watch {
  readonly complaints: string[];
}

/**
 * The browser logs a page that responds 404 or 400 on purpose as a failed load. While a test is offline, the router
 * logs failed link prefetches and the socket logs each attempt to connect.
 */
const EXPECTED = new RegExp(
  [
    'Failed to load resource',
    '^Failed to fetch manifest patches TypeError: Failed to fetch',
    '^WebSocket connection to .* failed: .*net::ERR_INTERNET_DISCONNECTED',
  ].join('|'),
);

/** A page that fails its test on console errors or requests to other origins. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ page, baseURL }, use, testInfo) => {
      const before = readQueue();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED.test(message.text())) complaints.push(message.text());
      });
      // The browser does not log violations whose exception is caught, such as an attempt to evaluate a string.
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
          console.error(`policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}`);
        });
      });
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(baseURL ?? '') && !/^(data|blob):/.test(url)) complaints.push(`request to ${url}`);
      });
      await use({ complaints });
      testInfo.annotations.push({ type: 'queue', description: JSON.stringify(queueSince(before)) });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

type Queue = ReturnType<typeof readQueue>;

/** Run time and CPU wait of this process so far: `npm test` uses them to find slow tests. */
function queueSince(before: Queue): { ranMs: number; waitedMs: number } {
  const { ranNs, waitedNs } = readQueue();
  return { ranMs: (ranNs - before.ranNs) / 1e6, waitedMs: (waitedNs - before.waitedNs) / 1e6 };
}

/** Waits for hydration, so that clicks have an effect. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
}

/** Waits for the hydration of a part that hydrates after its page. React marks the elements that it has taken over. */
export async function hydratedPart(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

/** Takes a picture of the page for the documentation, if `DOCS_PICTURES` names a folder. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env.DOCS_PICTURES;
  if (!folder) return;
  const banner = page.getByRole('button', { name: 'OK', exact: true });
  if (await banner.isVisible()) await banner.click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 82 });
}

/** Rules that depend on colours and so on the theme; the rest of the page is the same in both themes. */
const COLOUR_RULES: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };
const LEVELS: RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] };

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Expects no WCAG 2.2 AA violation on the page as it is, in the light and the dark theme.
 *
 * @param part  checks only this part, where what it covers cannot be reached anyway
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const show = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Content is faded while it is refetched.
    const isAtRest = () => !document.querySelector('[aria-busy="true"], [class~="opacity-60"], [class~="opacity-50"]');
    await page.waitForFunction(isAtRest, undefined, { timeout: 3_000 }).catch(() => {});
  };
  await settle(page);
  await show('light');
  const light = await violationsOf(page, LEVELS, part);
  await show('dark');
  const dark = await violationsOf(page, COLOUR_RULES, part);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  const { pathname, search } = new URL(page.url());
  const all = [...light.map((each) => `light, ${each}`), ...dark.map((each) => `dark, ${each}`)];
  expect.soft(all, `${pathname}${search}`).toEqual([]);
}

/** Each violated rule with its elements. The pages have no frames of other origins. */
async function violationsOf(page: Page, runOnly: RunOnly, part: string | undefined): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await loadAxe(page);
  return page.evaluate(
    async ({ only, within }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(within ?? document, {
        runOnly: only,
        // Describing passed rules takes more than half of a check, and is not used.
        resultTypes: ['violations'],
        // Only lists hidden content for a manual review; it never reports violations.
        rules: { 'hidden-content': { enabled: false } },
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    { only: runOnly, within: part },
  );
}

/**
 * Evaluates the script, once for each document: that takes as long as a third of a check. `page.evaluate` would pass its
 * half a megabyte through the browser twice.
 */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: AXE });
  await session.detach();
}

/**
 * While the theme changes, colours in transition belong to neither theme. Sticky bars stand where they belong: what they
 * cover depends on how far the page happens to be scrolled, and is one turn of the wheel away.
 */
function settle(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important } .sticky { position: static !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

export { expect };
