-- An address belongs to the account that has confirmed it. Other accounts may have named it, but cannot confirm it, and
-- registering does not reveal whether an address has an account.
drop index account_email_key;
create unique index account_confirmed_email_key on account (lower(email))
  where email_verified_at is not null and deleted_at is null;
create index account_email_idx on account (lower(email));
create index account_unconfirmed_idx on account (created_at) where email_verified_at is null and deleted_at is null;

-- A requested new address that is not confirmed yet.
alter table account add column pending_email text;
alter table account add column notifications jsonb not null default '{}';
alter table account add column updated_at timestamptz not null default now();

-- One row per log-in. Only the hash of its token is stored.
create table session (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  token_hash bytea not null unique,
  device text not null default '',
  is_strong boolean not null default false,
  password_confirmed_at timestamptz,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now()
);
create index session_account_idx on session (account_id);
create index session_last_used_idx on session (last_used_at);

-- Links in mails, each for a single use. email is the address that the link was sent to.
create table mail_token (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  purpose text not null check (purpose in ('verifyEmail', 'changeEmail', 'resetPassword')),
  token_hash bytea not null unique,
  email text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index mail_token_account_idx on mail_token (account_id, purpose);
create index mail_token_expires_idx on mail_token (expires_at);

-- Counters of rate limits, shared by all nodes. key is a hash that reveals neither an address nor a person.
create table rate_limit (
  key bytea primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index rate_limit_ends_idx on rate_limit (ends_at);

-- The result of a call with an Idempotency-Key, so that a repeated call has no further effect.
create table idempotency_key (
  key bytea primary key,
  request_hash bytea not null,
  outcome jsonb not null,
  created_at timestamptz not null default now()
);
create index idempotency_key_created_idx on idempotency_key (created_at);

create table passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_account_idx on passkey (account_id);

-- Issued challenges; account_id is null for a log-in, which starts without an account.
create table passkey_challenge (
  challenge text primary key,
  account_id bigint references account (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_expires_idx on passkey_challenge (expires_at);

-- confirmed_at is null during set-up. last_step is the newest time step whose code was used: no code can be used twice.
create table totp (
  account_id bigint primary key references account (id) on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);

create table recovery_code (
  account_id bigint not null references account (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

create table gallery_picture (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  media_id bigint not null references media (id),
  position integer not null,
  alt text not null default '',
  created_at timestamptz not null default now()
);
create index gallery_picture_account_idx on gallery_picture (account_id, position, id);
create index gallery_picture_media_idx on gallery_picture (media_id);

-- The avatar is an ordinary picture; avatar_path is the file that is shown, '<hash>-<width>.webp'.
alter table account add column avatar_media_id bigint references media (id);
create index account_avatar_media_idx on account (avatar_media_id) where avatar_media_id is not null;

create table data_export (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  file_name text,
  token_hash bytea unique,
  size_bytes bigint,
  expires_at timestamptz,
  requested_at timestamptz not null default now()
);
create index data_export_account_idx on data_export (account_id, requested_at desc);
create index data_export_expires_idx on data_export (expires_at);

-- The state of each mail, so that a mail whose worker was killed is not sent twice. id is that of its job. Until
-- claimed_until, the worker with the claim is sending it; from handed_over_at on, the server may have it.
create table mail_delivery (
  id text primary key,
  claim uuid not null,
  claimed_until timestamptz not null,
  handed_over_at timestamptz,
  outcome text check (outcome in ('accepted', 'refused')),
  updated_at timestamptz not null default now()
);
create index mail_delivery_updated_idx on mail_delivery (updated_at);
