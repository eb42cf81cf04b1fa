import type { Discount, Voucher, VoucherUse } from '#contract/payments/vouchers.ts';
import { statusNow } from '../present.ts';
import { pricedOf } from '../targets.ts';
import type { DeskVoucherRow, UseRow } from './repository.ts';

export function presentVoucher(row: DeskVoucherRow): Voucher {
  const { id, code, plans, uses, made_by: madeBy, name, avatar } = row;
  return {
    ...{ id, code, plans, uses },
    discount: discountOf(row),
    holdsFrom: row.holds_from.toISOString(),
    holdsUntil: row.holds_until?.toISOString() ?? null,
    maxUses: row.max_uses,
    maxPerPerson: row.max_per_person,
    isForNewcomers: row.is_for_newcomers,
    state: stateOf(row),
    madeAt: row.made_at.toISOString(),
    madeBy:
      madeBy === null ? null : { id: madeBy, name: name ?? '–––', avatar: avatar ? { image_path: avatar } : null },
  };
}

function discountOf({ kind, percent, amount_minor: amountMinor }: DeskVoucherRow): Discount {
  if (kind === 'percent') return { kind, percent: percent ?? 0 };
  return kind === 'amount' ? { kind, amount: (amountMinor ?? 0) / 100 } : { kind };
}

function stateOf(row: DeskVoucherRow): Voucher['state'] {
  if (row.stopped_at) return 'stopped';
  if (row.holds_until && row.holds_until <= row.now) return 'over';
  if (row.max_uses !== null && row.uses >= row.max_uses) return 'usedUp';
  return row.holds_from > row.now ? 'planned' : 'active';
}

export function presentUse(row: UseRow, now: Date): VoucherUse {
  const { id, account_id: accountId, name, avatar, title, variant } = row;
  return {
    transactionId: id,
    person: { id: accountId, name: name ?? '–––', avatar: avatar ? { image_path: avatar } : null },
    plan: pricedOf(variant),
    title,
    status: statusNow(row, now),
    reduction: row.reduction_minor / 100,
    amount: row.amount_minor / 100,
    startedAt: row.started_at.toISOString(),
  };
}
