-- The Polish day on which the list of a search was last checked for relative dates, whose meaning changes daily.
alter table saved_search add column looked_on date not null default (now() at time zone 'Europe/Warsaw')::date;

-- A sent mail may bounce later.
alter table mail_log drop constraint mail_log_state_check;
alter table mail_log add constraint mail_log_state_check check (state in ('sent', 'refused', 'failing', 'bounced'));

-- Delivery problems of an account's address: since when it is undeliverable, and the number of temporary failures.
-- Valid only as long as the account keeps that address.
create table mail_trouble (
  account_id bigint primary key references account (id) on delete cascade,
  email text not null,
  -- An enhanced status code (RFC 3463).
  status text not null,
  soft_count integer not null default 0,
  bounced_at timestamptz
);
create index mail_trouble_email_idx on mail_trouble (lower(email)) where bounced_at is not null;
