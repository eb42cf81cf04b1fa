-- A conversation of two people, about a listing (its id) or about none (0). It stays when the listing is deleted.
-- last_number counts its messages: numbers are assigned under this row's lock, so they follow the order of commits.
create table conversation (
  id bigint generated always as identity primary key,
  about_id bigint not null default 0,
  -- The listing's title when the conversation began, kept in case the listing is deleted.
  about_title text,
  low_id bigint not null references account (id),
  high_id bigint not null references account (id),
  starter_id bigint not null references account (id),
  last_number integer not null default 0,
  -- The times of the starter's first message and of the first answer, from which a seller's response time is computed.
  asked_at timestamptz,
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  -- In milliseconds, the precision in which callers receive it and send it back as a cursor.
  updated_at timestamptz(3) not null default now(),
  check (low_id < high_id),
  unique (low_id, high_id, about_id)
);
create index conversation_high_idx on conversation (high_id, low_id);
-- Questions to a seller (the member who did not start it) that were answered, latest first.
create index conversation_answered_idx on conversation ((low_id + high_id - starter_id), asked_at desc)
  where answered_at is not null and about_id <> 0;

-- Each member's view. updated_at is copied from the conversation, so that a list reads one index.
create table conversation_member (
  conversation_id bigint not null references conversation (id) on delete cascade,
  account_id bigint not null references account (id),
  read_number integer not null default 0,
  unread_count integer not null default 0,
  -- The time of the oldest unread message; null when nothing is unread.
  unread_since timestamptz,
  -- When a mail about the unread messages was sent; no other follows until they are read.
  mailed_at timestamptz,
  archived_at timestamptz,
  is_archived boolean not null generated always as (archived_at is not null) stored,
  updated_at timestamptz(3) not null default now(),
  primary key (conversation_id, account_id)
);
-- Separates archived from other conversations, so that either list reads only its own page.
create index conversation_member_list_idx
  on conversation_member (account_id, is_archived, updated_at desc, conversation_id desc);
create index conversation_member_unread_idx on conversation_member (account_id) where unread_count > 0;
create index conversation_member_mail_idx on conversation_member (unread_since)
  where unread_since is not null and mailed_at is null;

-- client_id is chosen by the sender: a message sent again with the same id is the same message.
create table message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversation (id) on delete cascade,
  number integer not null,
  sender_id bigint not null references account (id),
  client_id text not null,
  content text not null check (char_length(content) <= 4000),
  warnings text[] not null default '{}',
  -- By moderators' decisions that still hold.
  hidden_at timestamptz,
  -- When the sender's account was erased; the content is blank.
  erased_at timestamptz,
  created_at timestamptz(3) not null default now(),
  unique (conversation_id, number),
  unique (sender_id, client_id)
);

-- A picture or PDF; only its owner may see it until its message is sent, then both members.
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

-- Browsers that get push notifications while no page is open.
create table push_subscription (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  -- A browser's subscription ends with its session.
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
