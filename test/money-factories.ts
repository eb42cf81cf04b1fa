import { type Selectable, sql } from 'kysely';
import type { AnyEndpoint, InputOf } from '#contract/endpoint.ts';
import type { Buyer } from '#contract/invoices/invoices.ts';
import { startTransaction } from '#contract/payments/payments.ts';
import type { Database } from '#server/platform/db/schema.ts';
import { aListing, anAccount } from './factories.ts';
import { untilDone } from './job-queue.ts';
import { aTalker, type Talker } from './talk-factories.ts';
import type { TestApp } from './test-app.ts';

/** The invoice data of a private buyer. */
export const BUYER: Buyer = {
  type: 'person',
  name: 'Halina Wrona',
  address: 'ul. Polna 4',
  city: 'Łowicz',
  zip: '99-400',
  email: 'halina.wrona@example.pl',
};

/** A business with a valid tax number. */
export const BUSINESS: Buyer = {
  type: 'business',
  name: 'Pasieka Wrona sp. z o.o.',
  address: 'ul. Polna 4',
  city: 'Łowicz',
  zip: '99-400',
  email: 'biuro@pasieka.example.pl',
  nip: '5260250274',
};

type PurchaseFields = Partial<Omit<Selectable<Database['purchase']>, 'id' | 'buyer'>>;

let number = 0;

/** The row of a purchase, bypassing the API: by default of the shop link, pending in the sandbox. Returns the id. */
export async function aPurchase(
  test: TestApp,
  {
    accountId,
    listingId,
    buyer = BUYER,
    ...fields
  }: PurchaseFields & { accountId?: number; listingId?: number; buyer?: Buyer } = {},
): Promise<number> {
  number += 1;
  const priceMinor = fields.list_price_minor ?? (listingId ? 1900 : 2500);
  const { id } = await test.client.db
    .insertInto('purchase')
    .values({
      account_id: accountId ?? (await anAccount(test)),
      target_type: listingId ? 'ad' : 'shopPromotion',
      listing_id: listingId ?? null,
      title: listingId ? 'Miód lipowy' : 'https://pasieka.example.pl',
      variant: listingId ? 'promoted' : 'basic',
      list_price_minor: priceMinor,
      amount_minor: priceMinor - (fields.credit_minor ?? 0),
      provider: 'sandbox',
      provider_ref: `ref-${number}`,
      checkout_url: `http://localhost:0/sandbox/payments/ref-${number}`,
      locale: 'pl',
      expires_at: new Date(Date.now() + 15 * 60_000),
      ...fields,
      buyer: JSON.stringify(buyer),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The request body for buying a listing's plan, or the shop link. */
export function anOrder(
  bought: { listingId: number; plan: 'basic' | 'extended' } | 'shopLink',
  expected: number,
): BodyOf<typeof startTransaction> {
  return {
    ordered: bought === 'shopLink' ? { type: 'shopLink' } : { type: 'listing', ...bought },
    provider: 'sandbox',
    expected,
    buyer: BUYER,
    wantsAtOnce: true,
  };
}

type BodyOf<E extends AnyEndpoint> = InputOf<E>['body'];

/** Completes the payment on the sandbox's page as a buyer would, and waits until our side has processed the event. */
export async function decideInSandbox(test: TestApp, pageUrl: string, decision: 'approve' | 'decline'): Promise<void> {
  const answer = await test.app.fastify.inject({
    method: 'POST',
    url: new URL(pageUrl.replace(':0/', '/')).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `decision=${decision}`,
  });
  if (answer.statusCode !== 303) throw new Error(`the sandbox answers ${answer.statusCode}`);
  await untilDone(test, ['sandbox.webhook']);
}

/** A user with a listing who has bought a plan for it, through the API and the sandbox. */
export async function aPaidPlan(
  test: TestApp,
  plan: 'basic' | 'extended' = 'basic',
): Promise<{ seller: Talker; listingId: number; purchaseId: number }> {
  const seller = await aTalker(test);
  const listingId = await aListing(test, 'ad', { seller_id: seller.id });
  const body = anOrder({ listingId, plan }, plan === 'basic' ? 19 : 39);
  const { data } = await seller.api.call(startTransaction, { body });
  await decideInSandbox(test, data.redirectUrl, 'approve');
  return { seller, listingId, purchaseId: data.transaction.id };
}

/** Makes time pass for a payment and its listing: shifts all their timestamps back. */
export async function passPaidTime(test: TestApp, purchaseId: number, ms: number): Promise<void> {
  const by = sql`${ms} * interval '1 millisecond'`;
  await sql`
    update purchase set started_at = started_at - ${by}, expires_at = expires_at - ${by}, paid_at = paid_at - ${by},
      activated_at = activated_at - ${by}, active_until = active_until - ${by} where id = ${purchaseId}`.execute(
    test.client.db,
  );
  await sql`
    update listing set visible_until = visible_until - ${by}
    where id = (select listing_id from purchase where id = ${purchaseId})`.execute(test.client.db);
}
