import { test as plainTest } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';

const PAGES = [
  '/',
  '/ads',
  '/ad/1',
  '/category/1',
  '/agritourismFacilities',
  '/events',
  '/events?view=calendar',
  '/user/1',
  '/login',
  '/register',
  '/forgotPassword',
  '/resetPassword?token=x',
  '/addAnnouncement',
  '/chat',
  '/userpanel',
  '/contact',
  '/aboutUs',
  '/terms',
  '/pricing',
  '/termsAndPolicies/newestCookiePolicy',
  '/howRankingWorks',
  '/howRatingsWork',
  '/transparency',
  '/sc',
  '/nowhere',
];

// The fixture fails a page that violates the policy.
for (const path of PAGES) {
  test(`${path} keeps to the policy`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
  });
}

test('forms are validated without evaluating strings', async ({ page }) => {
  await page.goto('/login');
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page.getByRole('main').getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true');
  await page.goto('/register');
  await hydrated(page);
  await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill('nobody');
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
});

plainTest('a script that got into a page from outside is blocked, and the own ones run', async ({ page }) => {
  const blocked: string[] = [];
  await page.exposeFunction('noteBlocked', (sample: string) => blocked.push(sample));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      (window as unknown as { noteBlocked(sample: string): void }).noteBlocked(`${effectiveDirective} ${blockedURI}`);
    });
  });
  await page.route('/contact', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('<main', '<script>window.pwned = true</script><main');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/contact');
  await hydrated(page);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
  expect(blocked).toEqual(['script-src-elem inline']);
});

test('each page announces its style sheet before the document, also from the cache', async ({ page }) => {
  for (const path of ['/', '/', '/ads']) {
    const response = await page.request.get(path);
    const [, href] = /<link rel="stylesheet" href="([^"]+)"/.exec(await response.text()) ?? [];
    expect(response.headers().link).toBe(`<${href}>; rel=preload; as=style`);
  }
});
