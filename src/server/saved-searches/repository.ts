import { sql } from 'kysely';
import type { Channel, Frequency } from '#contract/saved-searches/frequencies.ts';
import type { KindId } from '#kinds/index.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** The owner of a search: an account, or a visitor identified by their confirmed address. */
export type Owner = { readonly accountId: number } | { readonly email: string };

export interface SearchRow {
  readonly id: number;
  readonly accountId: number | null;
  readonly email: string | null;
  readonly locale: string;
  readonly kind: KindId;
  readonly query: string;
  readonly name: string;
  readonly frequency: Frequency;
  readonly channels: Channel[];
  readonly isPaused: boolean;
  readonly isConfirmed: boolean;
  readonly seenAt: Date;
  readonly createdAt: Date;
}

const COLUMNS = sql`s.id, s.account_id as "accountId", s.email, s.locale, s.kind, s.query, s.name, s.frequency, s.channels,
  s.paused_at is not null as "isPaused", s.confirmed_at is not null as "isConfirmed", s.seen_at as "seenAt", s.created_at as "createdAt"`;

function isOf(owner: Owner) {
  return 'accountId' in owner
    ? sql<boolean>`s.account_id = ${owner.accountId}`
    : sql<boolean>`lower(s.email) = lower(${owner.email})`;
}

/** The confirmed searches of an owner, latest first. */
export async function listSearches(db: Db, owner: Owner): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    select ${COLUMNS} from saved_search s where ${isOf(owner)} and s.confirmed_at is not null
    order by s.created_at desc, s.id desc`.execute(db);
  return rows;
}

export async function findSearch(db: Db, id: number): Promise<SearchRow | undefined> {
  const { rows } = await sql<SearchRow>`select ${COLUMNS} from saved_search s where s.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks a search against other changes until the transaction ends. */
export async function holdSearch(tx: Tx, id: number): Promise<SearchRow | undefined> {
  const { rows } = await sql<SearchRow>`
    select ${COLUMNS} from saved_search s where s.id = ${id} for no key update`.execute(tx);
  return rows[0];
}

/** The owner's existing search with the same query, if any. */
export async function findSame(tx: Tx, owner: Owner, kind: KindId, query: string): Promise<SearchRow | undefined> {
  const { rows } = await sql<SearchRow>`
    select ${COLUMNS} from saved_search s where ${isOf(owner)} and s.kind = ${kind} and s.query = ${query}`.execute(tx);
  return rows[0];
}

export async function countSearches(tx: Tx, owner: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_search s where ${isOf(owner)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Serialises saving searches for an address until the transaction ends. */
export async function holdAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('saved searches of ' || lower(${email}), 0))`.execute(tx);
}

/**
 * The contents of a list when its search was saved.
 *
 * ids    the listings; empty when `isAll`.
 * isAll  the list was too long to be stored: all listings posted before count as known.
 */
export interface Known {
  readonly ids: readonly number[];
  readonly isAll: boolean;
}

interface NewSearch extends Known {
  readonly owner: Owner;
  readonly locale: string;
  readonly kind: KindId;
  readonly query: string;
  readonly name: string;
  readonly frequency: Frequency;
  readonly channels: readonly Channel[];
  readonly isConfirmed: boolean;
}

export async function insertSearch(tx: Tx, search: NewSearch): Promise<SearchRow> {
  const { owner, locale, kind, query, name, frequency, channels, isConfirmed, ids, isAll } = search;
  const accountId = 'accountId' in owner ? owner.accountId : null;
  const email = 'email' in owner ? owner.email : null;
  const { rows } = await sql<SearchRow>`
    insert into saved_search as s
      (account_id, email, locale, kind, query, name, frequency, channels, confirmed_at, known_ids, known_before)
    values (${accountId}, ${email}, ${locale}, ${kind}, ${query}, ${name}, ${frequency}, ${[...channels]}::text[],
      ${isConfirmed ? sql`now()` : null}, ${[...ids]}::bigint[], ${isAll ? sql`now()` : null})
    returning ${COLUMNS}`.execute(tx);
  return rows[0] as SearchRow;
}

/** Marks the listings that its list shows now as known to a search, so that none of them is new. */
export async function learnKnown(tx: Tx, id: number, { ids, isAll }: Known): Promise<void> {
  await sql`
    update saved_search set changed_at = clock_timestamp(),
      known_ids = array(select distinct unnest(known_ids || ${[...ids]}::bigint[])),
      known_before = case when ${isAll} then now() else known_before end
    where id = ${id}`.execute(tx);
}

export interface SearchChange {
  readonly query?: string | undefined;
  readonly name?: string | undefined;
  readonly frequency?: Frequency | undefined;
  readonly channels?: readonly Channel[] | undefined;
  readonly isPaused?: boolean | undefined;
  readonly isSeen?: boolean | undefined;
}

/** Changes the given fields. */
export async function changeSearch(tx: Tx, id: number, change: SearchChange): Promise<SearchRow> {
  const { query, name, frequency, channels, isPaused, isSeen } = change;
  const { rows } = await sql<SearchRow>`
    update saved_search s set changed_at = clock_timestamp(),
      query = coalesce(${query ?? null}, query),
      name = coalesce(${name ?? null}, name),
      frequency = coalesce(${frequency ?? null}, frequency),
      channels = coalesce(${channels ? [...channels] : null}::text[], channels),
      paused_at = case when ${isPaused ?? null}::boolean is null then paused_at
        when ${isPaused ?? null}::boolean then coalesce(paused_at, now()) end,
      seen_at = case when ${isSeen ?? false} then now() else seen_at end
    where id = ${id} returning ${COLUMNS}`.execute(tx);
  return rows[0] as SearchRow;
}

export async function deleteSearch(db: Db, id: number, accountId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from saved_search where id = ${id} and account_id = ${accountId}`.execute(db);
  return Number(numAffectedRows) === 1;
}

