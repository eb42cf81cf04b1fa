import type { Discount, Voucher } from '#contract/payments/vouchers.ts';
import { readTypedNumber, readTypedPrice } from '#contract/values/typed-number.ts';
import type { Priced } from '#kinds/price-list.ts';

/** A voucher as it is typed; an empty field is no limit. */
export interface TypedVoucher {
  readonly code: string;
  readonly kind: Discount['kind'];
  readonly percent: string;
  readonly amount: string;
  readonly plans: readonly Priced[];
  readonly holdsFrom: string;
  readonly holdsUntil: string;
  readonly maxUses: string;
  readonly maxPerPerson: string;
  readonly isForNewcomers: boolean;
}

export const NEW_VOUCHER: TypedVoucher = {
  ...{ code: '', kind: 'percent', percent: '20', amount: '', plans: ['basic', 'extended'] },
  ...{ holdsFrom: '', holdsUntil: '', maxUses: '', maxPerPerson: '1', isForNewcomers: false },
};

type Wish = Pick<Voucher, 'discount' | 'plans' | 'holdsUntil' | 'maxUses' | 'maxPerPerson' | 'isForNewcomers'> & {
  code: string | null;
  holdsFrom: string | null;
};

/** Parses the input for the contract; anything but a number becomes NaN, which the server rejects at its field. */
export function readVoucher(typed: TypedVoucher): Wish {
  const { code, plans, holdsFrom, holdsUntil, maxUses, maxPerPerson, isForNewcomers } = typed;
  return {
    code: code.trim() || null,
    discount: readDiscount(typed),
    plans: [...plans],
    holdsFrom: momentOf(holdsFrom),
    holdsUntil: momentOf(holdsUntil),
    maxUses: readTypedNumber(maxUses) ?? null,
    maxPerPerson: readTypedNumber(maxPerPerson) ?? null,
    isForNewcomers,
  };
}

function readDiscount({ kind, percent, amount }: TypedVoucher): Discount {
  if (kind === 'percent') return { kind, percent: readTypedNumber(percent) ?? Number.NaN };
  return kind === 'amount' ? { kind, amount: readTypedPrice(amount) ?? Number.NaN } : { kind };
}

function momentOf(text: string): string | null {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
