import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Notifications } from '#contract/account-settings.ts';
import type { Warning } from '#contract/conversations.ts';
import type { FlagKind } from '#contract/flag-kinds.ts';
import type { ModerationAction } from '#contract/house-rules.ts';
import type { Buyer } from '#contract/invoices.ts';
import type { ListingStatus } from '#contract/listings.ts';
import type { ProviderId, TargetType, TransactionStatus, Variant } from '#contract/payments.ts';
import type { KSEF_STATES, REFUND_STATES, RefundReason } from '#contract/payments-desk.ts';
import type { ReportReason, ReportTarget } from '#contract/reports.ts';
import type { HouseRule } from '#contract/rule-grounds.ts';
import type { KindId } from '#kinds/index.ts';

type MomentByDefault = ColumnType<Date, Date | string | undefined, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;

/** The tables as the migrations make them; ids come back as numbers. */
export interface Database {
  account: AccountTable;
  media: MediaTable;
  listing: ListingTable;
  listing_picture: ListingPictureTable;
  comment: CommentTable;
  contact_message: ContactMessageTable;
  session: SessionTable;
  mail_token: MailTokenTable;
  rate_limit: { key: Buffer; count: number; ends_at: MomentByDefault };
  idempotency_key: IdempotencyKeyTable;
  passkey: PasskeyTable;
  passkey_challenge: { challenge: string; account_id: number | null; expires_at: MomentByDefault };
  totp: TotpTable;
  recovery_code: { account_id: number; code_hash: Buffer; used_at: MaybeMoment };
  gallery_picture: GalleryPictureTable;
  data_export: DataExportTable;
  price_change: { id: Generated<number>; listing_id: number; price_minor: number | null; changed_at: MomentByDefault };
  setting: { name: string; value: JSONColumnType<object> };
  block: { account_id: number; blocked_id: number; created_at: MomentByDefault };
  moderation_case: ModerationCaseTable;
  report: ReportTable;
  report_link: { token_hash: Buffer; report_id: number; created_at: MomentByDefault };
  flag: FlagTable;
  decision: DecisionTable;
  appeal: AppealTable;
  audit_entry: AuditEntryTable;
  conversation: ConversationTable;
  conversation_member: ConversationMemberTable;
  message: MessageTable;
  message_file: MessageFileTable;
  push_subscription: PushSubscriptionTable;
  purchase: PurchaseTable;
  payment_event: PaymentEventTable;
  refund: RefundTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: { ref: string; key: string; amount_minor: number; created_at: MomentByDefault };
  invoice_data: { account_id: number; data: JSONColumnType<Buyer>; updated_at: MomentByDefault };
  invoice_counter: { series: string; month: string; last_number: number };
  invoice: InvoiceTable;
  listing_day: ListingDayTable;
  listing_standing: ListingStandingTable;
  favourite: { account_id: number; listing_id: number; created_at: MomentByDefault };
}

interface AccountTable {
  id: Generated<number>;
  name: string;
  email: string;
  email_verified_at: MaybeMoment;
  password_hash: string | null;
  phone_number: string | null;
  description: Generated<string>;
  place_id: number | null;
  town: string | null;
  shop_url: string | null;
  /** Until when the link to the shop is shown. */
  shop_link_until: MaybeMoment;
  avatar_path: string | null;
  avatar_media_id: number | null;
  role: Generated<'user' | 'moderator' | 'admin'>;
  locale: Generated<string>;
  pending_email: string | null;
  holiday_since: MaybeMoment;
  suspended_until: MaybeMoment;
  notifications: JSONColumnType<Partial<Notifications>, string | undefined, string>;
  seen_at: MaybeMoment;
  shows_presence: Generated<boolean>;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
  deleted_at: MaybeMoment;
}

interface SessionTable {
  id: Generated<number>;
  account_id: number;
  token_hash: Buffer;
  device: Generated<string>;
  is_strong: Generated<boolean>;
  password_confirmed_at: MaybeMoment;
  created_at: MomentByDefault;
  last_used_at: MomentByDefault;
}

