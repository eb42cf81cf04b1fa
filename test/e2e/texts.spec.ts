import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { aPerson, openAs } from './person.ts';
import { runSql } from './time.ts';

// All tests of a run share a market. What these publish is taken away again, and only the people of these tests are told.
test.describe.configure({ mode: 'serial' });

const anAdmin = (page: Page, name: string) => aPerson(page, name, { isStrong: true, role: 'admin' });
const saved = (page: Page) => expect(page.getByText('Szkic zapisany')).toBeVisible();

/** Removes versions and drafts of a text, as if the operator had never written any. */
async function forget(page: Page, id: string): Promise<void> {
  await runSql(
    page,
    `delete from text_version where text_id = '${id}'; delete from text_draft where text_id = '${id}';
    select pg_notify('jarmark_event', '{"name":"texts.changed","payload":{}}')`,
  );
}

/** Opens the editor and waits until it can be written in. */
async function openEditor(page: Page, id: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel(id === 'mail' ? 'Temat' : 'Tytuł')).toBeVisible();
}

test('terms are changed, announced and accepted, and every version stays readable', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const admin = await anAdmin(page, 'Bożena od Regulaminu');
  const member = await aPerson(page, 'Kazimiera Czyta');
  await forget(page, 'terms');
  // Nobody else of this run is to hear of it.
  await runSql(
    page,
    `insert into terms_acceptance (account_id, version) select id, 99 from account
    where id not in (${admin.id}, ${member.id}) on conflict do nothing`,
  );
  try {
    await openAs(page, admin, '/admin/texts');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Regulamin/i })
      .click();
    await openEditor(page, 'terms');
    const body = page.getByLabel('Treść');
    const before = await body.inputValue();
    await body.fill(`${before}\n\n## Gęsi {#geese}\n\nGęsi pilnują targu. {{operator.nip}}`);
    await expect(page.getByText(/Wiersz \d+: nie znamy pola „operator.nip”/)).toBeVisible();
    await body.fill(`${before}\n\n## Gęsi {#geese}\n\nGęsi pilnują targu **za darmo**.`);
    await expect(page.getByRole('region', { name: 'Podgląd' }).getByText('za darmo', { exact: true })).toBeVisible();
    await saved(page);
    await page.reload();
    await expect(body).toHaveValue(/Gęsi pilnują targu/);

    await page.getByRole('button', { name: 'Opublikuj' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/Wszyscy zarejestrowani dostaną/)).toBeVisible();
    await expect(dialog.getByText(/co najmniej 15 dni/)).toBeHidden();
    await dialog.getByLabel('Od razu').check();
    await expect(dialog.getByText(/co najmniej 15 dni/)).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Opublikuj teraz' }).click();
    await expect(page.getByText('Opublikowano, ludzie już to widzą')).toBeVisible();
    await expect(page.getByText('Wersja 1')).toBeVisible();

    const reader = await (await browser.newContext({ baseURL, locale: 'pl-PL' })).newPage();
    await openAs(reader, member, '/');
    const notice = reader.getByRole('region', { name: 'Nowy regulamin' });
    await expect(notice).toBeVisible();
    await expectAccessible(reader);
    await notice.getByRole('link', { name: 'Co się zmienia' }).click();
    const changes = reader.getByRole('region', { name: 'Co się zmienia' });
    await expect(changes.getByText('Gęsi pilnują targu za darmo.')).toBeVisible();
    await expect(changes.locator('del')).toHaveCount(1);
    await expectAccessible(reader);
    await notice.getByRole('button', { name: 'Akceptuję' }).click();
    await expect(notice).toBeHidden();
    const rows = await runSql<{ version: number }>(
      page,
      `select version from terms_acceptance where account_id = ${member.id} and accepted_at > now() - interval '5 minutes'`,
    );
    expect(rows.map(({ version }) => version)).toEqual([1]);
    await reader.reload();
    await hydrated(reader);
    await expect(notice).toBeHidden();
    await reader.goto('/userpanel?section=notifications');
    await expect(reader.getByRole('link', { name: /Nowy regulamin/ })).toHaveCount(1);

    await reader.goto('/terms');
    await expect(reader.getByRole('heading', { name: 'Gęsi' })).toBeVisible();
    await reader.getByRole('region', { name: 'Wszystkie wersje' }).getByRole('link').last().click();
    await expect(reader.getByText(/Ta wersja obowiązywała do/)).toBeVisible();
    await expect(reader.getByRole('heading', { name: 'Gęsi' })).toBeHidden();
    await reader.context().close();
  } finally {
    await forget(page, 'terms');
    await runSql(page, `delete from terms_acceptance where version = 99`);
  }
});

