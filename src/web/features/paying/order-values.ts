import type { BuyerType } from '#contract/invoices.ts';
import type { ProviderId } from '#contract/payments.ts';

/** What the fields of whoever buys hold. */
export interface TypedBuyer {
  type: BuyerType;
  name: string;
  nip: string;
  address: string;
  zip: string;
  city: string;
  email: string;
}

/** What the form of an order holds. */
export interface OrderValues extends TypedBuyer {
  provider: ProviderId;
  remembersBuyer: boolean;
  wantsAtOnce: boolean;
}

export const NOBODY: TypedBuyer = { type: 'person', name: '', nip: '', address: '', zip: '', city: '', email: '' };

/** Of a form, what says who buys. */
export function typedOf({ type, name, nip, address, zip, city, email }: TypedBuyer): TypedBuyer {
  return { type, name, nip, address, zip, city, email };
}

const keyOf = (memberId: number) => `draft:paying:${memberId}`;

/**
 * What the person has typed and not yet paid by, for when they leave the page or the payment comes to nothing: kept in this tab alone, and forgotten
 * with the log-out.
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

/** Keeps what was typed; null forgets it. */
export function writeTyped(memberId: number, typed: TypedBuyer | null): void {
  try {
    if (typed === null) sessionStorage.removeItem(keyOf(memberId));
    else sessionStorage.setItem(keyOf(memberId), JSON.stringify(typed));
  } catch {
    // A storage that is refused means typing it again.
  }
}
