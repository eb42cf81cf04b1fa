import type { OwnStatus } from '#contract/seller-status/seller-status.ts';
import type { SellsAs } from '#kinds/sells-as.ts';

/** The form's values. A trader's data stays in them while another choice hides it. */
export interface StatusValues {
  sellsAs: SellsAs | '';
  name: string;
  nip: string;
  address: string;
  zip: string;
  city: string;
  email: string;
  phone: string;
}

const EMPTY: StatusValues = { sellsAs: '', name: '', nip: '', address: '', zip: '', city: '', email: '', phone: '' };

/** A statement as form values. */
export function valuesOf({ sellsAs, trader }: Pick<OwnStatus, 'sellsAs' | 'trader'>): StatusValues {
  const { nip, email, phone, ...lines } = trader ?? { nip: null, email: null, phone: null };
  return { ...EMPTY, sellsAs: sellsAs ?? '', ...lines, nip: nip ?? '', email: email ?? '', phone: phone ?? '' };
}

/*
 * Input lasts as long as the tab, so that neither a reload nor another section of the panel loses it. Logging out
 * deletes it, like all drafts.
 */
const keyOf = (accountId: number) => `draft:sellerStatus:${accountId}`;

/** The unsaved input; null when missing or malformed. */
export function readTyped(accountId: number): StatusValues | null {
  try {
    const typed = JSON.parse(sessionStorage.getItem(keyOf(accountId)) ?? 'null') as Partial<StatusValues> | null;
    if (!typed) return null;
    const names = Object.keys(EMPTY) as (keyof StatusValues)[];
    return names.every((name) => typeof typed[name] === 'string') ? (typed as StatusValues) : null;
  } catch {
    return null;
  }
}

/** Stores the input; null deletes it. Ignores a storage that throws. */
export function keepTyped(accountId: number, values: StatusValues | null): void {
  try {
    if (values) sessionStorage.setItem(keyOf(accountId), JSON.stringify(values));
    else sessionStorage.removeItem(keyOf(accountId));
  } catch {
    // Private windows may block the storage; input then lasts as long as the form.
  }
}
