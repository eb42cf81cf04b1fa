import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

/**
 * How soon a new visitor sees goods, without scrolling and with the cookie banner.
 *
 * first    the maximum distance of the first card from the top of the window, in px.
 * inSight  the minimum number of cards in sight: at least 70 % of the box around a card's picture, title and price is
 *          within the window and not covered by fixed elements at its top or bottom.
 */
interface Goal {
  readonly screen: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly first: number;
  readonly inSight: number;
}

const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };
const DESKTOP = { width: 1280, height: 900 };

const GOALS: readonly Goal[] = [
  { screen: 'home', path: '/', ...PHONE, first: 560, inSight: 2 },
  { screen: 'ads', path: '/ads', ...PHONE, first: 300, inSight: 4 },
  { screen: 'search', path: '/ads?q=mi%C3%B3d', ...PHONE, first: 300, inSight: 4 },
  { screen: 'category', path: '/category/100', ...PHONE, first: 300, inSight: 4 },
  { screen: 'ads', path: '/ads', ...SMALL, first: 300, inSight: 2 },
  { screen: 'profile', path: '/user/5', ...PHONE, first: 480, inSight: 2 },
  { screen: 'home', path: '/', ...DESKTOP, first: 640, inSight: 4 },
  { screen: 'ads', path: '/ads', ...DESKTOP, first: 420, inSight: 3 },
];

/** The share of a card's picture, title and price that must lie in sight. */
const ENOUGH = 0.7;

/** Measures the page as it is. */
function measure(page: Page): Promise<{ first: number; inSight: number; header: number; overflow: number }> {
  return page.evaluate((enough) => {
    const isFixed = (element: Element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position);
    const rectOf = (element: Element) => element.getBoundingClientRect();
    const isShown = ({ width, height }: DOMRect) => width > 0 && height > 0;
    // Elements fixed at the bottom cover goods; a skip link is fixed too, but above the window until focused.
    const covers = [...document.querySelectorAll('body *')].filter(isFixed).map(rectOf).filter(isShown);
    const bottom = Math.min(innerHeight, ...covers.filter(({ top }) => top > innerHeight / 2).map(({ top }) => top));
    const partsOf = (card: Element) =>
      [...card.querySelectorAll('img, .card-picture, h2, h3, h4, [class*="price"]')].map(rectOf).filter(isShown);
    const cards = [...document.querySelectorAll('main article')].flatMap((card) => {
      const parts = partsOf(card);
      if (parts.length === 0) return [];
      const top = Math.min(...parts.map((part) => part.top));
      const end = Math.max(...parts.map((part) => part.bottom));
      const [left, right] = [rectOf(card).left, rectOf(card).right];
      const across = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) / (right - left);
      const down = Math.max(0, Math.min(end, bottom) - Math.max(top, 0)) / (end - top);
      return [{ top: rectOf(card).top, share: across * down }];
    });
    return {
      first: Math.round(Math.min(...cards.map(({ top }) => top))),
      inSight: cards.filter(({ share }) => share >= enough).length,
      header: Math.round(document.querySelector('header')?.getBoundingClientRect().height ?? 0),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  }, ENOUGH);
}

for (const { screen, path, width, height, first, inSight } of GOALS) {
  test(`${screen}, ${width}x${height}: goods at ${first} px or higher, ${inSight} in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('region', { name: 'Polityka prywatności' })).toBeVisible();
    const found = await measure(page);
    const row = [
      screen,
      `${width}x${height}`,
      `header ${found.header}`,
      `first ${found.first}`,
      `seen ${found.inSight}`,
    ];
    console.log(row.map((cell) => cell.padEnd(12)).join(' '));
    expect.soft(found.first).toBeLessThanOrEqual(first);
    expect.soft(found.inSight).toBeGreaterThanOrEqual(inSight);
    expect.soft(found.overflow).toBe(0);
  });
}

/** The maximum number of Tab stops before the first ad; on wide screens, whose filters come first, by the skip links. */
const STOPS = 12;

for (const size of [PHONE, DESKTOP]) {
  test(`the keyboard reaches the first ad within ${STOPS} stops at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/ads');
    await hydrated(page);
    // The cards are hydrated last; React marks hydrated elements.
    const isTakenOver = () =>
      Object.keys(document.querySelector('#results') ?? {}).some((key) => key.startsWith('__react'));
    await page.waitForFunction(isTakenOver, undefined, { polling: 100 });
    const stops: string[] = [];
    while (stops.length < STOPS) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const name = element.ariaLabel ?? element.textContent;
        return { name, isSkip: element.matches('.skip-link'), isAd: element.matches('main article a') };
      });
      stops.push(focus.name);
      if (focus.isAd) break;
      if (focus.isSkip && size !== PHONE) await page.keyboard.press('Enter');
    }
    console.log(`${size.width} px: ${stops.length} stops: ${stops.join(' → ')}`);
    await expect(page.locator('main article').first().getByRole('link')).toBeFocused();
  });
}