/** Confirms a visitor's search and assigns it to the account that has confirmed the same address, if any. */
export async function confirmSearch(tx: Tx, id: number, accountId: number | null): Promise<void> {
  await sql`
    update saved_search set confirmed_at = now(), changed_at = clock_timestamp(), seen_at = now(),
      account_id = ${accountId}, email = case when ${accountId}::bigint is null then email end
    where id = ${id}`.execute(tx);
}

/** The account that has confirmed an address. */
export async function findAccountOf(tx: Tx, email: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from account where lower(email) = lower(${email}) and email_verified_at is not null and deleted_at is null
    for no key update`.execute(tx);
  return rows[0]?.id;
}

/** A search as the matching reads it; paused and unconfirmed searches are not active. */
export interface ChangedSearch {
  readonly id: number;
  readonly kind: KindId;
  readonly query: string;
  readonly isActive: boolean;
}

/** Searches changed since a timestamp (null: all active ones), by id after `afterId`. */
export async function listChanged(
  db: Db,
  { since, afterId, limit }: { since: Date | null; afterId: number; limit: number },
): Promise<ChangedSearch[]> {
  const { rows } = await sql<ChangedSearch>`
    select s.id, s.kind, s.query, s.paused_at is null and s.confirmed_at is not null as "isActive" from saved_search s
    where s.id > ${afterId} and ${since === null ? sql`s.paused_at is null and s.confirmed_at is not null` : sql`s.changed_at >= ${since}`}
    order by s.id limit ${limit}`.execute(db);
  return rows;
}

/** The database's time some seconds ago, so that transactions open at that time have committed by now. */
export async function timeBefore(db: Db, seconds: number): Promise<Date> {
  const { rows } = await sql<{ moment: Date }>`
    select clock_timestamp() - make_interval(secs => ${seconds}) as moment`.execute(db);
  return rows[0]?.moment ?? new Date(0);
}

/** Pauses all searches of an owner. */
export async function pauseAll(tx: Tx, owner: Owner): Promise<void> {
  await sql`
    update saved_search s set paused_at = now(), changed_at = clock_timestamp()
    where ${isOf(owner)} and s.paused_at is null`.execute(tx);
}

export async function countActive(db: Db, owner: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from saved_search s
    where ${isOf(owner)} and s.paused_at is null and s.confirmed_at is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes searches that were not confirmed within two days, and visitors' searches paused for 60 days. */
export async function deleteUnwanted(db: Db): Promise<void> {
  await sql`
    delete from saved_search where confirmed_at is null and created_at < now() - interval '2 days'
      or email is not null and paused_at < now() - interval '60 days'`.execute(db);
}

/** Whether an account has confirmed its address, so that mails may be sent to it. */
export async function isReachable(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from account where id = ${accountId} and deleted_at is null and email_verified_at is not null`.execute(db);
  return rows.length > 0;
}

/** Deletes a search that another one replaces. */
export async function dropSearch(tx: Tx, id: number): Promise<void> {
  await sql`delete from saved_search where id = ${id}`.execute(tx);
}

/** A search whose words may contain a date, and the Polish day on which it was last checked for that. */
export interface DatedSearch {
  readonly id: number;
  readonly kind: KindId;
  readonly query: string;
  readonly lookedOn: string;
}

/** Active searches with words that have not been checked since the beginning of a day. */
export async function listLookedBefore(
  db: Db,
  day: string,
  { kinds, limit }: { kinds: readonly KindId[]; limit: number },
): Promise<DatedSearch[]> {
  const { rows } = await sql<DatedSearch>`
    select s.id, s.kind, s.query, s.looked_on::text as "lookedOn" from saved_search s
    where s.kind = any(${[...kinds]}::text[]) and s.looked_on < ${day}::date and s.query ~ '(^|&)q='
      and s.paused_at is null and s.confirmed_at is not null
    order by s.id limit ${limit}`.execute(db);
  return rows;
}

/** Records that searches were checked on a day. @returns  those that had not been checked before */
export async function noteLook(tx: Tx, ids: readonly number[], day: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update saved_search s set looked_on = ${day}::date
    from (select id from saved_search where id = any(${[...ids]}::bigint[]) order by id for no key update) as held
    where s.id = held.id and s.looked_on < ${day}::date returning s.id`.execute(tx);
  return rows.map(({ id }) => id);
}
