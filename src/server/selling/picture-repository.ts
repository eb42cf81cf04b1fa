import { sql } from 'kysely';
import type { GalleryRow } from '../media/service.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** A listing's picture as a form needs it. */
export type FormPictureRow = Omit<GalleryRow, 'id'>;

const FORM_PICTURE = sql`m.id as key, m.content_hash, m.width, m.height, m.widths, m.thumbhash, m.average_color`;

/** Replaces a listing's pictures, in this order; all must be the seller's own. False if one is not. */
export async function replacePictures(
  tx: Tx,
  { listingId, sellerId }: { listingId: number; sellerId: number },
  pictures: readonly { key: number; alt: string }[],
): Promise<boolean> {
  await sql`delete from listing_picture where listing_id = ${listingId}`.execute(tx);
  if (pictures.length === 0) return true;
  const { numAffectedRows } = await sql`
    insert into listing_picture (listing_id, position, media_id, alt)
    select ${listingId}, (p.number - 1)::smallint, m.id, p.alt
    from unnest(${pictures.map(({ key }) => key)}::bigint[], ${pictures.map(({ alt }) => alt)}::text[])
      with ordinality as p(key, alt, number)
    join media m on m.id = p.key and m.owner_id = ${sellerId}`.execute(tx);
  return Number(numAffectedRows) === pictures.length;
}

/** A listing's pictures in their order. */
export async function listFormPictures(db: Db, listingId: number): Promise<FormPictureRow[]> {
  const { rows } = await sql<FormPictureRow>`
    select ${FORM_PICTURE}, p.alt from listing_picture p join media m on m.id = p.media_id
    where p.listing_id = ${listingId} order by p.position`.execute(db);
  return rows;
}

/** A person's own pictures by key, in that order; others are omitted. */
export async function findOwnPictures(db: Db, ownerId: number, keys: readonly number[]): Promise<FormPictureRow[]> {
  const { rows } = await sql<FormPictureRow>`
    select ${FORM_PICTURE}, '' as alt from unnest(${keys}::bigint[]) with ordinality as k(id, number)
    join media m on m.id = k.id and m.owner_id = ${ownerId} order by k.number`.execute(db);
  return rows;
}

/** The pictures of several listings, in their order. */
export async function listPicturesOf(
  db: Db | Tx,
  listingIds: readonly number[],
): Promise<(FormPictureRow & { listing_id: number })[]> {
  const { rows } = await sql<FormPictureRow & { listing_id: number }>`
    select lp.listing_id, ${FORM_PICTURE}, lp.alt from listing_picture lp join media m on m.id = lp.media_id
    where lp.listing_id = any(${listingIds}::bigint[]) order by lp.listing_id, lp.position`.execute(db);
  return rows;
}
