import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { anAd } from './listing.ts';
import { aPerson, openAs } from './person.ts';

// All tests of a run share a market: these change only new categories, or ones that no other test uses.
test.describe.configure({ mode: 'serial' });

const tree = (page: Page) => page.getByRole('region', { name: 'Kategorie', exact: true });
const editor = (page: Page) => page.getByRole('region', { name: 'Wybrana kategoria' });
const row = (page: Page, name: string) =>
  tree(page).getByRole('button', { name, exact: false }).filter({ hasText: name });
const anAdmin = (page: Page) => aPerson(page, 'Ewa od katalogu', { isStrong: true, role: 'admin' });

test('a category is made, named, moved with the keyboard and merged while visitors see each change', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const admin = await anAdmin(page);
  const visitor = await (await browser.newContext({ baseURL, locale: 'pl-PL' })).newPage();
  await openAs(page, admin, '/admin/catalogue');

  await page.getByRole('button', { name: 'Nowa kategoria' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nazwa po polsku').fill('Pierze i puch');
  await dialog.getByRole('button', { name: 'Dodaj kategorię' }).click();
  await expect(dialog.getByText('Wybierz, jakie zasady mają tu obowiązywać.')).toBeVisible();
  await dialog.getByLabel('Miejsce').selectOption('Artykuły dla zwierząt');
  await dialog.getByRole('button', { name: 'Dodaj kategorię' }).click();
  await expect(editor(page).getByRole('heading', { name: 'Pierze i puch' })).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('category'));

  await editor(page).getByLabel('English').fill('Feathers and down');
  await editor(page).getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Zapisane, widać to już w całym serwisie')).toBeVisible();
  await visitor.goto(`/category/${id}?lang=en`);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Feathers and down');
  await visitor.goto(`/category/${id}?lang=de`);
  await hydrated(visitor);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Pierze i puch');

  await row(page, 'Pierze i puch').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'Pierze i puch' })).toContainText(
    /z \d+, Artykuły dla zwierząt/,
  );

  const title = 'Pierze gęsie na poduszki';
  const seller = await aPerson(page, 'Stanisława Gęś');
  await anAd(page, seller, title, { isShown: true, category: id });
  await openAs(page, admin, `/admin/catalogue?category=${id}`);
  await editor(page).getByRole('button', { name: 'Połącz z inną' }).click();
  await dialog.getByLabel('Kategoria, która zostaje').selectOption('Karmniki i budki lęgowe');
  await dialog.getByRole('button', { name: 'Połącz i przenieś 1 ogłoszenie' }).click();
  await expect(page.getByText(/Połączono: Pierze i puch/)).toBeVisible();
  await visitor.goto(`/category/${id}?lang=pl`);
  await expect(visitor).toHaveURL(/\/category\/609/);
  await expect(visitor.getByRole('link', { name: title }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByText('Katalog jest taki jak przed ostatnią zmianą')).toBeVisible();
  await visitor.goto(`/category/${id}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Pierze i puch');
  await visitor.context().close();
});

test('the catalogue can be managed on a phone, and a hidden category explains what happens to its ads @phone', async ({
  page,
}) => {
  await openAs(page, await anAdmin(page), '/admin/catalogue');
  await expectAccessible(page);
  await tree(page).getByLabel('Szukaj kategorii').fill('karmniki');
  await row(page, 'Karmniki').click();
  const part = page.getByRole('button', { name: 'Ukryj kategorię' });
  await expect(part).toBeVisible();
  await expect(page.getByText(/Zniknie z menu i formularzy/)).toBeVisible();
  await expectAccessible(page);
});
