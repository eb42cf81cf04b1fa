-- Sellers' certificates, registrations and permits. The state is not stored: it is derived from `seen_at` and
-- `valid_until`, a Polish calendar day.
create table credential (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  kind text not null,
  -- Canonical, so that equal numbers are equal strings.
  number text not null check (char_length(number) between 1 and 120),
  valid_from date,
  valid_until date,
  -- Increases with each change that a moderator has to check.
  version int not null default 1,
  review text not null default 'none' check (review in ('none', 'waiting', 'accepted', 'asked', 'refused')),
  waiting_since timestamptz(3),
  seen_at timestamptz(3),
  -- The latest reminder sent, in days before the last day.
  reminded_days smallint,
  document_key text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((review = 'waiting') = (waiting_since is not null)),
  check (seen_at is null or review in ('accepted')),
  unique (account_id, kind, number)
);
create index credential_same_number_idx on credential (kind, number);
create index credential_queue_idx on credential (waiting_since, id) where review = 'waiting';
create index credential_ends_idx on credential (valid_until) where valid_until is not null;

-- Encrypted documents. A row is written before its file, so that every file can be found by its row; a document without
-- a credential is removed with its file.
create table credential_document (
  storage_key text primary key check (storage_key ~ '^[0-9a-f]{32}$'),
  account_id bigint not null references account (id),
  name text not null,
  type text not null check (type in ('application/pdf', 'image/webp')),
  size_bytes int not null,
  -- The hash of the uploaded bytes, to recognise a repeated upload.
  fingerprint bytea not null,
  created_at timestamptz(3) not null default now()
);
create index credential_document_account_idx on credential_document (account_id);
alter table credential add constraint credential_document_fkey
  foreign key (document_key) references credential_document (storage_key);
create unique index credential_document_key on credential (document_key) where document_key is not null;

-- Moderators' answers. They are counted even after the credential is deleted, which blanks their text.
create table credential_decision (
  id bigint generated always as identity primary key,
  credential_id bigint references credential (id) on delete set null,
  outcome text not null check (outcome in ('accepted', 'asked', 'refused')),
  reason text,
  text text not null default '',
  version int not null,
  waited_since timestamptz(3) not null,
  decided_at timestamptz(3) not null default now(),
  decided_by bigint not null references account (id),
  check ((outcome = 'refused') = (reason is not null))
);
create index credential_decision_credential_idx on credential_decision (credential_id, id) where credential_id is not null;
create index credential_decision_moderator_idx on credential_decision (decided_by);

create table listing_credential (
  listing_id bigint not null references listing (id) on delete cascade,
  credential_id bigint not null references credential (id) on delete cascade,
  primary key (listing_id, credential_id)
);
create index listing_credential_credential_idx on listing_credential (credential_id);

-- Until when a listing refers to a verified document; null without one. Maintained by `refreshChecked`.
alter table listing add column checked_until timestamptz;
