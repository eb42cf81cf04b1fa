import { sql } from 'kysely';
import type { PriceUnit } from '#kinds/price-units.ts';
import type { Db } from '../platform/db/client.ts';

/** An offer with the names of the two members of its conversation. */
export interface OfferNewsRow {
  readonly id: number;
  readonly priceMinor: number | null;
  readonly priceUnit: PriceUnit | null;
  readonly lowId: number;
  readonly lowName: string;
  readonly highName: string;
}

/** Offers by id; without those of deleted accounts. */
export async function listOfferNews(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, OfferNewsRow>> {
  const { rows } = await sql<OfferNewsRow>`
    select o.id, o.price_minor as "priceMinor", o.price_unit as "priceUnit", c.low_id as "lowId",
      a.name as "lowName", b.name as "highName"
    from offer o join conversation c on c.id = o.conversation_id
      join account a on a.id = c.low_id and a.deleted_at is null
      join account b on b.id = c.high_id and b.deleted_at is null
    where o.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
