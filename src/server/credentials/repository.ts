import { sql } from 'kysely';
import type { CredentialForm } from '#contract/credentials/credentials.ts';
import type { CredentialOutcome, RefusalReason, ReviewState } from '#contract/credentials/states.ts';
import type { CredentialKindId } from '#kinds/credentials/kinds.ts';
import type { KindId } from '#kinds/index.ts';
import type { Db, Tx } from '../platform/db/client.ts';

/** The public fields of a credential; days are ISO dates. */
export interface PublicRow {
  readonly kind: CredentialKindId;
  readonly number: string;
  readonly valid_until: string | null;
  readonly seen_at: Date | null;
}

export interface DecisionRow {
  readonly outcome: CredentialOutcome;
  readonly reason: RefusalReason | null;
  readonly text: string;
  readonly decided_at: string;
}

export interface CredentialRow extends PublicRow {
  readonly id: number;
  readonly account_id: number;
  readonly valid_from: string | null;
  readonly version: number;
  readonly review: ReviewState;
  readonly waiting_since: Date | null;
  readonly created_at: Date;
  readonly document_key: string | null;
  readonly document_name: string | null;
  readonly document_type: 'application/pdf' | 'image/webp' | null;
  readonly document_bytes: number | null;
  readonly document_added_at: Date | null;
  readonly listings: number;
  /** The latest answer. */
  readonly decision: DecisionRow | null;
}

const WHOLE = sql`
  select c.id, c.account_id, c.kind, c.number, c.valid_from::text as valid_from, c.valid_until::text as valid_until,
    c.version, c.review, c.waiting_since, c.seen_at, c.created_at, c.document_key, d.name as document_name,
    d.type as document_type, d.size_bytes as document_bytes, d.created_at as document_added_at,
    (select count(*)::int from listing_credential lc join listing l on l.id = lc.listing_id
      where lc.credential_id = c.id and l.deleted_at is null) as listings,
    (select json_build_object('outcome', x.outcome, 'reason', x.reason, 'text', x.text, 'decided_at', x.decided_at)
      from credential_decision x where x.credential_id = c.id order by x.id desc limit 1) as decision
  from credential c left join credential_document d on d.storage_key = c.document_key`;

/** An account's credentials, newest first. */
export async function listOwn(db: Db, accountId: number): Promise<CredentialRow[]> {
  const { rows } = await sql<CredentialRow>`
    ${WHOLE} where c.account_id = ${accountId} order by c.id desc`.execute(db);
  return rows;
}

export async function findCredential(db: Db | Tx, id: number): Promise<CredentialRow | undefined> {
  const { rows } = await sql<CredentialRow>`${WHOLE} where c.id = ${id}`.execute(db);
  return rows[0];
}

/**
 * Locks a credential until the transaction ends, after the listings that refer to it: the same order as changing a
 * listing.
 */
export async function holdCredential(tx: Tx, id: number): Promise<CredentialRow | undefined> {
  await sql`
    select l.id from listing l where l.id in (
      select lc.listing_id from listing_credential lc where lc.credential_id = ${id})
    order by l.id for no key update`.execute(tx);
  const { rows } = await sql<CredentialRow>`${WHOLE} where c.id = ${id} for no key update of c`.execute(tx);
  return rows[0];
}

