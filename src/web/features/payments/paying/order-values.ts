import type { BuyerType } from '#contract/invoices/invoices.ts';
import type { ProviderId } from '#contract/payments/payments.ts';

/** Values of the buyer's fields. */
export interface TypedBuyer {
  type: BuyerType;
  name: string;
  nip: string;
  address: string;
  zip: string;
  city: string;
  email: string;
}

/** Values of the order form. */
export interface OrderValues extends TypedBuyer {
  provider: ProviderId;
  remembersBuyer: boolean;
  wantsAtOnce: boolean;
}

export const NOBODY: TypedBuyer = { type: 'person', name: '', nip: '', address: '', zip: '', city: '', email: '' };

/** The buyer's part of the form's values. */
export function typedOf({ type, name, nip, address, zip, city, email }: TypedBuyer): TypedBuyer {
  return { type, name, nip, address, zip, city, email };
}

const keyOf = (memberId: number) => `draft:paying:${memberId}`;

/**
 * Input that was not yet paid with, for when the user leaves the page or the payment fails: stored in this tab only and
 * deleted on logout.
 */
export function readTyped(memberId: number): TypedBuyer | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? 'null');
    return isTyped(kept) ? typedOf(kept) : null;
  } catch {
    return null;
  }
}

function isTyped(kept: unknown): kept is TypedBuyer {
  if (typeof kept !== 'object' || kept === null) return false;
  const fields = kept as Record<string, unknown>;
  return (
    Object.keys(NOBODY).every((name) => typeof fields[name] === 'string') &&
    (fields.type === 'person' || fields.type === 'business')
  );
}

/** Stores the input; null deletes it. */
export function writeTyped(memberId: number, typed: TypedBuyer | null): void {
  try {
    if (typed === null) sessionStorage.removeItem(keyOf(memberId));
    else sessionStorage.setItem(keyOf(memberId), JSON.stringify(typed));
  } catch {
    // If storage is blocked, the user has to type it again.
  }
}
