import type { Buyer } from '#contract/invoices/invoices.ts';
import { anOrder, BUSINESS } from '../money-factories.ts';
import type { Client } from './client.ts';
import type { Ledger } from './ledger.ts';
import type { Shop, Stage } from './stage.ts';

/** A single purchase to be made. */
export interface Wish {
  readonly shop: Shop;
  readonly listingId: number;
  readonly key: string;
}

let number = 0;

/** The next unpaid listing; undefined when there is none. */
export function nextWish(shops: readonly Shop[]): Wish | undefined {
  const shop = shops.find(({ listingIds }) => listingIds.length > 0);
  const listingId = shop?.listingIds.pop();
  number += 1;
  return shop && listingId !== undefined ? { shop, listingId, key: `survival-${process.pid}-${number}` } : undefined;
}

/** A checkout at the provider. */
export interface Begun {
  readonly purchaseId: number;
  readonly ref: string;
}

export function callOf({ shop, listingId, key }: Wish, at = 0, buyer: Buyer = BUSINESS) {
  const body = { ...anOrder({ listingId, plan: 'basic' }, 19), provider: 'stripe', buyer };
  return { path: '/api/transactions', person: shop, key, body, at };
}

/** Starts a payment; null if the load has ended or the provider is down. */
export async function begin(client: Client, wish: Wish, at = 0): Promise<Begun | null> {
  const answer = await client.untilTaken(callOf(wish, at));
  if (answer?.status !== 200) return null;
  const { transaction, redirectUrl } = answer.json.data;
  return { purchaseId: transaction.id, ref: String(redirectUrl).split('/').at(-1) as string };
}

/** Pays at the provider, which sends its webhook to a node until it is acknowledged. */
export async function payAndTell(
  { stage, client, ledger }: { stage: Stage; client: Client; ledger: Ledger },
  { purchaseId, ref }: Begun,
  at: number,
): Promise<void> {
  stage.stripe.pay(ref);
  const raw = stage.stripe.webhook('checkout.session.completed', stage.stripe.sessions.get(ref));
  const told = await client.untilTaken({ path: '/webhooks/payments/stripe', raw, at });
  if (told?.status === 200) ledger.payments.push(purchaseId);
}
