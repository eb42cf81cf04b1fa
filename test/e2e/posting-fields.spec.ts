import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { description, price, publish, sayWhat, title, town } from './ad-form.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { aPerson, openAs } from './person.ts';

const choices = (page: Page) => page.getByTestId('town-choices').getByRole('button');

test('@phone a town is rejected, disambiguated or chosen at its field, and the next ad starts with it', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the choices are for thumbs');
  test.slow();
  const person = await aPerson(page);
  await openAs(page, person, '/addAnnouncement');
  await sayWhat(page);
  await price(page).fill('3 zł');
  await town(page).fill('Nibylandia');
  await publish(page).click();
  await expect(town(page)).toHaveAccessibleDescription(/Nie znamy/);
  await expect(town(page)).toBeFocused();
  await town(page).fill('Grojec');
  await publish(page).click();
  await expect(choices(page)).toHaveCount(3);
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('town.png') });
  await choices(page).filter({ hasText: 'Grójec' }).click();
  await expect(town(page)).toHaveValue('Grójec, mazowieckie');
  await expect(town(page)).not.toHaveAttribute('aria-invalid');

  await page.getByRole('button', { name: 'Mojej miejscowości nie ma na liście' }).click();
  await page.getByRole('textbox', { name: 'Nazwa twojej miejscowości' }).fill('Wólka Kociubska');
  await expect(page.getByText('Wólka Kociubska, koło: Grójec')).toBeVisible();
  await page.screenshot({ path: test.info().outputPath('village.png') });
  await publish(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('jest');
  await page.goto('/addAnnouncement');
  await expect(title(page)).toHaveValue('');
  const place = page.getByRole('region', { name: 'Gdzie?' });
  await expect(place.getByText('Wólka Kociubska, koło: Grójec, mazowieckie')).toBeVisible();
  await place.getByRole('button', { name: 'Zmień miejscowość' }).click();
  await expect(page.locator('[name=town]')).toBeFocused();
  await expect(page.locator('[name=town]')).toHaveValue('Grójec, mazowieckie');
  await expect(page.locator('[name=village]')).toHaveValue('Wólka Kociubska');
});

test('an error disappears as soon as its field is corrected, and amounts are parsed as people write them', async ({
  page,
}) => {
  const person = await aPerson(page);
  await openAs(page, person, '/addAnnouncement');
  await publish(page).click();
  await expect(title(page)).toHaveAttribute('aria-invalid', 'true');
  await title(page).pressSequentially('Dzbanek');
  await expect(title(page)).toBeFocused();
  await expect(title(page)).not.toHaveAttribute('aria-invalid');
  for (const wrong of ['0x10', '1e3']) {
    await price(page).fill(wrong);
    await expect(price(page)).toHaveAttribute('aria-invalid', 'true');
  }
  for (const right of ['3 zł', '3,50 zł', '1 200,00']) {
    await price(page).fill(right);
    await expect(price(page)).not.toHaveAttribute('aria-invalid');
  }
});

test('rejected photos use no slots', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/addAnnouncement');
  const files = page.locator('input[type=file][multiple]');
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c03020' } })
    .jpeg()
    .toBuffer();
  const broken = (n: number) => ({ name: `zepsute-${n}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('nie') });
  await files.setInputFiles([1, 2, 3].map(broken));
  await expect(page.getByRole('list', { name: 'Zdjęcia' }).getByRole('alert')).toHaveCount(3);
  await files.setInputFiles(
    Array.from({ length: 9 }, (_, n) => ({ name: `${n}.jpg`, mimeType: 'image/jpeg', buffer: photo })),
  );
  await expect(page.getByText('9 z 10')).toBeVisible();
});

test('a HEIC photo, which the browser cannot show, has a placeholder until it is converted', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/addAnnouncement');
  const arrived = Promise.withResolvers<void>();
  await page.route('**/api/user/me/pictures', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  const buffer = readFileSync(new URL('../pictures/turned.heic', import.meta.url));
  const files = page.locator('input[type=file][multiple]');
  await files.setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer });
  const card = page.getByRole('list', { name: 'Zdjęcia' }).getByRole('listitem').first();
  await expect(card.getByTestId('no-preview')).toBeVisible();
  arrived.resolve();
  await expect(card.getByTestId('no-preview')).toBeHidden();
  const isUpright = () =>
    card
      .locator('img')
      .first()
      .evaluate(
        ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth > 0 && naturalHeight > naturalWidth,
      );
  await expect.poll(isUpright).toBe(true);
});

test('the preview of a facility has no empty rows', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/addAgritourismFacility');
  await title(page).fill('Chata pod lipami');
  await description(page).fill('Cisza, sad i owce za płotem.');
  await town(page).fill('Nowy Targ');
  await page.getByRole('button', { name: 'Strona', exact: true }).click();
  const preview = page.getByRole('region', { name: 'Strona' });
  await expect(preview.getByText('Cisza, sad i owce')).toBeVisible();
  const emptyRows = await preview
    .locator('dd')
    .evaluateAll((all) => all.filter((row) => !row.textContent?.trim()).length);
  expect(emptyRows).toBe(0);
});

test('closing the tab while typing loses nothing, on this device or another @database', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const person = await aPerson(page);
  await openAs(page, person, '/addAnnouncement');
  await title(page).pressSequentially('Dzbanek na mleko', { delay: 40 });
  await description(page).pressSequentially('Toczony na kole, wypalany w piecu.', { delay: 50 });
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await openAs(again, person, '/addAnnouncement');
  await again.getByRole('button', { name: 'Dokończ' }).click();
  await expect(description(again)).toHaveValue('Toczony na kole, wypalany w piecu.');

  const other = await (await browser.newContext({ baseURL })).newPage();
  await openAs(other, person, '/addAnnouncement');
  await other.getByRole('button', { name: 'Dokończ' }).click();
  await expect(description(other)).toHaveValue('Toczony na kole, wypalany w piecu.');
  await other.context().close();
});

test('an event in the past is rejected at its date', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/addEvent');
  const end = page.getByRole('group', { name: 'Koniec' });
  const start = page.getByRole('group', { name: 'Początek' });
  await start.getByLabel('Dzień').fill('2020-08-22');
  await start.getByLabel('Godzina').fill('10:00');
  await end.getByLabel('Godzina').fill('18:00');
  await publish(page).click();
  await expect(end.getByText('Ten termin już minął')).toBeVisible();
  await expect(page.getByRole('link', { name: /Ten termin już minął/ }).first()).toBeVisible();
});
