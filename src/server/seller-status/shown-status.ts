import type { ShownStatus } from '#contract/seller-status/shown.ts';
import { type SellsAs, statusOf } from '#kinds/sells-as.ts';

/** A declaration as stored; the columns from `firm_name` on are null for private persons. */
export interface ShownStatusRow {
  readonly sells_as: SellsAs;
  readonly firm_name: string | null;
  readonly nip: string | null;
  readonly address: string | null;
  readonly zip: string | null;
  readonly city: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

/** The public view of a declaration, or of a missing one. */
export function presentStatus(row: ShownStatusRow | null | undefined): ShownStatus {
  if (!row) return { status: null, farmer: false, trader: null };
  const { sells_as: sellsAs, firm_name: name, nip, address, zip, city, email, phone } = row;
  const isComplete = name !== null && address !== null && zip !== null && city !== null;
  return {
    status: statusOf(sellsAs),
    farmer: sellsAs === 'farmer',
    trader: isComplete ? { name, nip, address, zip, city, email, phone } : null,
  };
}
