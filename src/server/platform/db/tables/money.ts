import type { Generated, JSONColumnType } from 'kysely';
import type { Buyer } from '#contract/invoices/invoices.ts';
import type { KSEF_STATES, REFUND_STATES, ReturnReason } from '#contract/payments/desk.ts';
import type { PaidBy, TargetType, TransactionStatus, Variant } from '#contract/payments/payments.ts';
import type { VoucherKind } from '#contract/payments/vouchers.ts';
import type { Priced, Prices, PromotionPlace } from '#kinds/price-list.ts';
import type { MaybeMoment, Moment, MomentByDefault } from './columns.ts';

/** Payments and their documents. */
export interface MoneyTables {
  purchase: PurchaseTable;
  payment_event: PaymentEventTable;
  refund: RefundTable;
  mismatch_explanation: MismatchExplanationTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: { ref: string; key: string; amount_minor: number; created_at: MomentByDefault };
  invoice_data: { account_id: number; data: JSONColumnType<Buyer>; updated_at: MomentByDefault };
  invoice_counter: { series: string; month: string; last_number: number };
  invoice: InvoiceTable;
  price_edition: PriceEditionTable;
  voucher: VoucherTable;
  newcomer_gift: NewcomerGiftTable;
}

interface PurchaseTable {
  id: Generated<number>;
  account_id: number;
  target_type: TargetType;
  listing_id: number | null;
  title: string;
  variant: Variant;
  list_price_minor: number;
  credit_minor: Generated<number>;
  amount_minor: number;
  currency: Generated<string>;
  provider: PaidBy;
  provider_ref: string | null;
  checkout_url: string | null;
  status: Generated<TransactionStatus>;
  buyer: JSONColumnType<Buyer>;
  locale: string;
  started_at: MomentByDefault;
  expires_at: Moment;
  paid_at: MaybeMoment;
  activated_at: MaybeMoment;
  active_until: MaybeMoment;
  withdrawal_requested_at: MaybeMoment;
  withdrawal_reason: Generated<string>;
  mismatch: string | null;
  refunded_at: MaybeMoment;
  refunded_minor: Generated<number>;
  duplicate_of: number | null;
  traded_into: number | null;
  traded_minor: Generated<number>;
  days: Generated<number>;
  places: Generated<PromotionPlace[]>;
  vat_percent: Generated<number>;
  reduction_minor: Generated<number>;
  voucher_id: number | null;
  person_key: Buffer | null;
}

interface PaymentEventTable {
  provider: PaidBy;
  event_id: string;
  purchase_id: number | null;
  kind: string;
  amount_minor: number | null;
  received_at: MomentByDefault;
  misfit: string | null;
}

interface RefundTable {
  id: Generated<number>;
  purchase_id: number;
  amount_minor: number;
  reason: ReturnReason;
  note: Generated<string>;
  provider_ref: string | null;
  requested_by: number | null;
  state: Generated<(typeof REFUND_STATES)[number]>;
  error: string | null;
  requested_at: MomentByDefault;
  done_at: MaybeMoment;
}

interface MismatchExplanationTable {
  id: Generated<number>;
  purchase_id: number;
  mismatch: string;
  text: string;
  explained_by: number | null;
  explained_at: MomentByDefault;
}

interface SandboxPaymentTable {
  ref: string;
  purchase_id: number;
  amount_minor: number;
  currency: string;
  title: string;
  locale: string;
  return_url: string;
  expires_at: Date;
  paid_at: MaybeMoment;
  declined_at: MaybeMoment;
  cancelled_at: MaybeMoment;
}

interface InvoiceTable {
  id: Generated<number>;
  purchase_id: number;
  series: string;
  month: string;
  number: number;
  corrects_id: number | null;
  account_id: number;
  issued_at: MomentByDefault;
  issue_date: string;
  seller: JSONColumnType<object>;
  buyer: JSONColumnType<object>;
  lines: JSONColumnType<object[]>;
  facts: JSONColumnType<object>;
  net_minor: number;
  vat_minor: number;
  gross_minor: number;
  pdf_name: string | null;
  pdf_sha256: Buffer | null;
  mailed_at: MaybeMoment;
  ksef_state: Generated<(typeof KSEF_STATES)[number]>;
  ksef_session: string | null;
  ksef_ref: string | null;
  ksef_number: string | null;
  ksef_hash: Buffer | null;
  ksef_upo: string | null;
  ksef_error: string | null;
}

interface PriceEditionTable {
  number: number;
  prices: JSONColumnType<Prices>;
  holds_from: Moment;
  made_by: number | null;
  made_at: MomentByDefault;
  cancelled_at: MaybeMoment;
}

interface VoucherTable {
  id: Generated<number>;
  code: string;
  kind: VoucherKind;
  percent: number | null;
  amount_minor: number | null;
  plans: Priced[];
  holds_from: Moment;
  holds_until: MaybeMoment;
  max_uses: number | null;
  max_per_person: number | null;
  is_for_newcomers: boolean;
  made_by: number | null;
  made_at: MomentByDefault;
  stopped_at: MaybeMoment;
}

interface NewcomerGiftTable {
  person_key: Buffer;
  account_id: number | null;
  listing_id: number | null;
  days: number;
  given_at: MomentByDefault;
  ends_at: Moment;
}
