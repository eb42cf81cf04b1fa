import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, test } from './fixtures.ts';
import { aPerson, openAs, type Person } from './person.ts';
import { moveFirstPhotoByKeys } from './photo-order.ts';

/** A photo as a phone would take it: large, and of one colour, so that it can be told apart. */
async function aPhoto(name: string, background: string) {
  const buffer = await sharp({ create: { width: 3000, height: 2250, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

const fourPhotos = () =>
  Promise.all(['#c03020', '#208040', '#2040c0', '#c0a020'].map((colour, at) => aPhoto(`zdjecie-${at}.jpg`, colour)));

const files = (page: Page) => page.locator('input[type=file][multiple]');
const photos = (page: Page) => page.getByRole('list', { name: 'Zdjęcia' }).getByRole('listitem');
const description = (page: Page) => page.getByRole('textbox', { name: 'Opis' });
const next = (page: Page) => page.getByRole('button', { name: 'Dalej' }).click();

function headersOf({ auth_token }: Person) {
  return { authorization: `Bearer ${auth_token}` };
}

/** The user's own listings of a kind, from the API. */
async function ownListings(page: Page, person: Person, kind = 'ad') {
  const answer = await page.request.get(`/api/user/me/listings?kind=${kind}`, { headers: headersOf(person) });
  return (await answer.json()).items as { id: number; title: string; status: string; version: number }[];
}

const AN_AD = {
  title: 'Gliniany dzbanek',
  description: 'Toczony na kole i wypalany w piecu na drewno.',
  town: 'Nowy Targ',
  category: 201,
  price: 80,
  details: {},
};

async function anAd(page: Page, person: Person, form: object = {}) {
  const data = { ...AN_AD, ...form };
  const answer = await page.request.post('/api/ads', { headers: headersOf(person), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data as { id: number; version: number };
}

/** Fills in the first step of an ad; the category is taken from the title's suggestions. */
async function sayWhat(page: Page, title = 'Gliniany dzbanek na mleko'): Promise<void> {
  await page.getByRole('textbox', { name: 'Tytuł' }).fill(title);
  await page.getByRole('button', { name: 'Ceramika i garncarstwo', exact: true }).click();
  await description(page).fill(AN_AD.description);
}

test('@phone an ad with four photos is posted although the network fails twice', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(!isMobile, 'steps are for phones');
  test.slow();
  const person = await aPerson(page);
  await openAs(page, person, '/addAnnouncement');
  await sayWhat(page);
  await next(page);

  await files(page).setInputFiles(await fourPhotos());
  await expect(page.getByRole('button', { name: /^Obróć zdjęcie 1/ })).toBeVisible();
  await context.setOffline(true);
  await next(page);
  await page.getByRole('textbox', { name: 'Cena' }).fill('79,5');
  await expect(page.getByText('Brak zasięgu.').first()).toBeVisible();
  await next(page);
  await page.getByRole('combobox', { name: 'Miejscowość' }).fill('Nowy Targ');

  await context.setOffline(false);
  await expect(page.getByText('Nowy Targ, województwo małopolskie')).toBeVisible();
  await next(page);
  await expect(page.getByRole('heading', { name: 'Ostatnie spojrzenie' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Opublikuj' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Części formularza' }).getByRole('button', { name: 'Zdjęcia' }).click();
  await expect(page.getByRole('button', { name: /^Obróć zdjęcie \d z 4/ })).toHaveCount(4, { timeout: 30_000 });
  await page.goBack();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Opublikuj' }).click();
  await expect(page.getByRole('alert')).toContainText('Nie ma połączenia');
  await expect(page.getByRole('alert')).toContainText('Nic nie zginęło');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogłoszenie jest już na targu!', {
    timeout: 20_000,
  });

  const own = await ownListings(page, person);
  expect(own).toMatchObject([{ title: 'Gliniany dzbanek na mleko', status: 'basic' }]);
  await expect(page.getByLabel('Link do udostępnienia')).toHaveValue(new RegExp(`/ad/${own[0]?.id}$`));
  await page.getByRole('link', { name: 'Zobacz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gliniany dzbanek na mleko');
  await expect(page.getByText('79,50 zł').first()).toBeVisible();
  await page.goto('/addAnnouncement');
  await expect(page.getByRole('textbox', { name: 'Tytuł' })).toHaveValue('');
});

test('a lost response followed by a change creates one ad @database', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/addAnnouncement');
  await sayWhat(page);
  await page.getByRole('textbox', { name: 'Cena' }).fill('80');
  await page.getByRole('combobox', { name: 'Miejscowość' }).fill('Nowy Targ');
  let lost = 0;
  await page.route('**/api/ads', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Opublikuj' }).click();
  await expect(page.getByRole('alert')).toContainText('Nie ma połączenia');
  await page.getByRole('textbox', { name: 'Tytuł' }).fill('Gliniany dzban na mleko');
  await page.getByRole('button', { name: 'Opublikuj' }).dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogłoszenie jest już na targu!');
  expect(await ownListings(page, person)).toMatchObject([{ title: 'Gliniany dzban na mleko', status: 'basic' }]);
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogłoszenie jest już na targu!');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogłoszenie jest już na targu!');
  expect(await ownListings(page, person)).toHaveLength(1);
});

test('photos are reordered with the keyboard, rotated, described, rejected and restored', async ({ page }) => {
  test.slow();
  const person = await aPerson(page);
  await openAs(page, person, '/addAnnouncement');
  await files(page).setInputFiles(
    Array.from({ length: 11 }, (_, n) => ({ name: `${n}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('x') })),
  );
  await expect(page.getByRole('alert')).toContainText('Nie udało się dodać plików');
  await expect(page.getByRole('alert')).toContainText('najwyżej 10 zdjęć');
  await files(page).setInputFiles([
    ...(await fourPhotos()).slice(0, 3),
    { name: 'notatka.txt', mimeType: 'text/plain', buffer: Buffer.from('nie') },
  ]);
  await expect(page.getByRole('alert')).toContainText('notatka.txt');
  await expect(page.getByRole('button', { name: /^Obróć zdjęcie \d z 3/ })).toHaveCount(3, { timeout: 30_000 });
  const sources = () =>
    photos(page)
      .locator('img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('src')));
  const [red, green, blue] = await sources();
  await page.getByRole('button', { name: 'Zdjęcie 1 z 3: o jedno miejsce później' }).click();
  await expect.poll(sources).toEqual([green, red, blue]);
  await moveFirstPhotoByKeys(page);
  await expect.poll(sources).toEqual([red, green, blue]);
  await page.getByRole('button', { name: 'Obróć zdjęcie 1 z 3' }).click();
  await expect.poll(async () => (await sources())[0]).not.toBe(red);
  await page.getByRole('button', { name: 'Opisz zdjęcie 1 z 3' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Dzbanek na stole');
  await page.getByRole('dialog').getByRole('button', { name: 'Zapisz' }).click();
  await expect(photos(page).getByRole('img', { name: 'Dzbanek na stole' })).toBeVisible();
  await page.getByRole('button', { name: 'Usuń zdjęcie 3 z 3' }).click();
  await expect(photos(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(photos(page)).toHaveCount(3);
});

test('unsent photos survive a reload, arrive once, and are discarded with the draft @database', async ({ page }) => {
  test.slow();
  const person = await aPerson(page);
  const turnable = page.getByRole('button', { name: /^Obróć zdjęcie/ });
  let isCut = true;
  const answered: number[] = [];
  await page.route('**/api/user/me/pictures', async (route) => {
    const answer = await route.fetch();
    answered.push((await answer.json()).data[0].key);
    await (isCut ? route.abort() : route.fulfill({ response: answer }));
  });
  await openAs(page, person, '/addAnnouncement');
  await files(page).setInputFiles((await fourPhotos()).slice(0, 2));
  await expect.poll(() => answered.length).toBeGreaterThanOrEqual(2);
  await expect(page.getByText('Szkic zapisany').first()).toBeVisible();
  await page.reload();
  await expect(photos(page)).toHaveCount(2);

  isCut = false;
  await page.reload();
  await expect(turnable).toHaveCount(2, { timeout: 30_000 });
  // Each was uploaded several times but is stored once.
  expect(answered.length).toBeGreaterThan(3);
  expect(new Set(answered).size).toBe(2);

  isCut = true;
  await files(page).setInputFiles((await fourPhotos()).slice(2, 3));
  await expect.poll(() => new Set(answered).size).toBe(3);
  await expect(page.getByText('Szkic zapisany').first()).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByText('1 zdjęcie nie zdążyło się wysłać.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zacznij od nowa' }).click();
  await expect(page.getByRole('textbox', { name: 'Tytuł' })).toHaveValue('');
  isCut = false;
  await page.reload();
  await page.getByRole('button', { name: 'Dokończ' }).click();
  await expect(turnable).toHaveCount(2);
  await expect(photos(page)).toHaveCount(2);
});

test('a draft continues here and on another device, and is discarded by starting over', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await aPerson(page);
  await openAs(page, person, '/addAnnouncement');
  await sayWhat(page);
  await expect(page.getByText('Szkic zapisany').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Tytuł' })).toHaveValue('Gliniany dzbanek na mleko');

  const other = await anotherDevice(browser, baseURL);
  await openAs(other, person, '/addAnnouncement');
  await expect(other.getByRole('heading', { name: 'Masz niedokończony szkic' })).toBeVisible();
  await other.getByRole('button', { name: 'Dokończ' }).click();
  await expect(description(other)).toHaveValue(AN_AD.description);
  await expect(other.getByRole('button', { name: /Kategoria: .*Ceramika/ })).toBeVisible();

  await other.evaluate(() => sessionStorage.clear());
  await other.reload();
  await other.getByRole('button', { name: 'Zacznij od nowa' }).click();
  await expect(other.getByRole('textbox', { name: 'Tytuł' })).toHaveValue('');
  await other.context().close();
});

async function anotherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}

test('conflicting edits of one ad: both versions are shown and the user chooses @database', async ({ page }) => {
  const person = await aPerson(page);
  const { id, version } = await anAd(page, person);
  await page.request.post(`/api/user/me/listings/${id}/plan`, { headers: headersOf(person), data: { plan: 'free' } });
  await openAs(page, person, `/editAnnouncement/${id}`);
  await expect(page.getByRole('textbox', { name: 'Tytuł' })).toHaveValue('Gliniany dzbanek');
  const elsewhere = { ...AN_AD, title: 'Gliniany dzban', price: 95 };
  const saved = await page.request.put(`/api/ads/${id}`, {
    headers: headersOf(person),
    data: { version, form: elsewhere },
  });
  expect(saved.ok(), await saved.text()).toBe(true);

  await page.getByRole('textbox', { name: 'Tytuł' }).fill('Dzbanek z gliny');
  await description(page).fill('Nowy opis: toczony na kole.');
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ktoś zmienił to w międzyczasie' });
  await expect(dialog.getByRole('group')).toHaveCount(2);
  await expect(dialog.getByRole('radio', { name: /Twoja wersja Dzbanek z gliny/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /Zapisane w międzyczasie 95/ })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Zapisz wybrane' }).click();
  await expect(page).toHaveURL(new RegExp(`/ad/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzbanek z gliny');
  await expect(page.getByText('95 zł').first()).toBeVisible();
  await expect(page.getByText('Nowy opis: toczony na kole.')).toBeVisible();
});

test('errors show at their field and in a linked summary; rules give hints while typing', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/addAnnouncement');
  await page.getByRole('textbox', { name: 'Tytuł' }).fill('Miód lipowy, tel. 501 502 503');
  await expect(page.getByText('Usuń numer telefonu z tytułu')).toBeVisible();
  await page.getByRole('textbox', { name: 'Tytuł' }).fill('Miód lipowy');
  await page.getByRole('button', { name: 'Miody', exact: true }).click();
  await page.getByRole('textbox', { name: 'Cena' }).fill('dwa');
  await page.getByRole('button', { name: 'Opublikuj' }).click();
  const summary = page.getByRole('alert').filter({ hasText: /Popraw \d pola/ });
  await expect(summary).toBeVisible();
  await summary.getByRole('link', { name: /^Cena: Wpisz cenę/ }).click();
  await expect(page.getByRole('textbox', { name: 'Cena' })).toBeFocused();
  const code = page.locator('[name="codes.foodRegistration"]');
  await code.fill('rhd 1499 6001');
  await code.blur();
  await expect(code).toHaveValue('RHD 14996001');
});

test('a facility with several phone numbers is posted', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/addAgritourismFacility');
  await page.getByRole('textbox', { name: 'Tytuł' }).fill('Chata pod lipami');
  await description(page).fill('Cisza, sad i owce za **płotem**.\n\n- śniadania\n- rowery');
  await page.getByRole('checkbox', { name: 'Sauna' }).check();
  await page.getByRole('combobox', { name: 'Miejscowość' }).fill('Nowy Targ');
  await page.getByRole('textbox', { name: 'Kod pocztowy' }).pressSequentially('34400');
  await expect(page.getByRole('textbox', { name: 'Kod pocztowy' })).toHaveValue('34-400');
  await page.getByRole('textbox', { name: 'Ulica i numer' }).fill('Polna 7');
  await page.getByRole('textbox', { name: 'Numery telefonów, pozycja 1' }).fill('501 502 503');
  await page.getByRole('button', { name: 'Dodaj numer' }).click();
  await expect(page.getByRole('textbox', { name: 'Numery telefonów, pozycja 2' })).toBeFocused();
  await page.keyboard.type('12');
  await page.getByRole('textbox', { name: 'Adresy e-mail, pozycja 1' }).fill('chata@example.pl');
  await page.getByRole('button', { name: 'Opublikuj' }).click();
  await page.getByRole('link', { name: /^Numery telefonów: / }).click();
  await expect(page.getByRole('textbox', { name: 'Numery telefonów, pozycja 2' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Numery telefonów, pozycja 2' }).fill('18 266 20 20');
  await page.getByRole('radio', { name: /Podstawowy/ }).check();
  await expect(page.getByText('Zapłacisz w następnym kroku')).toBeVisible();
  await page.getByRole('button', { name: 'Zapisz i przejdź do płatności' }).click();
  await expect(page.getByRole('button', { name: 'Zamawiam i płacę 19 zł' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zapisane, czeka na płatność');
  await expect(page.getByRole('link', { name: 'Zapłać 19 zł' })).toBeVisible();
  await page.getByRole('button', { name: 'Pokaż bezpłatnie już teraz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gospodarstwo czeka na gości!');
  await page.getByRole('link', { name: 'Zobacz' }).click();
  await expect(page.locator('strong', { hasText: 'płotem' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'śniadania' })).toBeVisible();
});

test('an event is posted in Polish time, whatever the browser’s time zone @database', async ({
  browser,
  baseURL,
  page,
}) => {
  const person = await aPerson(page);
  const context = await browser.newContext({ baseURL, timezoneId: 'America/New_York' });
  const far = await context.newPage();
  await openAs(far, person, '/addEvent');
  await far.getByRole('textbox', { name: 'Tytuł' }).fill('Dożynki w Łopusznej');
  await far.getByRole('checkbox', { name: 'Dożynki' }).check();
  await description(far).fill('Korowód z wieńcami i kapela pod lipą.');
  const start = far.getByRole('group', { name: 'Początek' });
  await start.getByLabel('Dzień').fill('2027-08-22');
  await start.getByLabel('Godzina').fill('10:00');
  const end = far.getByRole('group', { name: 'Koniec' });
  await expect(end.getByLabel('Dzień')).toHaveValue('2027-08-22');
  await end.getByLabel('Godzina').fill('09:00');
  await far.getByRole('combobox', { name: 'Miejscowość' }).fill('Nowy Targ');
  await far.getByRole('textbox', { name: 'Miejsce' }).fill('Plac przy remizie');
  await far.getByRole('textbox', { name: 'Organizator' }).fill('Gmina Nowy Targ');
  await far.getByRole('button', { name: 'Opublikuj' }).click();
  await far.getByRole('link', { name: /^Koniec: Koniec nie może/ }).click();
  await end.getByLabel('Godzina').fill('18:30');
  await far.getByRole('button', { name: 'Opublikuj' }).click();
  await expect(far.getByRole('heading', { level: 1 })).toHaveText('Wydarzenie jest już w kalendarzu!');
  const [own] = await ownListings(page, person, 'event');
  const stored = await (await page.request.get(`/api/events/${own?.id}`)).json();
  expect(stored).toMatchObject({ startsAt: '2027-08-22T08:00:00.000Z', endsAt: '2027-08-22T16:30:00.000Z' });
  await context.close();
});

test('@phone no step has accessibility violations in either theme', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'steps are for phones');
  test.slow();
  const person = await aPerson(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAs(page, person, '/addAnnouncement');
  await sayWhat(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Kategoria: / }).click();
  await page.getByRole('searchbox', { name: /Szukaj, np\. ser, pisklęta/ }).fill('miod');
  await expect(page.getByRole('button', { name: /^Miody/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Miody/ }).click();
  await next(page);
  await files(page).setInputFiles((await fourPhotos()).slice(0, 2));
  await expect(page.getByRole('button', { name: /^Obróć zdjęcie \d z 2/ })).toHaveCount(2, { timeout: 30_000 });
  await expectAccessible(page);
  await next(page);
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Części formularza' }).getByRole('button', { name: 'Miejsce' }).click();
  await page.getByRole('combobox', { name: 'Miejscowość' }).fill('Nowy Targ');
  await expectAccessible(page);
  await next(page);
  await page.getByRole('button', { name: 'Strona', exact: true }).click();
  await page.getByRole('button', { name: 'Opublikuj' }).click();
  await expect(page.getByRole('alert')).toContainText(/Popraw \d pola/);
  await expectAccessible(page);
});

test('the forms of a facility and an event have no accessibility violations in either theme', async ({ page }) => {
  const person = await aPerson(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/addAgritourismFacility', '/addEvent']) {
    await openAs(page, person, path);
    await page.getByRole('textbox', { name: 'Tytuł' }).fill('Chata pod lipami');
    await page.getByRole('button', { name: 'Opublikuj' }).click();
    await expect(page.getByRole('alert')).toContainText('Popraw');
    await expectAccessible(page);
  }
});
