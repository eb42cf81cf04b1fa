-- Settings changed by admins, by the key of the settings registry; a key without a row has its initial value.
create table site_setting (
  key text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by bigint references account (id) on delete set null
);
create index site_setting_changed_by_idx on site_setting (changed_by);

-- Logos by the hash of the uploaded file: a small one for the pages, a large one for icons.
create table site_logo (
  id text primary key,
  mark bytea not null,
  icon bytea not null,
  created_at timestamptz not null default now()
);

-- The set-up at the first start: the hash of the current invitation code, and in `answered` the steps that are done or
-- skipped.
create table setup (
  id smallint primary key default 1 check (id = 1),
  code_hash bytea,
  code_until timestamptz,
  mail_code_hash bytea,
  mail_code_until timestamptz,
  mail_seen_at timestamptz,
  answered text[] not null default '{}'
);
