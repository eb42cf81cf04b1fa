import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { anAd, authOf } from './listing.ts';
import { mailedLink } from './mailbox.ts';
import { aPerson, openAs } from './person.ts';
import { letExpire } from './time.ts';

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title }).last();

async function statusFor(page: Page, path: string): Promise<number> {
  return (await page.request.get(path)).status();
}

test('an ad is activated for free, paused and resumed on its own page, and offered a paid plan @phone', async ({
  page,
}) => {
  const person = await aPerson(page);
  const id = await anAd(page, person, 'Kosz na grzyby');
  await openAs(page, person, '/userpanel?section=ads');
  await expect(row(page, 'Kosz na grzyby')).toContainText('Czeka na wybór planu');
  await page.getByRole('link', { name: 'Wybierz plan: Kosz na grzyby' }).click();
  await expect(page).toHaveURL(`/changeAnnouncementPlan?id=${id}`);
  await page.getByRole('button', { name: 'Pokaż za darmo' }).click();
  await expect(page.getByRole('heading', { name: 'Gotowe, już widać na targu' })).toBeFocused();

  await page.getByRole('link', { name: 'Zobacz ofertę' }).click();
  const own = page.getByRole('region', { name: 'To twoja oferta' });
  await expect(own).toContainText('Widoczne jeszcze 14 dni');
  await own.getByRole('button', { name: 'Wstrzymaj' }).click();
  await expect(own).toContainText('Wstrzymane, zostaje 14 dni');
  await expect.poll(() => statusFor(page, `/ad/${id}`)).toBe(404);
  await own.getByRole('button', { name: 'Pokaż znowu' }).click();
  await expect(own).toContainText('Widoczne jeszcze 14 dni');
  await expect.poll(() => statusFor(page, `/ad/${id}`)).toBe(200);

  await own.getByRole('link', { name: 'Zmień plan' }).click();
  await expect(page.getByRole('button', { name: 'Pokaż za darmo' })).toHaveCount(0);
  await expect(page.getByText('To twój plan teraz')).toBeVisible();
  await page.getByRole('link', { name: 'Wybierz ten plan: Rozszerzony' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zamówienie i płatność');
  await expect(page.getByRole('button', { name: 'Zamawiam i płacę 39 zł' })).toBeVisible();
  await page.getByRole('link', { name: 'Inne plany' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wybierz plan');
});

test('the owner of a hidden ad sees the reason at its URL and publishes it from there @phone @database', async ({
  page,
  isMobile,
}) => {
  const person = await aPerson(page);
  const id = await anAd(page, person, 'Kosz na grzyby');
  await page.goto(`/ad/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nic tu nie ma!');
  await openAs(page, person, `/ad/${id}`);
  const own = page.getByRole('region', { name: 'To twoja oferta' });
  const description = page.getByText('Wyplatam ręcznie z wikliny.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kosz na grzyby');
  await expect(page).toHaveTitle('Kosz na grzyby – Jarmark');
  await expect(own).toContainText('Tylko ty to widzisz. Oferty nie ma jeszcze na targu, bo nie ma planu');
  await expectAccessible(page);
  await own.getByRole('button', { name: 'Pokaż za darmo' }).click();
  await expect(description).toBeVisible();
  await expect(own).toContainText('Widoczne jeszcze 14 dni');

  if (isMobile) {
    const bar = page.getByRole('region', { name: 'Cena i kontakt' });
    await expect(bar.getByRole('link', { name: 'Napisz' })).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await bar.getByRole('link', { name: 'Zarządzaj' }).click();
    await expect(own).toBeInViewport();
  }
  await own.getByRole('button', { name: 'Wstrzymaj' }).click();
  await expect.poll(() => statusFor(page, `/ad/${id}`)).toBe(404);
  await page.reload();
  await expect(own).toContainText('bo została wstrzymana');
  await expect(description).toHaveCount(0);
  await own.getByRole('button', { name: 'Pokaż znowu' }).click();
  await expect(description).toBeVisible();
  await letExpire(page, id);
  await expect.poll(() => statusFor(page, `/ad/${id}`)).toBe(404);
  await page.reload();
  await expect(own).toContainText('bo minął jej czas');
  await own.getByRole('button', { name: 'Odnów za darmo' }).click();
  await expect(description).toBeVisible();
  await own.getByRole('button', { name: 'Wstrzymaj' }).click();
  await expect(own).toContainText('Wstrzymane');

  await openAs(page, await aPerson(page), `/ad/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nic tu nie ma!');
  await page.waitForLoadState('networkidle');
  await expect(own).toHaveCount(0);
});

test('an ad is deleted and restored with the keyboard alone', async ({ page }) => {
  const person = await aPerson(page);
  await anAd(page, person, 'Kosz na grzyby', { isShown: true });
  await anAd(page, person, 'Kosz na bieliznę');
  await openAs(page, person, '/userpanel?section=ads');
  const menu = page.getByLabel('Więcej działań: Kosz na grzyby');
  const remove = async () => {
    await menu.focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Usuń' })).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Usunąć „Kosz na grzyby”?' });
    await expect(dialog.getByRole('button', { name: 'Anuluj' })).toBeFocused();
  };
  await remove();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await remove();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Kosz na grzyby', exact: true })).toHaveCount(0);
  await expect(page.getByText('Na tej stronie 1 z 1')).toBeFocused();
  await page.getByRole('button', { name: 'Cofnij' }).press('Enter');
  await expect(row(page, 'Kosz na grzyby')).toContainText('Widoczne jeszcze 14 dni');

  await remove();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Usunięte 1' }).press('Enter');
  await expect(row(page, 'Kosz na grzyby')).toContainText('Usunięte, można cofnąć do');
  await page.getByRole('button', { name: 'Cofnij usunięcie: Kosz na grzyby' }).press('Enter');
  await expect(page.getByText('Nie ma czego cofać')).toBeVisible();
});

test('bulk actions report failures and can be undone @database', async ({ page }) => {
  const person = await aPerson(page);
  for (const name of ['A', 'B']) await anAd(page, person, `Czekający ${name}`);
  await anAd(page, person, 'Widoczny', { isShown: true });
  await openAs(page, person, '/userpanel?section=ads');
  await page.getByLabel('Zaznacz wszystkie na stronie').check();
  const bar = page.getByRole('region', { name: 'Zaznaczone' });
  await expect(bar).toContainText('Zaznaczono 3 pozycje');
  await bar.getByRole('button', { name: 'Pokaż lub odnów za darmo' }).click();
  const outcome = page.getByRole('status').filter({ hasText: 'zrobione: 2, nie udało się: 1' });
  await expect(outcome).toContainText('Widoczny');
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Widoczne 3' })).toBeVisible();

  await page.getByLabel('Zaznacz: Czekający A').check();
  await page.getByLabel('Zaznacz: Czekający B').check();
  await bar.getByRole('button', { name: 'Wstrzymaj' }).click();
  await expect(page.getByText('Wstrzymaj: zrobione: 2')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ukryte 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByRole('link', { name: 'Widoczne 3' })).toBeVisible();
});

test('an ad is marked sold, offered again and copied', async ({ page }) => {
  const person = await aPerson(page);
  const id = await anAd(page, person, 'Kosz na grzyby', { isShown: true });
  await openAs(page, person, '/userpanel?section=ads');
  const menu = page.getByLabel('Więcej działań: Kosz na grzyby');
  await menu.click();
  await page.getByRole('button', { name: 'Oznacz jako sprzedane' }).click();
  await expect(row(page, 'Kosz na grzyby')).toContainText('Sprzedane');
  await expect.poll(() => statusFor(page, `/ad/${id}`)).toBe(404);
  await page.getByRole('button', { name: 'Wystaw ponownie: Kosz na grzyby' }).click();
  await expect(row(page, 'Kosz na grzyby')).toContainText('Widoczne jeszcze 14 dni');
  await menu.click();
  await page.getByRole('button', { name: 'Powiel' }).click();
  await expect(page).toHaveURL(/\/editAnnouncement\/\d+(#\w+)?$/);
  expect(page.url()).not.toContain(`/${id}`);
});

test('a holiday hides all listings and restores them', async ({ page }) => {
  const person = await aPerson(page);
  const id = await anAd(page, person, 'Kosz na grzyby', { isShown: true });
  await openAs(page, person, '/userpanel?section=ads');
  await page.getByRole('switch', { name: 'Zacznij przerwę' }).check();
  await expect(page.getByText(/^Masz przerwę od/)).toBeVisible();
  await expect(row(page, 'Kosz na grzyby')).toContainText('Na przerwie, zostaje 14 dni');
  await expect.poll(() => statusFor(page, `/ad/${id}`)).toBe(404);
  await page.getByRole('button', { name: 'Zakończ przerwę' }).click();
  await expect(page.getByRole('switch', { name: 'Zacznij przerwę' })).not.toBeChecked();
  await expect(row(page, 'Kosz na grzyby')).toContainText('Widoczne jeszcze 14 dni');
  await expect.poll(() => statusFor(page, `/ad/${id}`)).toBe(200);
});

test('listings are filtered by status and title', async ({ page }) => {
  const person = await aPerson(page);
  for (const name of ['grzyby', 'owoce', 'chleb', 'drewno', 'bieliznę']) await anAd(page, person, `Kosz na ${name}`);
  await anAd(page, person, 'Taca', { isShown: true });
  await openAs(page, person, '/userpanel?section=ads');
  await page.getByRole('link', { name: 'Czekające 5' }).click();
  await expect(page).toHaveURL(/state=waiting/);
  await page.getByLabel('Szukaj po tytule').fill('grz');
  await expect(page).toHaveURL(/q=grz/);
  await expect(page.getByText('Na tej stronie 1 z 1')).toBeVisible();
  await expect(page.getByLabel('Szukaj po tytule')).toBeFocused();
  await page.getByLabel('Szukaj po tytule').fill('nic takiego');
  await expect(page.getByRole('heading', { name: 'Żaden tytuł nie zawiera „nic takiego”' })).toBeVisible();
  await page.getByRole('link', { name: 'Pokaż wszystkie' }).click();
  await expect(page.getByText('Na tej stronie 6 z 6')).toBeVisible();
});

const HEAD = 'title;description;category;price;weight;weight_unit;town\n';
const GOOD = `${HEAD}Kosz dębowy;Wyplatam ręcznie.;wicker;80;1,5;kg;Zamość\nTaca z wikliny;Z uchwytami.;wicker;45;;;Zamość\n`;

/** A CSV file as a spreadsheet on Windows writes it. */
function windowsFile(name: string, text: string) {
  const letters: Readonly<Record<string, number>> = { ę: 0xea, ó: 0xf3, ś: 0x9c, ć: 0xe6, ą: 0xb9 };
  const buffer = Buffer.from([...text].map((sign) => letters[sign] ?? sign.charCodeAt(0)));
  return { name, mimeType: 'text/csv', buffer };
}

test('ads are imported from a file, invalid rows are returned with reasons, and an export updates ads', async ({
  page,
}) => {
  const person = await aPerson(page);
  await openAs(page, person, '/userpanel?section=ads');
  await page.getByRole('link', { name: 'Dodaj z pliku' }).click();
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz wzór' }).click();
  expect((await template).suggestedFilename()).toBe('jarmark-wzor.csv');

  const csv = page.getByTestId('csv');
  await csv.setInputFiles(windowsFile('bez.csv', 'title\n"Kosz'));
  await expect(page.getByRole('alert')).toContainText('Nie udało się odczytać tego pliku');
  await csv.setInputFiles(windowsFile('kosze.csv', `${GOOD}x;;zupa;-3;;;Zamość\n`));
  await expect(page.getByRole('heading', { name: 'kosze.csv' })).toBeFocused();
  await expect(page.getByText('2 nowe')).toBeVisible();
  const wrong = page.getByRole('row').filter({ hasText: 'Do poprawy' });
  await expect(wrong).toHaveCount(1);
  for (const column of ['Tytuł', 'Kategoria', 'Cena']) await expect(wrong).toContainText(`${column}:`);
  const rejected = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz wiersze do poprawy' }).click();
  expect(readFileSync(await (await rejected).path(), 'utf8')).toContain('Co poprawić');
  await expect(page.getByRole('button', { name: 'Zapisz 2 dobre ogłoszenia' })).toBeVisible();

  await csv.setInputFiles(windowsFile('kosze.csv', GOOD));
  await expect(page.getByRole('row', { name: /Kosz dębowy/ })).toContainText('Nowe');
  await page.getByRole('button', { name: 'Zapisz 2 ogłoszenia' }).click();
  await expect(page.getByRole('heading', { name: 'Dodano 2 ogłoszenia' })).toBeFocused();
  await page.getByRole('button', { name: 'Dodaj kolejny plik' }).click();
  await csv.setInputFiles(windowsFile('kosze.csv', GOOD));
  await expect(page.getByText('Nic się nie zmieniło')).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: 'Moje ogłoszenia' }).last().click();
  await expect(row(page, 'Taca z wikliny')).toContainText('Czeka na wybór planu');
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pobierz moje' }).click();
  const own = readFileSync(await (await exported).path(), 'utf8');
  expect(own).toContain('Kosz dębowy;Wyplatam ręcznie.;wicker;80;');

  await page.getByRole('link', { name: 'Dodaj z pliku' }).click();
  const buffer = Buffer.from(own.replace('wicker;80;', 'wicker;95;'));
  await csv.setInputFiles({ name: 'moje.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('row', { name: /Kosz dębowy/ })).toContainText('Zmienimy');
  await expect(page.getByRole('row', { name: /Taca z wikliny/ })).toContainText('Bez zmian');
  await page.getByRole('button', { name: 'Zapisz 1 ogłoszenie' }).click();
  await expect(page.getByRole('heading', { name: 'Zmieniono 1 ogłoszenie' })).toBeFocused();
});

test('a mailed link renews an ad without a log-in, once @phone @database', async ({ page }) => {
  const person = await aPerson(page);
  const id = await anAd(page, person, 'Kosz na grzyby', { isShown: true });
  await page.goto(`/ad/${id}`);
  await letExpire(page, id);
  const link = await mailedLink(person.email, 'renew');
  expect(await statusFor(page, `/ad/${id}`)).toBe(404);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Znowu widać!' })).toBeVisible();
  await page.getByRole('link', { name: 'Zobacz ofertę' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kosz na grzyby');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Ten link już nie działa' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zaloguj się i odnów' })).toBeVisible();
});

test('a view is counted once; the browser is recognised only with consent', async ({ page, browser }) => {
  const person = await aPerson(page);
  const id = await anAd(page, person, 'Kosz na grzyby', { isShown: true });
  const look = () => page.waitForRequest(`**/api/listings/${id}/view`);
  const [first] = await Promise.all([look(), page.goto(`/ad/${id}`)]);
  expect(first.headers()['x-visitor-id']).toBeUndefined();
  await page.evaluate(() => localStorage.setItem('cookiePolicy', JSON.stringify({ acceptedDate: '2099-01-01' })));
  const [second] = await Promise.all([look(), page.goto(`/ad/${id}`)]);
  expect(second.headers()['x-visitor-id']).toMatch(/^\w{8,64}$/);
  await (await second.response())?.finished();
  const owner = await (await browser.newContext({ locale: 'pl-PL' })).newPage();
  await openAs(owner, person, `/ad/${id}`);
  await expect(owner.getByRole('region', { name: 'To twoja oferta' })).toContainText(/[12] wyświetleni/);
  await owner.context().close();
});

test('no seller screen has accessibility violations in either theme', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const person = await aPerson(page);
  const waiting = await anAd(page, person, 'Czeka');
  const shown = await anAd(page, person, 'Widoczny', { isShown: true });
  const paused = await anAd(page, person, 'Wstrzymany', { isShown: true });
  const over = await anAd(page, person, 'Wygasły', { isShown: true });
  await openAs(page, person, '/userpanel?section=ads');
  await letExpire(page, over);
  const data = { ids: [paused], action: 'pause' };
  await page.request.post('/api/user/me/listings/actions', { headers: authOf(person), data });
  await page.goto('/userpanel?section=ads');
  await hydrated(page);
  await page.getByLabel('Zaznacz wszystkie na stronie').check();
  // Further up, the sticky bar would cover part of a row.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Odznacz' }).click();
  await page.getByLabel('Więcej działań: Czeka').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Usuń', exact: true }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/userpanel?section=ads&view=import');
  await hydrated(page);
  await page.getByTestId('csv').setInputFiles(windowsFile('kosze.csv', `${GOOD}x;;zupa;-3;;;Zamość\n`));
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page);
  for (const path of [`/changeAnnouncementPlan?id=${waiting}`, '/changeAnnouncementPlan', `/ad/${shown}`, '/renew/x']) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('main').getByText(/Wczytujemy…|Odnawiamy/)).toHaveCount(0);
    await expectAccessible(page);
  }
});
