import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { anAd, authOf } from './listing.ts';
import { aPerson, openAs, type Person } from './person.ts';
import { aConversation, elsewhere, log } from './talk.ts';
import { runSql } from './time.ts';

/** Two people who have agreed on an ad, through the API. */
async function anAgreement(page: Page, title: string) {
  const seller = await aPerson(page, 'Zofia Bartnik');
  const buyer = await aPerson(page, 'Jan Wójcik');
  const adId = await anAd(page, seller, title, { isShown: true });
  const conversation = await aConversation(page, buyer, adId);
  const data = { clientId: `umowa-${adId}-${Date.now()}`, price: '40', listingIds: [adId] };
  const path = `/api/conversations/${conversation}/offers`;
  const made = await page.request.post(path, { headers: authOf(buyer), data });
  expect(made.ok(), await made.text()).toBe(true);
  const offerId = (await made.json()).data.offer.id as number;
  const accepted = await page.request.post(`${path}/${offerId}/accept`, { headers: authOf(seller) });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  return { seller, buyer, adId, conversation, offerId };
}

const card = (page: Page) => log(page).getByRole('region', { name: 'Opinie po umowie' });

/** Writes a review in an agreement's card. */
async function review(page: Page, place: ReturnType<typeof card>, stars: number, text: string): Promise<void> {
  await place.getByRole('button', { name: 'Napisz opinię' }).click();
  await place.getByRole('radio', { name: new RegExp(`^${stars} gwiazd`) }).check({ force: true });
  await place.getByRole('textbox', { name: 'Opinia' }).fill(text);
  await place.getByRole('button', { name: 'Zapisz opinię' }).click();
  await expect(place.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(page);
}

/** The reviews visible to visitors on the ad's page and on the buyer's profile. */
async function seenBy(visitor: Page, adId: number, buyer: Person): Promise<string> {
  await visitor.goto(`/ad/${adId}`);
  const ad = await visitor.locator('#comments').textContent();
  await visitor.goto(`/user/${buyer.id}?tab=buyer`);
  return `${ad}\n${await visitor.getByRole('main').textContent()}`;
}

test('two people agree and review each other, and both reviews appear at once @phone @database', async ({
  page,
  browser,
}) => {
  const { seller, buyer, adId, conversation } = await anAgreement(page, 'Kozi twaróg');
  const visitor = await (await browser.newContext()).newPage();
  await openAs(page, buyer, `/conversation/${conversation}`);
  await expect(card(page)).toContainText('Kozi twaróg');
  await review(page, card(page), 5, 'Twaróg jak z bajki.');
  await expect(card(page)).toContainText('Widzisz ją tylko ty');
  expect(await seenBy(visitor, adId, buyer)).not.toContain('Twaróg jak z bajki.');

  // It can be edited until it is public.
  await card(page).getByRole('button', { name: 'Zmień' }).click();
  await card(page).getByRole('textbox', { name: 'Opinia' }).fill('Twaróg jak z bajki, polecam.');
  await card(page).getByRole('button', { name: 'Zapisz zmiany' }).click();
  await expect(card(page)).toContainText('polecam');

  // The seller is asked in the panel, and does not see what the buyer has written.
  const hers = await elsewhere(browser, seller, '/userpanel');
  const asked = hers.getByRole('region', { name: 'Umowa: Jan Wójcik' });
  await expect(asked).toContainText('opinia o tobie już czeka');
  await expect(asked).not.toContainText('bajki');
  await review(hers, asked, 4, 'Odbiór zgodnie z umową.');
  await expect(asked).toContainText('Opinie po tej umowie już widać.');

  await expect(card(page)).toContainText('Opinie po tej umowie już widać.');
  const seen = await seenBy(visitor, adId, buyer);
  expect(seen).toContain('Twaróg jak z bajki, polecam.');
  expect(seen).toContain('Umowa potwierdzona');
  expect(seen).toContain('Odbiór zgodnie z umową.');
  expect(seen).toContain('Jako kupujący: 4,0 (1)');
  await expectAccessible(visitor);
  await hers.context().close();
  await visitor.context().close();
});

test('a one-sided review appears after fourteen days; the buyer replies, and can report it', async ({
  page,
  browser,
}) => {
  const { seller, buyer, adId, offerId, conversation } = await anAgreement(page, 'Miód faceliowy');
  const visitor = await (await browser.newContext()).newPage();
  await openAs(page, seller, `/user/${buyer.id}`);
  const asked = page.getByRole('region', { name: 'Opinie po umowie' });
  await review(page, asked, 2, 'Czekanie trwało dwie godziny.');
  expect(await seenBy(visitor, adId, buyer)).not.toContain('dwie godziny');
  await runSql(
    page,
    `update agreement set shows_at = now() - interval '1 second' where offer_id = ${offerId};
    insert into pgboss.job (name, data) values ('reviews.show', '{}');`,
  );
  await expect(async () => expect(await seenBy(visitor, adId, buyer)).toContain('dwie godziny')).toPass();
  await visitor.context().close();

  await openAs(page, buyer, `/conversation/${conversation}`);
  await expect(card(page)).toContainText('Opinie po tej umowie już widać.');
  await card(page).getByRole('link', { name: 'Opinie o kupującym' }).click();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Zgłoś opinię: Zofia Bartnik' })).toBeVisible();
  await page.getByRole('button', { name: 'Odpowiedz' }).click();
  await page.getByRole('textbox', { name: 'Twoja odpowiedź' }).fill('Był korek, przepraszam.');
  await page.getByRole('button', { name: 'Dodaj odpowiedź' }).click();
  await expect(page.getByText('Odpowiedź kupującego')).toBeVisible();
  await expectAccessible(page);
});

test('on the page of the ad a buyer with an agreement reviews it there', async ({ page }) => {
  const { buyer, adId } = await anAgreement(page, 'Jaja zielononóżek');
  await openAs(page, buyer, `/ad/${adId}#comments`);
  const asked = page.getByRole('region', { name: 'Opinie po umowie' });
  await review(page, asked, 5, 'Żółtka jak słońce.');
  await expect(asked).toContainText('Widzisz ją tylko ty');
  await expect(page.getByRole('button', { name: 'Dodaj opinię' })).toHaveCount(0);
});

test('a hidden review is withdrawn with the keyboard alone, and another one is written', async ({ page }) => {
  const { seller, buyer, conversation } = await anAgreement(page, 'Susz z papierówek');
  await openAs(page, buyer, `/conversation/${conversation}`);
  await review(page, card(page), 2, 'Pomyłka, to nie ta umowa.');
  const withdraw = card(page).getByRole('button', { name: 'Wycofaj' });
  await withdraw.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Wycofać opinię?' });
  await expect(question).toContainText('Zofia Bartnik zobaczy tylko, że żadna opinia już nie czeka.');
  await expect(question.getByRole('button', { name: 'Anuluj' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(withdraw).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(card(page)).not.toContainText('Pomyłka');
  await expect(card(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card(page).getByRole('button', { name: 'Napisz opinię' })).toBeFocused();
  const { items } = await (
    await page.request.get('/api/agreements', { headers: { authorization: `Bearer ${seller.auth_token}` } })
  ).json();
  expect(items).toMatchObject([{ otherWrote: false }]);
  await review(page, card(page), 5, 'Susz pachnie latem.');
  await expect(card(page)).toContainText('Susz pachnie latem.');
});
