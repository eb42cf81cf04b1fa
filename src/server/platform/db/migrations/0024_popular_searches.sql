-- In which hours the words of a search were asked for: how many hours tell how popular it is, and nothing tells who
-- asked. One person who repeats a search counts once an hour.
create table search_hour (
  phrase text not null check (char_length(phrase) between 1 and 60),
  hour timestamptz not null,
  primary key (phrase, hour)
);
create index search_hour_hour_idx on search_hour (hour);
