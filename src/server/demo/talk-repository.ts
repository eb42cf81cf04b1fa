import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';

/** A conversation about a listing: alternating messages, the buyer's first, all read. */
export interface TalkSeed {
  about_id: number;
  about_title: string;
  seller_id: number;
  buyer_id: number;
  messages: readonly { content: string; created_at: string }[];
}

/** Inserts many conversations in one statement; no two with the same people and listing. */
export async function insertTalks(tx: Tx, talks: readonly TalkSeed[]): Promise<void> {
  await sql`
    with seed as (
      select * from jsonb_to_recordset(${JSON.stringify(talks)}::jsonb)
        as s(about_id bigint, about_title text, seller_id bigint, buyer_id bigint, messages jsonb)
    ), said as (
      select s.about_id, s.buyer_id, number::int as number, content ->> 'content' as content,
        case when number % 2 = 1 then s.buyer_id else s.seller_id end as sender_id,
        (content ->> 'created_at')::timestamptz as created_at
      from seed s cross join lateral jsonb_array_elements(s.messages) with ordinality as m(content, number)
    ), talk as (
      insert into conversation (about_id, about_title, low_id, high_id, starter_id, last_number, asked_at, answered_at,
        created_at, updated_at)
      select s.about_id, s.about_title, least(s.seller_id, s.buyer_id), greatest(s.seller_id, s.buyer_id), s.buyer_id,
        jsonb_array_length(s.messages), (s.messages #>> '{0,created_at}')::timestamptz,
        (s.messages #>> '{1,created_at}')::timestamptz, (s.messages #>> '{0,created_at}')::timestamptz,
        (s.messages #>> '{-1,created_at}')::timestamptz
      from seed s
      returning id, about_id, starter_id, low_id, high_id, last_number, updated_at
    ), member as (
      insert into conversation_member (conversation_id, account_id, read_number, updated_at)
      select t.id, account_id, t.last_number, t.updated_at
      from talk t cross join lateral unnest(array[t.low_id, t.high_id]) as account_id
    )
    insert into message (conversation_id, number, sender_id, client_id, content, created_at)
    select t.id, d.number, d.sender_id, 'demo-' || t.id || '-' || d.number, d.content, d.created_at
    from talk t join said d on d.about_id = t.about_id and d.buyer_id = t.starter_id
    order by t.id, d.number`.execute(tx);
}
