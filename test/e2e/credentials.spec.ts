import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, takePicture, test } from './fixtures.ts';
import { anAd } from './listing.ts';
import { aModerator } from './moderator.ts';
import { aPerson, openAs, type Person } from './person.ts';
import { runSql } from './time.ts';

const PANEL = '/userpanel?section=credentials';
const NUMBER = 'PL-EKO-07 48213/26';
const VEGETABLES = 115;
const main = (page: Page) => page.getByRole('main');

/** A photo of a document. */
async function aPhoto() {
  const buffer = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#f4efe2' } })
    .jpeg()
    .toBuffer();
  return { name: 'certyfikat.jpg', mimeType: 'image/jpeg', buffer };
}

/** An ISO day that many days from today. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The certificate of a seller with its document, sent in the panel. */
async function addCertificate(page: Page, seller: Person): Promise<void> {
  await openAs(page, seller, PANEL);
  await main(page).getByRole('button', { name: 'Dodaj wpis' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Certyfikat ekologiczny/ }).click();
  await dialog.getByLabel('Numer z dokumentu').fill('PL-EKO-99 12345/24');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toContainText('To numer przykładowy. Przepisz swój z dokumentu.');
  await expect(dialog).toContainText('Podaj ostatni dzień ważności z dokumentu.');
  await expectAccessible(page, '[role=dialog]');
  await dialog.getByLabel('Numer z dokumentu').fill('pl eko 7 48213/26');
  await expect(dialog).toContainText(`Zapiszemy: ${NUMBER}`);
  await dialog.getByLabel('Ważne do').fill(dayIn(200));
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByRole('heading', { name: 'Zapisane. Masz dokument pod ręką?' })).toBeVisible();
  await dialog.locator('[data-input=document]').setInputFiles(await aPhoto());
  await expect(dialog).toBeHidden();
  await expect(main(page).getByRole('article')).toContainText('Dokument czeka na sprawdzenie. Odpowiemy do');
  await expectAccessible(page);
}

test('a certificate from the seller’s photo to its last day: seen, filtered by, and over @database @pictures', async ({
  page,
}) => {
  test.slow();
  const seller = await aPerson(page, 'Hanka z Zamościa');
  const moderator = await aModerator(page, 'Barbara Zimna');
  await addCertificate(page, seller);
  const [credential] = await runSql<{ id: string }>(page, `select id from credential where account_id = ${seller.id}`);
  const title = `Jarmuż z pola ${seller.id}`;
  const id = await anAd(page, seller, title, { isShown: true, category: VEGETABLES });
  await openAs(page, seller, `/editAnnouncement/${id}`);
  await page.getByRole('group', { name: 'Pochodzenie i uprawnienia w tej ofercie' }).getByLabel(NUMBER).check();
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(page.getByText('Zmiany zapisane').first()).toBeVisible();

  await openAs(page, moderator, '/moderation/credentials');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dokumenty');
  const line = main(page).getByRole('listitem').filter({ hasText: seller.name });
  await line.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certyfikat ekologiczny');
  const sheet = main(page).getByRole('button', { name: 'Pokaż dokument w pełnej wielkości' });
  await expect(sheet.locator('img')).toHaveJSProperty('naturalWidth', 600);
  await page.keyboard.press('d');
  await expect(main(page).getByLabel('Przyjmij')).toBeFocused();
  await main(page).getByLabel('Przyjmij').check();
  await takePicture(page, 'moderate-documents');
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Przyjmij dokument' }).click();
  await expect(main(page)).toContainText('Dokument w porządku');

  await openAs(page, seller, `/ads?q=${encodeURIComponent(title)}`);
  const filter = main(page).getByLabel(/^Sprawdzone dokumenty/);
  await filter.check();
  await expect(page).toHaveURL(/checked_documents=1/);
  await expect(main(page).getByRole('article').filter({ hasText: title })).toContainText('Sprawdzone dokumenty');
  await main(page).getByRole('link', { name: title, exact: true }).click();
  const part = main(page).getByRole('region', { name: 'Pochodzenie i uprawnienia' });
  await expect(part).toContainText(NUMBER);
  await expect(part).toContainText('Dokument widział zespół Jarmarku');
  await part.getByText('Certyfikat ekologiczny').click();
  await expect(part).toContainText('To nie jest kontrola gospodarstwa');
  await expect(part.getByRole('link', { name: 'Sprawdź w rejestrze' })).toBeVisible();
  await expectAccessible(page);

  await runSql(page, `update credential set valid_until = '${dayIn(-2)}' where id = ${credential?.id}`);
  // The URL of the first page of comments, as the listing's own URL is still cached.
  await page.goto(`/ad/${id}?comments=1`);
  await expect(part).toContainText('Ważność minęła');
  await expect(part).not.toContainText('Dokument widział zespół Jarmarku');
});