export async function countOwn(tx: Tx, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from credential where account_id = ${accountId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whether the account has another credential of this kind and number. */
export async function isKnown(
  tx: Tx,
  {
    accountId,
    kind,
    number,
    exceptId,
  }: Pick<CredentialForm, 'kind' | 'number'> & {
    accountId: number;
    exceptId: number;
  },
): Promise<boolean> {
  const { rows } = await sql`
    select id from credential
    where account_id = ${accountId} and kind = ${kind} and number = ${number} and id <> ${exceptId}`.execute(tx);
  return rows.length > 0;
}

export async function insertCredential(
  tx: Tx,
  accountId: number,
  form: CredentialForm,
  remindedDays: number | null,
): Promise<number> {
  const { id } = await tx
    .insertInto('credential')
    .values({
      account_id: accountId,
      kind: form.kind,
      number: form.number,
      valid_from: form.validFrom,
      valid_until: form.validUntil,
      reminded_days: remindedDays,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates the fields of a credential; an earlier verification no longer counts. */
export async function rewriteCredential(
  tx: Tx,
  id: number,
  form: CredentialForm,
  remindedDays: number | null,
): Promise<void> {
  await sql`
    update credential set kind = ${form.kind}, number = ${form.number}, valid_from = ${form.validFrom}::date,
      valid_until = ${form.validUntil}::date, reminded_days = ${remindedDays}, ${UNSEEN}
    where id = ${id}`.execute(tx);
}

/**
 * A changed credential with a document waits for review again; one that waited already keeps its place in the queue.
 */
const UNSEEN = sql`
  version = version + 1, updated_at = now(), seen_at = null,
  review = case when document_key is null then 'none' else 'waiting' end,
  waiting_since = case when document_key is null then null else coalesce(waiting_since, now()) end`;

export async function deleteCredential(tx: Tx, id: number): Promise<void> {
  await sql`update credential_decision set text = '' where credential_id = ${id}`.execute(tx);
  await sql`delete from credential where id = ${id}`.execute(tx);
}

/** A listing that refers to a credential. */
export interface ReferringListing {
  readonly id: number;
  readonly kind: KindId;
  readonly sellerId: number;
}

export async function listReferring(tx: Tx, credentialId: number): Promise<ReferringListing[]> {
  const { rows } = await sql<ReferringListing>`
    select l.id, l.kind, l.seller_id as "sellerId" from listing_credential lc join listing l on l.id = lc.listing_id
    where lc.credential_id = ${credentialId} order by l.id`.execute(tx);
  return rows;
}

/**
 * Updates until when listings refer to a verified document; a listing for which that changes gets a new revision. Call
 * it in the transaction that changes a credential or the references to it.
 */
export async function refreshChecked(tx: Tx, listingIds: readonly number[]): Promise<void> {
  await sql`
    update listing l set checked_until = n.until, revision = nextval('listing_revision')
    from (
      select x.id, (
        select max(coalesce((c.valid_until + 1)::timestamp at time zone 'Europe/Warsaw', '9999-12-31T00:00Z'))
        from listing_credential lc join credential c on c.id = lc.credential_id
        where lc.listing_id = x.id and c.seen_at is not null
      ) as until
      from unnest(${listingIds}::bigint[]) as x (id)
    ) n
    where l.id = n.id and l.checked_until is distinct from n.until`.execute(tx);
}

/** Replaces the references of a listing; all must be the seller's own. False if one is not. */
export async function replaceReferences(
  tx: Tx,
  { listingId, sellerId }: { listingId: number; sellerId: number },
  ids: readonly number[],
): Promise<boolean> {
  await sql`
    delete from listing_credential where listing_id = ${listingId} and credential_id <> all(${ids}::bigint[])`.execute(
    tx,
  );
  // Locked, so that none is deleted before the reference is stored.
  const { rows } = await sql`
    select id from credential where id = any(${ids}::bigint[]) and account_id = ${sellerId} order by id for key share`.execute(
    tx,
  );
  if (rows.length < ids.length) return false;
  await sql`
    insert into listing_credential (listing_id, credential_id)
    select ${listingId}, id from unnest(${ids}::bigint[]) as x (id) on conflict do nothing`.execute(tx);
  return true;
}

/** The ids of the credentials that a listing refers to. */
export async function listReferences(db: Db | Tx, listingId: number): Promise<number[]> {
  const { rows } = await sql<{ credential_id: number }>`
    select credential_id from listing_credential where listing_id = ${listingId} order by credential_id`.execute(db);
  return rows.map(({ credential_id }) => credential_id);
}

const PUBLIC = sql`c.kind, c.number, c.valid_until::text as valid_until, c.seen_at`;

/** The credentials that a listing refers to, without refused ones; verified ones first. */
export async function listOfListing(db: Db, listingId: number): Promise<PublicRow[]> {
  const { rows } = await sql<PublicRow>`
    select ${PUBLIC} from listing_credential lc join credential c on c.id = lc.credential_id
    where lc.listing_id = ${listingId} and c.review <> 'refused' order by c.seen_at is null, c.id`.execute(db);
  return rows;
}

/** The same for all credentials of an account. */
export async function listOfAccount(db: Db, accountId: number): Promise<PublicRow[]> {
  const { rows } = await sql<PublicRow>`
    select ${PUBLIC} from credential c
    where c.account_id = ${accountId} and c.review <> 'refused' order by c.seen_at is null, c.id`.execute(db);
  return rows;
}
