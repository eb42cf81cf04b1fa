import { type RawBuilder, sql } from 'kysely';
import { NEWS_KNOWN, type NewsAbout, type NewsKind } from '#contract/notifications/kinds.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { emitting } from '../../platform/events.ts';

/** A line: news about one thing that were read together or are all unread. */
export interface LineRow {
  readonly id: number;
  readonly kind: NewsKind;
  /** Newest first; limited to the newest when there are very many. */
  readonly abouts: [NewsAbout, ...NewsAbout[]];
  readonly count: number;
  readonly createdAt: Date;
  readonly isRead: boolean;
}

const ABOUTS_MAX = 50;

/** The kind of news, including its step if it has one, as in `NEWS_KNOWN`. */
const KIND = sql`concat_ws(' ', n.kind, n.about ->> 'step', n.about ->> 'how')`;

/**
 * During a rolling update or after a rollback, the table may contain kinds, or steps of known kinds, that only newer
 * versions can present.
 */
const IS_KNOWN = sql`${KIND} = any(${[...NEWS_KNOWN]}::text[])`;

const LINE = sql`max(n.id) as id, n.kind, count(*)::int as count, max(n.created_at) as "createdAt",
  n.read_at is not null as "isRead", to_json((array_agg(n.about order by n.id desc))[1:${sql.lit(ABOUTS_MAX)}]) as abouts`;

/** The lines of an account's list before an id, newest first. */
export async function listLines(
  db: Db,
  accountId: number,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select ${LINE} from notification n where n.account_id = ${accountId} and n.is_shown and ${IS_KNOWN}
    group by n.thing, n.kind, n.read_at
    having ${before === undefined ? sql`true` : sql`max(n.id) < ${before}`}
    order by max(n.id) desc limit ${limit}`.execute(db);
  return rows;
}

/** The unread line about a thing. News hidden from the list count for a day. */
export async function findUnreadLine(db: Db, accountId: number, thing: string): Promise<LineRow | undefined> {
  const { rows } = await sql<LineRow>`
    select ${LINE} from notification n
    where n.account_id = ${accountId} and n.thing = ${thing} and n.read_at is null and ${IS_KNOWN}
      and (n.is_shown or n.created_at > now() - interval '1 day')
    group by n.thing, n.kind, n.read_at`.execute(db);
  return rows[0];
}

/** The lines of those of these news that are unread, newest first: the content of a mail. */
export async function listMailed(db: Db, accountId: number, ids: readonly number[]): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select ${LINE} from notification n
    where n.account_id = ${accountId} and n.id = any(${ids}::bigint[]) and n.read_at is null and ${IS_KNOWN}
    group by n.thing, n.kind, n.read_at order by max(n.id) desc`.execute(db);
  return rows;
}

export async function countUnread(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct n.thing)::int as count from notification n
    where n.account_id = ${accountId} and n.read_at is null and n.is_shown and ${IS_KNOWN}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Marks as read the lines whose newest news have these ids; news added to them since stay unread. */
export function readLines(db: Db, accountId: number, ids: readonly number[]): Promise<void> {
  return markRead(
    db,
    accountId,
    sql`exists (select from notification l where l.account_id = n.account_id and l.thing = n.thing
      and l.id = any(${ids}::bigint[]) and n.id <= l.id)`,
  );
}

/** Marks all news up to an id as read. */
export function readUpTo(db: Db, accountId: number, id: number): Promise<void> {
  return markRead(db, accountId, sql`n.id <= ${id}`);
}

/** Publishes an event if anything changed. */
async function markRead(db: Db, accountId: number, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    with done as (
      update notification n set read_at = now()
      where n.account_id = ${accountId} and n.read_at is null and n.is_shown and ${IS_KNOWN} and ${which}
      returning n.id)
    select ${emitting('news.changed', sql`json_build_object('accountId', ${accountId}::bigint)`)}
    where exists (select from done)`.execute(db);
}

/** The news of an account for its daily mail. */
export interface DueDigest {
  readonly accountId: number;
  readonly ids: number[];
}

/**
 * Takes what waits for the daily mail, once, for the first `limit` accounts that have any. Omits news that were read
 * meanwhile; kinds unknown to this version keep waiting for a newer one.
 *
 * @returns  the number of processed accounts, and the mails to send.
 */
export async function takeDigests(tx: Tx, limit: number): Promise<{ taken: number; digests: DueDigest[] }> {
  await sql`select pg_advisory_xact_lock(hashtextextended('daily mail of news', 0))`.execute(tx);
  const { rows } = await sql<DueDigest & { isUnread: boolean }>`
    with due as (
      select distinct n.account_id from notification n
      where n.awaits_mail and ${IS_KNOWN} order by n.account_id limit ${limit}
    ), taken as (
      update notification n set awaits_mail = false from due d
      where n.account_id = d.account_id and n.awaits_mail and ${IS_KNOWN}
      returning n.id, n.account_id, n.read_at)
    select account_id as "accountId", coalesce(json_agg(id order by id) filter (where read_at is null), '[]') as ids
    from taken group by account_id`.execute(tx);
  return { taken: rows.length, digests: rows.filter(({ ids }) => ids.length > 0) };
}

/** Takes the news that wait for the mail about a thing, each once. Omits those that were read meanwhile. */
export async function takeMailed(tx: Tx, accountId: number, thing: string): Promise<number[]> {
  const { rows } = await sql<{ id: number; isUnread: boolean }>`
    update notification n set awaits_mail_now = false
    where n.account_id = ${accountId} and n.thing = ${thing} and n.awaits_mail_now
    returning n.id, n.read_at is null as "isUnread"`.execute(tx);
  return rows.flatMap(({ id, isUnread }) => (isUnread ? [id] : []));
}

/** Leaves news of unknown kinds to the daily mail of a newer version. */
export async function postponeUnknown(db: Db, accountId: number, ids: readonly number[]): Promise<void> {
  await sql`
    update notification n set awaits_mail = true
    where n.account_id = ${accountId} and n.id = any(${ids}::bigint[]) and n.read_at is null and not ${IS_KNOWN}`.execute(
    db,
  );
}

/** The kinds and steps that newer versions have stored. */
export async function listUnknownKinds(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`
    select distinct ${KIND} as kind from notification n where not ${IS_KNOWN} order by kind`.execute(db);
  return rows.map(({ kind }) => kind);
}

/** Deletes news older than 90 days, and those stored for an account while it was being deleted. */
export async function deleteOld(db: Db): Promise<void> {
  await sql`
    delete from notification n where n.created_at < now() - interval '90 days'
      or exists (select from account a where a.id = n.account_id and a.deleted_at is not null)`.execute(db);
}
