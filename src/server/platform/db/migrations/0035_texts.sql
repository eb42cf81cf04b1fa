-- What the operator has written in place of the texts that the site comes with. A version has the languages that it
-- changes; another language says what its newest version before says. Versions of a text hold one after the other.
create table text_version (
  text_id text not null,
  number integer not null,
  contents jsonb not null,
  holds_at timestamptz not null,
  published_at timestamptz not null default now(),
  published_by bigint references account (id),
  -- Taken back before it held.
  withdrawn_at timestamptz,
  -- New terms, which people are told of: all accounts up to this id have been.
  is_announced boolean not null default false,
  told_through bigint not null default 0,
  primary key (text_id, number)
);

-- What is being written, by language. `revision` counts the changes, so that nobody overwrites what they have not seen.
create table text_draft (
  text_id text not null,
  locale text not null,
  fields jsonb not null,
  revision integer not null,
  saved_at timestamptz not null default now(),
  saved_by bigint references account (id),
  primary key (text_id, locale)
);

-- Which versions of the terms people have accepted; 0 is the one that the site comes with.
create table terms_acceptance (
  account_id bigint not null references account (id) on delete cascade,
  version integer not null,
  accepted_at timestamptz not null default now(),
  primary key (account_id, version)
);
