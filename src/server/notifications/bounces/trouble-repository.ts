import { sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';

/** Whether mails may be sent to an address, i.e. it is not known to be undeliverable. */
export async function isDeliverable(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from mail_trouble t join account a on a.id = t.account_id and lower(a.email) = lower(t.email)
    where lower(t.email) = lower(${email}) and t.bounced_at is not null`.execute(db);
  return rows.length === 0;
}

/** The undeliverable address of an account. */
export interface Trouble {
  readonly accountId: number;
  readonly email: string;
  readonly status: string;
  readonly bouncedAt: Date;
}

/** Those of the accounts whose current address is undeliverable. */
export async function listTroubles(db: Db, accountIds: readonly number[]): Promise<Map<number, Trouble>> {
  const { rows } = await sql<Trouble>`
    select t.account_id as "accountId", t.email, t.status, t.bounced_at as "bouncedAt"
    from mail_trouble t join account a on a.id = t.account_id and lower(a.email) = lower(t.email)
    where t.account_id = any(${[...accountIds]}::bigint[]) and t.bounced_at is not null`.execute(db);
  return new Map(rows.map((row) => [row.accountId, row]));
}
