-- People. Visitors need no row.
create table account (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 3 and 40),
  email text not null,
  email_verified_at timestamptz,
  password_hash text,
  phone_number text,
  description text not null default '',
  place_id integer,
  town text,
  shop_url text,
  avatar_path text,
  role text not null default 'user' check (role in ('user', 'moderator', 'admin')),
  locale text not null default 'pl',
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index account_email_key on account (lower(email));

-- Pictures by their content: the files are named by the hash, so equal pictures share them.
create table media (
  id bigint generated always as identity primary key,
  owner_id bigint references account (id),
  content_hash text not null,
  width integer not null,
  height integer not null,
  widths integer[] not null,
  thumbhash text not null,
  average_color text not null,
  size_bytes integer not null,
  created_at timestamptz not null default now()
);
create index media_content_hash_idx on media (content_hash);
create index media_owner_idx on media (owner_id);

-- Increases with every change of any listing, so that a node can detect outdated copies.
create sequence listing_revision;

-- One table for all kinds; details has the fields that only one kind has.
create table listing (
  id bigint generated always as identity primary key,
  revision bigint not null default nextval('listing_revision'),
  kind text not null,
  seller_id bigint not null references account (id),
  title text not null check (char_length(title) between 3 and 120),
  description text not null check (char_length(description) between 10 and 9000),
  category_id integer,
  status text not null default 'neverActivated'
    check (status in ('expired', 'basic', 'promoted', 'highlighted', 'neverActivated')),
  price_minor bigint check (price_minor between 0 and 9999999999),
  pieces integer check (pieces between 1 and 1000000),
  weight_g bigint check (weight_g > 0),
  weight_unit text check (weight_unit in ('g', 'kg')),
  volume_ml bigint check (volume_ml > 0),
  volume_unit text check (volume_unit in ('ml', 'l')),
  tags text[] not null default '{}',
  place_id integer not null,
  town text not null,
  voivodeship text not null,
  lat double precision,
  lng double precision,
  shop_url text,
  starts_at timestamptz,
  ends_at timestamptz,
  details jsonb not null default '{}',
  -- Updated in the transaction that writes a comment, so that lists need not count.
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  -- Derived from listing_picture whenever that changes, so that a list reads one row per listing.
  cover jsonb,
  picture_count smallint not null default 0,
  -- The terms of title, description and seller for the search index: stemmed once, when written.
  search_terms text not null default '',
  activated_at timestamptz,
  visible_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (ends_at is null or ends_at >= starts_at)
);
create index listing_seller_idx on listing (seller_id, created_at desc, id desc) where deleted_at is null;
create index listing_revision_idx on listing (revision);
create index listing_visible_until_idx on listing (visible_until) where deleted_at is null;

create table listing_picture (
  listing_id bigint not null references listing (id) on delete cascade,
  position smallint not null check (position between 0 and 9),
  media_id bigint not null references media (id),
  alt text not null default '',
  primary key (listing_id, position)
);
create index listing_picture_media_idx on listing_picture (media_id);

create table comment (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  author_id bigint not null references account (id),
  rating smallint not null check (rating between 1 and 5),
  body text not null check (char_length(body) between 2 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (listing_id, author_id)
);
create index comment_listing_idx on comment (listing_id, created_at desc, id desc);
create index comment_author_idx on comment (author_id);

-- key is sent by the form, so that a form submitted twice is one message.
create table contact_message (
  id bigint generated always as identity primary key,
  key text not null unique,
  name text not null,
  email text not null,
  message text not null,
  locale text not null,
  created_at timestamptz not null default now()
);

-- Facts about this database itself, such as the progress of creating the demo market.
create table setting (
  name text primary key,
  value jsonb not null
);