interface MailTokenTable {
  id: Generated<number>;
  account_id: number;
  purpose: 'verifyEmail' | 'changeEmail' | 'resetPassword' | 'renewListing' | 'stopMails';
  listing_id: number | null;
  token_hash: Buffer;
  email: string;
  expires_at: MomentByDefault;
  created_at: MomentByDefault;
}

interface IdempotencyKeyTable {
  key: Buffer;
  request_hash: Buffer;
  outcome: JSONColumnType<object>;
  created_at: MomentByDefault;
}

interface PasskeyTable {
  id: Generated<number>;
  account_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: Generated<string[]>;
  name: string;
  created_at: MomentByDefault;
  last_used_at: MaybeMoment;
}

interface TotpTable {
  account_id: number;
  secret: string;
  confirmed_at: MaybeMoment;
  last_step: Generated<number>;
}

interface GalleryPictureTable {
  id: Generated<number>;
  account_id: number;
  media_id: number;
  position: number;
  alt: Generated<string>;
  created_at: MomentByDefault;
}

interface DataExportTable {
  id: Generated<number>;
  account_id: number;
  file_name: string | null;
  token_hash: Buffer | null;
  size_bytes: number | null;
  expires_at: MaybeMoment;
  requested_at: MomentByDefault;
}

interface MediaTable {
  id: Generated<number>;
  owner_id: number | null;
  content_hash: string;
  width: number;
  height: number;
  widths: number[];
  thumbhash: string;
  average_color: string;
  size_bytes: number;
  /** 64 signed bits: more than a number holds, so it is read as text only. */
  perceptual_hash: string | null;
  created_at: MomentByDefault;
}

export interface ListingTable {
  id: Generated<number>;
  revision: Generated<number>;
  kind: KindId;
  seller_id: number;
  title: string;
  description: string;
  category_id: number | null;
  status: Generated<ListingStatus>;
  price_minor: number | null;
  pieces: number | null;
  weight_g: number | null;
  weight_unit: 'g' | 'kg' | null;
  volume_ml: number | null;
  volume_unit: 'ml' | 'l' | null;
  tags: Generated<string[]>;
  place_id: number;
  town: string;
  voivodeship: string;
  lat: number | null;
  lng: number | null;
  shop_url: string | null;
  starts_at: MaybeMoment;
  ends_at: MaybeMoment;
  details: JSONColumnType<Record<string, string | number | string[]>>;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  cover: JSONColumnType<object> | null;
  picture_count: Generated<number>;
  search_terms: Generated<string>;
  activated_at: MaybeMoment;
  visible_until: MaybeMoment;
  paused_at: MaybeMoment;
  pause_reason: 'owner' | 'holiday' | null;
  ended_at: MaybeMoment;
  suspended_at: MaybeMoment;
  suspend_reason: 'listing' | 'account' | 'removed' | null;
  is_shown: GeneratedAlways<boolean>;
  wanted_plan: 'basic' | 'extended' | null;
  /** Equal for equal words; 64 signed bits, compared in the database only. */
  text_hash: string | null;
  version: Generated<number>;
  view_count: Generated<number>;
  warned_at: MaybeMoment;
  import_key: string | null;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
  deleted_at: MaybeMoment;
}

interface ListingPictureTable {
  listing_id: number;
  position: number;
  media_id: number;
  alt: Generated<string>;
}

interface CommentTable {
  id: Generated<number>;
  listing_id: number;
  author_id: number;
  rating: number;
  body: string;
  reply: string | null;
  replied_at: MaybeMoment;
  reply_updated_at: MaybeMoment;
  is_contact_confirmed: Generated<boolean>;
  hidden_at: MaybeMoment;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
}

interface ContactMessageTable {
  id: Generated<number>;
  key: string;
  name: string;
  email: string;
  message: string;
  locale: string;
  created_at: MomentByDefault;
}

interface ModerationCaseTable {
  id: Generated<number>;
  target_type: ReportTarget;
  target_id: number;
  account_id: number;
  snapshot: JSONColumnType<object>;
  severity: number;
  version: Generated<number>;
  opened_at: MomentByDefault;
  taken_by: number | null;
  taken_at: MaybeMoment;
  decided_at: MaybeMoment;
}

interface ReportTable {
  id: Generated<number>;
  case_id: number;
  reason: ReportReason;
  description: string;
  reporter_id: number | null;
  reporter_name: string | null;
  reporter_email: string | null;
  is_visitor: Generated<boolean>;
  locale: string;
  created_at: MomentByDefault;
}

