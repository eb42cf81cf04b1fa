-- The hours in which a search was used: the number of hours measures its popularity without storing who searched. A
-- person repeating a search counts once an hour.
create table search_hour (
  phrase text not null check (char_length(phrase) between 1 and 60),
  hour timestamptz not null,
  primary key (phrase, hour)
);
create index search_hour_hour_idx on search_hour (hour);