test('a new privacy policy brings the banner back', async ({ page, browser, baseURL }) => {
  const admin = await anAdmin(page, 'Danuta od Polityki');
  const visitor = await (await browser.newContext({ baseURL, locale: 'pl-PL' })).newPage();
  const banner = visitor.getByRole('region', { name: 'Polityka prywatności' });
  try {
    await visitor.goto('/aboutUs');
    await hydrated(visitor);
    await banner.getByRole('button', { name: 'OK' }).click();
    await visitor.reload();
    await hydrated(visitor);
    await expect(banner).toBeHidden();
    await openAs(page, admin, '/admin/texts/cookie-policy');
    await openEditor(page, 'cookie-policy');
    await page.getByLabel('Wstęp').fill('Krótko o tym, co wiemy o tobie.');
    await saved(page);
    await page.getByRole('button', { name: 'Opublikuj' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Opublikuj teraz' }).click();
    await expect(page.getByText('Opublikowano, ludzie już to widzą')).toBeVisible();
    await visitor.goto('/aboutUs');
    await expect(banner).toBeVisible();
    await banner.getByRole('link').click();
    await expect(visitor.getByText('Krótko o tym, co wiemy o tobie.')).toBeVisible();
  } finally {
    await forget(page, 'cookie-policy');
    await visitor.context().close();
  }
});

test('two admins edit one text: the second chooses, and nothing is lost', async ({ page, browser, baseURL }) => {
  const [one, other] = [await anAdmin(page, 'Pierwsza Ela'), await anAdmin(page, 'Druga Ola')];
  const second = await (await browser.newContext({ baseURL, locale: 'pl-PL' })).newPage();
  await forget(page, 'about');
  try {
    await openAs(page, one, '/admin/texts/about');
    await openAs(second, other, '/admin/texts/about');
    await openEditor(page, 'about');
    await openEditor(second, 'about');
    await page.getByLabel('Tytuł').fill('O nas, od Eli');
    await saved(page);
    await second.getByLabel('Tytuł').fill('O nas, od Oli');
    await expect(second.getByText('Pierwsza Ela: ten tekst ma już nowszy szkic')).toBeVisible();
    await expectAccessible(second);
    await second.getByRole('button', { name: 'Zostań przy moim' }).click();
    await saved(second);
    await page.getByLabel('Tytuł').fill('O nas, znowu od Eli');
    await page.getByRole('button', { name: 'Weź tamten' }).click();
    await expect(page.getByLabel('Tytuł')).toHaveValue('O nas, od Oli');
    await page.getByRole('button', { name: 'Odrzuć szkic' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Odrzuć szkic' }).click();
    await expect(page.getByText('Bez zmian')).toBeVisible();
  } finally {
    await forget(page, 'about');
    await second.context().close();
  }
});

test('a mail is worded with its preview beside, on a phone too @phone', async ({ page }) => {
  const id = 'mail.exportReady';
  await openAs(page, await anAdmin(page, 'Wiesia od Listów'), '/admin/texts');
  await expect(page.getByRole('heading', { name: 'Dokumenty' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Szukaj listu').fill('dane');
  await page.goto(`/admin/texts/${id}`);
  await openEditor(page, 'mail');
  try {
    const mail = page.frameLocator('iframe');
    await expect(mail.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByLabel('Nagłówek').fill('Paczka z danymi');
    await expect(mail.getByRole('heading', { name: 'Paczka z danymi' })).toBeVisible();
    await page.getByLabel('Pierwsze zdania').fill('Twoje dane są spakowane.');
    await expect(page.getByText('Brakuje pola „size” w nawiasie klamrowym.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Pierwsze zdania').fill('Twoje dane są spakowane ({size}).');
    await expect(page.getByText('Brakuje pola')).toBeHidden();
    await page.getByRole('button', { name: 'Wyślij do mnie' }).click();
    await expect(page.getByText(/Wysłano na e2e-/)).toBeVisible();
  } finally {
    await forget(page, id);
  }
});
