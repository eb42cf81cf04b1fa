-- A purchase: a plan for a listing, or a shop link. One row per attempt to pay.
create table purchase (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  target_type text not null check (target_type in ('ad', 'agritourismFacility', 'shopPromotion')),
  -- Stays when the listing is deleted. Null for the shop link.
  listing_id bigint,
  title text not null,
  variant text not null check (variant in ('basic', 'promoted', 'highlighted')),
  -- Gross, in grosz; credit_minor was deducted for unused days of a replaced plan.
  list_price_minor integer not null check (list_price_minor > 0),
  credit_minor integer not null default 0 check (credit_minor >= 0),
  amount_minor integer not null check (amount_minor > 0),
  currency text not null default 'PLN',
  provider text not null,
  -- The provider's reference and payment page; null until the provider has responded.
  provider_ref text,
  checkout_url text,
  status text not null default 'pending' check (status in ('pending', 'success', 'timeout', 'declined', 'refunded')),
  -- The buyer on the invoice, as the contract's Buyer.
  buyer jsonb not null,
  locale text not null,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz,
  -- When the purchase was activated; null with status 'success' if that was impossible (the listing is gone): an admin
  -- decides.
  activated_at timestamptz,
  active_until timestamptz,
  withdrawal_requested_at timestamptz,
  withdrawal_reason text not null default '',
  -- The provider reported something unexpected: another amount, another currency, or an unrequested refund.
  mismatch text,
  refunded_at timestamptz,
  refunded_minor integer not null default 0 check (refunded_minor >= 0),
  checked_at timestamptz,
  check (amount_minor = list_price_minor - credit_minor),
  check (refunded_minor <= amount_minor),
  unique (provider, provider_ref)
);
create index purchase_account_idx on purchase (account_id, id desc);
create index purchase_listing_idx on purchase (listing_id, id desc) where listing_id is not null;
create index purchase_pending_idx on purchase (expires_at) where status = 'pending';
create index purchase_paid_idx on purchase (paid_at) where paid_at is not null;
create index purchase_attention_idx on purchase (id desc)
  where mismatch is not null or withdrawal_requested_at is not null or status = 'success' and activated_at is null;
-- The searches of admins: by day, address, tax number, or words of a name.
create index purchase_refunded_idx on purchase (id desc) where status = 'refunded';
create index purchase_started_idx on purchase (started_at);
create index purchase_email_idx on purchase (lower(buyer ->> 'email'));
create index purchase_nip_idx on purchase ((buyer ->> 'nip')) where buyer ->> 'nip' is not null;
create index purchase_name_idx on purchase using gin (to_tsvector('simple', buyer ->> 'name'));

-- Events reported by providers, each stored once.
create table payment_event (
  provider text not null,
  event_id text not null,
  purchase_id bigint references purchase (id),
  kind text not null,
  amount_minor integer,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index payment_event_purchase_idx on payment_event (purchase_id, received_at);

create table refund (
  id bigint generated always as identity primary key,
  -- At most one per purchase: after a partial refund there is no other.
  purchase_id bigint not null unique references purchase (id),
  amount_minor integer not null check (amount_minor > 0),
  reason text not null check (reason in ('withdrawal', 'notDelivered', 'goodwill')),
  note text not null default '',
  provider_ref text,
  requested_by bigint not null references account (id),
  state text not null default 'requested' check (state in ('requested', 'sent', 'done', 'failed')),
  error text,
  requested_at timestamptz not null default now(),
  done_at timestamptz
);
create index refund_failed_idx on refund (id) where state = 'failed';
create index refund_done_idx on refund (done_at) where state = 'done';

-- Buyer data stored for the next payment, with the buyer's consent.
create table invoice_data (
  account_id bigint primary key references account (id) on delete cascade,
  data jsonb not null,
  updated_at timestamptz not null default now()
);

-- Gap-free: the row stays locked until the invoice that takes the number is committed.
create table invoice_counter (
  series text not null,
  month date not null,
  last_number integer not null,
  primary key (series, month)
);

create table invoice (
  id bigint generated always as identity primary key,
  purchase_id bigint not null references purchase (id),
  -- 'FV' for invoices, 'KOR' for corrections; prefixed by 'T' in the sandbox, whose invoices are only samples.
  series text not null,
  month date not null,
  number integer not null,
  corrects_id bigint references invoice (id),
  account_id bigint not null references account (id),
  issued_at timestamptz not null default now(),
  -- The issue date, by the Polish calendar.
  issue_date date not null,
  -- The full content of the invoice, so that its PDF and XML can be recreated identically at any time.
  seller jsonb not null,
  buyer jsonb not null,
  lines jsonb not null,
  -- Dates and method of the payment, and for a correction the corrected invoice.
  facts jsonb not null,
  -- For a correction: the difference, negative.
  net_minor integer not null,
  vat_minor integer not null,
  gross_minor integer not null,
  pdf_name text,
  pdf_sha256 bytea,
  mailed_at timestamptz,
  ksef_state text not null default 'none' check (ksef_state in ('none', 'exported', 'waiting', 'sent', 'accepted', 'refused')),
  ksef_session text,
  ksef_ref text,
  ksef_number text,
  ksef_hash bytea,
  ksef_upo text,
  ksef_error text,
  check (net_minor + vat_minor = gross_minor),
  unique (series, month, number)
);
create unique index invoice_purchase_key on invoice (purchase_id) where corrects_id is null;
create unique index invoice_correction_key on invoice (corrects_id) where corrects_id is not null;
create index invoice_purchase_idx on invoice (purchase_id);
create index invoice_account_idx on invoice (account_id);
create index invoice_month_idx on invoice (issue_date);
create index invoice_ksef_idx on invoice (id) where ksef_state in ('waiting', 'sent', 'refused');

-- Statistics of a listing per day of the Polish calendar; days without any have no row.
create table listing_day (
  listing_id bigint not null references listing (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  contacts integer not null default 0,
  favourites integer not null default 0,
  primary key (listing_id, day)
);

-- The periods of a listing's plans; the current one has no end. Between two of them it was not shown.
create table listing_standing (
  id bigint generated always as identity primary key,
  listing_id bigint not null references listing (id) on delete cascade,
  status text not null,
  begins_at timestamptz not null default now(),
  ends_at timestamptz
);
create unique index listing_standing_open_key on listing_standing (listing_id) where ends_at is null;
create index listing_standing_listing_idx on listing_standing (listing_id, begins_at);

create table favourite (
  account_id bigint not null references account (id) on delete cascade,
  listing_id bigint not null references listing (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, listing_id)
);
create index favourite_listing_idx on favourite (listing_id);
create index favourite_account_idx on favourite (account_id, created_at desc, listing_id desc);

-- Until when the person's shop link is shown.
alter table account add column shop_link_until timestamptz;
