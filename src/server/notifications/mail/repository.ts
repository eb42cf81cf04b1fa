import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import type { Claim, Deliveries } from './deliveries.ts';
import { MailError } from './errors.ts';

/** Longer than any step of sending may take; a worker that is silent for longer has died. */
const LEASE_S = 120;

/** Stores the delivery state of mails in the database. `leaseS`: how many seconds a silent worker keeps its claim. */
export function createDeliveries(db: Db, { leaseS = LEASE_S }: { leaseS?: number } = {}): Deliveries {
  const lease = sql`make_interval(secs => ${leaseS}::float8)`;
  return {
    async claim(id) {
      const token = randomUUID();
      const { rows } = await sql<{ isInDoubt: boolean }>`
        insert into mail_delivery as delivery (id, claim, claimed_until) values (${id}, ${token}, now() + ${lease})
        on conflict (id) do update set claim = excluded.claim, claimed_until = excluded.claimed_until, updated_at = now()
          where delivery.outcome is null and delivery.claimed_until <= now()
        returning handed_over_at is not null as "isInDoubt"`.execute(db);
      const [row] = rows;
      return row ? claimOf(db, { id, token, lease }, row.isInDoubt) : stateOfOthers(db, id);
    },
  };
}

async function stateOfOthers(db: Db, id: string): Promise<'settled' | 'busy'> {
  const { rows } = await sql`select from mail_delivery where id = ${id} and outcome is not null`.execute(db);
  return rows.length > 0 ? 'settled' : 'busy';
}

interface Held {
  readonly id: string;
  readonly token: string;
  readonly lease: ReturnType<typeof sql>;
}

function claimOf(db: Db, { id, token, lease }: Held, isInDoubt: boolean): Claim {
  const mine = sql`id = ${id} and claim = ${token} and outcome is null`;
  return {
    isInDoubt,
    handOver: async () => {
      const { numAffectedRows } = await sql`
        update mail_delivery set handed_over_at = now(), claimed_until = now() + ${lease}, updated_at = now()
        where ${mine}`.execute(db);
      if (Number(numAffectedRows) !== 1) throw new MailError('not sent: another worker has taken it over');
    },
    settle: async (outcome) => {
      await sql`update mail_delivery set outcome = ${outcome}, updated_at = now() where id = ${id}`.execute(db);
    },
    release: async (inDoubt) => {
      const handedOverAt = inDoubt || isInDoubt ? sql`handed_over_at` : sql`null`;
      // Invalidates the claim, so that a hand-over still in progress fails.
      await sql`
        update mail_delivery
        set claim = ${randomUUID()}, claimed_until = now(), handed_over_at = ${handedOverAt}, updated_at = now()
        where ${mine}`.execute(db);
    },
  };
}

/** Deletes records of mails that no job retries any more: a job gives up within a day. */
export async function deleteOldDeliveries(db: Db): Promise<void> {
  await sql`delete from mail_delivery where updated_at < now() - interval '14 days'`.execute(db);
}
