import { type RawBuilder, sql } from 'kysely';
import type { Attention } from '#contract/payments/desk.ts';
import type { ProviderId, TransactionStatus } from '#contract/payments/payments.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { PURCHASE_COLUMNS, type PurchaseRow } from '../repository.ts';
import { matchingText } from './search-repository.ts';

/** A purchase as listed on the desk. */
export interface DeskRow extends PurchaseRow {
  buyer_name: string;
  buyer_avatar: string | null;
  has_failed_refund: boolean;
  has_refused_invoice: boolean;
}

/** Filters; days are of the Polish calendar, `YYYY-MM-DD`, both inclusive. */
export interface DeskFilter {
  readonly q: string;
  readonly status?: TransactionStatus | undefined;
  readonly provider?: ProviderId | undefined;
  readonly attention?: 'any' | 'explained' | Attention | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

const REFUND_FAILED = sql`select r.purchase_id from refund r where r.state = 'failed'`;
const KSEF_REFUSED = sql`select i.purchase_id from invoice i where i.ksef_state = 'refused'`;
const NOT_ACTIVATED = sql`(p.status = 'success' and p.activated_at is null)`;
/** Needs no attention once the refund has begun. */
const WITHDRAWN = sql`(p.withdrawal_requested_at is not null and p.status = 'success')`;

/** Repeats the condition of a small partial index, so that it is used. */
const NOTED = sql`(p.mismatch is not null or p.withdrawal_requested_at is not null
  or p.status = 'success' and p.activated_at is null)`;

const ATTENTIONS: Readonly<Record<Attention | 'explained', RawBuilder<unknown>>> = {
  notActivated: sql`(${NOTED} and ${NOT_ACTIVATED})`,
  withdrawal: sql`(${NOTED} and ${WITHDRAWN})`,
  mismatch: sql`(${NOTED} and p.mismatch is not null)`,
  refundFailed: sql`p.id = any(array(${REFUND_FAILED}))`,
  ksefRefused: sql`p.id = any(array(${KSEF_REFUSED}))`,
  explained: sql`p.id = any(array(select e.purchase_id from mismatch_explanation e))`,
};

const WAITING = sql`
  select p.id from purchase p where ${NOTED} and (p.mismatch is not null or ${WITHDRAWN} or ${NOT_ACTIVATED})
  union ${REFUND_FAILED} union ${KSEF_REFUSED}`;

const POLISH_DAY = (day: string, after: number) =>
  sql`((${day}::date + ${after}::int)::timestamp at time zone 'Europe/Warsaw')`;

/** An overdue payment counts as timed out even before the job has run. */
const STATUSES: Readonly<Partial<Record<TransactionStatus, RawBuilder<unknown>>>> = {
  pending: sql`(p.status = 'pending' and p.expires_at > now())`,
  timeout: sql`(p.status = 'timeout' or p.status = 'pending' and p.expires_at <= now())`,
  // Rare enough to use an index of its own.
  refunded: sql`p.status = 'refunded'`,
};

function matching({ q, status, provider, attention, from, until }: DeskFilter): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  const text = matchingText(q);
  if (text) conditions.push(text);
  if (status) conditions.push(STATUSES[status] ?? sql`p.status = ${status}`);
  if (provider) conditions.push(sql`p.provider = ${provider}`);
  if (attention) conditions.push(attention === 'any' ? sql`p.id = any(array(${WAITING}))` : ATTENTIONS[attention]);
  if (from) conditions.push(sql`p.started_at >= ${POLISH_DAY(from, 0)}`);
  if (until) conditions.push(sql`p.started_at < ${POLISH_DAY(until, 1)}`);
  return sql.join(conditions, sql` and `);
}

/** Rows of the chosen purchases; related data is looked up for these only. */
const rowsOf = (chosen: RawBuilder<unknown>) => sql<DeskRow>`
  select ${PURCHASE_COLUMNS}, a.name as buyer_name, a.avatar_path as buyer_avatar,
    exists (select from refund r where r.purchase_id = p.id and r.state = 'failed') as has_failed_refund,
    exists (select from invoice i where i.purchase_id = p.id and i.ksef_state = 'refused') as has_refused_invoice
  from (${chosen}) p join account a on a.id = p.account_id order by p.id desc`;

