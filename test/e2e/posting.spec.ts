import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import {
  AN_AD,
  category,
  description,
  files,
  photos,
  price,
  publish,
  sayWhat,
  sections,
  title,
  town,
  unfold,
} from './ad-form.ts';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
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

function headersOf({ auth_token }: Person) {
  return { authorization: `Bearer ${auth_token}` };
}

/** The user's own listings of a kind, from the API. */
async function ownListings(page: Page, person: Person, kind = 'ad') {
  const answer = await page.request.get(`/api/user/me/listings?kind=${kind}`, { headers: headersOf(person) });
  return (await answer.json()).items as { id: number; title: string; status: string; version: number }[];
}

async function anAd(page: Page, person: Person, form: object = {}) {
  const data = { ...AN_AD, ...form };
  const answer = await page.request.post('/api/ads', { headers: headersOf(person), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data as { id: number; version: number };
}

test('@phone apples are posted from the home page in at most ten taps', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'taps are for phones');
  const person = await aPerson(page);
  await page.request.patch('/api/user/me/profile', {
    headers: headersOf(person),
    data: { town: 'Grójec, mazowieckie' },
  });
  await openAs(page, person, '/');
  // Typing does not count as a tap, but focusing the field does.
  await page.evaluate(() => {
    addEventListener('pointerdown', () =>
      sessionStorage.setItem('taps', `${Number(sessionStorage.getItem('taps')) + 1}`),
    );
  });
  const taps = () => page.evaluate(() => Number(sessionStorage.getItem('taps')));
  await page.getByRole('navigation', { name: 'Skróty' }).getByRole('link', { name: 'Dodaj' }).tap();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Wybierz zdjęcia' }).tap();
  await (await chooser).setFiles([await aPhoto('jablka.jpg', '#c03020')]);
  await title(page).tap();
  await page.keyboard.type('Jabłka 20 kg');
  await expect(category(page)).toHaveAccessibleName(/Owoce/);
  await price(page).tap();
  await page.keyboard.type('60');
  await expect(page.getByText('Grójec, mazowieckie')).toBeVisible();
  expect(await page.locator('form [required]').count()).toBeLessThanOrEqual(3);
  await publish(page).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogłoszenie jest już na targu!');
  // Choosing the photo in the file dialog is one more tap.
  const count = (await taps()) + 1;
  console.log(`an ad in ${count} taps`);
  expect(count).toBeGreaterThan(4);
  expect(count).toBeLessThanOrEqual(10);

  const [own] = await ownListings(page, person);
  expect(own).toMatchObject({ title: 'Jabłka 20 kg', status: 'basic' });
  await page.goto(`/ad/${own?.id}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Opis' })).toHaveCount(0);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /Jabłka 20 kg · 60.zł.* · Owoce · /);
});

test('@phone an ad with four photos is posted although the network fails twice', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(!isMobile, 'the sections are long on phones');
  test.slow();
  const person = await aPerson(page);
  await openAs(page, person, '/addAnnouncement');
  await files(page).setInputFiles(await fourPhotos());
  await expect(page.getByRole('button', { name: /^Obróć zdjęcie 1/ })).toBeVisible();
  await sayWhat(page);
  await context.setOffline(true);
  await price(page).fill('79,5');
  await expect(page.getByText('Brak zasięgu.').first()).toBeVisible();
  await town(page).fill('Nowy Targ');

  await context.setOffline(false);
  await expect(page.getByText('Nowy Targ, województwo małopolskie')).toBeVisible();
  await sections(page).filter({ hasText: 'Podgląd' }).tap();
  await expect(page.getByRole('heading', { name: 'Ostatnie spojrzenie' })).toBeFocused();
  await expect(sections(page).filter({ hasText: 'Podgląd' })).toHaveAttribute('aria-current', 'location');
  await sections(page).filter({ hasText: 'Zdjęcia' }).tap();
  await expect(sections(page).filter({ hasText: 'Zdjęcia' })).toHaveAttribute('aria-current', 'location');
  await expect(page.getByRole('button', { name: /^Obróć zdjęcie \d z 4/ })).toHaveCount(4, { timeout: 30_000 });

  await context.setOffline(true);
  await publish(page).click();
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
  await expect(title(page)).toHaveValue('');
});

test('a lost response followed by a change creates one ad @database', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/addAnnouncement');
  await sayWhat(page);
  await price(page).fill('80');
  await town(page).fill('Nowy Targ');
  let lost = 0;
  await page.route('**/api/ads', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await publish(page).click();
  await expect(page.getByRole('alert')).toContainText('Nie ma połączenia');
  await title(page).fill('Gliniany dzban na mleko');
  await publish(page).dblclick();
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
  await expect(title(page)).toHaveValue('');
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
  await expect(title(page)).toHaveValue('Gliniany dzbanek na mleko');

  const other = await anotherDevice(browser, baseURL);
  await openAs(other, person, '/addAnnouncement');
  await expect(other.getByRole('heading', { name: 'Masz niedokończony szkic' })).toBeVisible();
  await other.getByRole('button', { name: 'Dokończ' }).click();
  await expect(description(other)).toHaveValue(AN_AD.description);
  await expect(other.getByRole('button', { name: /Kategoria: .*Ceramika/ })).toBeVisible();

  await other.evaluate(() => sessionStorage.clear());
  await other.reload();
  await other.getByRole('button', { name: 'Zacznij od nowa' }).click();
  await expect(title(other)).toHaveValue('');
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
  await expect(title(page)).toHaveValue('Gliniany dzbanek');
  const elsewhere = { ...AN_AD, title: 'Gliniany dzban', price: 95 };
  const saved = await page.request.put(`/api/ads/${id}`, {
    headers: headersOf(person),
    data: { version, form: elsewhere },
  });
  expect(saved.ok(), await saved.text()).toBe(true);

  await title(page).fill('Dzbanek z gliny');
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
  await title(page).fill('Miód lipowy, tel. 501 502 503');
  await expect(page.getByText('Usuń numer telefonu z tytułu')).toBeVisible();
  await title(page).fill('Miód lipowy');
  await page.getByRole('button', { name: 'Miody', exact: true }).click();
  await price(page).fill('dwa');
  await publish(page).click();
  const count = page.getByRole('alert').getByRole('button', { name: /Popraw \d pola/ });
  await expect(count).toBeVisible();
  // The first wrong field in the order of the form.
  await expect(price(page)).toBeFocused();
  await expect(sections(page).filter({ hasText: 'do poprawienia' })).toHaveText([/Co/, /Szczegóły/, /Miejsce/]);
  const summary = page.getByRole('region', { name: 'Ostatnie spojrzenie' });
  await summary.getByRole('link', { name: /^Miejscowość: / }).click();
  await expect(town(page)).toBeFocused();
  await count.click();
  await expect(price(page)).toBeFocused();
  await price(page).fill('2');
  const code = page.locator('[name="codes.foodRegistration"]');
  await code.fill('rhd 1499 6002');
  await code.blur();
  await expect(code).toHaveValue('RHD 14996002');
});

test('an ad is posted with the keyboard alone, and no bar covers what has the focus', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/addAnnouncement');
  await expect(title(page)).toBeVisible();
  const findCovered = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
      return onTop !== null && !focused.contains(onTop) && !onTop.contains(focused) ? focused.outerHTML : null;
    });
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await findCovered()).toBeNull();
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(target).toBeFocused();
  };
  await tabTo(title(page));
  await page.keyboard.type('Jabłka 20 kg');
  await expect(category(page)).toHaveAccessibleName(/Owoce/);
  await tabTo(price(page));
  await page.keyboard.type('60');
  await tabTo(town(page));
  await page.keyboard.type('Nowy Targ');
  await tabTo(publish(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ogłoszenie jest już na targu!');
});

test('a facility with several phone numbers is posted', async ({ page }) => {
  const person = await aPerson(page);
  await openAs(page, person, '/addAgritourismFacility');
  await title(page).fill('Chata pod lipami');
  await description(page).fill('Cisza, sad i owce za **płotem**.\n\n- śniadania\n- rowery');
  await unfold(page);
  await page.getByRole('checkbox', { name: 'Sauna' }).check();
  await town(page).fill('Nowy Targ');
  await page.getByRole('textbox', { name: 'Kod pocztowy' }).pressSequentially('34400');
  await expect(page.getByRole('textbox', { name: 'Kod pocztowy' })).toHaveValue('34-400');
  await page.getByRole('textbox', { name: 'Ulica i numer' }).fill('Polna 7');
  await expect(page.getByRole('textbox', { name: 'Numery telefonów, pozycja 1' })).toHaveValue('501 502 503');
  await expect(page.getByRole('textbox', { name: 'Adresy e-mail, pozycja 1' })).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Dodaj numer' }).click();
  await expect(page.getByRole('textbox', { name: 'Numery telefonów, pozycja 2' })).toBeFocused();
  await page.keyboard.type('12');
  await publish(page).click();
  await page.getByRole('link', { name: /^Numery telefonów: / }).click();
  await expect(page.getByRole('textbox', { name: 'Numery telefonów, pozycja 2' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Numery telefonów, pozycja 2' }).fill('18 266 20 20');
  await page.getByRole('radio', { name: /Podstawowy/ }).check();
  await expect(page.getByText('Zapłacisz w następnym kroku')).toBeVisible();
  await page.getByRole('button', { name: 'Zapisz i przejdź do płatności' }).click();
  // Does not check the price, which `plans.spec.ts` changes.
  await expect(page.getByRole('button', { name: /^Zamawiam i płacę \d/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zapisane, czeka na płatność');
  await expect(page.getByRole('link', { name: /^Zapłać \d/ })).toBeVisible();
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
  await title(far).fill('Dożynki w Łopusznej');
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
  await publish(far).click();
  await far.getByRole('link', { name: /^Koniec: Koniec nie może/ }).click();
  await end.getByLabel('Godzina').fill('18:30');
  await publish(far).click();
  await expect(far.getByRole('heading', { level: 1 })).toHaveText('Wydarzenie jest już w kalendarzu!');
  const [own] = await ownListings(page, person, 'event');
  const stored = await (await page.request.get(`/api/events/${own?.id}`)).json();
  expect(stored).toMatchObject({ startsAt: '2027-08-22T08:00:00.000Z', endsAt: '2027-08-22T16:30:00.000Z' });
  await context.close();
});

/** High enough that no field is partly covered by the bars, which would make it a small target. */
const WHOLE_FORM = 5_000;

test('@phone the form has no accessibility violations in either theme', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the desktop has its own test');
  test.slow();
  const person = await aPerson(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: WHOLE_FORM });
  await openAs(page, person, '/addAnnouncement');
  await sayWhat(page);
  await category(page).click();
  await page.getByRole('searchbox', { name: /Szukaj, np\. ser, pisklęta/ }).fill('miod');
  await expect(page.getByRole('button', { name: /^Miody/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Miody/ }).click();
  await files(page).setInputFiles((await fourPhotos()).slice(0, 2));
  await expect(page.getByRole('button', { name: /^Obróć zdjęcie \d z 2/ })).toHaveCount(2, { timeout: 30_000 });
  await town(page).fill('Nowy Targ');
  await expect(page.getByText('Nowy Targ, województwo małopolskie')).toBeVisible();
  await unfold(page);
  await unfold(page, 'Tak to zobaczą inni');
  await page.getByRole('button', { name: 'Strona', exact: true }).click();
  await publish(page).click();
  await expect(page.getByRole('alert')).toContainText(/Popraw \d pola/);
  await expectAccessible(page);
});

test('the forms of a facility and an event have no accessibility violations in either theme', async ({ page }) => {
  const person = await aPerson(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: WHOLE_FORM });
  for (const path of ['/addAgritourismFacility', '/addEvent']) {
    await openAs(page, person, path);
    await title(page).fill('Chata pod lipami');
    await publish(page).click();
    await expect(page.getByRole('alert')).toContainText('Popraw');
    await expectAccessible(page);
  }
});
