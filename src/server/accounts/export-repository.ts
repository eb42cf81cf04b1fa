import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

export interface ExportRow {
  id: number;
  file_name: string | null;
  size_bytes: number | null;
  expires_at: Date | null;
  requested_at: Date;
}

const COLUMNS = ['id', 'file_name', 'size_bytes', 'expires_at', 'requested_at'] as const;

export function listExportRows(db: Db, accountId: number): Promise<ExportRow[]> {
  return db
    .selectFrom('data_export')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
}

/** The pending export, if any: a second request reuses it. */
export function findPendingExport(db: Db, accountId: number): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_export')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('expires_at', 'is', null)
    .executeTakeFirst();
}

export async function insertExport(tx: Tx, accountId: number): Promise<ExportRow> {
  return tx.insertInto('data_export').values({ account_id: accountId }).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** Marks an export as ready; false if it already is, or its owner has deleted the account. */
export async function finishExport(
  tx: Tx,
  id: number,
  made: { file_name: string; size_bytes: number; expires_at: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('data_export')
    .set(made)
    .where('id', '=', id)
    .where('expires_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether an export still has an owner. */
export async function isWanted(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom('data_export').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function setExportToken(db: Db, id: number, tokenHash: Buffer): Promise<void> {
  await db.updateTable('data_export').set({ token_hash: tokenHash }).where('id', '=', id).execute();
}

/** The file of a link that has not expired. */
export async function findExportFile(db: Db, tokenHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('data_export')
    .select('file_name')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.file_name ?? undefined;
}

/** Reports by the person, including those sent before they had an account, from the address confirmed since. */
const isReporter = (accountId: number) => sql`(r.reporter_id = ${accountId} or lower(r.reporter_email) =
  (select lower(a.email) from account a where a.id = ${accountId} and a.email_verified_at is not null))`;

/** Everything stored about a person, by subject, as plain values; without secrets and hashes. */
export async function collectPersonalData(db: Db, accountId: number): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ data: Record<string, unknown> }>`
    select jsonb_build_object(
      'account', (select to_jsonb(a) - 'password_hash' - 'avatar_media_id' from account a where a.id = ${accountId}),
      'mailTrouble', (select to_jsonb(t) - 'account_id' from mail_trouble t where t.account_id = ${accountId}),
      'sellerStatus', (select to_jsonb(s) - 'account_id' from seller_status s where s.account_id = ${accountId}),
      'listings', (select coalesce(jsonb_agg(to_jsonb(l) - 'search_terms' - 'cover' - 'revision' order by l.id), '[]')
        from listing l where l.seller_id = ${accountId}),
      'listingDays', (select coalesce(jsonb_agg(to_jsonb(d) order by d.listing_id, d.day), '[]') from listing_day d
        join listing l on l.id = d.listing_id where l.seller_id = ${accountId}),
      'listingStandings', (select coalesce(jsonb_agg(to_jsonb(s) - 'id' order by s.listing_id, s.begins_at), '[]')
        from listing_standing s join listing l on l.id = s.listing_id where l.seller_id = ${accountId}),
      'drafts', (select coalesce(jsonb_agg(to_jsonb(d) - 'media_ids' order by d.updated_at), '[]') from draft d
        where d.account_id = ${accountId}),
      'comments', (select coalesce(jsonb_agg(to_jsonb(c) order by c.id), '[]') from comment c where c.author_id = ${accountId}),
      'commentsReceived', (select coalesce(jsonb_agg(jsonb_build_object(
          'listing_id', c.listing_id, 'rating', c.rating, 'body', c.body, 'created_at', c.created_at, 'reply', c.reply,
          'replied_at', c.replied_at, 'reply_updated_at', c.reply_updated_at) order by c.id), '[]')
        from comment c join listing l on l.id = c.listing_id where l.seller_id = ${accountId}),
      'reviewsAsBuyer', (select coalesce(jsonb_agg(jsonb_build_object(
          'rating', c.rating, 'body', c.body, 'created_at', c.created_at, 'reply', c.reply,
          'replied_at', c.replied_at, 'reply_updated_at', c.reply_updated_at) order by c.id), '[]')
        from comment c where c.buyer_id = ${accountId}),
      'hiddenReviews', (select coalesce(jsonb_agg(to_jsonb(r) - 'id' order by r.id), '[]') from sealed_review r
        where r.author_id = ${accountId}),
      'agreements', (select coalesce(jsonb_agg(jsonb_build_object(
          'offer_id', g.offer_id, 'is_buyer', g.buyer_id = ${accountId}, 'agreed_at', g.agreed_at,
          'shows_at', g.shows_at, 'shown_at', g.shown_at) order by g.offer_id), '[]')
        from agreement g where g.buyer_id = ${accountId} or g.seller_id = ${accountId}),
      'favourites', (select coalesce(jsonb_agg(jsonb_build_object(
          'listing_id', f.listing_id, 'title', l.title, 'created_at', f.created_at, 'price_minor', f.price_minor,
          'price_told_on', f.price_told_on, 'reminded_of', f.reminded_of) order by f.created_at, f.listing_id), '[]')
        from favourite f join listing l on l.id = f.listing_id where f.account_id = ${accountId}),
      'following', (select coalesce(jsonb_agg(jsonb_build_object(
          'account_id', f.seller_id, 'name', a.name, 'frequency', f.frequency, 'created_at', f.created_at)
          order by f.created_at, f.seller_id), '[]')
        from follow f join account a on a.id = f.seller_id where f.account_id = ${accountId}),
      'followers', (select count(*) from follow f where f.seller_id = ${accountId}),
      'savedSearches', (select coalesce(jsonb_agg(jsonb_build_object(
          'kind', s.kind, 'query', s.query, 'name', s.name, 'frequency', s.frequency, 'channels', s.channels,
          'paused_at', s.paused_at, 'created_at', s.created_at, 'found', (select coalesce(jsonb_agg(jsonb_build_object(
            'listing_id', m.listing_id, 'found_at', m.found_at, 'told_at', m.told_at) order by m.found_at, m.listing_id), '[]')
            from saved_search_match m where m.search_id = s.id)) order by s.id), '[]')
        from saved_search s where s.account_id = ${accountId} or s.confirmed_at is not null and lower(s.email) =
          (select lower(a.email) from account a where a.id = ${accountId} and a.email_verified_at is not null)),
      'news', (select coalesce(jsonb_agg(jsonb_build_object(
          'about', n.about, 'created_at', n.created_at, 'read_at', n.read_at) order by n.id), '[]')
        from notification n where n.account_id = ${accountId} and n.is_shown),
      'newsChoices', (select coalesce(jsonb_agg(to_jsonb(c) - 'account_id' order by c.topic), '[]')
        from notification_choice c where c.account_id = ${accountId}),
      'acceptedTerms', (select coalesce(jsonb_agg(to_jsonb(t) - 'account_id' order by t.version), '[]')
        from terms_acceptance t where t.account_id = ${accountId}),
      'blocked', (select coalesce(jsonb_agg(jsonb_build_object(
          'account_id', b.blocked_id, 'name', a.name, 'created_at', b.created_at) order by b.created_at, b.blocked_id), '[]')
        from block b join account a on a.id = b.blocked_id where b.account_id = ${accountId}),
      'reports', (select coalesce(jsonb_agg(jsonb_build_object(
          'id', r.id, 'target_type', m.target_type, 'target_id', m.target_id, 'reason', r.reason,
          'description', r.description, 'created_at', r.created_at) order by r.id), '[]')
        from report r join moderation_case m on m.id = r.case_id where ${isReporter(accountId)}),
      'decisions', (select coalesce(jsonb_agg(jsonb_build_object(
          'id', d.id, 'target_type', m.target_type, 'target_id', m.target_id, 'action', d.action, 'rule', d.rule,
          'explanation', d.explanation, 'is_automated_detection', d.is_automated_detection,
          'suspended_until', d.suspended_until, 'decided_at', d.decided_at, 'lifted_at', d.lifted_at) order by d.id), '[]')
        from decision d join moderation_case m on m.id = d.case_id
        where d.account_id = ${accountId} and d.action <> 'dismiss'),
      'appeals', (select coalesce(jsonb_agg(jsonb_build_object(
          'decision_id', p.decision_id, 'report_id', p.report_id, 'body', p.body, 'created_at', p.created_at,
          'outcome', p.outcome, 'answer', p.answer, 'decided_at', p.decided_at) order by p.id), '[]')
        from appeal p where p.report_id in (select r.id from report r where ${isReporter(accountId)})
          or p.report_id is null and p.decision_id in (select d.id from decision d where d.account_id = ${accountId})),
      'sessions', (select coalesce(jsonb_agg(to_jsonb(s) - 'token_hash' order by s.id), '[]') from session s
        where s.account_id = ${accountId}),
      'knownBrowsers', (select coalesce(jsonb_agg(to_jsonb(b) - 'token_hash' order by b.created_at), '[]')
        from known_browser b where b.account_id = ${accountId}),
      'passkeys', (select coalesce(jsonb_agg(jsonb_build_object(
          'name', p.name, 'created_at', p.created_at, 'last_used_at', p.last_used_at) order by p.id), '[]')
        from passkey p where p.account_id = ${accountId}),
      'authenticatorApp', exists (select from totp t where t.account_id = ${accountId} and t.confirmed_at is not null),
      'contactMessages', (select coalesce(jsonb_agg(to_jsonb(m) - 'key' order by m.id), '[]') from contact_message m
        join account a on lower(a.email) = lower(m.email) and a.email_verified_at is not null where a.id = ${accountId})
    ) as data`.execute(db);
  return rows[0]?.data ?? {};
}

export interface ExportedPicture {
  content_hash: string;
  width: number;
  used_for: string;
}

/** The person's pictures in their largest size, with their use. */
export async function listPersonalPictures(db: Db, accountId: number): Promise<ExportedPicture[]> {
  const { rows } = await sql<ExportedPicture>`
    select m.content_hash, m.width, 'avatar' as used_for from media m join account a on a.avatar_media_id = m.id
      where a.id = ${accountId}
    union all
    select m.content_hash, m.width, 'gallery-' || g.position from media m join gallery_picture g on g.media_id = m.id
      where g.account_id = ${accountId}
    union all
    select m.content_hash, m.width, 'listing-' || p.listing_id || '-' || p.position + 1
      from media m join listing_picture p on p.media_id = m.id join listing l on l.id = p.listing_id
      where l.seller_id = ${accountId}`.execute(db);
  return rows;
}
