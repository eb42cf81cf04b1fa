import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { openAs } from './person.ts';
import { anAdmin, forget, openEditor, saved } from './texts.ts';

// All tests of a run share a market: these delete what they publish.
test('a new privacy policy brings the banner back', async ({ page, browser, baseURL }) => {
  const admin = await anAdmin(page, 'Danuta od Polityki');
  const visitor = await (await browser.newContext({ baseURL, locale: 'pl-PL' })).newPage();
  const banner = visitor.getByRole('region', { name: 'Polityka prywatności' });
  try {
    await visitor.goto('/aboutUs');
    await hydrated(visitor);
    await banner.getByRole('button', { name: 'OK' }).click();
    await visitor.reload();
    await hydrated(visitor);
    await expect(banner).toBeHidden();
    await openAs(page, admin, '/admin/texts/cookie-policy');
    await openEditor(page, 'cookie-policy');
    await page.getByLabel('Wstęp').fill('Krótko o tym, co wiemy o tobie.');
    await saved(page);
    await page.getByRole('button', { name: 'Opublikuj' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Opublikuj teraz' }).click();
    await expect(page.getByText('Opublikowano, ludzie już to widzą')).toBeVisible();
    await visitor.goto('/aboutUs');
    await expect(banner).toBeVisible();
    await banner.getByRole('link').click();
    await expect(visitor.getByText('Krótko o tym, co wiemy o tobie.')).toBeVisible();
  } finally {
    await forget(page, 'cookie-policy');
    await visitor.context().close();
  }
});

test('two admins edit one text: the second chooses, and nothing is lost', async ({ page, browser, baseURL }) => {
  const [one, other] = [await anAdmin(page, 'Pierwsza Ela'), await anAdmin(page, 'Druga Ola')];
  const second = await (await browser.newContext({ baseURL, locale: 'pl-PL' })).newPage();
  await forget(page, 'about');
  try {
    await openAs(page, one, '/admin/texts/about');
    await openAs(second, other, '/admin/texts/about');
    await openEditor(page, 'about');
    await openEditor(second, 'about');
    await page.getByLabel('Tytuł').fill('O nas, od Eli');
    await saved(page);
    await second.getByLabel('Tytuł').fill('O nas, od Oli');
    await expect(second.getByText('Pierwsza Ela: ten tekst ma już nowszy szkic')).toBeVisible();
    await expectAccessible(second);
    await second.getByRole('button', { name: 'Zostań przy moim' }).click();
    await saved(second);
    await page.getByLabel('Tytuł').fill('O nas, znowu od Eli');
    await page.getByRole('button', { name: 'Weź tamten' }).click();
    await expect(page.getByLabel('Tytuł')).toHaveValue('O nas, od Oli');
    await page.getByRole('button', { name: 'Odrzuć szkic' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Odrzuć szkic' }).click();
    await expect(page.getByText('Bez zmian')).toBeVisible();
  } finally {
    await forget(page, 'about');
    await second.context().close();
  }
});

test('a mail’s text is edited beside its preview, on a phone too @phone', async ({ page }) => {
  const id = 'mail.exportReady';
  await openAs(page, await anAdmin(page, 'Wiesia od Listów'), '/admin/texts');
  await expect(page.getByRole('heading', { name: 'Dokumenty' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Szukaj listu').fill('dane');
  await page.goto(`/admin/texts/${id}`);
  await openEditor(page, 'mail');
  try {
    const mail = page.frameLocator('iframe');
    await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByLabel('Nagłówek').fill('Paczka z danymi');
    await expect(mail.getByRole('heading', { name: 'Paczka z danymi' })).toBeVisible();
    await page.getByLabel('Pierwsze zdania').fill('Twoje dane są spakowane.');
    await expect(page.getByText('Brakuje pola „size” w nawiasie klamrowym.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Pierwsze zdania').fill('Twoje dane są spakowane ({size}).');
    await expect(page.getByText('Brakuje pola')).toBeHidden();
    await page.getByRole('button', { name: 'Wyślij do mnie' }).click();
    await expect(page.getByText(/Wysłano na e2e-/)).toBeVisible();
  } finally {
    await forget(page, id);
  }
});
