import { expect, hydrated, test } from './fixtures.ts';
import { anAd, authOf } from './listing.ts';
import { aModerator } from './moderator.ts';
import { aPerson, logInElsewhere, openAs } from './person.ts';
import { aTalk, elsewhere, field, log, messages, openMenu, say, untilLive, write } from './talk.ts';

test('a link asks before leaving the site, and a likely fraud is pointed out and can be reported @phone', async ({
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

test('blocking closes a conversation for both sides, and unblocking reopens it', async ({ page, browser }) => {
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
  await expect(log(his)).toContainText('Ta osoba nie przyjmuje od ciebie wiadomości');
  await page.getByRole('button', { name: 'Odblokuj' }).click();
  await expect(field(page)).toBeVisible();
  await log(his).getByRole('button', { name: 'Wyślij ponownie' }).click();
  await expect(messages(page)).toHaveText([/Dzień dobry/, /Halo\?/]);
  await his.context().close();
});

test('an anonymous visitor logs in and returns to the conversation', async ({ page }) => {
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

test('a conversation of two others is not found, whatever route is tried', async ({ page }) => {
  const { conversation } = await aTalk(page, 'Kosz owalny');
  await openAs(page, await aPerson(page, 'Ciekawski Karol'), `/conversation/${conversation}`);
  await expect(page.getByText('Nie ma takiej rozmowy')).toBeVisible();
  await page.goto(`/chat/conversation/${conversation}`);
  await expect(page.getByText('Nie ma takiej rozmowy')).toBeVisible();
});

test('a session that ends elsewhere ends delivery here', async ({ page }) => {
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

test('a moderator removes a message, and both sides see that it was removed @database', async ({ page }) => {
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
  await expect(messages(page)).toContainText('Moderacja usunęła tę wiadomość');
  await expect(messages(page)).not.toContainText('Coś bardzo brzydkiego');
  await desk?.close();
});
