import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** Whether two people agreed on an offer at least a day ago; only on one for a listing, if given. */
export async function haveAgreed(
  db: Db,
  { one, other, listingId }: { one: number; other: number; listingId?: number },
): Promise<boolean> {
  const ofListing =
    listingId === undefined
      ? sql``
      : sql`and exists (select from offer_listing ol where ol.offer_id = o.id and ol.listing_id = ${listingId})`;
  const { rows } = await sql`
    select 1 from offer o join conversation c on c.id = o.conversation_id
    where c.low_id = ${Math.min(one, other)} and c.high_id = ${Math.max(one, other)} and o.state = 'accepted'
      and o.settled_at <= now() - interval '24 hours' ${ofListing} limit 1`.execute(db);
  return rows.length > 0;
}
