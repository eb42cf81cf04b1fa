import { sql } from 'kysely';
import type { SettingKey } from '#contract/settings/registry.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** A row of `site_setting`. */
export interface StoredSetting {
  readonly key: string;
  readonly value: unknown;
}

/** The stored settings without validation, including keys of other versions. */
export async function listStored(db: Db | Tx): Promise<StoredSetting[]> {
  return db.selectFrom('site_setting').select(['key', 'value']).execute();
}

/** An arbitrary key, the same on every node. */
const LOCK_KEY = 4_715_030;

/** Serialises changes of settings until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(tx);
}

export async function storeSetting(tx: Tx, key: SettingKey, value: unknown, accountId: number): Promise<void> {
  const fields = { value: JSON.stringify(value), changed_at: new Date(), changed_by: accountId };
  await tx
    .insertInto('site_setting')
    .values({ key, ...fields })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(fields))
    .execute();
}

export interface ChangeRow {
  readonly key: string;
  readonly changed_at: Date;
  readonly changed_by: number | null;
  readonly name: string | null;
  readonly avatar_path: string | null;
}

/** The last change of each setting and its author. */
export async function listChanges(db: Db | Tx): Promise<ChangeRow[]> {
  return db
    .selectFrom('site_setting as s')
    .leftJoin('account as a', 'a.id', 's.changed_by')
    .select(['s.key', 's.changed_at', 's.changed_by', 'a.name', 'a.avatar_path'])
    .execute();
}

/** Stores a logo; storing the same picture again changes nothing. */
export async function insertLogo(
  tx: Tx,
  logo: { readonly id: string; readonly mark: Buffer; readonly icon: Buffer },
): Promise<void> {
  await tx
    .insertInto('site_logo')
    .values(logo)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export async function findLogo(db: Db, id: string): Promise<{ mark: Buffer; icon: Buffer } | undefined> {
  const row = await db.selectFrom('site_logo').select(['mark', 'icon']).where('id', '=', id).executeTakeFirst();
  return row && { mark: Buffer.from(row.mark), icon: Buffer.from(row.icon) };
}

/** Deletes the logos that no setting refers to. */
export async function deleteOtherLogos(tx: Tx, id: string | null): Promise<void> {
  await tx
    .deleteFrom('site_logo')
    .$if(id !== null, (query) => query.where('id', '!=', id as string))
    .execute();
}
