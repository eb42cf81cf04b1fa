import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';
import type { ReadDocument } from './document-intake.ts';

export interface StoredDocument {
  readonly storage_key: string;
  readonly name: string;
  readonly type: 'application/pdf' | 'image/webp';
}

export async function insertDocument(
  tx: Tx,
  { accountId, storageKey }: { accountId: number; storageKey: string },
  { name, type, bytes, fingerprint }: ReadDocument,
): Promise<void> {
  await tx
    .insertInto('credential_document')
    .values({ storage_key: storageKey, account_id: accountId, name, type, size_bytes: bytes.length, fingerprint })
    .execute();
}

/** The document of a credential; `accountId` restricts it to one owner. */
export async function findDocument(
  db: Db,
  { credentialId, accountId }: { credentialId: number; accountId?: number },
): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`
    select d.storage_key, d.name, d.type from credential c join credential_document d on d.storage_key = c.document_key
    where c.id = ${credentialId} and (${accountId ?? null}::bigint is null or c.account_id = ${accountId ?? null})`.execute(
    db,
  );
  return rows[0];
}

/** Whether the credential's document has this fingerprint. */
export async function hasDocument(tx: Tx, credentialId: number, fingerprint: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select c.id from credential c join credential_document d on d.storage_key = c.document_key
    where c.id = ${credentialId} and d.fingerprint = ${fingerprint}`.execute(tx);
  return rows.length > 0;
}

/** Attaches a stored document, which then waits for review; false if the document is gone. */
export async function attachDocument(tx: Tx, credentialId: number, storageKey: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update credential set document_key = ${storageKey}, version = version + 1, updated_at = now(), seen_at = null,
      review = 'waiting', waiting_since = coalesce(waiting_since, now())
    where id = ${credentialId} and exists (select from credential_document where storage_key = ${storageKey})`.execute(
    tx,
  );
  return Number(numAffectedRows) > 0;
}

/** Detaches the document; a pending review is cancelled. */
export async function detachDocument(tx: Tx, credentialId: number): Promise<void> {
  await sql`
    update credential set document_key = null, version = version + 1, updated_at = now(), waiting_since = null,
      review = case when review = 'waiting' then 'none' else review end
    where id = ${credentialId}`.execute(tx);
}

/** Deletes documents that belong to no credential. */
export async function deleteDocuments(tx: Tx, storageKeys: readonly string[]): Promise<void> {
  await sql`
    delete from credential_document d where d.storage_key = any(${storageKeys}::text[])
      and not exists (select from credential c where c.document_key = d.storage_key)`.execute(tx);
}

/** Deletes the rows of uploads older than a day that were never attached; returns their storage keys. */
export async function deleteLoose(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    delete from credential_document where storage_key in (
      select d.storage_key from credential_document d
      where d.created_at < now() - interval '1 day'
        and not exists (select from credential c where c.document_key = d.storage_key)
      order by d.storage_key limit ${limit} for update skip locked)
    returning storage_key`.execute(tx);
  return rows.map(({ storage_key }) => storage_key);
}

/** Locks a batch of credentials with documents that ended before a Polish day. */
export async function holdLongEnded(
  tx: Tx,
  before: string,
  limit: number,
): Promise<{ id: number; document_key: string }[]> {
  const { rows } = await sql<{ id: number; document_key: string }>`
    select id, document_key from credential
    where valid_until < ${before}::date and document_key is not null
    order by id limit ${limit} for update skip locked`.execute(tx);
  return rows;
}

/** The storage keys of an account's documents; their rows are deleted with the account's credentials. */
export async function deleteAllOf(tx: Tx, accountId: number): Promise<string[]> {
  await sql`
    update credential_decision set text = ''
    where credential_id in (select id from credential where account_id = ${accountId})`.execute(tx);
  await sql`delete from credential where account_id = ${accountId}`.execute(tx);
  const { rows } = await sql<{ storage_key: string }>`
    delete from credential_document where account_id = ${accountId} returning storage_key`.execute(tx);
  return rows.map(({ storage_key }) => storage_key);
}