export async function listRows(
  db: Db,
  filter: DeskFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<DeskRow[]> {
  const chosen = sql`
    select p.* from purchase p where ${matching(filter)} order by p.id desc limit ${limit} offset ${offset}`;
  return (await rowsOf(chosen).execute(db)).rows;
}

export async function findRow(db: Db, id: number): Promise<DeskRow | undefined> {
  return (await rowsOf(sql`select p.* from purchase p where p.id = ${id}`).execute(db)).rows[0];
}

/** The number of matching payments; counting stops beyond `limit`. */
export async function countRows(db: Db, filter: DeskFilter, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from purchase p where ${matching(filter)} limit ${limit + 1}) p`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Money received and refunded this month (Polish calendar), in grosz, and the number that need attention. */
export interface DeskSums {
  received: number;
  refunded: number;
  payments: number;
  waiting: number;
}

export async function sumUp(db: Db): Promise<DeskSums> {
  const { rows } = await sql<DeskSums>`
    with month as (
      select date_trunc('month', now() at time zone 'Europe/Warsaw') at time zone 'Europe/Warsaw' as begins)
    select
      (select count(*)::int from (${WAITING}) w) as waiting,
      (select coalesce(sum(r.amount_minor), 0)::bigint from refund r
        where r.state = 'done' and r.done_at >= (select begins from month)) as refunded,
      paid.received, paid.payments
    from (
      select coalesce(sum(p.amount_minor), 0)::bigint as received, count(*)::int as payments
      from purchase p where p.paid_at >= (select begins from month)) paid`.execute(db);
  return rows[0] ?? { received: 0, refunded: 0, payments: 0, waiting: 0 };
}

export interface EventRow {
  kind: string;
  amount_minor: number | null;
  received_at: Date;
}

/** The maximum shown; a real payment has fewer. */
const EVENTS_MAX = 200;

export function listEvents(db: Db, purchaseId: number): Promise<EventRow[]> {
  return db
    .selectFrom('payment_event')
    .select(['kind', 'amount_minor', 'received_at'])
    .where('purchase_id', '=', purchaseId)
    .orderBy('received_at')
    .orderBy('event_id')
    .limit(EVENTS_MAX)
    .execute();
}

export interface ExplanationRow {
  id: number;
  mismatch: string;
  text: string;
  explained_at: Date;
  explained_by: number | null;
  name: string | null;
  avatar: string | null;
}

/** The explanations of a purchase's mismatches, latest first. */
export function listExplanations(db: Db, purchaseId: number): Promise<ExplanationRow[]> {
  return db
    .selectFrom('mismatch_explanation as e')
    .leftJoin('account as a', 'a.id', 'e.explained_by')
    .select(['e.id', 'e.mismatch', 'e.text', 'e.explained_at', 'e.explained_by', 'a.name', 'a.avatar_path as avatar'])
    .where('e.purchase_id', '=', purchaseId)
    .orderBy('e.id', 'desc')
    .execute();
}

export async function insertExplanation(
  tx: Tx,
  explanation: { purchase_id: number; mismatch: string; text: string; explained_by: number },
): Promise<void> {
  await tx.insertInto('mismatch_explanation').values(explanation).execute();
}

export interface KsefRow {
  id: number;
  ksef_state: 'none' | 'exported' | 'waiting' | 'sent' | 'accepted' | 'refused';
  ksef_number: string | null;
  ksef_hash: Buffer | null;
  ksef_error: string | null;
  seller_nip: string | null;
  issue_date: string;
}

/** The invoices of a purchase that go to KSeF. */
export async function listKsef(db: Db, purchaseId: number): Promise<KsefRow[]> {
  const { rows } = await sql<KsefRow>`
    select id, ksef_state, ksef_number, ksef_hash, ksef_error, seller ->> 'nip' as seller_nip, issue_date::text as issue_date
    from invoice where purchase_id = ${purchaseId} and ksef_state <> 'none' order by id`.execute(db);
  return rows;
}

export async function listRefused(db: Db, purchaseId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('invoice')
    .select('id')
    .where('purchase_id', '=', purchaseId)
    .where('ksef_state', '=', 'refused')
    .execute();
  return rows.map(({ id }) => id);
}
