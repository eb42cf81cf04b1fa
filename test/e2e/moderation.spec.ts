import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, takePicture, test } from './fixtures.ts';
import { anAd } from './listing.ts';
import { mailedLink } from './mailbox.ts';
import { aModerator, makeModerator } from './moderator.ts';
import { aPerson, openAs, type Person } from './person.ts';

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('region', { name: /^(Decyzja|Rozstrzygnięto)$/ });
const line = (page: Page, title: string) => main(page).getByRole('listitem').filter({ hasText: title });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

const WHY = 'W opisie podano wyroby, których tu nie ma, a zdjęcia pokazują cudzą pracownię.';
const APPEAL = 'Wszystkie kosze na zdjęciach zrobiłam sama i mogę pokazać pracownię.';
const ANSWER = 'Obejrzeliśmy zdjęcia pracowni: to rzeczywiście twoje wyroby. Przepraszamy za kłopot.';

/** Reports an ad as a visitor without an account. */
async function report(page: Page, listingId: number, email = `gosc-${listingId}@example.pl`): Promise<void> {
  const target = { type: 'listing', id: listingId };
  const form = { reason: 'scam', description: 'To nie są własne wyroby, tylko kupione w hurtowni.' };
  const visitor = { name: 'Zofia Nowak', email, goodFaith: true };
  const answer = await page.request.post('/api/reports', { data: { target, ...form, ...visitor } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A visible ad that has been reported. */
async function aReportedAd(page: Page, seller: Person, title: string): Promise<number> {
  const id = await anAd(page, seller, title, { isShown: true });
  await report(page, id);
  return id;
}

async function statusOf(page: Page, path: string): Promise<number> {
  return (await page.request.get(path)).status();
}

/** Opens an item's case from the queue, where it may be some pages down. */
async function openCase(page: Page, moderator: Person, title: string): Promise<void> {
  await openAs(page, moderator, '/moderation?type=listing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kolejka');
  await line(page, title).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

test('from a visitor’s report to the appeal: hidden with reasons, appealed and restored @database @pictures', async ({
  page,
}) => {
  test.slow();
  const seller = await aPerson(page, 'Hanka z Zamościa');
  const [first, second] = [await aModerator(page, 'Barbara Zimna'), await aModerator(page, 'Krzysztof Pilny')];
  const title = `Kosz wiklinowy ${seller.id}`;
  const id = await aReportedAd(page, seller, title);

  await openAs(page, first, '/moderation');
  await expect(line(page, title)).toBeVisible();
  await takePicture(page, 'moderate-queue');
  await openCase(page, first, title);
  await press(page, 'Biorę tę sprawę');
  await expect(main(page)).toContainText('U ciebie');
  await takePicture(page, 'moderate-case');
  await expect(main(page)).toContainText('To nie są własne wyroby, tylko kupione w hurtowni.');
  await expect(main(page)).toContainText('Zofia Nowak');
  await panel(page)
    .getByLabel(/^Ukryj/)
    .check();
  await press(page, 'Ukryj i wyślij uzasadnienie');
  await expect(panel(page).getByLabel('Której zasady to dotyczy')).toBeFocused();
  await expect(panel(page)).toContainText('Wyjaśnij to pełnym zdaniem: co najmniej 20 znaków.');
  await panel(page).getByLabel('Której zasady to dotyczy').selectOption({ label: 'Wprowadzanie kupujących w błąd' });
  await panel(page).getByLabel('Uzasadnienie').fill(WHY);
  await panel(page).getByText('Tak przeczyta to Hanka z Zamościa').click();
  await expect(panel(page)).toContainText('Ukryliśmy twoją ofertę');
  await press(page, 'Ukryj i wyślij uzasadnienie');
  await expect(panel(page)).toContainText('Zapisane.');
  await expect(panel(page).getByRole('link', { name: /^(Następna sprawa|Nic więcej nie czeka)/ })).toBeVisible();
  await expect.poll(() => statusOf(page, `/ad/${id}`)).toBe(404);

  const link = await mailedLink(seller.email, 'decision');
  await openAs(page, seller, new URL(link, page.url()).pathname);
  await expect(main(page)).toContainText(WHY);
  await expect(main(page)).toContainText('Wprowadzanie kupujących w błąd');
  await main(page).getByLabel('Z czym się nie zgadzasz i dlaczego?').fill(APPEAL);
  await press(page, 'Wyślij odwołanie');
  await expect(main(page)).toContainText('Odwołanie czeka na rozpatrzenie');

  const appeal = main(page).getByRole('article').filter({ hasText: APPEAL });
  await openAs(page, first, '/moderation/appeals');
  await expect(appeal).toContainText('To twoja decyzja, dlatego odpowie inna osoba z moderacji.');
  await openAs(page, second, '/moderation/appeals');
  await appeal.getByRole('button', { name: 'Rozpatrz odwołanie' }).click();
  await expect(appeal.getByLabel(/^Uwzględnij/)).toBeFocused();
  await appeal.getByLabel(/^Uwzględnij/).check();
  await takePicture(page, 'moderate-appeals');
  await expectAccessible(page);
  await appeal.getByLabel('Odpowiedź').fill(ANSWER);
  await appeal.getByRole('button', { name: 'Wyślij odpowiedź' }).click();
  await expect(appeal).toContainText('uwzględnione');
  await expect.poll(() => statusOf(page, `/ad/${id}`)).toBe(200);

  await page.getByRole('link', { name: 'Dziennik' }).click();
  await press(page, 'Sprawdź łańcuch');
  await expect(main(page)).toContainText('Łańcuch jest cały');
  await expectAccessible(page);
  const log = main(page).getByRole('list', { name: 'Dziennik' }).getByRole('listitem');
  for (const [act, name] of [
    ['Wzięcie sprawy', first.name],
    ['Decyzja', first.name],
    ['Odpowiedź na odwołanie', second.name],
    ['Sprawdzenie dziennika', second.name],
  ] as const)
    await expect(log.filter({ hasText: act }).filter({ hasText: name }).first()).toBeVisible();
});

test('events that arrive before a decision are shown, and nothing typed is lost', async ({ page }) => {
  const seller = await aPerson(page);
  const moderator = await aModerator(page, 'Barbara Zimna');
  const title = `Kosz na ryby ${seller.id}`;
  const id = await aReportedAd(page, seller, title);
  await openCase(page, moderator, title);
  await panel(page).getByLabel(/^Usuń/).check();
  await panel(page).getByLabel('Której zasady to dotyczy').selectOption({ label: 'Spam i nachalna reklama' });
  await press(page, 'Wstaw gotowy początek');
  await expect(panel(page).getByLabel('Uzasadnienie')).toBeFocused();
  await expect(panel(page)).toContainText('Uzupełnij jeszcze miejsca oznaczone …');
  // What is typed now replaces the placeholder.
  await page.keyboard.type('powtarza ten sam adres w każdym zdaniu.');
  await report(page, id, 'drugi@example.pl');
  await press(page, 'Usuń i wyślij uzasadnienie');
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń i wyślij uzasadnienie' }).click();
  await expect(panel(page)).toContainText('W tej sprawie pojawiło się coś nowego');
  await expect(panel(page)).toContainText('1 nowe zgłoszenie');
  await expect(main(page)).toContainText('Zgłoszenia: 2');
  await expect(panel(page).getByLabel('Uzasadnienie')).toHaveValue(/bo powtarza ten sam adres w każdym zdaniu\./);
  await press(page, 'Usuń i wyślij uzasadnienie');
  await page.getByRole('dialog').getByRole('button', { name: 'Anuluj' }).click();
  await expect.poll(() => statusOf(page, `/ad/${id}`)).toBe(200);
  await press(page, 'Usuń i wyślij uzasadnienie');
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń i wyślij uzasadnienie' }).click();
  await expect(panel(page)).toContainText('Zapisane.');
  await expect.poll(() => statusOf(page, `/ad/${id}`)).toBe(404);

  await press(page, 'Cofnij decyzję');
  await page.getByRole('dialog').getByRole('button', { name: 'Cofnij decyzję' }).click();
  await expect(panel(page)).toContainText('cofnięte:');
  await expect.poll(() => statusOf(page, `/ad/${id}`)).toBe(200);
});

test('a case is found, taken and closed with the keyboard alone', async ({ page }) => {
  const seller = await aPerson(page);
  const moderator = await aModerator(page, 'Barbara Zimna');
  const title = `Kosz na chleb ${seller.id}`;
  await aReportedAd(page, seller, title);
  await openAs(page, moderator, '/moderation?type=listing');
  const link = line(page, title).getByRole('link');
  await expect(link).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('następna sprawa na liście');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('j');
  const focused = () => link.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 24 && !(await focused()); steps++) await page.keyboard.press('j');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.keyboard.press('t');
  await expect(main(page)).toContainText('U ciebie');
  await page.keyboard.press('d');
  await expect(panel(page).getByLabel(/^Wszystko w porządku/)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByLabel('Notatka dla moderatorów (nieobowiązkowa)')).toBeFocused();
  // In a field, a letter is text and not a shortcut.
  await page.keyboard.type('ut');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('Zapisane. Odpowiemy osobom, które to zgłosiły.');
  await expect(panel(page)).toContainText('ut');
  await panel(page).getByRole('link').waitFor();
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/\/moderation\?type=listing$/);
  await expect(line(page, title)).toHaveCount(0);
});

test('the desk is open to moderators with a second factor and shows others what they lack @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/moderation');
  await expect(page).toHaveURL(/\/login\?back=%2Fmoderation$/);
  const person = await aPerson(page);
  await openAs(page, person, '/moderation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu pracują moderatorzy');
  await expectAccessible(page);
  await makeModerator(page, person);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Włącz drugie zabezpieczenie');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Przejdź do zabezpieczeń' }).click();
  await expect(page).toHaveURL(/\/userpanel\?section=security/);

  const moderator = await aModerator(page, 'Barbara Zimna');
  await openAs(page, moderator, isMobile ? '/userpanel' : '/terms');
  if (!isMobile) await page.getByRole('banner').getByLabel('Konto: Barbara Zimna').click();
  await page.getByRole('link', { name: /^Biurko moderatorów/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kolejka');
});

test('no page of the desk has accessibility violations in either theme @phone', async ({ page }) => {
  test.slow();
  const seller = await aPerson(page);
  const moderator = await aModerator(page, 'Barbara Zimna');
  const title = `Kosz na drewno ${seller.id}`;
  await aReportedAd(page, seller, title);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openCase(page, moderator, title);
  await expectAccessible(page);
  await panel(page)
    .getByLabel(/^Zawieś konto/)
    .check();
  await press(page, 'Zawieś i wyślij uzasadnienie');
  await panel(page)
    .getByText(/^Tak przeczyta to/)
    .click();
  await expectAccessible(page);
  for (const [path, heading] of [
    ['/moderation', 'Kolejka'],
    ['/moderation?type=message', 'Kolejka'],
    ['/moderation?view=decided', 'Rozstrzygnięte'],
    ['/moderation/appeals', 'Odwołania'],
    ['/moderation/audit', 'Dziennik'],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.getByRole('status').filter({ hasText: 'Wczytujemy…' }).waitFor({ state: 'detached' });
    await expectAccessible(page);
  }
});
