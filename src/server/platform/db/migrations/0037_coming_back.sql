-- The Polish day on which the list of a search was last looked at because of the day: its words may mean other days then.
alter table saved_search add column looked_on date not null default (now() at time zone 'Europe/Warsaw')::date;
