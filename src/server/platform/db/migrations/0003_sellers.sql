-- A listing can be hidden by its owner (paused_at, with a reason) and by moderators (suspended_at), independently. Its
-- remaining time does not run while it is paused.
alter table listing
  add column paused_at timestamptz,
  add column pause_reason text check (pause_reason in ('owner', 'holiday')),
  add column ended_at timestamptz,
  add column suspended_at timestamptz,
  -- The paid plan that was chosen and awaits its payment.
  add column wanted_plan text check (wanted_plan in ('basic', 'extended')),
  -- Increases with each edit by the owner, to detect concurrent edits.
  add column version integer not null default 1,
  add column view_count integer not null default 0,
  -- When the owner was warned that it is about to expire.
  add column warned_at timestamptz,
  -- Identifies the line of the imported file it came from, so that importing the file again creates no duplicates.
  add column import_key text,
  add constraint listing_pause_check check ((paused_at is null) = (pause_reason is null));
alter table listing add column is_shown boolean generated always as (
  deleted_at is null and paused_at is null and ended_at is null and suspended_at is null
  and status in ('basic', 'promoted', 'highlighted')) stored;

create unique index listing_import_key on listing (seller_id, import_key) where import_key is not null;
create index listing_expiring_idx on listing (visible_until) where is_shown;
create index listing_deleted_idx on listing (deleted_at) where deleted_at is not null;
drop index listing_visible_until_idx;
-- Serves queries for visible and for all listings, so it covers all listings of a seller.
drop index listing_seller_idx;
create index listing_seller_idx on listing (seller_id, created_at desc, id desc);

alter table account add column holiday_since timestamptz;

create table price_change (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  price_minor bigint,
  changed_at timestamptz not null default now()
);
create index price_change_listing_idx on price_change (listing_id, changed_at desc);

-- Unfinished forms: one draft for each new listing of a kind (listing_id 0) and for each listing being edited.
create table draft (
  account_id bigint not null references account (id) on delete cascade,
  kind text not null,
  listing_id bigint not null default 0,
  form jsonb not null,
  media_ids bigint[] not null default '{}',
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (account_id, kind, listing_id)
);
create index draft_updated_idx on draft (updated_at);

-- Views count once a day per visitor; a hash of the visitor is kept only for that long.
create table listing_visit (
  listing_id bigint not null references listing (id) on delete cascade,
  visitor bytea not null,
  day date not null,
  primary key (listing_id, visitor, day)
);
create index listing_visit_day_idx on listing_visit (day);

alter table mail_token drop constraint mail_token_purpose_check;
alter table mail_token add constraint mail_token_purpose_check
  check (purpose in ('verifyEmail', 'changeEmail', 'resetPassword', 'renewListing'));
alter table mail_token add column listing_id bigint references listing (id) on delete cascade;
