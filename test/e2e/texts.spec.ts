import { expect, expectAccessible, hydrated, test } from './fixtures.ts';
import { aPerson, openAs } from './person.ts';
import { anAdmin, forget, openEditor, saved } from './texts.ts';
import { runSql } from './time.ts';

// All tests of a run share a market: this one deletes what it publishes, and notifies only its own users.
test('terms are changed, announced and accepted, and every version stays readable', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const admin = await anAdmin(page, 'Bożena od Regulaminu');
  const member = await aPerson(page, 'Kazimiera Czyta');
  await forget(page, 'terms');
  // Keeps other users of this run from being notified.
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