/** The interactive elements of the page's content that are smaller than a fingertip, except links in sentences. */
function smallTargets(page: Page): Promise<unknown[]> {
  return page.evaluate(() => {
    const reach = (element: Element) => {
      const own = element.getBoundingClientRect();
      // A pseudo-element may enlarge the touch target.
      const after = getComputedStyle(element, '::after');
      const grown = after.content === 'none' || after.position !== 'absolute' ? [0, 0] : [after.width, after.height];
      const [width, height] = grown.map((size) => Number.parseFloat(`${size}`) || 0) as [number, number];
      return { width: Math.max(own.width, width), height: Math.max(own.height, height), shown: own.width > 0 };
    };
    return [...document.querySelectorAll(':is(header, main, footer) :is(a, button, summary, label:has(.tick))')]
      .filter((element) => !element.matches('p a, .skip-link, .menu-panel *') && element.checkVisibility())
      .map((element) => ({ name: element.ariaLabel ?? element.textContent, ...reach(element) }))
      .filter(({ width, height, shown }) => shown && (width < 43.5 || height < 43.5));
  });
}

test('the categories above a list are one Tab stop, whose arrow keys go from one to the next', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/ads');
  const row = page.getByRole('toolbar', { name: 'Podkategorie' });
  const links = row.getByRole('link');
  // Before hydration each is a stop of its own.
  await expect(row.locator('a[tabindex="0"]')).toHaveCount(1);
  await links.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await expect(row.locator('a[tabindex="0"]')).toHaveText((await links.last().textContent()) ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ads?category=100');
});

for (const size of [PHONE, DESKTOP]) {
  test(`targets are at least 44 px high and wide at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const path of [
      '/ads',
      '/category/101?q=mi%C3%B3d',
      '/ads?flags=eco&q=nothing',
      '/events',
      '/user/5',
      '/ad/101',
    ]) {
      await page.goto(path);
      await hydrated(page);
      expect.soft(await smallTargets(page), path).toEqual([]);
    }
  });
}

test('a phone shows two columns, or rows if the visitor chose them, from the first paint', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/ads');
  await hydrated(page);
  const columns = () =>
    page.locator('.card-grid').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(2);
  const rows = page.getByRole('button', { name: 'Pokaż w rzędach' });
  await rows.focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveAttribute('aria-pressed', 'true');
  expect(await columns()).toBe(1);
  await page.goto('/category/100', { waitUntil: 'commit' });
  await page.locator('.card-grid').waitFor();
  expect(await columns()).toBe(1);
  await hydrated(page);
  await rows.click();
  expect(await columns()).toBe(2);
});

test('the menu of orders ends above the bottom bar and the banner', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await page.goto('/ads');
  await hydrated(page);
  await page.locator('summary', { hasText: 'Kolejność' }).click();
  const panel = page.locator('.list-sort .menu-panel');
  await expect(panel.getByRole('link', { name: 'Najnowsze' })).toBeVisible();
  const [menu, banner] = [await panel.boundingBox(), await page.locator('#cookie-banner').boundingBox()];
  expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
  await panel.getByRole('link', { name: 'Jak układamy wyniki?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jak układamy wyniki');
});

test('at most three paid ads head the list and one in eight follows; each mark is text', async ({ page }) => {
  await page.goto('/ads');
  const cards = page.locator('main article');
  const marks = await cards.evaluateAll((all) => all.map((card) => card.querySelector('.card-mark') !== null));
  expect(marks).toHaveLength(24);
  expect(marks.slice(0, 3)).toEqual([true, true, true]);
  for (const start of [3, 11, 19]) expect(marks.slice(start, start + 8).filter(Boolean).length).toBeLessThanOrEqual(1);
  await expect(cards.getByText('wyróżnione').first()).toBeVisible();
  await expect(cards.getByRole('link', { name: /wyróżnione|promowane/ })).toHaveCount(0);
});
