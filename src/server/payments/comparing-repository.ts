import { sql } from 'kysely';
import type { PaidBy } from '#contract/payments/payments.ts';
import type { Db } from '../platform/db/client.ts';

/** A payment that a provider can be queried about. */
export interface RecentRow {
  id: number;
  provider: PaidBy;
  provider_ref: string | null;
  amount_minor: number;
  started_at: Date;
}

/** Payments before an id, latest first: ids grow with time, so recent ones need no search. */
export async function listRecent(db: Db, before: number, limit: number): Promise<RecentRow[]> {
  const { rows } = await sql<RecentRow>`
    select id, provider, provider_ref, amount_minor, started_at from purchase
    where id < ${before} order by id desc limit ${limit}`.execute(db);
  return rows;
}
