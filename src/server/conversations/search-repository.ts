import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';
import { behind, type ListPlace, otherOf } from './repository.ts';

/** How many recent messages are searched: per conversation, and in total. */
const MESSAGES_OF_ONE = 500;
const MESSAGES_OF_ALL = 20_000;

/**
 * Ids of an account's conversations, latest first, in which a single message, or the other's name with the listing's
 * title, matches everything. All names and titles are searched; messages from the latest back to the limits above.
 *
 * patterns  regular expressions, all of which must match.
 */
export async function searchConversationIds(
  db: Db,
  accountId: number,
  { patterns, place, limit }: { patterns: readonly string[]; place: ListPlace | null; limit: number },
): Promise<number[]> {
  const matches = (text: RawBuilder<unknown>) => sql`${text} ~ all(${patterns}::text[])`;
  const { rows } = await sql<{ id: number }>`
    with own as materialized (
      select m.conversation_id, m.updated_at, c.last_number, c.about_title, ${otherOf(sql`m.account_id`)} as other_id,
        sum(least(c.last_number, ${MESSAGES_OF_ONE}::int)) over (order by m.updated_at desc, m.conversation_id desc) as depth
      from conversation_member m join conversation c on c.id = m.conversation_id
      where m.account_id = ${accountId} and c.last_number > 0
    )
    select m.conversation_id as id from own m join account o on o.id = m.other_id
    where (${matches(sql`(o.name || ' ' || coalesce(m.about_title, ''))`)}
      or m.depth <= ${MESSAGES_OF_ALL}::int and exists (
        select from message x where x.conversation_id = m.conversation_id
          and x.number > m.last_number - ${MESSAGES_OF_ONE}::int and x.hidden_at is null and ${matches(sql`x.content`)}))
      ${behind(place)}
    order by m.updated_at desc, m.conversation_id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
