import type { Generated, GeneratedAlways } from 'kysely';
import type { Warning } from '#contract/conversations.ts';
import type { OfferState, OfferStep } from '#contract/offers/offer.ts';
import type { PriceUnit } from '#kinds/price-units.ts';
import type { MaybeMoment, Moment, MomentByDefault } from './columns.ts';

/** Conversations, and notifications for people who are away. */
export interface TalkTables {
  conversation: ConversationTable;
  conversation_member: ConversationMemberTable;
  message: MessageTable;
  message_file: MessageFileTable;
  offer: OfferTable;
  offer_listing: { offer_id: number; listing_id: number; position: number };
  agreement: AgreementTable;
  sealed_review: SealedReviewTable;
  push_subscription: PushSubscriptionTable;
}

interface ConversationTable {
  id: Generated<number>;
  /** The listing's id; 0 for a conversation without a listing. */
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
  offer_id: number | null;
  offer_step: OfferStep | null;
}

interface OfferTable {
  id: Generated<number>;
  conversation_id: number;
  maker_id: number;
  seller_id: number;
  answers_id: number | null;
  state: Generated<OfferState>;
  price_minor: number | null;
  price_unit: PriceUnit | null;
  /** In thousandths of the price's unit. */
  quantity_milli: number | null;
  /** A Polish calendar day: `2026-12-05`. */
  pick_up_on: string | null;
  note: Generated<string>;
  is_below_floor: Generated<boolean>;
  created_at: MomentByDefault;
  lapses_at: Moment;
  settled_at: MaybeMoment;
}

/** An accepted offer; a trigger on the offers stores it. */
interface AgreementTable {
  offer_id: number;
  buyer_id: number;
  seller_id: number;
  agreed_at: Moment;
  opens_at: Moment;
  shows_at: Moment;
  buyer_wrote_at: MaybeMoment;
  seller_wrote_at: MaybeMoment;
  shown_at: MaybeMoment;
  asked_at: MaybeMoment;
  reminded_at: MaybeMoment;
}

interface SealedReviewTable {
  id: Generated<number>;
  offer_id: number;
  author_id: number;
  /** Null in the seller's review, which is about the buyer. */
  listing_id: number | null;
  rating: number;
  body: string;
  created_at: MomentByDefault;
  updated_at: MomentByDefault;
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
