import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { mailedLink } from './mailbox.ts';
import { aPerson, openAs } from './person.ts';

const SMALL = { width: 360, height: 640 };
const banner = (page: Page) => page.getByRole('region', { name: 'Polityka prywatności' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Skróty' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The elements that cover a focused control, by the control's name; there should be none. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const controls = document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, button, summary)');
    const covered: string[] = [];
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled, [type=file]')) continue;
      control.focus();
      // The page scrolls smoothly, so it may take a while to come to rest.
      const isCovered = () => {
        const { left, top, width, height } = control.getBoundingClientRect();
        // In a tall field the browser scrolls the first line into view.
        const over = document.elementFromPoint(left + width / 2, top + Math.min(height, 44) - 3);
        return Boolean(over?.closest('#cookie-banner, nav.fixed'));
      };
      for (let tries = 0; tries < 40 && isCovered(); tries += 1) await new Promise((done) => setTimeout(done, 50));
      if (isCovered()) covered.push(control.outerHTML.slice(0, 120));
    }
    return covered;
  });
}

test('on a small phone the cookie banner covers neither form fields nor required text', async ({ page }) => {
  await page.setViewportSize(SMALL);
  for (const path of ['/login', '/login?back=%2FaddAnnouncement&lang=de', '/register', '/forgotPassword', '/contact']) {
    await open(page, path);
    await expect(page.locator('#cookie-banner')).toBeVisible();
    expect(await coveredControls(page), path).toEqual([]);
  }
  await open(page, '/login?lang=pl');
  const top = (await banner(page).boundingBox())?.y ?? 0;
  const field = await page.getByRole('main').getByLabel('Adres e-mail').boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(top);
  const address = `maly-ekran-${Date.now()}@example.pl`;
  await open(page, '/register');
  await page.getByLabel('Twoja nazwa').fill('Mały Ekran');
  await page.getByLabel('Adres e-mail').fill(address);
  await page.getByLabel('Numer telefonu').fill('018 442 11 22');
  await page.getByLabel('Hasło', { exact: true }).fill('Zielona-furtka-77');
  await page.getByLabel('Powtórz hasło').fill('Zielona-furtka-77');
  // The meter shifts what is below it: a click at that moment would miss the button.
  await expect(page.getByText('Siła hasła:')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Załóż konto' }).click();
  const sentence = page.getByRole('main').getByText(address);
  await expect(sentence).toBeInViewport();
  const place = await sentence.boundingBox();
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThan(top);
  await open(page, await mailedLink(address, 'verifyEmail'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Adres potwierdzony!');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten adres jest już potwierdzony');
});

test('on a small phone the submit buttons of forms and listings stay above the banner', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await openAs(page, await aPerson(page), '/addAnnouncement');
  await expect(page.getByRole('button', { name: 'Opublikuj' })).toBeVisible({ timeout: 30_000 });
  expect(await coveredControls(page)).toEqual([]);
  await page.getByRole('button', { name: 'Opublikuj' }).click({ trial: true });
  await open(page, '/ads');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page
    .getByRole('region', { name: 'Cena i kontakt' })
    .getByRole('link', { name: /Napisz/ })
    .click({ trial: true });
});

test('a part whose file fails to load leaves the page intact, and appears once the file loads', async ({ page }) => {
  const failed = new Set<string>();
  // The part after the name is a hash, which may contain hyphens, too.
  const part = /\/assets\/(site-footer|task-footer|suggestions)-[^/]*\.js$/;
  await page.route(part, (route) => {
    failed.add(part.exec(route.request().url())?.[1] ?? '');
    return route.abort();
  });
  await open(page, '/register');
  await expect.poll(() => [...failed]).toEqual(['task-footer']);
  await open(page, '/ads');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Regulamin' })).toBeVisible();
  await page.getByRole('banner').getByRole('combobox').pressSequentially('mi');
  await expect.poll(() => [...failed].sort()).toEqual(['site-footer', 'suggestions', 'task-footer']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ogłoszenia/);
  // The retry requests the same files under another URL.
  await expect(page.getByRole('listbox')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveValue('mi');
});

test('the parts of a file that failed to load appear once it can be reached', async ({ page }) => {
  let failures = 0;
  await page.route(/\/assets\/detail-parts-[^/]*\.js$/, (route) => {
    failures++;
    return route.abort();
  });
  const answer = (await (await page.request.get('/api/ads')).json()) as { items: { id: number }[] };
  await open(page, `/ad/${answer.items[0]?.id}`);
  await expect.poll(() => failures).toBeGreaterThanOrEqual(1);
  await expect(async () => {
    // A dialog that opened late covers the button.
    if (await page.getByRole('dialog').isHidden()) {
      await page.getByRole('button', { name: 'Zgłoś naruszenie' }).click({ timeout: 2_000 });
    }
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('without a connection the page stays and says so, and continues when it is back', async ({ page, context }) => {
  await open(page, '/ads');
  await context.setOffline(true);
  const notice = page.getByRole('alert').filter({ hasText: 'Brak internetu' });
  await expect(notice).toBeVisible();
  const first = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await first.click();
  await page.getByRole('banner').getByRole('combobox').fill('miód');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ads$/);
  await expect(first).toBeVisible();
  const part = page.waitForResponse(/\/assets\/suggestions-/);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  // Suggestions that arrive after the search was submitted do not cover the list.
  await part;
  await first.click();
  await expect(page).toHaveURL(/\/ad\/\d+/);
});

test('the banner is server-rendered, closes on the first click and does not return', async ({ page }) => {
  const html = await (await page.request.get('/ads')).text();
  expect(html).toContain('id="cookie-banner"');
  // The page’s scripts never load: the click still works.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/ads');
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/termsAndPolicies/newestCookiePolicy');
  await banner(page).getByRole('button', { name: 'OK', exact: true }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(banner(page)).toBeHidden();
  await page.unroute('**/assets/*.js');
  await open(page, '/ads');
  await expect(page.locator('#cookie-banner')).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('cookiePolicy', '{"acceptedDate":"2001-01-01"}'));
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('a phone shows where to log in, why it is needed and the alternatives, then the account', async ({ page }) => {
  const person = await aPerson(page, 'Jadwiga Kłos');
  await page.setViewportSize(SMALL);
  await open(page, '/ads?q=ser');
  await expect(bar(page).getByRole('link', { name: 'Zaloguj się' })).toHaveAttribute(
    'href',
    `/login?back=${encodeURIComponent('/ads?q=ser')}`,
  );
  await bar(page).getByRole('link', { name: 'Dodaj' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Zaloguj się, aby dodać ogłoszenie.')).toBeInViewport();
  await expect(main.getByRole('link', { name: 'Załóż konto' })).toHaveAttribute(
    'href',
    '/register?back=%2FaddAnnouncement',
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  // The account menu’s script never loads: the name is shown all the same.
  await page.route(/member-menu|\/messages\/session/, (route) => new Promise(() => void route));
  await main.getByLabel('Adres e-mail').fill(person.email);
  await main.getByLabel('Hasło', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Jadwiga Kłos' })).toBeVisible();
  await page.setViewportSize(SMALL);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Jadwiga Kłos' })).toBeVisible();
});

test('a card links only from its title, whatever its plan', async ({ page }) => {
  for (const path of ['/', '/ads']) {
    await open(page, path);
    const card = page.getByRole('main').getByRole('article').filter({ hasText: 'wyróżnione' }).first();
    await expect(card).toBeVisible();
    await expect(card.getByRole('link')).toHaveCount(1);
    await expect(card.getByRole('heading').getByRole('link')).toHaveCount(1);
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Jak układamy wyniki?' })).toBeVisible();
});
