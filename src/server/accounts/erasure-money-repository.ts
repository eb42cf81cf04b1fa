import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';

/** Buyer details after erasure of an unpaid purchase: a payment confirmed late still needs an invoice. */
const NOBODY = {
  type: 'person',
  name: '–––',
  address: '–––',
  city: '–––',
  zip: '00-000',
  email: 'deleted@deleted.invalid',
};

/** Ends the person's pending purchases; returns the ids of those already started at a provider. */
export async function endPurchases(tx: Tx, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_begun: boolean }>`
    update purchase set status = 'timeout' where account_id = ${accountId} and status = 'pending'
    returning id, provider_ref is not null as is_begun`.execute(tx);
  return rows.filter(({ is_begun }) => is_begun).map(({ id }) => id);
}

/**
 * Blanks the person's data in purchases. Paid purchases keep their invoice data, as accounting law requires; withdrawal
 * reasons and notes are not part of that. Detaches the newcomers' gift from the account.
 */
export async function blankPurchases(tx: Tx, accountId: number): Promise<void> {
  const unpaid = sql`account_id = ${accountId} and paid_at is null`;
  await sql`
    update sandbox_payment set title = '–––' where purchase_id in (select id from purchase where ${unpaid})`.execute(
    tx,
  );
  await sql`
    update purchase set buyer = ${JSON.stringify(NOBODY)}::jsonb, title = '–––', checkout_url = null, person_key = null
    where ${unpaid}`.execute(tx);
  await sql`
    update purchase set withdrawal_reason = '' where account_id = ${accountId} and withdrawal_reason <> ''`.execute(tx);
  await sql`
    update refund set note = ''
    where note <> '' and purchase_id in (select id from purchase where account_id = ${accountId})`.execute(tx);
  await sql`
    update mismatch_explanation set text = ''
    where purchase_id in (select id from purchase where account_id = ${accountId})`.execute(tx);
  await sql`delete from invoice_data where account_id = ${accountId}`.execute(tx);
  // Keep the hash of the address, so that the gift is given only once; without the address it identifies nobody.
  await sql`update newcomer_gift set account_id = null, listing_id = null where account_id = ${accountId}`.execute(tx);
}
