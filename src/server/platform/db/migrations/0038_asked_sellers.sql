-- Which sellers were asked whether they are traders, and when: `asked` is the year, or the year and that it was asked
-- again. The news about it are deleted after 90 days, while a seller is asked once a year.
create table seller_asked (
  account_id bigint not null references account (id) on delete cascade,
  asked text not null,
  asked_at timestamptz not null default now(),
  primary key (account_id, asked)
);
