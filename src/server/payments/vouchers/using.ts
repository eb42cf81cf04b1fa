import { ApiError } from '#contract/errors.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Priced } from '#kinds/price-list.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { fieldError } from '../../platform/errors.ts';
import type { Limits } from '../../platform/limits/service.ts';
import { countUses, findVoucher, hasBought, type User, type VoucherRow } from './repository.ts';

/** A code to be used. `isHeld`: within a transaction that uses it, so that concurrent users wait. */
export interface UsedCode {
  readonly code: string;
  readonly plan: Priced;
  readonly user: User;
  readonly locale: Locale;
  readonly isHeld: boolean;
}

/** The voucher of a code. @throws ApiError 'validationFailed' at `code`, if it cannot be used */
export async function findUsable(db: Db | Tx, { code, plan, user, locale, isHeld }: UsedCode): Promise<VoucherRow> {
  const voucher = await findVoucher(db, code, { lock: isHeld });
  // A stopped voucher is treated like an unknown one.
  if (!voucher || voucher.stopped_at) throw fieldError(locale, 'code', 'validation.voucherUnknown');
  const refusal = await findRefusal(db, voucher, plan, user);
  if (refusal) throw fieldError(locale, 'code', refusal);
  return voucher;
}

async function findRefusal(
  db: Db | Tx,
  { now, ...voucher }: VoucherRow & { readonly now: Date },
  plan: Priced,
  user: User,
): Promise<MessageId | null> {
  if (voucher.holds_from > now) return 'validation.voucherUnknown';
  if (voucher.holds_until && voucher.holds_until <= now) return 'validation.voucherOver';
  if (!voucher.plans.includes(plan)) return 'validation.voucherOtherPlan';
  if (voucher.is_for_newcomers && (await hasBought(db, user))) return 'validation.voucherNewcomers';
  const { all, own } = await countUses(db, voucher.id, user);
  if (voucher.max_per_person !== null && own >= voucher.max_per_person) return 'validation.voucherOwnUsedUp';
  return voucher.max_uses !== null && all >= voucher.max_uses ? 'validation.voucherUsedUp' : null;
}

/** The person who enters a code. */
export interface Guesser {
  readonly accountId: number;
  readonly ip: string | null;
}

/**
 * Counts attempts with invalid codes, to prevent guessing; valid ones do not count.
 *
 * @throws ApiError 'tooManyRequests'
 */
export async function countingGuesses<T>(
  limits: Limits,
  { accountId, ip }: Guesser,
  code: string | undefined,
  act: () => Promise<T>,
): Promise<T> {
  if (!code) return act();
  const tries = { 'voucherCode.account': String(accountId), 'voucherCode.address': ip };
  await limits.take(tries);
  try {
    const done = await act();
    await limits.giveBack(tries);
    return done;
  } catch (error) {
    if (!(error instanceof ApiError && error.fieldErrors.code)) await limits.giveBack(tries);
    throw error;
  }
}