interface FlagTable {
  id: Generated<number>;
  case_id: number;
  kind: FlagKind;
  fingerprint: string;
  details: JSONColumnType<object>;
  created_at: MomentByDefault;
}

interface DecisionTable {
  id: Generated<number>;
  case_id: number;
  account_id: number;
  action: ModerationAction;
  rule: HouseRule | null;
  explanation: string;
  is_automated_detection: boolean;
  suspended_until: MaybeMoment;
  decided_by: number;
  decided_at: MomentByDefault;
  lifted_at: MaybeMoment;
}

interface AppealTable {
  id: Generated<number>;
  decision_id: number;
  report_id: number | null;
  body: string;
  locale: string;
  created_at: MomentByDefault;
  outcome: 'granted' | 'rejected' | null;
  answer: string | null;
  decided_by: number | null;
  decided_at: MaybeMoment;
}

interface AuditEntryTable {
  id: number;
  at: Date;
  actor_id: number | null;
  action: string;
  content: JSONColumnType<object>;
  hash: Buffer;
}

interface ConversationTable {
  id: Generated<number>;
  /** 0: about nothing. */
  about_id: Generated<number>;
  about_title: string | null;
  low_id: number;
  high_id: number;
  starter_id: number;
  last_number: Generated<number>;
  asked_at: MaybeMoment;
  answered_at: MaybeMoment;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
}

interface ConversationMemberTable {
  conversation_id: number;
  account_id: number;
  read_number: Generated<number>;
  unread_count: Generated<number>;
  unread_since: MaybeMoment;
  mailed_at: MaybeMoment;
  archived_at: MaybeMoment;
  is_archived: GeneratedAlways<boolean>;
  updated_at: MomentByDefault;
}

interface MessageTable {
  id: Generated<number>;
  conversation_id: number;
  number: number;
  sender_id: number;
  client_id: string;
  content: string;
  warnings: Generated<Warning[]>;
  hidden_at: MaybeMoment;
  erased_at: MaybeMoment;
  created_at: MomentByDefault;
}

interface MessageFileTable {
  id: Generated<number>;
  owner_id: number;
  conversation_id: number;
  message_id: number | null;
  position: Generated<number>;
  kind: 'picture' | 'pdf';
  name: string;
  storage_key: string;
  size_bytes: number;
  width: number | null;
  height: number | null;
  created_at: MomentByDefault;
}

interface PushSubscriptionTable {
  id: Generated<number>;
  account_id: number;
  session_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: string;
  created_at: MomentByDefault;
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
  provider: ProviderId;
  provider_ref: string | null;
  checkout_url: string | null;
  status: Generated<TransactionStatus>;
  buyer: JSONColumnType<Buyer>;
  locale: string;
  started_at: MomentByDefault;
  expires_at: MomentByDefault;
  paid_at: MaybeMoment;
  activated_at: MaybeMoment;
  active_until: MaybeMoment;
  withdrawal_requested_at: MaybeMoment;
  withdrawal_reason: Generated<string>;
  mismatch: string | null;
  refunded_at: MaybeMoment;
  refunded_minor: Generated<number>;
  checked_at: MaybeMoment;
}

interface PaymentEventTable {
  provider: ProviderId;
  event_id: string;
  purchase_id: number | null;
  kind: string;
  amount_minor: number | null;
  received_at: MomentByDefault;
}

interface RefundTable {
  id: Generated<number>;
  purchase_id: number;
  amount_minor: number;
  reason: RefundReason;
  note: Generated<string>;
  provider_ref: string | null;
  requested_by: number;
  state: Generated<(typeof REFUND_STATES)[number]>;
  error: string | null;
  requested_at: MomentByDefault;
  done_at: MaybeMoment;
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

interface ListingDayTable {
  listing_id: number;
  day: string;
  views: Generated<number>;
  contacts: Generated<number>;
  favourites: Generated<number>;
}

interface ListingStandingTable {
  id: Generated<number>;
  listing_id: number;
  status: ListingStatus;
  begins_at: MomentByDefault;
  ends_at: MaybeMoment;
}
