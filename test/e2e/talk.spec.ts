import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, hydrated, test } from './fixtures.ts';
import { anAd } from './listing.ts';
import { aPerson, openAs } from './person.ts';
import { aConversation, aTalk, elsewhere, field, log, messages, openMenu, say, untilLive, write } from './talk.ts';
import { runSql } from './time.ts';

const PICTURE = new URL('../../public/apple-touch-icon.png', import.meta.url).pathname;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('a buyer asks about an ad, the seller is notified on any page, and the two exchange messages @phone @database', async ({
  page,
  browser,
}) => {
  const seller = await aPerson(page, 'Zofia Bartnik');
  const buyer = await aPerson(page, 'Jan Wójcik');
  const id = await anAd(page, seller, 'Kosz na drewno', { isShown: true });
  const hers = await elsewhere(browser, seller, '/terms');
  await untilLive(hers, () => hers.goto('/aboutUs'));

  await openAs(page, buyer, `/ad/${id}`);
  await page.locator('a[href^="/conversationsnew/"]:not([href*="?"]):visible').first().click();
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

test('a conversation opens on a slow connection, with one navigation', async ({ page }) => {
  const seller = await aPerson(page, 'Zofia Bartnik');
  const buyer = await aPerson(page, 'Jan Wójcik');
  const id = await anAd(page, seller, 'Kosz na grzyby', { isShown: true });
  let lookups = 0;
  await page.route(/__manifest.*conversation%2F\d/, async (route) => {
    lookups += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fallback();
  });
  await openAs(page, buyer, `/ad/${id}`);
  await page.locator('a[href^="/conversationsnew/"]:not([href*="?"]):visible').first().click();
  await expect(page).toHaveURL(/\/conversation\/\d+$/);
  expect(lookups).toBeLessThanOrEqual(2);
});

test('messages written offline wait and arrive once and in order, even after a reload @database', async ({
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
  // By then it has been stored, and one attempt has failed.
  await expect(log(page).getByText('Czeka na internet')).toBeVisible();
  await page.unroute('**/api/conversations/*/messages');
  await page.reload();
  await hydrated(page);
  await expect(messages(hers)).toHaveText([...all, /czwarta/]);
  await expect(messages(page)).toHaveText([...all, /czwarta/]);
  await hers.context().close();
});

test('pictures and documents are attached; other files are rejected and the rest stays @phone', async ({
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
  await expect(refused).toContainText('Takiego pliku nie można wysłać.');
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

test('a HEIC photo is sent as a picture that both sides see', async ({ page, browser }) => {
  const { seller, buyer, conversation } = await aTalk(page, 'Kosz na grzyby');
  await openAs(page, buyer, `/conversation/${conversation}`);
  const buffer = readFileSync(new URL('../pictures/turned.heic', import.meta.url));
  const attach = page.locator('form input[type=file]').first();
  await attach.setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer });
  await expect(page.getByTestId('no-preview')).toBeVisible();
  await write(page, 'Taki kosz mam na myśli');
  const hers = await elsewhere(browser, seller, `/conversation/${conversation}`);
  for (const side of [page, hers]) {
    const picture = messages(side).locator('img').first();
    await expect.poll(() => picture.evaluate(({ naturalHeight }: HTMLImageElement) => naturalHeight)).toBe(320);
  }
  await hers.context().close();
});

test('conversations are found by their text, archived and restored @phone', async ({ page }) => {
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

test('with the keyboard alone: from the list into a conversation, send a message, and back', async ({ page }) => {
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

test('a stock Laravel Echo client in a browser receives a message with only host, token and channel', async ({
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

test('a long conversation opens at the first unread message and loads older ones without a jump @phone', async ({
  page,
}) => {
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
