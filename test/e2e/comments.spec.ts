import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { anAd, authOf } from './listing.ts';
import { aPerson, openAs, type Person } from './person.ts';
import { runSql } from './time.ts';

const TITLE = 'Kosz na grzyby';
const comments = (page: Page) => page.getByRole('region', { name: /^Opinie/ });
const own = (page: Page) => comments(page).getByRole('region', { name: 'Twoja opinia' });
const form = (page: Page) => comments(page).getByRole('region', { name: 'Napisz opinię' });
const stars = (page: Page, name: string) => comments(page).getByTitle(name);
const text = (page: Page) => comments(page).getByRole('textbox', { name: 'Opinia', exact: true });
const button = (page: Page, name: string) => comments(page).getByRole('button', { name, exact: true });

/** A visible ad with its seller. */
async function aShownAd(page: Page): Promise<{ seller: Person; path: string; id: number }> {
  const seller = await aPerson(page, 'Zofia Bartnik');
  const id = await anAd(page, seller, TITLE, { isShown: true });
  return { seller, id, path: `/ad/${id}` };
}

async function comment(page: Page, person: Person, id: number, rating = 4, words = 'Mocny i lekki.'): Promise<void> {
  const data = { rating, text: words };
  const answer = await page.request.post(`/api/listings/${id}/comments`, { headers: authOf(person), data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The HTML that an anonymous visitor receives. */
async function publicText(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text();
}

test('an anonymous visitor logs in and returns to the form', async ({ page }) => {
  const { path } = await aShownAd(page);
  const person = await aPerson(page);
  await page.goto(path);
  await hydrated(page);
  await expect(comments(page)).toContainText('Zaloguj się, aby dodać lub zmienić swoją opinię.');
  await expect(text(page)).toHaveCount(0);
  await comments(page).getByRole('link', { name: 'Zaloguj się' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('Adres e-mail').fill(person.email);
  await main.getByLabel('Hasło', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).toHaveURL(`${path}#comments`);
  await expect(form(page)).toBeVisible();
  await expect(comments(page)).not.toContainText('Zaloguj się');
});

test('a user adds, changes and deletes a rating, and the page updates at once @phone @database', async ({ page }) => {
  const { path } = await aShownAd(page);
  const person = await aPerson(page);
  await openAs(page, person, path);
  await button(page, 'Dodaj opinię').click();
  await expect(comments(page)).toContainText('Wybierz od jednej do pięciu gwiazdek.');
  await expect(comments(page)).toContainText('Napisz choć kilka słów.');
  await stars(page, '4 gwiazdki: dobrze').click();
  await expect(page.getByRole('radio', { name: '4 gwiazdki: dobrze' })).toBeChecked();
  await text(page).fill('Mocny, lekki i pięknie pachnie.');
  await expect(comments(page)).toContainText('31 z 2');
  await button(page, 'Dodaj opinię').click();

  await expect(own(page)).toContainText('Mocny, lekki i pięknie pachnie.');
  await expect(own(page)).toBeFocused();
  await expect(page.getByText('Dziękujemy za opinię')).toBeVisible();
  await expect(comments(page).getByRole('heading', { level: 2 })).toHaveText('Opinie (1)');
  await expect(comments(page).getByText('4,0', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /4,0.*\(1 opinia\)/ })).toBeVisible();
  await expect.poll(() => publicText(page, path)).toContain('Mocny, lekki i pięknie pachnie.');

  await button(page, 'Zmień').click();
  await expect(text(page)).toBeFocused();
  await text(page).fill('Po roku nadal jak nowy.');
  await stars(page, '5 gwiazdek: znakomicie').click();
  await button(page, 'Zapisz zmiany').click();
  await expect(own(page)).toContainText('Po roku nadal jak nowy.');
  await expect(comments(page).getByText('5,0', { exact: true })).toBeVisible();

  await button(page, 'Usuń').click();
  const dialog = page.getByRole('dialog', { name: 'Usunąć twoją opinię?' });
  await expect(dialog.getByRole('button', { name: 'Anuluj' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Usuń')).toBeFocused();
  await button(page, 'Usuń').click();
  await dialog.getByRole('button', { name: 'Usuń' }).click();
  await expect(form(page)).toBeVisible();
  await expect(text(page)).toHaveValue('');
  await expect(comments(page)).toContainText('Nie ma jeszcze opinii');
  await expect(comments(page).getByRole('heading', { level: 2 })).toHaveText('Opinie');
  await expect.poll(() => publicText(page, path)).not.toContain('Po roku nadal jak nowy.');
});

test('a comment is written with the keyboard alone', async ({ page }) => {
  const { path } = await aShownAd(page);
  await openAs(page, await aPerson(page), path);
  await expect(form(page)).toBeVisible();
  await page.getByRole('radio', { name: '1 gwiazdka: źle' }).focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '3 gwiazdki: może być' })).toBeChecked();
  await expect(comments(page)).toContainText('może być');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Uchwyt mógłby być grubszy.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(own(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Zmień')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(comments(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' Poza tym dobry.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(own(page)).toContainText('Uchwyt mógłby być grubszy. Poza tym dobry.');
});

test('a comment draft survives a lost connection and an expired session', async ({ page }) => {
  const { path } = await aShownAd(page);
  const person = await aPerson(page);
  await openAs(page, person, path);
  await stars(page, '2 gwiazdki: słabo').click();
  await text(page).fill('Rozplata się przy uchwycie.');
  await page.route('**/comments', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await button(page, 'Dodaj opinię').click();
  await expect(comments(page).getByRole('alert')).toContainText('Twój tekst czeka na miejscu.');
  await page.unroute('**/comments');

  await page.request.post('/api/user/me/logout', { headers: authOf(person) });
  await button(page, 'Dodaj opinię').click();
  await expect(page).toHaveURL(/\/login\?back=/);
  const main = page.getByRole('main');
  await main.getByLabel('Adres e-mail').fill(person.email);
  await main.getByLabel('Hasło', { exact: true }).fill(person.password);
  await main.getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(comments(page)).toContainText('Oto tekst, który czeka na wysłanie.');
  await expect(page.getByRole('radio', { name: '2 gwiazdki: słabo' })).toBeChecked();
  await button(page, 'Dodaj opinię').click();
  await expect(own(page)).toContainText('Rozplata się przy uchwycie.');
});

test('a comment already written in another tab is updated, not duplicated', async ({ page }) => {
  const { id, path } = await aShownAd(page);
  const person = await aPerson(page);
  await openAs(page, person, path);
  await stars(page, '5 gwiazdek: znakomicie').click();
  await text(page).fill('Jeszcze lepszy, niż myślałam.');
  await comment(page, person, id, 3, 'Niezły.');
  await button(page, 'Dodaj opinię').click();
  await expect(comments(page)).toContainText('Twoja opinia już tu jest.');
  await expect(text(page)).toHaveValue('Jeszcze lepszy, niż myślałam.');
  await button(page, 'Zapisz zmiany').click();
  await expect(own(page)).toContainText('Jeszcze lepszy, niż myślałam.');
  await expect(comments(page).getByRole('heading', { level: 2 })).toHaveText('Opinie (1)');
});

test('a seller cannot rate their own ad, but adds, changes and removes a reply @phone', async ({ page }) => {
  const { seller, id, path } = await aShownAd(page);
  const author = await aPerson(page, 'Marek z Łęczycy');
  await comment(page, author, id, 4, 'Dobry, choć mały.');
  await openAs(page, seller, path);
  await expect(comments(page)).toContainText('To twoja oferta, więc oceniają ją inni.');
  await expect(form(page)).toHaveCount(0);
  await button(page, 'Odpowiedz na opinię: Marek z Łęczycy').click();
  const answer = comments(page).getByRole('textbox', { name: 'Twoja odpowiedź' });
  await expect(answer).toBeFocused();
  await button(page, 'Dodaj odpowiedź').click();
  await expect(comments(page)).toContainText('Napisz choć kilka słów.');
  await answer.fill('Większe też wyplatam.');
  await button(page, 'Dodaj odpowiedź').click();
  await expect(comments(page)).toContainText('Większe też wyplatam.');
  await expect(answer).toHaveCount(0);
  await expect.poll(() => publicText(page, path)).toContain('Odpowiedź sprzedającego');
  await expect.poll(() => publicText(page, `/user/${seller.id}?tab=comments`)).toContain('Większe też wyplatam.');

  await button(page, 'Zmień odpowiedź').click();
  await expect(answer).toHaveValue('Większe też wyplatam.');
  await answer.fill('Większe są na zamówienie.');
  await button(page, 'Zapisz zmiany').click();
  await expect(comments(page)).toContainText('Większe są na zamówienie.');
  await button(page, 'Cofnij odpowiedź').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cofnij odpowiedź' }).click();
  await expect(button(page, 'Odpowiedz na opinię: Marek z Łęczycy')).toBeVisible();
  await expect.poll(() => publicText(page, path)).not.toContain('Większe są na zamówienie.');
});

test('a blocked user cannot comment until unblocked in the panel @phone', async ({ page }) => {
  const { seller, path } = await aShownAd(page);
  const stranger = await aPerson(page, 'Bogdan Natręt');
  await openAs(page, seller, `/user/${stranger.id}`);
  await page.getByLabel('Więcej działań: Bogdan Natręt').click();
  await page.getByRole('button', { name: 'Zablokuj tę osobę' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zablokować: Bogdan Natręt?' });
  await expect(dialog).toContainText('nie będzie mogła do ciebie pisać');
  await dialog.getByRole('button', { name: 'Zablokuj' }).click();
  await expect(page.getByText('Blokujesz tę osobę.')).toBeVisible();
  await expect(page.getByLabel('Więcej działań: Bogdan Natręt')).toBeFocused();

  await openAs(page, stranger, path);
  await expect(comments(page)).toContainText('Nie możesz tu napisać opinii');
  await expect(form(page)).toHaveCount(0);

  await openAs(page, seller, '/userpanel?section=blocked');
  await expect(page.getByRole('link', { name: 'Bogdan Natręt' })).toBeVisible();
  await page.getByRole('button', { name: 'Odblokuj: Bogdan Natręt' }).click();
  await expect(page.getByRole('heading', { name: 'Nikogo nie blokujesz' })).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await page.getByRole('button', { name: 'Odblokuj: Bogdan Natręt' }).click();
  await expect(page.getByRole('heading', { name: 'Nikogo nie blokujesz' })).toBeVisible();
  await openAs(page, stranger, path);
  await expect(form(page)).toBeVisible();
});

test('a user who may not comment sees why and what to do', async ({ page }) => {
  const { id, path } = await aShownAd(page);
  const person = await aPerson(page);
  await comment(page, person, id, 1, 'Brzydkie słowa.');
  await openAs(page, person, path);
  await expect(own(page)).toContainText('Brzydkie słowa.');
  await runSql(page, `update comment set hidden_at = now() where author_id = ${person.id}`);
  await page.reload();
  await expect(own(page)).toContainText('Moderator ukrył twoją opinię');
  await expect(own(page).getByRole('link', { name: 'Zobacz decyzje' })).toBeVisible();
  await expect(button(page, 'Zmień')).toHaveCount(0);
  await expect(button(page, 'Usuń')).toBeVisible();

  const other = await aPerson(page);
  await runSql(page, `update account set email_verified_at = null where id = ${other.id}`);
  await openAs(page, other, path);
  await expect(comments(page)).toContainText('Najpierw potwierdź adres e-mail');
  await expect(button(page, 'Wyślij link jeszcze raz')).toBeVisible();
  await runSql(
    page,
    `update account set email_verified_at = now(), suspended_until = 'infinity' where id = ${other.id}`,
  );
  await page.reload();
  await expect(comments(page)).toContainText('Twoje konto jest zawieszone');
});

test('a profile explains how ratings are checked, and users can block only others', async ({ page }) => {
  const { seller, id } = await aShownAd(page);
  const author = await aPerson(page, 'Anna Kowalska');
  await comment(page, author, id);
  await page.goto(`/user/${seller.id}?tab=comments`);
  await runSql(page, `update comment set is_contact_confirmed = true where listing_id = ${id}`);
  await page.goto(`/user/${seller.id}?tab=comments&lang=pl`);
  await hydrated(page);
  await expect(page.getByLabel(/Więcej działań/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Kontakt potwierdzony' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jak sprawdzamy opinie');
  await expect(page.getByRole('heading', { name: 'Znak „Kontakt potwierdzony”' })).toBeInViewport();
  await openAs(page, seller, `/user/${seller.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zofia Bartnik');
  await expect(page.getByLabel(/Więcej działań/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Zgłoś' })).toHaveCount(0);
});

interface Setting {
  readonly seller: Person;
  readonly author: Person;
  readonly id: number;
  readonly path: string;
}

/** Every state of comments and blocking: an ad with one comment, viewed by different users. */
const STATES: Record<string, (page: Page, setting: Setting) => Promise<unknown>> = {
  'the open form with errors': async (page, { path }) => {
    await openAs(page, await aPerson(page), path);
    await button(page, 'Dodaj opinię').click();
    await expect(comments(page)).toContainText('Napisz choć kilka słów.');
  },
  'the own comment': (page, { author, path }) => openAs(page, author, path),
  'the question before it is deleted': async (page, { author, path }) => {
    await openAs(page, author, path);
    await button(page, 'Usuń').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'an answer being written': async (page, { seller, author, path }) => {
    await openAs(page, seller, path);
    await button(page, `Odpowiedz na opinię: ${author.name}`).click();
  },
  'an answered comment': async (page, { seller, path }) => {
    await openAs(page, seller, path);
    await comments(page).getByRole('button', { name: 'Odpowiedz' }).click();
    await comments(page).getByRole('textbox', { name: 'Twoja odpowiedź' }).fill('Dziękuję!');
    await button(page, 'Dodaj odpowiedź').click();
    await expect(button(page, 'Zmień odpowiedź')).toBeVisible();
  },
  'the menu of a profile': async (page, { seller, author }) => {
    await openAs(page, author, `/user/${seller.id}?tab=comments`);
    await page.getByLabel(`Więcej działań: ${seller.name}`).click();
  },
  'blocked people': async (page, { seller, author }) => {
    await page.request.put(`/api/blocks/${author.id}`, { headers: authOf(seller) });
    await openAs(page, seller, '/userpanel?section=blocked');
    await expect(page.getByRole('button', { name: `Odblokuj: ${author.name}` })).toBeVisible();
  },
  'a refusal': async (page, { seller, author, path }) => {
    await page.request.put(`/api/blocks/${author.id}`, { headers: authOf(seller) });
    await openAs(page, author, path);
    await expect(comments(page)).toContainText('Ta osoba nie przyjmuje od ciebie opinii');
  },
};

for (const [name, show] of Object.entries(STATES)) {
  test(`${name}: no accessibility violations in either theme`, async ({ page }) => {
    const { seller, id, path } = await aShownAd(page);
    const author = await aPerson(page, 'Wanda Brzęczyszczykiewicz-Nowakowska');
    await comment(page, author, id);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/terms');
    await runSql(page, `update comment set is_contact_confirmed = true where listing_id = ${id}`);
    await show(page, { seller, author, id, path });
    await expectAccessible(page);
  });
}
