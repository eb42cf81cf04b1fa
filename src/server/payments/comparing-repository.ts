import { sql } from 'kysely';
import type { ProviderId } from '#contract/payments.ts';
import type { Db } from '../db/client.ts';

/** A payment that a provider can be asked about. */
export interface RecentRow {
  id: number;
  provider: ProviderId;
  provider_ref: string | null;
  amount_minor: number;
  started_at: Date;
}

/** Payments before one, the latest first: their ids rise with the time, so nobody has to look for the recent ones. */
export async function listRecent(db: Db, before: number, limit: number): Promise<RecentRow[]> {
  const { rows } = await sql<RecentRow>`
    select id, provider, provider_ref, amount_minor, started_at from purchase
    where id < ${before} order by id desc limit ${limit}`.execute(db);
  return rows;
}

export async function noteChecked(db: Db, id: number): Promise<void> {
  await sql`update purchase set checked_at = now() where id = ${id}`.execute(db);
}
