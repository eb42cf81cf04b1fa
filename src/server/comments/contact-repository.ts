import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** How many messages by each side make a conversation, and their minimum age, as documented in how-ratings-work. */
const MESSAGES_EACH = 2;
const AGE = sql`interval '24 hours'`;

/** The first messages by one side in any conversation of the pair, without those hidden by moderators. */
const writtenBy = (side: number, other: number) => sql`
  select count(*) from (
    select 1 from conversation c cross join lateral (
      select 1 from message x
      where x.conversation_id = c.id and x.sender_id = ${side} and x.hidden_at is null and x.created_at <= now() - ${AGE}
      order by x.number limit ${MESSAGES_EACH}) x
    where c.low_id = ${Math.min(side, other)} and c.high_id = ${Math.max(side, other)} and c.last_number > 0
    limit ${MESSAGES_EACH}) written`;

/** Whether two people had exchanged messages, both of them, at least a day ago. */
export async function haveTalked(db: Db, one: number, other: number): Promise<boolean> {
  const { rows } = await sql<{ talked: boolean }>`
    select (${writtenBy(one, other)}) = ${MESSAGES_EACH} and (${writtenBy(other, one)}) = ${MESSAGES_EACH} as talked
    `.execute(db);
  return rows[0]?.talked ?? false;
}
