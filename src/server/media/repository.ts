import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import type { ProcessedPicture } from './pipeline.ts';

export interface MediaRow {
  id: number;
  content_hash: string;
  width: number;
  height: number;
  widths: number[];
  thumbhash: string;
  average_color: string;
}

const MEDIA_COLUMNS = ['id', 'content_hash', 'width', 'height', 'widths', 'thumbhash', 'average_color'] as const;

/** Inserts the row before its files are stored, so that they can always be found. */
export async function insertMedia(db: Db, ownerId: number, picture: ProcessedPicture): Promise<MediaRow> {
  return db
    .insertInto('media')
    .values({
      owner_id: ownerId,
      content_hash: picture.hash,
      width: picture.width,
      height: picture.height,
      widths: picture.variants.map(({ width }) => width),
      thumbhash: picture.thumbhash,
      average_color: picture.averageColor,
      perceptual_hash: picture.perceptualHash,
      size_bytes: picture.variants.reduce((sum, { bytes }) => sum + bytes.length, 0),
    })
    .returning(MEDIA_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** A person's own picture. */
export function findOwnMedia(db: Db, ownerId: number, id: number): Promise<MediaRow | undefined> {
  return db
    .selectFrom('media')
    .select(MEDIA_COLUMNS)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
}

/** Restarts the sweep's grace period for an own picture that is about to be shown. */
export function renewOwnMedia(tx: Tx, ownerId: number, id: number): Promise<MediaRow | undefined> {
  return tx
    .updateTable('media')
    .set({ created_at: sql`now()` })
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .returning(MEDIA_COLUMNS)
    .executeTakeFirst();
}

/** Serialises storing and removing of files with this hash until the transaction ends. */
export async function lockHash(tx: Tx, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`media ${hash}`}, 0))`.execute(tx);
}

const UNUSED = sql`
  (m.owner_id is null or m.created_at < now() - interval '1 hour')
  and not exists (select from listing_picture p where p.media_id = m.id)
  and not exists (select from gallery_picture g where g.media_id = m.id)
  and not exists (select from account a where a.avatar_media_id = m.id)
  and not exists (select from draft d where d.account_id = m.owner_id and d.media_ids @> array[m.id])`;

/** Pictures that nothing shows and whose grace period is over, oldest first. */
export async function listUnused(db: Db, limit: number): Promise<{ id: number; content_hash: string }[]> {
  const { rows } = await sql<{ id: number; content_hash: string }>`
    select m.id, m.content_hash from media m where ${UNUSED} order by m.id limit ${limit}`.execute(db);
  return rows;
}

/** Deletes a picture if it is still unused. @returns the widths of its files if no other picture shares them. */
export async function deleteUnused(tx: Tx, id: number): Promise<number[] | undefined> {
  const { rows } = await sql<{ widths: number[]; is_shared: boolean }>`
    delete from media m where m.id = ${id} and ${UNUSED}
    returning m.widths,
      (select count(*) > 1 from media o where o.content_hash = m.content_hash)
      or exists (select from account a where a.avatar_path like m.content_hash || '-%' and a.deleted_at is null)
      as is_shared`.execute(tx);
  return rows[0] && !rows[0].is_shared ? rows[0].widths : undefined;
}

export interface GalleryRow extends MediaRow {
  key: number;
  alt: string;
}

/** A person's gallery in order. */
export async function listGalleryRows(db: Db, accountId: number): Promise<GalleryRow[]> {
  const { rows } = await sql<GalleryRow>`
    select g.id as key, g.alt, m.id, m.content_hash, m.width, m.height, m.widths, m.thumbhash, m.average_color
    from gallery_picture g join media m on m.id = g.media_id
    where g.account_id = ${accountId} order by g.position, g.id`.execute(db);
  return rows;
}

/** Appends pictures to the gallery. */
export async function appendToGallery(tx: Tx, accountId: number, mediaIds: readonly number[]): Promise<void> {
  await sql`
    insert into gallery_picture (account_id, media_id, position)
    select ${accountId}, new.media_id, coalesce((select max(position) from gallery_picture where account_id = ${accountId}), 0) + new.number
    from unnest(${mediaIds}::bigint[]) with ordinality as new(media_id, number)`.execute(tx);
}

/** Locks a person's gallery until the transaction ends; returns its size. */
export async function lockGallery(tx: Tx, accountId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`gallery ${accountId}`}, 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from gallery_picture where account_id = ${accountId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Moves the named pictures to the front in that order; the others keep theirs. */
export async function orderGalleryRows(tx: Tx, accountId: number, keys: readonly number[]): Promise<void> {
  await sql`
    update gallery_picture g set position = o.position from (
      select id, row_number() over (order by array_position(${keys}::bigint[], id) nulls last, position, id) as position
      from gallery_picture where account_id = ${accountId}) o
    where o.id = g.id`.execute(tx);
}

/** False if the person has no such picture. */
export async function describePicture(tx: Tx, accountId: number, key: number, alt: string): Promise<boolean> {
  const row = await tx
    .updateTable('gallery_picture')
    .set({ alt })
    .where('id', '=', key)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False if the person has no such picture. */
export async function deleteFromGallery(tx: Tx, accountId: number, key: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('gallery_picture')
    .where('id', '=', key)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets or clears a person's avatar. */
export async function setAvatarMedia(
  tx: Tx,
  accountId: number,
  avatar: { mediaId: number; path: string } | null,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({ avatar_media_id: avatar?.mediaId ?? null, avatar_path: avatar?.path ?? null, updated_at: sql`now()` })
    .where('id', '=', accountId)
    .execute();
}
