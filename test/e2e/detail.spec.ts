import { expect, hydrated, test } from './fixtures.ts';
import { anAd, authOf } from './listing.ts';
import { aPerson, openAs } from './person.ts';
import { runSql } from './time.ts';

/** The length of a description with everything a seller wants to say. */
const LONG = 'Wyplatam ręcznie z wikliny, którą sam ścinam nad Wieprzem. '.repeat(60);

test('on an ad the price, its seller and the button to write stay in sight; the seller has more below', async ({
  page,
}) => {
  const seller = await aPerson(page, 'Wiklina znad Wieprza');
  const [id, other] = [
    await anAd(page, seller, 'Kosz na jabłka', { isShown: true }),
    await anAd(page, seller, 'Kosz na gruszki', { isShown: true }),
  ];
  await anAd(page, seller, 'Kosz bez planu');
  await page.goto(`/ad/${id}`);
  await hydrated(page);
  await page.getByRole('heading', { name: 'Opinie' }).scrollIntoViewIfNeeded();
  const contact = page.getByRole('complementary', { name: 'Kontakt' });
  await expect(contact.getByRole('link', { name: 'Napisz wiadomość' })).toBeInViewport();
  await expect(contact.getByText('Aby napisać, zaloguj się.')).toBeVisible();
  await expect(contact.getByText('80 zł').first()).toBeInViewport();
  await expect(contact.getByRole('link', { name: 'Wiklina znad Wieprza' })).toBeInViewport();
  const more = page.getByRole('region', { name: 'Więcej od tego sprzedającego' });
  await expect(more.getByRole('listitem')).toHaveCount(1);
  await expect(more.getByRole('link', { name: 'Kosz na gruszki' })).toHaveAttribute('href', `/ad/${other}`);
  const removed = await page.request.post('/api/user/me/listings/actions', {
    headers: authOf(seller),
    data: { ids: [other], action: 'remove' },
  });
  expect(removed.ok(), await removed.text()).toBe(true);
  await expect(async () => {
    await page.reload();
    await expect(more).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await openAs(page, await aPerson(page, 'Hanna Wiśniewska'), `/ad/${id}`);
  await expect(contact.getByRole('link', { name: 'Napisz wiadomość' })).toBeVisible();
  await expect(contact.getByText('Aby napisać, zaloguj się.')).toBeHidden();
});

test('an ad is printed on two pages at most: what it is, from whom, and where to write', async ({ page }) => {
  const seller = await aPerson(page, 'Wiklina znad Wieprza');
  const id = await anAd(page, seller, 'Kosz na śliwki', { isShown: true });
  await runSql(page, `update listing set description = '${LONG}' where id = ${id}`);
  await page.goto(`/ad/${id}`);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('80 zł').first()).toBeVisible();
  await expect(page.getByText('Wiklina znad Wieprza').first()).toBeVisible();
  await expect(page.getByText(new RegExp(`^[a-z0-9.:]+/ad/${id}$`))).toBeVisible();
  await expect(page.getByRole('heading', { name: /Opinie|Podobne|Więcej od/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Drukuj' })).toHaveCount(0);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = paper.match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.length).toBeLessThanOrEqual(2);
});

test('events are found by day: today, this weekend, and a calendar that starts today', async ({ page }) => {
  await page.goto('/events?view=calendar');
  const months = page.getByRole('navigation', { name: 'Wybór miesiąca' });
  await expect(months.getByRole('heading')).toHaveText('najbliższe tygodnie');
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format();
  const days = await page.locator('[id^="day-"]').evaluateAll((items) => items.map(({ id }) => id.slice(4)));
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter((day) => day < today)).toEqual([]);
  await page.getByRole('link', { name: 'Dziś', exact: true }).click();
  await expect(page).toHaveURL(`/events?from=${today}&to=${today}`);
  await expect(page.getByRole('link', { name: 'Dziś', exact: true })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Dziś', exact: true }).click();
  await expect(page).toHaveURL('/events');
  await page.goto('/events?view=calendar');
  await months.getByRole('link', { name: /^Cały miesiąc/ }).click();
  await expect(page).toHaveURL(`/events?view=calendar&month=${today.slice(0, 7)}`);
});
