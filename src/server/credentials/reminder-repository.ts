import { sql } from 'kysely';
import { REMINDER_DAYS } from '#contract/credentials/states.ts';
import type { Tx } from '../platform/db/client.ts';

export interface EndingRow {
  readonly id: number;
  readonly account_id: number;
  readonly valid_until: string;
}

/**
 * Locks a batch of credentials for which one of `REMINDER_DAYS` is due and not sent yet. Credentials that ended before
 * today are omitted.
 */
export async function holdEnding(tx: Tx, today: string, limit: number): Promise<EndingRow[]> {
  const [furthest = 0] = REMINDER_DAYS;
  const { rows } = await sql<EndingRow>`
    select c.id, c.account_id, c.valid_until::text as valid_until from credential c
    where c.valid_until between ${today}::date and ${today}::date + ${furthest}::int and c.review <> 'refused'
      and (c.reminded_days is null or c.reminded_days > (
        select min(r.days) from unnest(${[...REMINDER_DAYS]}::int[]) as r (days)
        where r.days >= c.valid_until - ${today}::date))
    order by c.id limit ${limit} for update of c skip locked`.execute(tx);
  return rows;
}

export async function setReminded(tx: Tx, id: number, days: number): Promise<void> {
  await tx.updateTable('credential').set({ reminded_days: days }).where('id', '=', id).execute();
}
