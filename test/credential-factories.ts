import { randomBytes } from 'node:crypto';
import type { ReviewState } from '#contract/credentials/states.ts';
import type { CredentialKindId } from '#kinds/credentials/kinds.ts';
import type { TestApp } from './test-app.ts';

interface CredentialFields {
  readonly accountId: number;
  readonly kind?: CredentialKindId;
  readonly number?: string;
  readonly review?: ReviewState;
  readonly validUntil?: string | null;
  readonly listingIds?: readonly number[];
}

let made = 0;

/** A stored credential with a document without content, waiting for an answer unless `review` says otherwise. */
export async function aCredential(
  { client: { db } }: TestApp,
  { accountId, kind = 'sanitary', number, review = 'waiting', validUntil = null, listingIds = [] }: CredentialFields,
): Promise<number> {
  made += 1;
  const storageKey = randomBytes(16).toString('hex');
  await db
    .insertInto('credential_document')
    .values({
      storage_key: storageKey,
      account_id: accountId,
      name: 'decyzja.pdf',
      type: 'application/pdf',
      size_bytes: 7,
      fingerprint: randomBytes(32),
    })
    .execute();
  const { id } = await db
    .insertInto('credential')
    .values({
      account_id: accountId,
      kind,
      number: number ?? `PPIS HŻ.9027.${made}.2025`,
      valid_until: validUntil,
      review,
      waiting_since: review === 'waiting' ? new Date() : null,
      seen_at: review === 'accepted' ? new Date() : null,
      document_key: storageKey,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const listingId of listingIds)
    await db.insertInto('listing_credential').values({ listing_id: listingId, credential_id: id }).execute();
  return id;
}
