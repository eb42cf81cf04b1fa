import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

/** How many messages of each side make a talk, and how long ago they were sent at the latest: so says how-ratings-work. */
const MESSAGES_EACH = 2;
const AGE = sql`interval '24 hours'`;

/** The first messages of a side, in whichever of the pair's conversations; what moderators took away is none. */
const writtenBy = (side: number, other: number) => sql`
  select count(*) from (
    select 1 from conversation c cross join lateral (
      select 1 from message x
      where x.conversation_id = c.id and x.sender_id = ${side} and x.hidden_at is null and x.created_at <= now() - ${AGE}
      order by x.number limit ${MESSAGES_EACH}) x
    where c.low_id = ${Math.min(side, other)} and c.high_id = ${Math.max(side, other)} and c.last_number > 0
    limit ${MESSAGES_EACH}) written`;

/** Whether two people had talked with each other by messages, both of them, a day ago or earlier. */
export async function haveTalked(db: Db, one: number, other: number): Promise<boolean> {
  const { rows } = await sql<{ talked: boolean }>`
    select (${writtenBy(one, other)}) = ${MESSAGES_EACH} and (${writtenBy(other, one)}) = ${MESSAGES_EACH} as talked
    `.execute(db);
  return rows[0]?.talked ?? false;
}
