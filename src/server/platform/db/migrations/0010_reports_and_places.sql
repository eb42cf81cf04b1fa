-- Reports are unique per reporter and reason, so that one person can report several problems.
drop index report_reporter_key;
drop index report_email_key;
create unique index report_reporter_key on report (case_id, reporter_id, reason) where reporter_id is not null;
create unique index report_email_key on report (case_id, lower(reporter_email), reason) where reporter_email is not null;

-- The listed place near an unlisted village; town is then the village's own name.
alter table listing add column near_town text;
