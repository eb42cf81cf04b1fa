-- A conversation of two people, about a listing (its id; 0 is about nothing) or not. The listing may go; the
-- conversation stays. last_number counts its messages: numbers are given out under this row's lock, so they follow the
-- order of commits.
create table conversation (
  id bigint generated always as identity primary key,
  about_id bigint not null default 0,
  -- What the listing was called when they began, for when it is gone.
  about_title text,
  low_id bigint not null references account (id),
  high_id bigint not null references account (id),
  starter_id bigint not null references account (id),
  last_number integer not null default 0,
  -- The first message of who began, and the first answer: what a seller's response time is made of.
  asked_at timestamptz,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  -- To the millisecond, as callers are told it and name it to continue a list.
  updated_at timestamptz(3) not null default now(),
  check (low_id < high_id),
  unique (low_id, high_id, about_id)
);
create index conversation_high_idx on conversation (high_id, low_id);
-- What was asked of a seller (whoever did not begin it) and answered, the latest first.
create index conversation_answered_idx on conversation ((low_id + high_id - starter_id), asked_at desc)
  where answered_at is not null and about_id <> 0;

-- Each side's view. updated_at is the conversation's, here so that a list reads one index.
create table conversation_member (
  conversation_id bigint not null references conversation (id) on delete cascade,
  account_id bigint not null references account (id),
  read_number integer not null default 0,
  unread_count integer not null default 0,
  -- When the oldest of them came; null when nothing is unread.
  unread_since timestamptz,
  -- A mail about what is unread has gone out; none follows until it is read.
  mailed_at timestamptz,
  archived_at timestamptz,
  is_archived boolean not null generated always as (archived_at is not null) stored,
  updated_at timestamptz(3) not null default now(),
  primary key (conversation_id, account_id)
);
-- What is put away lies apart from what is not, so that either list reads no more than its page.
create index conversation_member_list_idx
  on conversation_member (account_id, is_archived, updated_at desc, conversation_id desc);
create index conversation_member_unread_idx on conversation_member (account_id) where unread_count > 0;
create index conversation_member_mail_idx on conversation_member (unread_since)
  where unread_since is not null and mailed_at is null;

-- client_id is the sender's own name for it: the same message again is the same message.
create table message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversation (id) on delete cascade,
  number integer not null,
  sender_id bigint not null references account (id),
  client_id text not null,
  content text not null check (char_length(content) <= 4000),
  warnings text[] not null default '{}',
  -- By decisions of moderators that hold.
  hidden_at timestamptz,
  -- Its sender's account has gone; the content is blank.
  erased_at timestamptz,
  created_at timestamptz(3) not null default now(),
  unique (conversation_id, number),
  unique (sender_id, client_id)
);

-- A picture or PDF, of its owner alone until its message is sent; then both sides may see it.
create table message_file (
  id bigint generated always as identity primary key,
  owner_id bigint not null references account (id),
  conversation_id bigint not null references conversation (id) on delete cascade,
  message_id bigint references message (id) on delete cascade,
  position smallint not null default 0,
  kind text not null check (kind in ('picture', 'pdf')),
  name text not null,
  storage_key text not null unique,
  size_bytes bigint not null,
  width integer,
  height integer,
  created_at timestamptz not null default now()
);
create index message_file_message_idx on message_file (message_id, position) where message_id is not null;
create index message_file_loose_idx on message_file (created_at) where message_id is null;
create index message_file_conversation_idx on message_file (conversation_id);
create index message_file_owner_idx on message_file (owner_id);

-- Browsers that want to be told while no page is open.
create table push_subscription (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  -- A browser is told no more when its log-in ends.
  session_id bigint not null references session (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  locale text not null,
  created_at timestamptz not null default now()
);
create index push_subscription_account_idx on push_subscription (account_id);
create index push_subscription_session_idx on push_subscription (session_id);

alter table account
  -- When a page of theirs was last connected, to the minute.
  add column seen_at timestamptz,
  add column shows_presence boolean not null default true;

alter table mail_token drop constraint mail_token_purpose_check;
alter table mail_token add constraint mail_token_purpose_check
  check (purpose in ('verifyEmail', 'changeEmail', 'resetPassword', 'renewListing', 'stopMails'));
