-- The operator's replacements of built-in texts. A version has the languages that it changes; other languages keep
-- their newest earlier version. Versions of a text come into force one after the other.
create table text_version (
  text_id text not null,
  number integer not null,
  contents jsonb not null,
  holds_at timestamptz not null,
  published_at timestamptz not null default now(),
  published_by bigint references account (id),
  -- When it was withdrawn, before it came into force.
  withdrawn_at timestamptz,
  -- New terms that people are notified of: all accounts up to the id told_through have been.
  is_announced boolean not null default false,
  told_through bigint not null default 0,
  primary key (text_id, number)
);

-- Drafts by language. `revision` counts the changes, to detect concurrent edits.
create table text_draft (
  text_id text not null,
  locale text not null,
  fields jsonb not null,
  revision integer not null,
  saved_at timestamptz not null default now(),
  saved_by bigint references account (id),
  primary key (text_id, locale)
);

-- The versions of the terms that people have accepted; 0 is the built-in one.
create table terms_acceptance (
  account_id bigint not null references account (id) on delete cascade,
  version integer not null,
  accepted_at timestamptz not null default now(),
  primary key (account_id, version)
);
