import { type RawBuilder, sql } from 'kysely';
import type { KindId } from '#kinds/index.ts';
import type { PriceUnit } from '#kinds/price-units.ts';
import type { PictureRow } from '../listings/service.ts';
import type { Db } from '../platform/db/client.ts';

/** A conversation as seen by one of its two members: `me` columns are theirs, `other` columns the other's. */
export interface ConversationRow {
  id: number;
  updated_at: Date;
  last_number: number;
  read_number: number;
  unread_count: number;
  is_archived: boolean;
  other_read_number: number;
  about_id: number;
  about_title: string | null;
  me_id: number;
  me_name: string;
  me_avatar: string | null;
  other_id: number;
  other_name: string;
  other_avatar: string | null;
  /** When the other member was last seen; null when that is hidden. */
  other_seen_at: Date | null;
  is_other_gone: boolean;
  is_blocked_by_me: boolean;
  listing_kind: KindId | null;
  listing_title: string | null;
  listing_price_minor: number | null;
  listing_price_unit: PriceUnit | null;
  listing_pay: string | null;
  listing_category_id: number | null;
  is_listing_reserved: boolean;
  listing_cover: PictureRow | null;
  listing_seller_id: number | null;
  is_listing_shown: boolean;
  is_listing_suspended: boolean;
}

/** The other member of conversation `c`, seen from `account`. */
export const otherOf = (account: RawBuilder<unknown>) =>
  sql`case when c.low_id = ${account} then c.high_id else c.low_id end`;

/**
 * Last seen is hidden where either side has blocked the other. A deleted listing counts as none, even while its
 * deletion can be undone.
 */
const COLUMNS = sql`
  c.id, m.updated_at, c.last_number, m.read_number, m.unread_count, m.is_archived,
  coalesce(om.read_number, 0) as other_read_number, c.about_id, c.about_title,
  me.id as me_id, me.name as me_name, me.avatar_path as me_avatar,
  o.id as other_id, o.name as other_name, o.avatar_path as other_avatar,
  case when me.shows_presence and o.shows_presence and bm.account_id is null and bo.account_id is null
    then o.seen_at end as other_seen_at,
  o.deleted_at is not null or coalesce(o.suspended_until > now(), false) as is_other_gone,
  bm.account_id is not null as is_blocked_by_me,
  l.kind as listing_kind, l.title as listing_title, l.price_minor as listing_price_minor,
  l.price_unit as listing_price_unit, l.details ->> 'pay' as listing_pay,
  l.category_id as listing_category_id, l.reserved_at is not null as is_listing_reserved, l.cover as listing_cover,
  l.seller_id as listing_seller_id, l.suspended_at is not null as is_listing_suspended,
  coalesce(l.is_shown and (l.visible_until is null or l.visible_until > now()), false) as is_listing_shown`;

const JOINS = sql`
  join conversation c on c.id = m.conversation_id
  join account me on me.id = m.account_id
  join account o on o.id = ${otherOf(sql`m.account_id`)}
  left join conversation_member om on om.conversation_id = c.id and om.account_id = o.id
  left join block bm on bm.account_id = me.id and bm.blocked_id = o.id
  left join block bo on bo.account_id = o.id and bo.blocked_id = me.id
  left join listing l on l.id = c.about_id and l.deleted_at is null`;

const LATEST_FIRST = sql`order by m.updated_at desc, m.conversation_id desc`;

/** The cursor of a list: the conversation after which it continues. */
export interface ListPlace {
  readonly updatedAt: Date;
  readonly id: number;
}

export const behind = (place: ListPlace | null) =>
  place === null ? sql`` : sql`and (m.updated_at, m.conversation_id) < (${place.updatedAt}, ${place.id})`;

/** An account's conversations that have a message, latest first: the page is selected before the joins. */
export async function listConversationRows(
  db: Db,
  accountId: number,
  { isArchived, place, limit }: { isArchived: boolean; place: ListPlace | null; limit: number },
): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    with m as (
      select m.* from conversation_member m join conversation c on c.id = m.conversation_id
      where m.account_id = ${accountId} and m.is_archived = ${isArchived} and c.last_number > 0 ${behind(place)}
      ${LATEST_FIRST} limit ${limit}
    )
    select ${COLUMNS} from m ${JOINS} ${LATEST_FIRST}`.execute(db);
  return rows;
}

/** The named conversations of an account, latest first. */
export async function findConversationRows(
  db: Db,
  accountId: number,
  ids: readonly number[],
): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    select ${COLUMNS} from conversation_member m ${JOINS}
    where m.account_id = ${accountId} and m.conversation_id = any(${ids}::bigint[]) ${LATEST_FIRST}`.execute(db);
  return rows;
}

/** Unread messages and conversations, archived ones excluded. */
export async function countUnread(db: Db, accountId: number): Promise<{ messages: number; conversations: number }> {
  const { rows } = await sql<{ messages: number; conversations: number }>`
    select coalesce(sum(unread_count), 0)::int as messages, count(*)::int as conversations from conversation_member
    where account_id = ${accountId} and unread_count > 0 and not is_archived`.execute(db);
  return rows[0] ?? { messages: 0, conversations: 0 };
}

export async function isMember(db: Db, conversationId: number, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from conversation_member where conversation_id = ${conversationId} and account_id = ${accountId}`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * A member's current relation to the other member.
 *
 * isBlocked    either has blocked the other.
 * isOtherGone  the other's account is deleted or suspended.
 */
export interface Standing {
  readonly otherId: number;
  readonly isBlocked: boolean;
  readonly isOtherGone: boolean;
}

/** Undefined for non-members. */
export async function findStanding(db: Db, conversationId: number, accountId: number): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select o.id as "otherId", o.deleted_at is not null or coalesce(o.suspended_until > now(), false) as "isOtherGone",
      exists (select from block b where (b.account_id, b.blocked_id) in ((c.low_id, c.high_id), (c.high_id, c.low_id)))
      as "isBlocked"
    from conversation_member m join conversation c on c.id = m.conversation_id
      join account o on o.id = ${otherOf(sql`m.account_id`)}
    where m.conversation_id = ${conversationId} and m.account_id = ${accountId}`.execute(db);
  return rows[0];
}
