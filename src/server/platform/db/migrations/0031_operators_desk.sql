-- Lists, searches and counters of the operator's desk.

-- The latest state of each mail, for 30 days; id is that of its job. Neither content nor address is stored: the
-- recipient is an account, or unknown. reason is the mail server's response without the address, again_at when an admin
-- sent it again.
create table mail_log (
  id text primary key,
  queue text not null,
  kind text not null,
  account_id bigint references account (id) on delete cascade,
  state text not null check (state in ('sent', 'refused', 'failing')),
  reason text,
  attempts integer not null default 1,
  at timestamptz not null default now(),
  again_at timestamptz
);
create index mail_log_at_idx on mail_log (at desc, id desc);
create index mail_log_trouble_idx on mail_log (at desc, id desc) where state <> 'sent';
create index mail_log_account_idx on mail_log (account_id, at desc) where account_id is not null;

-- Counters per Polish calendar day for figures that cannot be counted from rows, because those are deleted.
create table day_count (
  day date not null,
  figure text not null,
  count bigint not null default 0 check (count between 0 and 9007199254740991),
  primary key (day, figure)
);

-- Indexes for recent rows. Messages are many and hardly ever change, so recent ones are at the end of the table, where
-- a block range index finds them; rows of accounts and listings move with each change.
create index account_created_idx on account (created_at);
create index listing_created_idx on listing (created_at);
create index message_created_idx on message using brin (created_at) with (autosummarize = on);

-- The search for people.
create index account_name_words_idx on account using gin (to_tsvector('simple', name)) where deleted_at is null;
create index account_email_begins_idx on account (lower(email) text_pattern_ops) where deleted_at is null;
create index account_phone_idx on account (phone_number) where phone_number is not null;
create index account_staff_idx on account (id desc) where role <> 'user';
