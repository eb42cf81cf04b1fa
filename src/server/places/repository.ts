import { sql } from 'kysely';
import type { Db } from '../platform/db/client.ts';

/** An unlisted village, with the listed place assigned to its listings. */
export interface VillageRow {
  name: string;
  voivodeship: string;
  near: string;
  place_id: number;
}

/** The last code point: an upper bound of all names with a given prefix. */
const LAST = '\u{10ffff}';

/** Villages of any listing by folded name, most listings first. */
export async function findVillages(db: Db, folded: string, limit: number): Promise<VillageRow[]> {
  const { rows } = await sql<VillageRow>`
    select l.town as name, l.voivodeship, l.near_town as near, l.place_id from listing l
    where l.near_town is not null and folded_name(l.town) = ${folded} and l.deleted_at is null
    group by 1, 2, 3, 4 order by count(*) desc, l.place_id limit ${limit}`.execute(db);
  return rows;
}

/** Villages of visible listings by a prefix of the folded name, most listings first. */
export async function listVillages(db: Db, prefix: string, limit: number): Promise<VillageRow[]> {
  const { rows } = await sql<VillageRow>`
    select l.town as name, l.voivodeship, l.near_town as near, l.place_id from listing l
    where l.near_town is not null and folded_name(l.town) ~>=~ ${prefix} and folded_name(l.town) ~<~ ${prefix + LAST}
      and l.is_shown and l.visible_until > now()
    group by 1, 2, 3, 4 order by count(*) desc, l.place_id limit ${limit}`.execute(db);
  return rows;
}
