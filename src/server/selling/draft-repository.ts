import { sql } from 'kysely';
import type { KindId } from '#kinds/index.ts';
import type { Db, Tx } from '../platform/db/client.ts';

export interface DraftKey {
  accountId: number;
  kind: KindId;
  /** 0 for a new listing. */
  listingId: number;
}

export interface DraftRow {
  form: Record<string, unknown>;
  media_ids: number[];
  version: number;
  updated_at: Date;
}

const at = ({ accountId, kind, listingId }: DraftKey) =>
  sql`account_id = ${accountId} and kind = ${kind} and listing_id = ${listingId}`;

export async function findDraft(db: Db, key: DraftKey): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select form, media_ids, version, updated_at from draft where ${at(key)}`.execute(db);
  return rows[0];
}

/** Stores the newest draft; `mediaIds` are its pictures, which protects them from the sweep. */
export async function putDraft(
  db: Db,
  { accountId, kind, listingId }: DraftKey,
  form: Record<string, unknown>,
  mediaIds: readonly number[],
): Promise<{ version: number; updated_at: Date }> {
  const { rows } = await sql<{ version: number; updated_at: Date }>`
    insert into draft (account_id, kind, listing_id, form, media_ids)
    values (${accountId}, ${kind}, ${listingId}, ${JSON.stringify(form)}::jsonb, ${mediaIds}::bigint[])
    on conflict (account_id, kind, listing_id) do update
      set form = excluded.form, media_ids = excluded.media_ids, version = draft.version + 1, updated_at = now()
    returning version, updated_at`.execute(db);
  return rows[0] as { version: number; updated_at: Date };
}

export async function deleteDraft(db: Db | Tx, key: DraftKey): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from draft where ${at(key)}`.execute(db);
  return Number(numAffectedRows) > 0;
}

/** Deletes drafts untouched for three months. */
export async function deleteOldDrafts(db: Db): Promise<void> {
  await sql`delete from draft where updated_at < now() - interval '90 days'`.execute(db);
}
