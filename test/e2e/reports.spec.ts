import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { mailedLink } from './mailbox.ts';
import { aPerson, openAs } from './person.ts';

const WORDS = 'Sprzedający prosi o przelew całości z góry na zagraniczne konto, a potem nie odpisuje.';
const dialog = (page: Page) => page.getByRole('dialog');
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Wyślij zgłoszenie' }).click();
const words = (page: Page) => dialog(page).getByLabel('Krótki opis');
let count = 0;

/** An address that has not been used for a report before. */
function newAddress(): string {
  return `zglaszam-${process.pid}-${Date.now()}-${++count}@example.pl`;
}

/** Opens an ad that no other test reports, and its report dialog. */
async function openReport(page: Page): Promise<void> {
  const answer = (await (await page.request.get('/api/ads')).json()) as { items: { id: number }[] };
  await page.goto(`/ad/${answer.items.at(-1)?.id}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Zgłoś naruszenie' }).click();
  await expect(dialog(page).getByRole('heading', { name: 'Zgłoś tę ofertę' })).toBeVisible();
}

async function fillIn(page: Page, email = newAddress()): Promise<string> {
  await dialog(page).getByLabel('Oszustwo').check();
  await words(page).fill(WORDS);
  await dialog(page).getByLabel('Imię i nazwisko lub nazwa').fill('Anna Kowalska');
  await dialog(page).getByLabel('E-mail').fill(email);
  await dialog(page).getByLabel('Zgłaszam to w dobrej wierze').check();
  return email;
}

test('@phone a visitor reports an ad, gets a receipt and follows the report by its link @database', async ({
  page,
}) => {
  await openReport(page);
  await expect(dialog(page).getByLabel('Niewłaściwa treść')).toBeFocused();
  await send(page);
  await expect(dialog(page).getByText('Wybierz powód.')).toBeVisible();
  for (const missing of [
    'Napisz krótko, co jest nie tak: co najmniej 10 znaków.',
    'Podaj swoje imię albo nazwę.',
    'Podaj adres e-mail.',
  ])
    await expect(dialog(page).getByText(missing)).toHaveCount(1);
  await expect(dialog(page).getByText('Potwierdź, że zgłaszasz to w dobrej wierze.')).toBeVisible();
  await expect(dialog(page).getByLabel('Niewłaściwa treść')).toBeFocused();

  const email = await fillIn(page);
  await words(page).fill('Oszust!');
  await send(page);
  await expect(dialog(page).getByText('Napisz krótko, co jest nie tak: co najmniej 10 znaków.')).toBeVisible();
  await words(page).fill(WORDS);
  await send(page);
  await expect(dialog(page).getByRole('heading', { name: 'Dziękujemy, mamy twoje zgłoszenie' })).toBeVisible();
  await expect(dialog(page).getByText(email)).toBeVisible();
  const number = dialog(page).getByText(/^Z-\d+$/);
  const reference = (await number.textContent()) ?? '';
  await dialog(page).getByRole('button', { name: 'Zamknij' }).last().click();
  await expect(page.getByRole('button', { name: 'Zgłoś naruszenie' })).toBeFocused();

  const link = await mailedLink(email, 'notice');
  const html = await (await page.request.get(link)).text();
  expect(html).toContain('noindex');
  expect(html).not.toContain('zagraniczne konto');
  await page.goto(link);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Zgłoszenie ${reference}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Czeka na moderację' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(page.getByText(WORDS)).toBeVisible();
  await expectAccessible(page);
});

test('@phone a member reports a profile twice without entering an address, and it counts once', async ({ page }) => {
  const person = await aPerson(page);
  const references: (string | null)[] = [];
  for (let time = 1; time <= 2; time++) {
    await openAs(page, person, '/user/1');
    await page.getByRole('button', { name: 'Zgłoś', exact: true }).click();
    await expect(dialog(page).getByText('Wysyłając zgłoszenie, potwierdzasz')).toBeVisible();
    await expect(dialog(page).getByLabel('E-mail')).toHaveCount(0);
    await dialog(page).getByLabel('Cudze zdjęcia').check();
    await words(page).fill('Zdjęcia w galerii są z mojej strony, nikt mnie o nie nie pytał.');
    await send(page);
    references.push(
      await dialog(page)
        .getByText(/^Z-\d+$/)
        .textContent(),
    );
  }
  expect(references[0]).toBe(references[1]);
  const link = await mailedLink(person.email, 'notice');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Zgłoszenie ${references[0]}`);
});

test('@phone a report that cannot be sent shows an error, is stored and is sent later', async ({ page }) => {
  await openReport(page);
  await fillIn(page);
  await page.route('**/api/reports', (route) => route.abort());
  await send(page);
  const failure = dialog(page).getByRole('alert');
  await expect(failure).toContainText('Nie udało się wysłać zgłoszenia. Spróbuj później.');
  await expect(words(page)).toHaveValue(WORDS);

  // Closing the dialog and opening the ad again restores the report.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Zgłoś naruszenie' }).click();
  await expect(words(page)).toHaveValue(WORDS);
  await expect(dialog(page).getByLabel('Oszustwo')).toBeChecked();
  await page.unroute('**/api/reports');
  await send(page);
  await expect(dialog(page).getByText(/^Z-\d+$/)).toBeVisible();
});

test('field errors show at the field, general ones above the form, final ones replace it', async ({ page }) => {
  const answers = [
    { status: 400, code: 'validationFailed', data: 'Popraw zaznaczone pola.', errors: { email: ['Nie ten adres.'] } },
    { status: 429, code: 'tooManyRequests', data: 'Za dużo prób.', errors: {} },
    { status: 403, code: 'ownThing', data: 'Twoje własne.', errors: {} },
  ];
  await page.route('**/api/reports', (route) => {
    const { status, ...answer } = answers.shift() ?? { status: 500 };
    return route.fulfill({ status, json: { success: false, ...answer, requestId: 'r' } });
  });
  await openReport(page);
  await fillIn(page);
  await send(page);
  await expect(dialog(page).getByLabel('E-mail')).toBeFocused();
  await expect(dialog(page).getByLabel('E-mail')).toHaveAccessibleDescription('Nie ten adres.');
  await dialog(page).getByLabel('E-mail').fill(newAddress());
  await send(page);
  await expect(dialog(page).getByRole('alert')).toContainText('Za dużo prób.');
  await send(page);
  await expect(dialog(page).getByRole('heading', { name: 'To twoje własne' })).toBeVisible();
});

test('a member whose session ends reports as a visitor and loses no input', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/user/1');
  await page.getByRole('button', { name: 'Zgłoś', exact: true }).click();
  await expect(dialog(page).getByText('Wysyłając zgłoszenie, potwierdzasz')).toBeVisible();
  // Let the page's own calls finish before the session ends elsewhere.
  await page.waitForLoadState('networkidle');
  await page.request.post('/api/user/me/logout', { headers: { authorization: `Bearer ${person.auth_token}` } });
  await dialog(page).getByLabel('Oszustwo').check();
  await words(page).fill(WORDS);
  await send(page);
  await expect(dialog(page).getByText('Twoja sesja wygasła.')).toBeVisible();
  await expect(words(page)).toHaveValue(WORDS);
  await fillIn(page);
  await send(page);
  await expect(dialog(page).getByText(/^Z-\d+$/)).toBeVisible();
});

test('without JavaScript the report link leads to the contact form', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/user/1');
  await page.getByRole('link', { name: 'Zgłoś', exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await context.close();
});
