import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './fixtures.ts';
import { anAd, authOf } from './listing.ts';
import { aModerator } from './moderator.ts';
import { aPerson, logInElsewhere, openAs } from './person.ts';
import { aConversation, aTalk, elsewhere, field, log, messages, say, untilLive, write } from './talk.ts';
import { runSql } from './time.ts';

const PICTURE = new URL('../../public/apple-touch-icon.png', import.meta.url).pathname;
/** What can be done about the open conversation. */
const openMenu = (page: Page) => page.locator('summary[aria-label="Co można zrobić z tą rozmową"]').click();
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('a buyer asks about an ad, the seller hears of it wherever they are, and the two talk @phone @database', async ({
  page,
  browser,
}) => {
  const seller = await aPerson(page, 'Zofia Bartnik');
  const buyer = await aPerson(page, 'Jan Wójcik');
  const id = await anAd(page, seller, 'Kosz na drewno', { isShown: true });
  const hers = await elsewhere(browser, seller, '/terms');
  await untilLive(hers, () => hers.goto('/aboutUs'));

  await openAs(page, buyer, `/ad/${id}`);
  await page.locator('a[href^="/conversationsnew/"]:visible').first().click();
  await expect(page).toHaveURL(/\/conversation\/\d+$/);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Kosz na drewno/ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Czy to jeszcze dostępne?' }).click();
  await expect(field(page)).toHaveValue(/Czy to jeszcze dostępne\?/);
  await page.getByRole('button', { name: 'Wyślij', exact: true }).click();
  await expect(messages(page)).toHaveText(/Czy to jeszcze dostępne\?/);
  await expect(field(page)).toHaveValue('');

  const toast = hers.getByRole('region', { name: 'Powiadomienia' });
  await expect(toast).toContainText('Jan Wójcik');
  await expect(toast).toContainText('Czy to jeszcze dostępne?');
  await expect(hers).toHaveTitle(/^\(1\) /);
  await toast.getByRole('link', { name: 'Otwórz rozmowę' }).click();
  await expect(messages(hers)).toHaveCount(1);
  await expect(hers).not.toHaveTitle(/^\(\d+\) /);
  await expect(log(page).getByText('Odczytano')).toBeAttached();

  await field(hers).pressSequentially('Tak');
  await expect(page.getByText(/Zofia Bartnik pisze…/).first()).toBeAttached();
  await write(hers, 'Tak, jest jeszcze jeden.');
  await expect(messages(page)).toHaveText([/Czy to jeszcze dostępne\?/, /Tak, jest jeszcze jeden\./]);
  await expect(page.getByText('Tak, jest jeszcze jeden.').and(page.locator('.toast *'))).toHaveCount(0);
  await hers.context().close();
});

test('what is written without a network waits, and arrives once and in its order, also after a reload @database', async ({
  page,
  browser,
}) => {
  const { seller, buyer, conversation } = await aTalk(page, 'Kosz na bieliznę');
  await say(page, buyer, conversation, 'Dzień dobry');
  const hers = await elsewhere(browser, seller, `/conversation/${conversation}`);
  await openAs(page, buyer, `/conversation/${conversation}`);
  await expect(messages(page)).toHaveCount(1);

  await page.context().setOffline(true);
  for (const text of ['pierwsza', 'druga', 'trzecia']) await write(page, text);
  await expect(log(page).getByText('Czeka na internet')).not.toHaveCount(0);
  await expect(messages(hers)).toHaveCount(1);
  await page.context().setOffline(false);
  const all = [/Dzień dobry/, /pierwsza/, /druga/, /trzecia/];
  await expect(messages(hers)).toHaveText(all);
  await expect(messages(page)).toHaveText(all);

  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await write(page, 'czwarta');
  await expect(log(page)).toContainText('czwarta');
  await page.unroute('**/api/conversations/*/messages');
  await page.reload();
  await hydrated(page);
  await expect(messages(hers)).toHaveText([...all, /czwarta/]);
  await expect(messages(page)).toHaveText([...all, /czwarta/]);
  await hers.context().close();
});

