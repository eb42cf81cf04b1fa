import { expect, expectAccessible, test } from './fixtures.ts';
import { aPerson, openAs } from './person.ts';
import { runSql } from './time.ts';

const MINE = 'Rynek pod Dębem';

test('an admin states the place of the market, and every page shows it at once @database', async ({ page }) => {
  const admin = await aPerson(page, 'Bogna z Rynku', { isStrong: true, role: 'admin' });
  await openAs(page, admin, '/admin/settings');
  const market = page.getByRole('region', { name: 'Targ', exact: true });
  await expect(market).toBeVisible();
  await expectAccessible(page);
  const save = market.getByRole('button', { name: 'Zapisz' });
  await expect(save).toBeDisabled();
  await market.getByLabel('Miejsce').fill(`<b>${MINE}`);
  await save.click();
  await expect(market).toContainText('Ta wartość jest nieprawidłowa.');
  await market.getByLabel('Miejsce').fill(MINE);
  await save.click();
  await expect(page.getByText('Zapisano. Działa od teraz.')).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('contentinfo')).toContainText(MINE);
  await page.goto('/admin/settings');
  await market.getByLabel('Miejsce').fill('');
  await save.click();
  await expect(page.getByText('Zapisano. Działa od teraz.')).toBeVisible();
});

test('leaving the page with unsaved settings asks for confirmation', async ({ page }) => {
  const admin = await aPerson(page, 'Prot z Targu', { isStrong: true, role: 'admin' });
  await openAs(page, admin, '/admin/settings');
  const place = page.getByRole('region', { name: 'Targ', exact: true }).getByLabel('Miejsce');
  await place.fill('Zagroda');
  const away = page.getByRole('link', { name: 'Katalog', exact: true }).first();
  await away.click();
  const question = page.getByRole('dialog', { name: 'Wyjść bez zapisania?' });
  await expect(question).toContainText('Dotyczą części: Targ.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Zostań' }).click();
  await expect(question).toBeHidden();
  await expect(place).toHaveValue('Zagroda');
  await away.click();
  await question.getByRole('button', { name: 'Wyjdź bez zapisania' }).click();
  await expect(page).toHaveURL(/\/admin\/catalogue/);
});

test('the settings and the set-up are closed to everybody but admins', async ({ page }) => {
  const person = await aPerson(page, 'Ciekawa Hela');
  for (const path of ['/admin/settings', '/setup']) {
    await openAs(page, person, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pracuje administracja');
  }
});

test('an admin goes through the set-up step by step, and resumes where it was left @database', async ({ page }) => {
  await runSql(page, `update setup set answered = '{}'`);
  const admin = await aPerson(page, 'Wanda z Targu', { isStrong: true, role: 'admin' });
  await openAs(page, admin, '/setup');
  await expect(page.getByText('Krok 1 z 7')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^(Pomiń|Dalej)$/ }).click();
  await expect(page.getByText('Krok 2 z 7')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Krok 2 z 7')).toBeVisible();
  await page.getByRole('navigation', { name: 'Kroki' }).getByRole('button', { name: 'Pokaz' }).click();
  await expect(page.getByText(/Są tu dane pokazowe: \d+/)).toBeVisible();
  await page.getByRole('button', { name: 'Usuń pokaz' }).click();
  await page.getByRole('button', { name: 'Zostaw pokaz' }).click();
  await expect(page.getByRole('button', { name: 'Usuń pokaz' })).toBeVisible();
});
