-- Whether people sell privately or as traders, as declared by themselves; no row: not declared yet.
create table seller_status (
  account_id bigint primary key references account (id) on delete cascade,
  sells_as text not null check (sells_as in ('private', 'farmer', 'trader')),
  -- Data that consumer law requires traders to publish; all null for private persons.
  firm_name text,
  nip text check (nip ~ '^\d{10}$'),
  address text,
  zip text,
  city text,
  email text,
  phone text,
  stated_at timestamptz not null default clock_timestamp(),
  check (sells_as <> 'private' or num_nonnulls(firm_name, nip, address, zip, city, email, phone) = 0),
  check (sells_as = 'private' or num_nulls(firm_name, address, zip, city) = 0 and num_nonnulls(email, phone) > 0),
  check (sells_as <> 'trader' or nip is not null)
);