test('pictures and papers go along; what is neither is refused, and the rest stays @phone', async ({
  page,
  browser,
}) => {
  const { seller, buyer, conversation } = await aTalk(page, 'Kosz na owoce');
  await openAs(page, buyer, `/conversation/${conversation}`);
  const attach = page.locator('form input[type=file]').first();
  await attach.setInputFiles([
    { name: 'kosz.png', mimeType: 'image/png', buffer: readFileSync(PICTURE) },
    { name: 'cennik.pdf', mimeType: 'application/pdf', buffer: PDF },
    { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { name: 'ogromny.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(11 * 1024 * 1024, '%PDF-1.4') },
  ]);
  const refused = page.getByRole('alert').filter({ hasText: 'Nie udało się dodać plików' });
  await expect(refused).toContainText('program.exe');
  await expect(refused).toContainText('Nie można wysłać takiego pliku.');
  await expect(refused).toContainText('ogromny.pdf');
  await expect(refused).toContainText('Ten plik jest za duży: najwyżej 10 MB.');
  await write(page, 'Taki mam na myśli');
  await expect(messages(page)).toHaveText(/Taki mam na myśli/);

  const hers = await elsewhere(browser, seller, `/conversation/${conversation}`);
  const picture = messages(hers).locator('img').first();
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const [download] = await Promise.all([
    hers.waitForEvent('download'),
    messages(hers).getByText('cennik.pdf').first().click(),
  ]);
  expect(download.suggestedFilename()).toBe('cennik.pdf');
  expect(readFileSync(await download.path())).toEqual(PDF);
  await hers.context().close();
});

test('a link asks before it leaves the site, and what looks like a known trick is pointed out and can be reported @phone', async ({
  page,
}) => {
  const { seller, buyer, conversation } = await aTalk(page, 'Kosz piknikowy');
  await say(
    page,
    buyer,
    conversation,
    'Kupuję! Kurier już opłacony, tylko odbierz pieniądze tutaj: https://inpost-odbior.example/x7',
  );
  await openAs(page, seller, `/conversation/${conversation}`);
  await expect(messages(page)).toContainText('Zachowaj ostrożność');
  await messages(page)
    .getByRole('link', { name: /inpost-odbior/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Opuszczasz Jarmark' });
  await expect(dialog).toContainText('inpost-odbior.example');
  await expect(dialog.getByRole('link', { name: /Otwórz stronę/ })).toHaveAttribute('rel', /ugc nofollow noopener/);
  await dialog.getByRole('button', { name: 'Zostań tutaj' }).click();
  await expect(dialog).toBeHidden();
  await messages(page).getByRole('button', { name: 'Zgłoś tę wiadomość' }).click();
  const report = page.getByRole('dialog', { name: /Zgłoś/ });
  await report.getByRole('radio', { name: /Oszustwo/ }).check();
  await report.getByRole('textbox').first().fill('Podaje link do fałszywego kuriera.');
  await report.getByRole('button', { name: /Wyślij/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/Z-\d+/);
});

test('blocking ends a conversation for both, and taking it back opens it again', async ({ page, browser }) => {
  const { seller, buyer, conversation } = await aTalk(page, 'Kosz na grzyby');
  await say(page, buyer, conversation, 'Dzień dobry');
  await openAs(page, seller, `/conversation/${conversation}`);
  await openMenu(page);
  await page.getByRole('button', { name: 'Zablokuj tę osobę' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zablokuj', exact: true }).click();
  await expect(page.getByText('Blokujesz tę osobę')).toBeVisible();
  await expect(field(page)).toHaveCount(0);

  const his = await elsewhere(browser, buyer, `/conversation/${conversation}`);
  await write(his, 'Halo?');
  await expect(log(his)).toContainText('Ta osoba nie przyjmuje od Ciebie wiadomości');
  await page.getByRole('button', { name: 'Odblokuj' }).click();
  await expect(field(page)).toBeVisible();
  await log(his).getByRole('button', { name: 'Wyślij ponownie' }).click();
  await expect(messages(page)).toHaveText([/Dzień dobry/, /Halo\?/]);
  await his.context().close();
});

test('conversations are found by their words, put away and taken back @phone', async ({ page }) => {
  const seller = await aPerson(page, 'Zofia Bartnik');
  for (const [name, words] of [
    ['Jan Wójcik', 'Czy można odebrać w sobotę?'],
    ['Ewa Mróz', 'Interesują mnie gruszki'],
  ] as const) {
    const buyer = await aPerson(page, name);
    const conversation = await aConversation(page, buyer, await anAd(page, seller, `Kosz: ${name}`, { isShown: true }));
    await say(page, buyer, conversation, words);
  }
  await openAs(page, seller, '/conversations');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(rows.filter({ hasText: /Wójcik|Mróz/ })).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Szukaj w rozmowach' }).fill('grusz');
  await expect(rows.filter({ hasText: /Wójcik|Mróz/ })).toHaveCount(1);
  await rows.filter({ hasText: 'Mróz' }).getByRole('link').first().click();
  await expect(messages(page)).toHaveText(/gruszki/);
  await openMenu(page);
  await page.getByRole('button', { name: 'Przenieś do archiwum' }).click();
  await expect(page.getByText('Rozmowa jest w archiwum')).toBeVisible();
  await page.goto('/conversations');
  await hydrated(page);
  await expect(rows.filter({ hasText: 'Wójcik' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Mróz' })).toHaveCount(0);
});

test('whoever is not logged in is asked to, and comes back to the conversation', async ({ page }) => {
  const seller = await aPerson(page, 'Zofia Bartnik');
  const buyer = await aPerson(page, 'Jan Wójcik');
  const id = await anAd(page, seller, 'Kosz bez pałąka', { isShown: true });
  await page.goto(`/conversationsnew/${id}`);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Zaloguj się' }).click();
  await page.getByRole('main').getByLabel('Adres e-mail').fill(buyer.email);
  await page.getByRole('main').getByLabel('Hasło', { exact: true }).fill(buyer.password);
  await page.getByRole('main').getByRole('button', { name: 'Zaloguj się', exact: true }).click();
  await expect(page).toHaveURL(/\/conversation\/\d+$/);
  await expect(field(page)).toBeVisible();
});

test('the conversation of two others is not there, whichever door one tries', async ({ page }) => {
  const { conversation } = await aTalk(page, 'Kosz owalny');
  await openAs(page, await aPerson(page, 'Ciekawski Karol'), `/conversation/${conversation}`);
  await expect(page.getByText('Nie ma takiej rozmowy')).toBeVisible();
  await page.goto(`/chat/conversation/${conversation}`);
  await expect(page.getByText('Nie ma takiej rozmowy')).toBeVisible();
});

test('with nothing but keys: from the list into a conversation, a message, and out to where one was before', async ({
  page,
}) => {
  const { seller, buyer, conversation } = await aTalk(page, 'Kosz z uchwytem');
  await say(page, seller, conversation, 'Dzień dobry, w czym pomóc?');
  await openAs(page, buyer, '/terms');
  await page.getByRole('banner').locator('summary[aria-label^="Rozmowy"]').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('banner').getByRole('link', { name: 'Wszystkie rozmowy' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/chat$/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Zofia Bartnik/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveCount(1);
  await field(page).focus();
  await page.keyboard.type('Ile kosztuje wysyłka?');
  await page.keyboard.press('Enter');
  await expect(messages(page)).toHaveText([/w czym pomóc/, /Ile kosztuje wysyłka\?/]);
  await page.getByRole('main').getByRole('button', { name: 'Wyjdź z rozmów' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/terms$/);
});

test('messages of others stay as toasts until they are dismissed, three at once, and none is lost', async ({
  page,
}) => {
  const buyer = await aPerson(page, 'Jan Wójcik');
  const talks: (() => Promise<void>)[] = [];
  for (const name of ['Zofia', 'Ewa Mróz', 'Adam Gil', 'Ola Sowa', 'Piotr Kos']) {
    const seller = await aPerson(page, name);
    const conversation = await aConversation(page, buyer, await anAd(page, seller, `Kosz: ${name}`, { isShown: true }));
    talks.push(() => say(page, seller, conversation, `Wiadomość od: ${name}`));
  }
  await openAs(page, buyer, '/terms');
  await untilLive(page, () => page.goto('/aboutUs'));
  for (const talk of talks) await talk();
  const toasts = page.getByRole('region', { name: 'Powiadomienia' }).getByRole('dialog');
  await expect(page).toHaveTitle(/^\(5\) /);
  await expect(toasts).toHaveCount(3);
  for (let left = 5; left > 0; left -= 1) {
    await expect(toasts).toHaveCount(Math.min(3, left));
    await toasts.first().getByRole('button', { name: 'Zamknij' }).click();
  }
  await expect(toasts).toHaveCount(0);
});

test('a log-in that ends elsewhere ends what is heard here', async ({ page }) => {
  const buyer = await aPerson(page, 'Jan Wójcik');
  await openAs(page, buyer, '/terms');
  const closed = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => socket.on('close', () => resolve()));
  });
  await untilLive(page, () => page.goto('/aboutUs'));
  const token = await logInElsewhere(page, buyer);
  const sessions = await page.request.get('/api/user/me/sessions', { headers: { authorization: `Bearer ${token}` } });
  expect(sessions.ok()).toBe(true);
  const ended = await page.request.post('/api/user/me/sessions/end-others', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.ok(), await ended.text()).toBe(true);
  await closed;
});

test('a stock client of Laravel Echo in a browser hears a message with nothing but host, token and channel', async ({
  page,
}) => {
  const { seller, buyer, conversation } = await aTalk(page, 'Kosz duży');
  const script = (name: string) => readFileSync(createRequire(import.meta.url).resolve(name), 'utf8');
  await page.addInitScript({ content: script('socket.io-client/dist/socket.io.js') });
  await page.addInitScript({ content: `${script('laravel-echo/iife')}\n;window.Echo = Echo;` });
  await page.goto('/terms');
  await page.evaluate(
    ([bearerToken, channelName]) => {
      const { Echo } = window as unknown as { Echo: { default?: unknown } };
      const Client = (Echo.default ?? Echo) as new (
        options: object,
      ) => { private(name: string): { listen(event: string, act: (data: unknown) => void): unknown } };
      const channel = new Client({ broadcaster: 'socket.io', host: location.origin, bearerToken }).private(
        channelName as string,
      );
      channel.listen('.subscribed', () => document.documentElement.setAttribute('data-listening', ''));
      channel.listen('.messagePosted', (message) => Object.assign(window, { heard: message }));
    },
    [seller.auth_token, `App.User.${seller.id}`],
  );
  await expect(page.locator('html')).toHaveAttribute('data-listening', '');
  await say(page, buyer, conversation, 'Dzień dobry');
  const heard = await page.waitForFunction(() => (window as { heard?: object }).heard);
  expect(await heard.jsonValue()).toMatchObject({
    sender_id: buyer.id,
    content: 'Dzień dobry',
    created_at: expect.any(String),
    conversation: { id: conversation },
  });
});

test('a long conversation opens at what is new, and grows upwards without a jump @phone', async ({ page }) => {
  const { seller, buyer, conversation } = await aTalk(page, 'Kosz bardzo duży');
  await openAs(page, seller, '/terms');
  await runSql(
    page,
    `insert into message (conversation_id, number, sender_id, client_id, content, created_at)
      select ${conversation}, n, case when n % 3 = 0 then ${seller.id} else ${buyer.id} end, 'seed-${conversation}-' || n,
        'Wiadomość numer ' || n, now() - (200 - n) * interval '40 minutes' from generate_series(1, 200) n;
    update conversation set last_number = 200, asked_at = now(), updated_at = now() where id = ${conversation};
    update conversation_member set read_number = 150, unread_count = 33, unread_since = now(), updated_at = now()
      where conversation_id = ${conversation} and account_id = ${seller.id};
    update conversation_member set read_number = 200, updated_at = now()
      where conversation_id = ${conversation} and account_id = ${buyer.id};`,
  );
  await page.goto(`/conversation/${conversation}`);
  await hydrated(page);
  await expect(messages(page).filter({ hasText: /numer 200/ })).toBeAttached();
  const place = messages(page).filter({ hasText: 'Wiadomość numer 165' });
  await expect(place).toBeAttached();
  await log(page).focus();
  const seen = async () => (await messages(page).first().getAttribute('data-number')) ?? '';
  const before = Number(await seen());
  await log(page).evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
  await expect.poll(async () => Number(await seen())).toBeLessThan(before);
  await expect(
    messages(page)
      .filter({ hasText: `Wiadomość numer ${before}` })
      .first(),
  ).toBeInViewport();
  await expect(page.getByRole('main')).toContainText(/dziś|wczoraj/);
});

test('a moderator takes a message away, and both read that it was @database', async ({ page }) => {
  const { seller, buyer, conversation } = await aTalk(page, 'Kosz na chleb');
  await say(page, buyer, conversation, 'Coś bardzo brzydkiego');
  await openAs(page, seller, `/conversation/${conversation}`);
  await expect(messages(page)).toContainText('Coś bardzo brzydkiego');
  const history = await page.request.get(`/api/conversations/${conversation}/messages`, { headers: authOf(seller) });
  const [{ id }] = (await history.json()).items;
  const data = {
    target: { type: 'message', id },
    reason: 'inappropriateContent',
    description: 'Obraża mnie bez powodu.',
  };
  const sent = await page.request.post('/api/reports', { headers: authOf(seller), data });
  expect(sent.ok(), await sent.text()).toBe(true);

  const desk = await page.context().browser()?.newContext();
  const moderators = await desk?.newPage();
  if (!moderators) throw new Error('no second browser');
  const moderator = await aModerator(moderators, 'Barbara Zimna');
  await openAs(moderators, moderator, '/moderation?type=message');
  await moderators
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Coś bardzo brzydkiego' })
    .getByRole('link')
    .click();
  const panel = moderators.getByRole('region', { name: 'Decyzja' });
  await panel.getByLabel(/^Usuń/).check();
  await panel.getByLabel('Której zasady to dotyczy').selectOption({ index: 1 });
  await panel.getByLabel('Uzasadnienie').fill('Wiadomość obraża drugą osobę, a tego u nas nie wolno.');
  await panel.getByRole('button', { name: 'Usuń i wyślij uzasadnienie' }).click();
  await moderators.getByRole('dialog').getByRole('button', { name: 'Usuń i wyślij uzasadnienie' }).click();
  await expect(messages(page)).toContainText('Ta wiadomość została usunięta przez moderację');
  await expect(messages(page)).not.toContainText('Coś bardzo brzydkiego');
  await desk?.close();
});
