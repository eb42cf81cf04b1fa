-- Comments: the seller's only reply, and whether the author is known to have dealt with the seller. A hidden comment is
-- neither shown nor counted.
alter table comment
  add column reply text check (char_length(reply) between 2 and 2000),
  add column replied_at timestamptz,
  add column reply_updated_at timestamptz,
  add column is_contact_confirmed boolean not null default false,
  add column hidden_at timestamptz,
  add constraint comment_replied_check check ((reply is null) = (replied_at is null));
drop index comment_listing_idx;
create index comment_listing_idx on comment (listing_id, created_at desc, id desc) where hidden_at is null;

-- People whose messages and comments a person has blocked.
create table block (
  account_id bigint not null references account (id) on delete cascade,
  blocked_id bigint not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (account_id, blocked_id),
  check (account_id <> blocked_id)
);
create index block_blocked_idx on block (blocked_id);

-- Until when a person may not write; 'infinity' for a permanent suspension.
alter table account add column suspended_until timestamptz;
create index account_suspended_idx on account (suspended_until) where suspended_until is not null;

-- Why a listing is suspended: the listing itself, its seller's account, or removal (then deleted_at is set too, and the
-- row is kept until the time to appeal is over).
alter table listing add column suspend_reason text check (suspend_reason in ('listing', 'account', 'removed'));
update listing set suspend_reason = 'listing' where suspended_at is not null;
alter table listing add constraint listing_suspend_check check ((suspended_at is null) = (suspend_reason is null));

-- A perceptual hash of 64 bits: similar pictures differ in few bits, and very similar ones have one of four bands of 16
-- bits in common. The indexes are not partial, because the planner takes no statistics from partial ones.
alter table media add column perceptual_hash bigint;
create index media_band0_idx on media ((perceptual_hash & 65535));
create index media_band1_idx on media (((perceptual_hash >> 16) & 65535));
create index media_band2_idx on media (((perceptual_hash >> 32) & 65535));
create index media_band3_idx on media (((perceptual_hash >> 48) & 65535));

-- All reports about one target until a moderator decides. snapshot is the target as of opening the case; version
-- increases with every new report, so that a moderator does not decide on an outdated case.
create table moderation_case (
  id bigint generated always as identity primary key,
  target_type text not null check (target_type in ('listing', 'comment', 'account', 'message')),
  target_id bigint not null,
  -- The owner of the target.
  account_id bigint not null references account (id),
  snapshot jsonb not null,
  severity smallint not null check (severity between 1 and 3),
  version integer not null default 1,
  opened_at timestamptz not null default now(),
  taken_by bigint references account (id),
  taken_at timestamptz,
  decided_at timestamptz
);
create unique index moderation_case_open_key on moderation_case (target_type, target_id) where decided_at is null;
create index moderation_case_queue_idx on moderation_case (severity desc, opened_at, id) where decided_at is null;
create index moderation_case_target_idx on moderation_case (target_type, target_id);
-- The seller of the listing that a comment is on: they own its title.
create index moderation_case_seller_idx on moderation_case (((snapshot ->> 'sellerId')::bigint))
  where target_type = 'comment';
create index moderation_case_taken_idx on moderation_case (taken_by) where taken_by is not null;
create index moderation_case_account_idx on moderation_case (account_id, opened_at desc);
create index moderation_case_decided_idx on moderation_case (decided_at desc, id desc) where decided_at is not null;

-- A report by a person; reporter_id is null for a visitor, whose name and address are stored instead. The reporter is
-- erased with their account, or half a year after the decision; whether it was a visitor stays, for the statistics.
create table report (
  id bigint generated always as identity primary key,
  case_id bigint not null references moderation_case (id),
  reason text not null,
  description text not null check (char_length(description) <= 2000),
  reporter_id bigint references account (id),
  reporter_name text,
  reporter_email text,
  is_visitor boolean not null default false,
  locale text not null,
  created_at timestamptz not null default now()
);
create index report_case_idx on report (case_id, created_at);
create unique index report_reporter_key on report (case_id, reporter_id) where reporter_id is not null;
create unique index report_email_key on report (case_id, lower(reporter_email)) where reporter_email is not null;
create index report_email_idx on report (lower(reporter_email)) where reporter_email is not null;
create index report_reporter_idx on report (reporter_id) where reporter_id is not null;
create index report_created_idx on report (created_at);

-- Links in mails to reporters, which show the outcome. Only the hash of the token is stored.
create table report_link (
  token_hash bytea primary key,
  report_id bigint not null references report (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index report_link_report_idx on report_link (report_id);

-- A finding of an automatic check. It hides nothing. fingerprint identifies the finding: one that a moderator has
-- dismissed is not reported again.
create table flag (
  id bigint generated always as identity primary key,
  case_id bigint not null references moderation_case (id),
  kind text not null,
  fingerprint text not null,
  details jsonb not null,
  created_at timestamptz not null default now()
);
create index flag_case_idx on flag (case_id, created_at);
create index flag_fingerprint_idx on flag (kind, fingerprint);
create index flag_created_idx on flag (created_at);

-- A moderator's decision with its statement of reasons. until is the end of a temporary suspension; lifted_at is set
-- once the decision no longer holds.
create table decision (
  id bigint generated always as identity primary key,
  case_id bigint not null references moderation_case (id),
  account_id bigint not null references account (id),
  action text not null check (action in ('dismiss', 'askChange', 'hide', 'remove', 'suspendAccount')),
  rule text,
  explanation text not null check (char_length(explanation) <= 4000),
  is_automated_detection boolean not null,
  suspended_until timestamptz,
  decided_by bigint not null references account (id),
  decided_at timestamptz not null default now(),
  lifted_at timestamptz,
  check ((action = 'dismiss') = (rule is null))
);
create index decision_case_idx on decision (case_id);
create index decision_account_idx on decision (account_id, decided_at desc);
create index decision_decided_idx on decision (decided_at);

-- One appeal per side: the person concerned (report_id is null), and each reporter.
create table appeal (
  id bigint generated always as identity primary key,
  decision_id bigint not null references decision (id),
  report_id bigint references report (id),
  body text not null check (char_length(body) <= 4000),
  locale text not null,
  created_at timestamptz not null default now(),
  outcome text check (outcome in ('granted', 'rejected')),
  answer text,
  decided_by bigint references account (id),
  decided_at timestamptz
);
create unique index appeal_side_key on appeal (decision_id, coalesce(report_id, 0));
create index appeal_report_idx on appeal (report_id) where report_id is not null;
create index appeal_open_idx on appeal (created_at) where outcome is null;
create index appeal_decided_idx on appeal (decided_at);

-- All actions of moderators, as a chain: each entry's hash covers its content and the previous hash. Entries are never
-- changed or deleted, so they refer to people by number only.
create table audit_entry (
  id bigint primary key,
  at timestamptz not null,
  actor_id bigint,
  action text not null,
  content jsonb not null,
  hash bytea not null
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end $$;
create trigger audit_entry_is_append_only before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_is_never_emptied before truncate on audit_entry
  for each statement execute function refuse_change();
