alter table mail_token drop constraint mail_token_purpose_check;
alter table mail_token add constraint mail_token_purpose_check
  check (purpose in ('verifyEmail', 'changeEmail', 'resetPassword', 'renewListing', 'stopMails', 'loginLink'));

-- Browsers that have logged in to an account. The hash covers both, so that it does not reveal accounts sharing a
-- browser.
create table known_browser (
  account_id bigint not null references account (id) on delete cascade,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (account_id, token_hash)
);
create index known_browser_last_used_idx on known_browser (last_used_at);

-- Until when the next attempt has to wait, for limits with growing delays.
alter table rate_limit add column open_at timestamptz;

create index session_created_idx on session (created_at);
