import type { FileChooser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, hydrated, hydratedPart, test } from './fixtures.ts';
import { aPerson, logInElsewhere, openAs, type Person } from './person.ts';
import { moveFirstPhotoByKeys } from './photo-order.ts';

/** A photo as a phone would take it: large, and of one colour, so that it can be told apart. */
async function aPhoto(name: string, background: string, width = 3000, height = 2250) {
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Chooses files as a user does: with the button, in the dialog that it opens. */
async function chooseFiles(page: Page, files: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Wybierz zdjęci[ea]$/ }).click();
  await (await chooser).setFiles(files);
}

const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Powiadomienia' }).getByText(text);

/** Makes the next call fail as if the password had been confirmed too long ago. */
async function letPasswordBeAskedFor(page: Page, path: string): Promise<void> {
  const json = {
    success: false,
    code: 'passwordConfirmationRequired',
    data: 'Potwierdź to hasłem.',
    errors: {},
    requestId: 'e2e',
  };
  await page.route(`**/api${path}`, (route) => route.fulfill({ status: 403, json }), { times: 1 });
}

/** Confirms the password where the page asks for it. */
async function confirmPassword(page: Page, { password }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Wpisz ponownie hasło' });
  await dialog.getByLabel('Hasło', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('an anonymous visitor is sent to the log-in page and back', async ({ page }) => {
  await page.goto('/userpanel?section=gallery');
  await expect(page).toHaveURL(/\/login\?back=%2Fuserpanel%3Fsection%3Dgallery/);
});

test('the description has a preview, survives errors and section changes, and shows on the profile @database', async ({
  page,
}) => {
  const person = await aPerson(page);
  await openAs(page, person, '/userpanel');
  await page
    .getByRole('navigation', { name: 'Części panelu' })
    .getByRole('link', { name: 'Opis i dane profilu' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opis i dane profilu');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Opis', { exact: true }).fill('Robimy oscypki w Białce.');
  await expect(page.getByRole('region', { name: 'Tak widzą to inni' })).toContainText('Robimy oscypki');
  await page.getByLabel('Miejscowość').fill('Nibylandia');
  await page.getByLabel('Twój sklep').fill('sery.example.pl');
  await page.getByRole('link', { name: 'Galeria zdjęć' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galeria zdjęć');
  await page.goBack();
  await expect(page.getByLabel('Opis', { exact: true })).toHaveValue('Robimy oscypki w Białce.');
  await expect(page.getByLabel('Twój sklep')).toHaveValue('https://sery.example.pl');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page.getByText('Nie znamy takiej miejscowości.')).toBeVisible();
  await expect(page.getByLabel('Miejscowość')).toBeFocused();
  await page.getByLabel('Miejscowość').fill('Łowicz');
  await expect(page.locator('datalist option').first()).toHaveAttribute('value', /Łowicz/);
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(toast(page, 'Zapisano')).toBeVisible();
  await page.goto(`/user/${person.id}`);
  await expect(page.getByText('Robimy oscypki w Białce.')).toBeVisible();
  await expect(page.getByText('Łowicz').first()).toBeVisible();
  // The shop link is shown while it is paid for; see `paying.spec.ts`.
  await expect(page.getByRole('link', { name: /Sklep sprzedającego/ })).toHaveCount(0);
});

test('a profile picture is cropped with the keyboard, shown everywhere and removed', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/userpanel?section=avatar');
  await chooseFiles(page, { name: 'umowa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByRole('alert')).toContainText('Nie udało się dodać plików');
  await chooseFiles(page, await aPhoto('twarz.jpg', '#c03020', 1600, 900));
  const crop = page.getByRole('group', { name: 'Kadrowanie zdjęcia' });
  await crop.focus();
  const image = page.locator('.reactEasyCrop_Image');
  const place = () => image.evaluate((element) => element.style.transform);
  const before = await place();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).not.toBe(before);
  await page.keyboard.press('+');
  await expect.poll(place).toContain('scale(1.2)');
  await expect(page.getByRole('slider', { name: 'Przybliżenie' })).toHaveAttribute('aria-valuetext', '120%');
  await page.getByRole('button', { name: 'Zapisz zdjęcie' }).click();
  await expect(toast(page, 'Nowe zdjęcie już widać')).toBeVisible();
  const own = page.locator('img[src^="/userAvatar/"]:not([src*="face-"])');
  await expect(page.getByRole('banner').locator(own).first()).toBeVisible();
  await page.getByRole('button', { name: 'Usuń zdjęcie' }).click();
  await expect(toast(page, 'Zdjęcie usunięte')).toBeVisible();
  await expect(own).toHaveCount(0);
});

test('gallery pictures are added, reordered with the keyboard, described, deleted and restored', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/userpanel?section=gallery');
  await expect(page.getByText('Nie ma tu jeszcze zdjęć')).toBeVisible();
  await chooseFiles(page, await Promise.all(Array.from({ length: 11 }, (_, n) => aPhoto(`${n}.jpg`, '#888', 40, 30))));
  await expect(page.getByRole('alert')).toContainText('Nie udało się dodać plików');
  await expect(page.getByRole('alert')).toContainText('najwyżej 10 zdjęć');
  await chooseFiles(page, [
    await aPhoto('czerwone.jpg', '#c03020'),
    await aPhoto('zielone.jpg', '#208040'),
    await aPhoto('niebieskie.jpg', '#2040c0'),
    { name: 'notatka.txt', mimeType: 'text/plain', buffer: Buffer.from('nie') },
  ]);
  await expect(page.getByRole('alert')).toContainText('notatka.txt');
  const cards = page.getByRole('region', { name: /Twoje zdjęcia/ }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  const sources = () => cards.locator('img').evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  const [red, green, blue] = await sources();

  await moveFirstPhotoByKeys(page);
  await expect.poll(sources).toEqual([green, red, blue]);
  await page.getByRole('button', { name: 'Zdjęcie 3 z 3: o jedno miejsce wcześniej' }).click();
  await expect.poll(sources).toEqual([green, blue, red]);

  await page.getByRole('button', { name: 'Opisz zdjęcie 1 z 3' }).click();
  await page.getByLabel('Co widać na zdjęciu?').fill('Zielona łąka');
  await page.getByRole('dialog').getByRole('button', { name: 'Zapisz' }).click();
  await expect(cards.getByRole('img', { name: 'Zielona łąka' })).toBeVisible();

  await page.getByRole('button', { name: 'Usuń zdjęcie 1 z 3' }).click();
  await expect(cards).toHaveCount(2);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(cards).toHaveCount(3);
  await page.getByRole('button', { name: 'Usuń zdjęcie 3 z 3' }).click();
  // Leaving the page makes the deletion final.
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('link', { name: 'Historia płatności' }).click();
  await removed;
  await page.goto(`/user/${person.id}`);
  const gallery = page.getByRole('region', { name: 'Zdjęcia' });
  await expect(gallery.getByRole('img')).toHaveCount(2);
  await hydrated(page);
  // The strip hydrates after the page; until then its links lead to the files.
  const meadow = gallery.getByRole('link', { name: 'Zielona łąka' });
  await hydratedPart(meadow);
  await meadow.click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Zielona łąka' })).toBeVisible();
});

test('the stand-alone page uploads pictures to the gallery', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/uploadimage');
  await chooseFiles(page, [await aPhoto('a.jpg', '#c03020', 400, 300), await aPhoto('b.jpg', '#208040', 400, 300)]);
  await expect(page.getByText('Dodano 2 zdjęcia')).toBeVisible();
  await page.getByRole('link', { name: 'Ułóż i opisz w galerii' }).click();
  await expect(page.getByRole('button', { name: 'Usuń zdjęcie 2 z 2' })).toBeVisible();
});

test('sessions are ended one by one and all at once @database', async ({ page }) => {
  const person = await aPerson(page);
  const tokens = [await logInElsewhere(page, person), await logInElsewhere(page, person)];
  await openAs(page, person, '/userpanel?section=security');
  const sessions = page.getByRole('region', { name: 'Gdzie masz otwarte konto' }).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  await sessions
    .nth(1)
    .getByRole('button', { name: /^Wyloguj/ })
    .click();
  await expect(toast(page, 'Urządzenie wylogowane')).toBeVisible();
  await page.getByRole('button', { name: 'Wyloguj wszystkie pozostałe' }).click();
  await expect(sessions).toHaveCount(1);
  for (const token of tokens) {
    const answer = await page.request.get('/api/user/me', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(401);
  }
});

test('a new e-mail address takes effect when its link is opened, after a password check', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/userpanel?section=security');
  await page.getByRole('button', { name: 'Zmień adres e-mail' }).click();
  await page.getByLabel('Nowy adres e-mail').fill('nikt');
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await expect(page.getByText('Wpisz poprawny adres e-mail.')).toBeVisible();
  await letPasswordBeAskedFor(page, '/user/me/email');
  await page.getByLabel('Nowy adres e-mail').fill(`nowy-${person.email}`);
  await page.getByRole('button', { name: 'Wyślij link' }).click();
  await confirmPassword(page, person);
  await expect(page.getByText(`Czeka na potwierdzenie: nowy-${person.email}`)).toBeVisible();
});

test('a user requests a copy of their data', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/userpanel?section=export');
  await page.getByRole('button', { name: 'Poproś o kopię danych' }).click();
  await expect(page.getByRole('region', { name: 'Twoje kopie' }).getByRole('listitem')).toHaveCount(1);
});

test('a user deletes the account by typing the word, and is logged out', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/userpanel?section=delete');
  await page.getByRole('button', { name: 'Usuń konto na zawsze' }).click();
  await expect(page.getByText('Wpisz dokładnie: USUŃ')).toBeVisible();
  await page.getByLabel('Wpisz słowo USUŃ').fill('usuń');
  await letPasswordBeAskedFor(page, '/user/me');
  await page.getByRole('button', { name: 'Usuń konto na zawsze' }).click();
  await confirmPassword(page, person);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByText('Zaloguj się').first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('appState'))).toBe('{"user":null,"isLoggedIn":false}');
  expect((await page.goto(`/user/${person.id}`))?.status()).toBe(404);
});

