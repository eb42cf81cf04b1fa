import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';

/** An offer that its seller has accepted, in the conversation of a buyer about a listing; both reviews are shown. */
export interface AgreementSeed {
  listing_id: number;
  seller_id: number;
  buyer_id: number;
  price_minor: number;
  price_unit: string | null;
  /** The texts and times of the messages. */
  made: string;
  made_at: string;
  accepted: string;
  accepted_at: string;
  shown_at: string;
}

/** Inserts accepted offers at the end of their conversations; a trigger stores the agreements. */
export async function insertAgreements(tx: Tx, agreements: readonly AgreementSeed[]): Promise<void> {
  const seed = sql`
    select s.*, c.id as conversation_id, c.last_number from jsonb_to_recordset(${JSON.stringify(agreements)}::jsonb)
      as s(listing_id bigint, seller_id bigint, buyer_id bigint, price_minor bigint, price_unit text, made text,
        made_at timestamptz, accepted text, accepted_at timestamptz, shown_at timestamptz)
      join conversation c on c.about_id = s.listing_id and c.starter_id = s.buyer_id`;
  await sql`
    with seed as (${seed}), made as (
      insert into offer (conversation_id, maker_id, seller_id, state, price_minor, price_unit, created_at, lapses_at,
        settled_at)
      select conversation_id, buyer_id, seller_id, 'accepted', price_minor, price_unit, made_at,
        made_at + interval '48 hours', accepted_at
      from seed order by conversation_id
      returning id, conversation_id
    ), listed as (
      insert into offer_listing (offer_id, listing_id, position)
      select m.id, s.listing_id, 1 from made m join seed s using (conversation_id)
    ), said as (
      insert into message (conversation_id, number, sender_id, client_id, content, created_at, offer_id, offer_step)
      select s.conversation_id, s.last_number + x.turn, x.sender_id, 'offer-' || m.id || '-' || x.step, x.content, x.at,
        m.id, x.step
      from made m join seed s using (conversation_id) cross join lateral (values
        (1, s.buyer_id, 'made', s.made, s.made_at), (2, s.seller_id, 'accepted', s.accepted, s.accepted_at)
      ) as x (turn, sender_id, step, content, at)
    ), read as (
      update conversation_member m set read_number = s.last_number + 2, updated_at = s.accepted_at
      from seed s where m.conversation_id = s.conversation_id
    )
    update conversation c set last_number = s.last_number + 2, updated_at = s.accepted_at
    from seed s where c.id = s.conversation_id`.execute(tx);
  // A separate statement, because the trigger stores the agreements at the end of the previous one.
  await sql`
    with seed as (${seed})
    update agreement g set buyer_wrote_at = s.shown_at, seller_wrote_at = s.shown_at, shown_at = s.shown_at,
      asked_at = s.shown_at
    from seed s join offer o on o.conversation_id = s.conversation_id where g.offer_id = o.id`.execute(tx);
}
