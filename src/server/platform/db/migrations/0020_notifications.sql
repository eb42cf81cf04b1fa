-- Notifications: ids only, since the texts are read when they are shown or sent.
create table notification (
  id bigint generated always as identity primary key,
  -- No reference: it would lock the account in transactions that hold other locks. Erasing an account deletes its rows.
  account_id bigint not null,
  -- A repeat is ignored.
  key text not null check (char_length(key) between 1 and 200),
  kind text not null,
  -- Unread news about the same thing are one line.
  thing text not null,
  about jsonb not null,
  -- Whether the account wants such news on the site.
  is_shown boolean not null,
  -- Whether the next daily mail must include it.
  awaits_mail boolean not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (account_id, key)
);
create index notification_account_idx on notification (account_id, id desc);
create index notification_unread_idx on notification (account_id, thing) where read_at is null;
create index notification_mail_idx on notification (account_id) where awaits_mail;
create index notification_created_idx on notification (created_at);

-- An account's delivery settings for a topic; null where the default applies.
create table notification_choice (
  account_id bigint not null references account (id) on delete cascade,
  topic text not null,
  site boolean,
  push boolean,
  mail text check (mail in ('now', 'daily', 'never')),
  primary key (account_id, topic)
);

-- Quiet hours without push notifications, as minutes of the Polish day.
alter table account add column quiet_from smallint check (quiet_from between 0 and 1439);
alter table account add column quiet_until smallint check (quiet_until between 0 and 1439);
alter table account add constraint account_quiet_check check ((quiet_from is null) = (quiet_until is null));

-- The topic whose mails a link stops.
alter table mail_token add column topic text;

insert into notification_choice (account_id, topic, mail)
select a.id, t.topic, 'never' from account a
  cross join (values ('messages', 'messages'), ('comments', 'comments'), ('expiry', 'listings')) as t (name, topic)
where (a.notifications ->> t.name)::boolean is false and a.deleted_at is null;
update account set notifications = notifications - '{messages,comments,expiry}'::text[]
where notifications ?| array['messages', 'comments', 'expiry'];
