import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { anAd } from './listing.ts';
import { aPerson, openAs } from './person.ts';
import { aTalk, elsewhere, log, messages } from './talk.ts';

test('two people haggle over a price and close, and the seller marks the ad as reserved @phone @database', async ({
  page,
  browser,
}) => {
  const seller = await aPerson(page, 'Zofia Bartnik');
  const buyer = await aPerson(page, 'Jan Wójcik');
  const id = await anAd(page, seller, 'Kosz na drewno', { isShown: true });
  await openAs(page, buyer, `/ad/${id}`);
  await page.getByRole('link', { name: 'Zaproponuj cenę' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/conversation\/\d+$/);
  const form = page.getByRole('dialog', { name: 'Zaproponuj cenę' });
  await form.getByRole('button', { name: 'Wyślij propozycję' }).click();
  await expect(form.getByText('Podaj cenę', { exact: false }).first()).toBeVisible();
  await form.getByLabel(/^Cena/).fill('25,50');
  await form.getByLabel('Ilość').fill('2');
  await form.getByLabel('Kilka słów').fill('Przyjadę w sobotę.');
  await form.getByRole('button', { name: 'Wyślij propozycję' }).click();
  await expect(form).toBeHidden();
  const offer = log(page).getByRole('region', { name: 'Propozycja ceny' });
  await expect(offer).toContainText('25,50');
  await expect(offer).toContainText('Przyjadę w sobotę.');
  await expect(offer.getByRole('button', { name: 'Wycofaj propozycję' })).toBeVisible();
  // A reload does not ask again.
  await page.reload();
  await hydrated(page);
  await expect(offer).toContainText('Czeka na odpowiedź do');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const hers = await elsewhere(browser, seller, new URL(page.url()).pathname);
  const received = log(hers).getByRole('region', { name: 'Propozycja ceny' });
  await received.getByRole('button', { name: 'Inna cena' }).click();
  const answer = hers.getByRole('dialog', { name: 'Zaproponuj inną cenę' });
  await expect(answer.getByLabel('Ilość')).toHaveValue('2');
  await answer.getByLabel(/^Cena/).fill('28');
  await answer.getByRole('button', { name: 'Wyślij propozycję' }).click();
  await expect(received).toContainText('Jest inna propozycja');

  const counter = log(page).getByRole('region', { name: 'Inna cena' });
  await expect(counter).toContainText('28');
  await expect(offer).toContainText('Jest inna propozycja');
  await counter.getByRole('button', { name: 'Przyjmij' }).click();
  const deal = log(page).getByRole('region', { name: 'Umowa stoi' });
  await expect(deal).toContainText('56');
  await expect(deal.getByRole('button')).toHaveCount(0);

  const hersDeal = log(hers).getByRole('region', { name: 'Umowa stoi' });
  await hersDeal.getByRole('button', { name: 'Zarezerwuj' }).click();
  await expect(hers.getByRole('banner').or(hers.locator('header')).getByText('Zarezerwowane').first()).toBeVisible();
  await expect(messages(hers)).toHaveCount(3);
  await hers.context().close();

  await page.goto(`/ad/${id}`);
  await expect(page.getByRole('main').getByText('Zarezerwowane').first()).toBeVisible();
});

test('the form and the cards of offers are accessible', async ({ page }) => {
  const { seller, buyer, conversation } = await aTalk(page, 'Kosz na grzyby');
  await openAs(page, buyer, `/conversation/${conversation}`);
  await page.getByRole('button', { name: 'Zapytaj o rezerwację' }).click();
  const form = page.getByRole('dialog', { name: 'Zapytaj o rezerwację' });
  await expect(form.getByLabel('Dzień odbioru')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Zapytaj', exact: true }).click();
  await expect(log(page).getByRole('region', { name: 'Prośba o rezerwację' })).toBeVisible();
  await expectAccessible(page);
  await openAs(page, seller, `/conversation/${conversation}`);
  await expect(log(page).getByRole('button', { name: 'Przyjmij' })).toBeVisible();
  await expectAccessible(page);
  await log(page).getByRole('button', { name: 'Przyjmij' }).click();
  await expect(log(page).getByRole('region', { name: 'Umowa stoi' })).toBeVisible();
  await expectAccessible(page);
});

test('an offer being typed survives a reload, and one made offline is sent once', async ({ page }) => {
  const { buyer, conversation } = await aTalk(page, 'Kosz na ziemniaki');
  await openAs(page, buyer, `/conversation/${conversation}`);
  const form = page.getByRole('dialog', { name: 'Zaproponuj cenę' });
  await page.getByRole('button', { name: 'Zaproponuj cenę' }).click();
  await form.getByLabel(/^Cena/).fill('31,50');
  await form.getByLabel('Ilość').fill('3');
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Zaproponuj cenę' }).click();
  await expect(form.getByLabel(/^Cena/)).toHaveValue('31,50');
  await expect(form.getByLabel('Ilość')).toHaveValue('3');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Wyślij propozycję' }).click();
  await expect(form).toBeHidden();
  await expect(log(page).getByText('Proponuję: 31,50')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zaproponuj cenę' })).toBeHidden();
  await page.context().setOffline(false);
  const offer = log(page).getByRole('region', { name: 'Propozycja ceny' });
  await expect(offer).toContainText('31,50');
  await expect(log(page).getByText('Proponuję: 31,50')).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(offer).toHaveCount(1);
});
