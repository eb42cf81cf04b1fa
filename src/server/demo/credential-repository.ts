import { sql } from 'kysely';
import type { CredentialKindId } from '#kinds/credentials/kinds.ts';
import { refreshChecked } from '../credentials/references.ts';
import type { Tx } from '../platform/db/client.ts';

/** A credential of the demo market; `waits` for a document that is drawn later. */
export interface CredentialSeed {
  readonly account_id: number;
  readonly kind: CredentialKindId;
  readonly number: string;
  readonly valid_until: string | null;
  readonly seen_at: string | null;
  readonly waits: boolean;
  readonly listing_ids: readonly number[];
}

/** Creates credentials, with the listings that refer to them; returns the ids of those that wait for a document. */
export async function insertCredentials(tx: Tx, seeds: readonly CredentialSeed[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; waits: boolean }>`
    with seeds as (
      select * from jsonb_to_recordset(${JSON.stringify(seeds)}::jsonb) as r(account_id bigint, kind text, number text,
        valid_until date, seen_at timestamptz, waits boolean, listing_ids jsonb)
    ), made as (
      insert into credential (account_id, kind, number, valid_until, seen_at, review)
      select account_id, kind, number, valid_until, seen_at, case when seen_at is null then 'none' else 'accepted' end
      from seeds returning id, account_id, kind, number
    ), referred as (
      insert into listing_credential (listing_id, credential_id)
      select l.value::bigint, m.id from made m join seeds s using (account_id, kind, number),
        jsonb_array_elements_text(s.listing_ids) as l (value)
    )
    select m.id, s.waits from made m join seeds s using (account_id, kind, number) order by m.id`.execute(tx);
  await refreshChecked(tx, [...new Set(seeds.flatMap(({ listing_ids: ids }) => ids))]);
  return rows.filter(({ waits }) => waits).map(({ id }) => id);
}
