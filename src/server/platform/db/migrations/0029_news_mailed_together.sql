-- Whether the next mail about its thing must include it: news about one thing within a minute are one mail.
alter table notification add column awaits_mail_now boolean not null default false;
create index notification_mail_now_idx on notification (account_id, thing) where awaits_mail_now;
