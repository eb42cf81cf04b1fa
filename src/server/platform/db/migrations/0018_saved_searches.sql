-- Saved searches of accounts, or of visitors with a confirmed e-mail address.
create table saved_search (
  id bigint generated always as identity primary key,
  account_id bigint references account (id) on delete cascade,
  email text,
  locale text not null,
  kind text not null,
  -- The query string of the kind's list in its canonical form.
  query text not null check (char_length(query) between 1 and 1000),
  name text not null check (char_length(name) between 1 and 80),
  frequency text not null default 'instant' check (frequency in ('instant', 'daily', 'weekly')),
  -- Empty: new listings are shown on the site only.
  channels text[] not null default '{}' check (channels <@ array['mail', 'push']),
  -- Null until a visitor has confirmed the address.
  confirmed_at timestamptz,
  paused_at timestamptz,
  -- The contents of the list when the search was saved or resumed: never new.
  known_ids bigint[] not null default '{}',
  -- For lists too long to store: all listings posted before this time are known.
  known_before timestamptz,
  seen_at timestamptz not null default now(),
  -- Updated with every change that affects which listings are found.
  changed_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default now(),
  check ((account_id is null) <> (email is null))
);
create unique index saved_search_account_key on saved_search (account_id, kind, query) where account_id is not null;
create unique index saved_search_email_key on saved_search (lower(email), kind, query) where email is not null;
create index saved_search_changed_idx on saved_search (changed_at);

-- New matches of a search. One row per pair, so that each match is notified once.
create table saved_search_match (
  search_id bigint not null references saved_search (id) on delete cascade,
  listing_id bigint not null references listing (id) on delete cascade,
  found_at timestamptz not null default now(),
  -- The notice that contains the match, and when it was sent.
  notice bigint,
  told_at timestamptz,
  primary key (search_id, listing_id)
);
create index saved_search_match_listing_idx on saved_search_match (listing_id);
create index saved_search_match_waiting_idx on saved_search_match (search_id) where notice is null and told_at is null;
create sequence saved_search_notice;

-- Links in mails to the owners of searches: they confirm the address, and manage the search afterwards.
create table saved_search_link (
  token_hash bytea primary key,
  search_id bigint not null references saved_search (id) on delete cascade,
  expires_at timestamptz not null
);
create index saved_search_link_search_idx on saved_search_link (search_id);
create index saved_search_link_expires_idx on saved_search_link (expires_at);

-- Changed listings to be matched against the saved searches. Writers of listings only insert rows here, so that they
-- never wait for the matching.
create table saved_search_due (
  id bigint generated always as identity primary key,
  listing_id bigint not null,
  noted_at timestamptz not null default clock_timestamp(),
  claimed_until timestamptz not null default '-infinity'
);

create function note_due_listings() returns trigger language plpgsql as $$
begin
  insert into saved_search_due (listing_id) select id from changed where is_shown;
  return null;
end $$;
create trigger saved_search_inserts after insert on listing
  referencing new table as changed for each statement execute function note_due_listings();

create function note_due_listing() returns trigger language plpgsql as $$
begin
  insert into saved_search_due (listing_id) values (new.id);
  return null;
end $$;
create trigger saved_search_updates after update of revision on listing
  for each row when (new.is_shown) execute function note_due_listing();
