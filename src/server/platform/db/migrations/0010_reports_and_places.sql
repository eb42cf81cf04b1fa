-- Somebody who sees two things wrong says both: a report is one for each reason, not one for each person.
drop index report_reporter_key;
drop index report_email_key;
create unique index report_reporter_key on report (case_id, reporter_id, reason) where reporter_id is not null;
create unique index report_email_key on report (case_id, lower(reporter_email), reason) where reporter_email is not null;

-- A listed place beside which a village lies that no list has: then town is the village's own name.
alter table listing add column near_town text;