test('on a phone the panel is a list of sections, each with a back link @phone', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'phones only');
  await openAs(page, await aPerson(page), '/userpanel');
  const sections = page.getByRole('navigation', { name: 'Części panelu' });
  await sections.getByRole('link', { name: 'Język i powiadomienia' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Język i powiadomienia');
  await expect(sections).toBeHidden();
  await page.getByLabel('Nowości na Jarmarku').check();
  await expect(toast(page, 'Zapisano')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Mój panel' }).click();
  await expect(sections).toBeVisible();
});

const SECTIONS = [
  'overview',
  'ads',
  'add',
  'avatar',
  'description',
  'seller',
  'gallery',
  'transactions',
  'security',
  'preferences',
  'export',
  'delete',
];

test('no section has accessibility violations in either theme', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, await aPerson(page), '/uploadimage');
  await chooseFiles(page, [await aPhoto('a.jpg', '#c03020', 400, 300)]);
  await expect(page.getByText('Dodano 1 zdjęcie')).toBeVisible();
  await expectAccessible(page);
  for (const section of SECTIONS) {
    await page.goto(`/userpanel?section=${section}`);
    await hydrated(page);
    await expect(page.getByRole('main').getByText('Wczytujemy…')).toHaveCount(0);
    await expectAccessible(page);
  }
});
