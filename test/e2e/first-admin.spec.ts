import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { stopOrphan } from '#server/platform/db/embedded/orphans.ts';
import { type SiteProcess, startSite, untilReady } from '../site-process.ts';
import { price, publish, sayWhat, town } from './ad-form.ts';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';

const PASSWORD = 'siedem kur na grzędzie';

let folder: string;
let site: SiteProcess;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'jarmark-process-'));
  // PostgreSQL runs as another account when this process is root.
  chmodSync(folder, 0o755);
  site = await startSite({ DATA_DIR: folder, RATE_LIMIT: '0' });
  await untilReady(site);
});

test.afterAll(async () => {
  site.child.kill('SIGKILL');
  await site.exited;
  await stopOrphan(join(folder, 'pg/cluster'));
  rmSync(folder, { recursive: true, force: true });
});

test('from an empty folder to the first real ad: the address in the log, a second factor, the set-up', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  const code = /\/setup\?code=([\w-]+)/.exec(site.output())?.[1];
  await page.goto(`${site.origin}/setup?code=${code}`);
  await hydrated(page);
  const secret = await becomeAdmin(page);
  await page.getByRole('link', { name: 'Wróć' }).click();
  await page.getByRole('button', { name: 'Zaloguj się ponownie' }).click();
  await page.getByLabel('Adres e-mail').fill('wanda@example.pl');
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  // The code that switched it on cannot be used again.
  const next = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + 30_000 });
  await page.getByLabel('Kod z aplikacji').fill(next);
  await page.getByRole('button', { name: 'Potwierdź' }).click();

  for (let step = 1; step <= 7; step += 1) {
    await expect(page.getByText(`Krok ${step} z 7`)).toBeVisible();
    if (step === 1) await expectAccessible(page);
    await page.getByRole('button', { name: /^(Pomiń|Dalej)$/ }).click();
  }
  await expect(page.getByRole('heading', { name: 'Targ gotowy' })).toBeVisible();
  await page.goto(`${site.origin}/setup?code=${code}`);
  await expect(page.getByRole('heading', { name: 'Targ gotowy' })).toBeVisible();

  await page.goto(`${site.origin}/addAnnouncement`);
  await hydrated(page);
  await sayWhat(page);
  await price(page).fill('80');
  await town(page).fill('Nowy Targ');
  await expect(page.getByText('Nowy Targ, województwo małopolskie')).toBeVisible();
  await page.getByRole('radio', { name: /^Osoba prywatna/ }).check();
  await publish(page).click();
  await page.getByRole('link', { name: 'Zobacz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gliniany dzbanek na mleko');
});

/** Fills in the account, and switches on codes from an app. Returns the secret of the codes. */
async function becomeAdmin(page: Page): Promise<string> {
  await page.getByLabel('Imię albo nazwa').fill('Wanda z Targu');
  await page.getByLabel('E-mail').fill('wanda@example.pl');
  await page.getByLabel('Telefon').fill('501 502 503');
  await page.getByLabel('Hasło', { exact: true }).fill('haslo123');
  await page.getByLabel('Powtórz hasło').fill(PASSWORD);
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  await expect(page.getByLabel('Hasło', { exact: true })).toBeFocused();
  await page.getByLabel('Hasło', { exact: true }).fill(PASSWORD);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Załóż konto' }).click();
  const onwards = page.getByRole('link', { name: 'Przejdź do zabezpieczeń' });
  await expect(onwards).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(onwards).toBeFocused();
  await onwards.press('Enter');
  await page.getByRole('button', { name: 'Włącz kody z aplikacji' }).click();
  const secret = ((await page.locator('.font-mono.select-all').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Kod z aplikacji').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole('button', { name: 'Włącz', exact: true }).click();
  await page.getByLabel('Mam je w bezpiecznym miejscu').check();
  await page.getByRole('button', { name: 'Gotowe' }).click();
  return secret;
}
