-- The Polish day on which the list of a search was last looked at because of the day: its words may mean other days then.
alter table saved_search add column looked_on date not null default (now() at time zone 'Europe/Warsaw')::date;

-- A mail that was sent may come back later.
alter table mail_log drop constraint mail_log_state_check;
alter table mail_log add constraint mail_log_state_check check (state in ('sent', 'refused', 'failing', 'bounced'));

-- What is wrong with the address of an account: since when it takes no mail, and how often a delivery failed that may
-- succeed another time. It holds for the account only as long as that has the same address.
create table mail_trouble (
  account_id bigint primary key references account (id) on delete cascade,
  email text not null,
  -- An enhanced status code (RFC 3463).
  status text not null,
  soft_count integer not null default 0,
  bounced_at timestamptz
);
create index mail_trouble_email_idx on mail_trouble (lower(email)) where bounced_at is not null;
