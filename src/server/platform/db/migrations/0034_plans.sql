-- Editions of the price list. The one with the latest past holds_from is in force; without any, the list in the code.
create table price_edition (
  number integer primary key,
  -- The items sold, by plan: `Prices` of the code.
  prices jsonb not null,
  holds_from timestamptz not null,
  made_by bigint references account (id) on delete set null,
  made_at timestamptz not null default now(),
  -- When it was cancelled, before it came into force.
  cancelled_at timestamptz
);
create index price_edition_from_idx on price_edition (holds_from, number) where cancelled_at is null;

-- Voucher codes. A code is used by the purchases that refer to it, as long as they are open or paid.
create table voucher (
  id bigint generated always as identity primary key,
  -- In upper case.
  code text not null unique,
  kind text not null check (kind in ('percent', 'amount', 'free')),
  percent integer check (percent between 1 and 99),
  amount_minor integer check (amount_minor > 0),
  plans text[] not null,
  holds_from timestamptz not null,
  holds_until timestamptz,
  -- Maximum number of uses, in total and per person; null: unlimited.
  max_uses integer check (max_uses > 0),
  max_per_person integer check (max_per_person > 0),
  -- Only for people without an earlier purchase.
  is_for_newcomers boolean not null,
  made_by bigint references account (id) on delete set null,
  made_at timestamptz not null default now(),
  stopped_at timestamptz,
  check ((kind = 'percent') = (percent is not null) and (kind = 'amount') = (amount_minor is not null))
);

-- The terms of the purchase when its checkout began. Purchases by the previous version have the initial prices.
alter table purchase
  add column days integer not null default 14 check (days between 1 and 365),
  add column places text[] not null default '{list,home}',
  add column vat_percent integer not null default 23 check (vat_percent in (0, 5, 8, 23)),
  -- The reduction of the list price by a voucher, in grosz.
  add column reduction_minor integer not null default 0 check (reduction_minor >= 0),
  add column voucher_id bigint references voucher (id),
  -- A keyed hash of the buyer's address, which identifies a person even after registering again.
  add column person_key bytea;
alter table purchase drop constraint purchase_amount_minor_check;
alter table purchase add constraint purchase_amount_minor_check check (amount_minor >= 0);
alter table purchase drop constraint purchase_check;
alter table purchase add constraint purchase_check
  check (amount_minor = list_price_minor - reduction_minor - credit_minor);
create index purchase_voucher_idx on purchase (voucher_id, id desc) where voucher_id is not null;
create index purchase_person_idx on purchase (person_key) where person_key is not null;

-- Where a promoted listing is shown before others; without effect for other listings.
alter table listing add column promotion_places text[] not null default '{list,home}';

-- Recipients of the newcomers' gift: once per person, by a keyed hash of the address, even after registering again.
create table newcomer_gift (
  person_key bytea primary key,
  -- Null once the account is erased.
  account_id bigint references account (id) on delete set null,
  listing_id bigint,
  days integer not null,
  given_at timestamptz not null default now(),
  ends_at timestamptz not null
);
create index newcomer_gift_account_idx on newcomer_gift (account_id) where account_id is not null;
