import { createListing } from '#contract/selling/selling.ts';
import { AN_AD, category, description, price, publish, title, town } from './ad-form.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { aPerson, openAs } from './person.ts';

test('@phone puppies in another category: the form warns at once, one press moves the ad, and no input is lost', async ({
  page,
}) => {
  test.slow();
  const person = await aPerson(page);
  await openAs(page, person, '/addAnnouncement');
  await title(page).fill('Zabawka dla psa');
  await category(page).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('searchbox').fill('Zabawki dla zwierząt');
  await sheet.getByRole('button', { name: /Zabawki dla zwierząt/ }).click();
  await expect(category(page)).toHaveAccessibleName(/Zabawki dla zwierząt/);

  await title(page).fill('Szczeniaki labrador');
  await description(page).fill('Zaszczepione i odrobaczone.');
  await price(page).fill('900');
  await town(page).fill('Łowicz');
  await expect(page.getByText(/„Szczeniaki” wygląda na sprzedaż psów/)).toBeVisible();
  await publish(page).click();
  await expect(title(page)).toHaveAccessibleDescription(/numer hodowli/);
  await expectAccessible(page);
  await page.screenshot({ path: test.info().outputPath('puppies.png') });

  await page.getByRole('button', { name: 'To nie jest to' }).click();
  await expect(page.getByText(/ogłoszenie obejrzy moderator/)).toBeVisible();
  await expect(title(page)).toBeFocused();
  await page.screenshot({ path: test.info().outputPath('disputed.png') });
  await page.getByRole('button', { name: 'Cofnij' }).click();

  await page.getByRole('button', { name: 'Przenieś do kategorii „Psy”' }).click();
  await expect(category(page)).toHaveAccessibleName(/Psy/);
  await expect(category(page)).toBeFocused();
  await expect(page.getByText(/wygląda na sprzedaż psów/)).toHaveCount(0);
  await expect(title(page)).toHaveValue('Szczeniaki labrador');
  await expect(description(page)).toHaveValue('Zaszczepione i odrobaczone.');
  await expect(price(page)).toHaveValue(/900/);
  const number = page.locator('[name="codes.breederNumber"]');
  await number.fill('ZKWP 1234/2024');
  await publish(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('jest');
});

test('the API rejects the same ad at the same field', async ({ page }) => {
  const { auth_token } = await aPerson(page);
  const answer = await page.request.post(`/api${createListing.ad.path}`, {
    headers: { authorization: `Bearer ${auth_token}` },
    data: { ...AN_AD, title: 'Szczeniaki labrador', category: 608 },
  });
  expect(answer.status()).toBe(400);
  const { code, errors } = await answer.json();
  expect(code).toBe('validationFailed');
  expect(errors.title).toEqual([expect.stringContaining('wygląda na sprzedaż psów')]);
});
