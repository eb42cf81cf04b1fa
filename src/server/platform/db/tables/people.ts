import type { Generated, JSONColumnType } from 'kysely';
import type { ReplyClass } from '#contract/accounts/reply-classes.ts';
import type { Notifications } from '#contract/accounts/settings.ts';
import type { MaybeMoment, Moment, MomentByDefault } from './columns.ts';

/** Accounts, log-ins, rate limits and idempotency keys. */
export interface PeopleTables {
  account: AccountTable;
  session: SessionTable;
  known_browser: KnownBrowserTable;
  mail_token: MailTokenTable;
  rate_limit: { key: Buffer; count: number; ends_at: Moment; open_at: MaybeMoment };
  idempotency_key: IdempotencyKeyTable;
  passkey: PasskeyTable;
  passkey_challenge: { challenge: string; account_id: number | null; expires_at: Moment };
  totp: TotpTable;
  recovery_code: { account_id: number; code_hash: Buffer; used_at: MaybeMoment };
  gallery_picture: GalleryPictureTable;
  data_export: DataExportTable;
  block: { account_id: number; blocked_id: number; created_at: MomentByDefault };
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
  /** The end of the shop link. */
  shop_link_until: MaybeMoment;
  avatar_path: string | null;
  avatar_media_id: number | null;
  role: Generated<'user' | 'moderator' | 'admin'>;
  locale: Generated<string>;
  pending_email: string | null;
  holiday_since: MaybeMoment;
  suspended_until: MaybeMoment;
  notifications: JSONColumnType<Partial<Pick<Notifications, 'news'>>, string | undefined, string>;
  quiet_from: number | null;
  quiet_until: number | null;
  seen_at: MaybeMoment;
  shows_presence: Generated<boolean>;
  responds: ReplyClass | null;
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

interface KnownBrowserTable {
  account_id: number;
  token_hash: Buffer;
  created_at: MomentByDefault;
  last_used_at: MomentByDefault;
}

interface MailTokenTable {
  id: Generated<number>;
  account_id: number;
  purpose: 'verifyEmail' | 'changeEmail' | 'resetPassword' | 'renewListing' | 'stopMails' | 'loginLink';
  listing_id: number | null;
  token_hash: Buffer;
  email: string;
  expires_at: Moment;
  created_at: MomentByDefault;
  /** The topic of a link that stops mails. */
  topic: string | null;
  /** When the link confirmed its address; other links are deleted when used. */
  used_at: MaybeMoment;
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
