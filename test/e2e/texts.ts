import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { aPerson } from './person.ts';
import { runSql } from './time.ts';

/** An admin with a second factor. */
export const anAdmin = (page: Page, name: string) => aPerson(page, name, { isStrong: true, role: 'admin' });
/** Waits until the draft is saved. */
export const saved = (page: Page) => expect(page.getByText('Szkic zapisany')).toBeVisible();

/** Removes versions and drafts of a text, as if the operator had never written any. */
export async function forget(page: Page, id: string): Promise<void> {
  await runSql(
    page,
    `delete from text_version where text_id = '${id}'; delete from text_draft where text_id = '${id}';
    select pg_notify('jarmark_event', '{"name":"texts.changed","payload":{}}')`,
  );
}

/** Opens the editor and waits until it can be written in. */
export async function openEditor(page: Page, id: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel(id === 'mail' ? 'Temat' : 'Tytuł')).toBeVisible();
}
