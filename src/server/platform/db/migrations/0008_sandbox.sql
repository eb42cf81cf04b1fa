-- The sandbox's payments. It stands in for a provider when none is configured.
create table sandbox_payment (
  ref text primary key,
  purchase_id bigint not null unique references purchase (id) on delete cascade,
  amount_minor integer not null check (amount_minor > 0),
  currency text not null,
  title text not null,
  locale text not null,
  return_url text not null,
  expires_at timestamptz not null,
  -- In the future for a late confirmation, which is not reported before.
  paid_at timestamptz,
  declined_at timestamptz,
  cancelled_at timestamptz
);

create table sandbox_refund (
  ref text not null references sandbox_payment (ref) on delete cascade,
  key text not null,
  amount_minor integer not null check (amount_minor > 0),
  created_at timestamptz not null default now(),
  primary key (ref, key)
);
