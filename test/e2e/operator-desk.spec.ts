import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { anAd } from './listing.ts';
import { aPerson, openAs, type Person } from './person.ts';
import { runSql } from './time.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** An admin whose session started with a second factor just now. */
function anAdmin(page: Page): Promise<Person> {
  return aPerson(page, 'Aldona Zarządna', { isStrong: true, role: 'admin' });
}

test('an admin finds a person, helps them and makes them a moderator @phone', async ({ page, isMobile }) => {
  const admin = await anAdmin(page);
  const person = await aPerson(page, `Żywia Trzmielowa ${Date.now()}`);
  await anAd(page, person, 'Spadź spod Babiej Góry');
  await openAs(page, admin, '/admin');
  await expect(h1(page)).toHaveText('Przegląd');
  await expect(page.getByRole('heading', { name: 'Ostatnie dni' })).toBeVisible();
  await expectAccessible(page);

  const nav = page.getByRole('navigation', { name: 'Części zaplecza' }).filter({ visible: true });
  if (isMobile) await nav.locator('summary').click();
  await nav.getByRole('link', { name: 'Ludzie' }).click();
  await expect(h1(page)).toHaveText('Ludzie');
  await page.getByRole('searchbox', { name: 'Szukaj' }).fill(person.name.toUpperCase());
  await page.getByRole('button', { name: 'Szukaj' }).click();
  const list = page.getByRole('list', { name: 'Ludzie' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await list.getByRole('link', { name: person.name }).click();

  await expect(h1(page)).toHaveText(person.name);
  await expect(page.getByRole('region', { name: 'Oferty' }).getByText('Spadź spod Babiej Góry')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zobacz jak gość' })).toHaveAttribute('href', `/user/${person.id}`);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Wyślij link do nowego hasła' }).click();
  const sure = page.getByRole('dialog', { name: `Konto: ${person.name}` });
  await expect(sure).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await sure.getByRole('button', { name: 'Wyślij link do nowego hasła' }).click();
  await expect(page.getByText('List jest w drodze')).toBeVisible();

  await page.getByRole('button', { name: 'Zmień rolę' }).click();
  const role = page.getByRole('dialog', { name: `Konto: ${person.name}` });
  await expect(role).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await role.getByRole('button', { name: 'Zmień rolę' }).click();
  await expect(page.getByText('Rola jest zmieniona')).toBeVisible();
  // Staff cannot be erased.
  await expect(page.getByRole('button', { name: 'Usuń konto' })).toHaveCount(0);

  await page.goto(`/admin/mails?recipientId=${person.id}`);
  await hydrated(page);
  await expect(page.getByRole('list', { name: 'Poczta' })).toContainText('nowe hasło');
  await expectAccessible(page);
});

test('a role asks for a code after a while, and an account is erased once its name is typed', async ({ page }) => {
  const admin = await anAdmin(page);
  const person = await aPerson(page, `Zenobia Odchodząca ${Date.now()}`);
  await runSql(page, `update session set created_at = now() - interval '1 hour' where account_id = ${admin.id}`);
  await openAs(page, admin, `/admin/people/${person.id}`);
  await page.getByRole('button', { name: 'Zmień rolę' }).click();
  const role = page.getByRole('dialog', { name: `Konto: ${person.name}` });
  await role.getByRole('button', { name: 'Zmień rolę' }).click();
  await expect(role.getByText('Wpisz kod z aplikacji albo kod zapasowy.')).toBeVisible();
  await role.getByRole('button', { name: 'Anuluj' }).click();

  await page.getByRole('button', { name: 'Usuń konto' }).click();
  const erase = page.getByRole('dialog', { name: `Konto: ${person.name}` });
  await expect(erase).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await erase.getByRole('textbox').fill('Zenobia');
  await erase.getByRole('button', { name: 'Usuń konto' }).click();
  await expect(erase.getByText('Wpisz nazwę dokładnie tak, jak widać na koncie.')).toBeVisible();
  await erase.getByRole('textbox').fill(person.name);
  await erase.getByRole('button', { name: 'Usuń konto' }).click();
  await expect(page.getByText('Konto jest usunięte')).toBeVisible();
  await expect(h1(page)).toHaveText('Ludzie');
  const [row] = await runSql<{ gone: boolean }>(
    page,
    `select deleted_at is not null as gone from account where id = ${person.id}`,
  );
  expect(row?.gone).toBe(true);
});

test('suspending an account means deciding a case, with reasons', async ({ page }) => {
  const admin = await anAdmin(page);
  const person = await aPerson(page, `Radosław Naciągacz ${Date.now()}`);
  await openAs(page, admin, `/admin/people/${person.id}`);
  await page.getByRole('button', { name: 'Otwórz sprawę, aby zawiesić' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Otwórz sprawę, aby zawiesić' }).click();
  await expect(page).toHaveURL(/\/moderation\/case\/\d+$/);
  await expect(page.getByText(person.name).first()).toBeVisible();
});

test('failed jobs run again or are dropped', async ({ page }) => {
  const admin = await anAdmin(page);
  const reason = `the disk was full at ${Date.now()}`;
  const addFailed = () =>
    runSql(
      page,
      `insert into pgboss.job (name, data, state, retry_count, retry_limit, completed_on, output)
       values ('media.sweep', '{}', 'failed', 12, 12, now(), '{"message": "${reason}"}')`,
    );
  await addFailed();
  await openAs(page, admin, '/admin/jobs');
  const row = page.getByRole('listitem').filter({ hasText: reason });
  await expect(row).toBeVisible();
  await expect(row.getByRole('heading', { name: 'Usuwanie nieużywanych zdjęć i plików' })).toBeVisible();
  await expect(row).toContainText('media.sweep');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Uruchom jeszcze raz' }).click();
  await expect(page.getByText('Zadanie rusza jeszcze raz')).toBeVisible();
  await expect(row).toHaveCount(0);

  await addFailed();
  await page.reload();
  await hydrated(page);
  await row.getByRole('button', { name: 'Porzuć' }).click();
  await page.getByRole('dialog', { name: 'Porzucić to zadanie?' }).getByRole('button', { name: 'Porzuć' }).click();
  await expect(page.getByText('Zadanie porzucone')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('an address that bounces is shown at the desk, and in the panel with what to do', async ({ page }) => {
  const person = await aPerson(page, 'Bronisława Odbita');
  await runSql(
    page,
    `insert into mail_log (id, queue, kind, account_id, state, reason) values (gen_random_uuid()::text, 'account.mail', 'messagesWaiting', ${person.id}, 'bounced', '5.1.1');
    insert into mail_trouble (account_id, email, status, bounced_at) values (${person.id}, '${person.email}', '5.1.1', now())`,
  );
  await openAs(page, await anAdmin(page), `/admin/mails?state=bounced&recipientId=${person.id}`);
  const row = page.getByRole('listitem').filter({ hasText: person.email });
  await expect(row).toContainText('Nie ma takiej skrzynki.');
  await expect(row).toContainText('odbity');
  await expectAccessible(page);

  await openAs(page, person, '/userpanel');
  await expect(page.getByText(`Nie ma skrzynki ${person.email}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zmień adres' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Wyślij link jeszcze raz' }).click();
  await expect(page.getByText('Wysłaliśmy', { exact: false }).first()).toBeVisible();
});
