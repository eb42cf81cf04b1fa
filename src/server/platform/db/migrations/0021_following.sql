-- Followers of sellers, who are notified of new listings.
create table follow (
  account_id bigint not null references account (id) on delete cascade,
  seller_id bigint not null references account (id) on delete cascade,
  frequency text not null default 'instant' check (frequency in ('instant', 'daily')),
  created_at timestamptz not null default clock_timestamp(),
  primary key (account_id, seller_id),
  check (account_id <> seller_id)
);
create index follow_seller_idx on follow (seller_id, account_id);

-- When a listing was first shown, and the highest account id among the followers notified of it; null: all are.
create table listing_debut (
  listing_id bigint primary key references listing (id) on delete cascade,
  shown_at timestamptz not null,
  told_until bigint
);
insert into listing_debut (listing_id, shown_at)
select id, coalesce(activated_at, created_at) from listing where status <> 'neverActivated';

-- Listings that became visible, perhaps not for the first time. Writers of listings only insert rows here, so that they
-- never wait for the notifications.
create table follow_due (
  id bigint generated always as identity primary key,
  listing_id bigint not null,
  noted_at timestamptz not null default clock_timestamp()
);
create function note_first_shown() returns trigger language plpgsql as $$
begin
  insert into follow_due (listing_id) select id from added where is_shown;
  return null;
end $$;
create trigger follow_inserts after insert on listing
  referencing new table as added for each statement execute function note_first_shown();
create function note_shown() returns trigger language plpgsql as $$
begin
  insert into follow_due (listing_id) values (new.id);
  return null;
end $$;
create trigger follow_updates
  after update of status, paused_at, ended_at, suspended_at, deleted_at on listing
  for each row when (new.is_shown and not old.is_shown) execute function note_shown();

-- New listings that wait for the daily notification of a follower.
create table follow_waiting (
  account_id bigint not null,
  seller_id bigint not null,
  listing_id bigint not null references listing (id) on delete cascade,
  primary key (account_id, seller_id, listing_id),
  foreign key (account_id, seller_id) references follow (account_id, seller_id) on delete cascade
);
create index follow_waiting_listing_idx on follow_waiting (listing_id);

-- The unit that a price refers to: only prices with the same basis are compared.
create function price_basis(l listing) returns text language sql immutable as
  $$ select array[l.price_unit, l.pieces::text, l.weight_g::text, l.volume_ml::text]::text $$;

alter table favourite
  -- The price when the listing was added or a lower price was last notified, and its basis.
  add column price_minor bigint,
  add column price_basis text,
  -- The Polish day on which a lower price was last notified.
  add column price_told_on date,
  -- Whether its end (sold, over or removed) was notified, and its return was not yet.
  add column is_gone boolean not null default false,
  -- The Polish day of its beginning or end for which a reminder was sent the day before.
  add column reminded_of date;
update favourite f set price_minor = l.price_minor, price_basis = price_basis(l),
  is_gone = l.deleted_at is not null or l.ended_at is not null or l.status = 'expired'
from listing l where l.id = f.listing_id;
create function note_favourite_price() returns trigger language plpgsql as $$
begin
  select l.price_minor, price_basis(l) into new.price_minor, new.price_basis from listing l where l.id = new.listing_id;
  return new;
end $$;
create trigger favourite_begins before insert on favourite for each row execute function note_favourite_price();

-- Listings with a new price or state, to notify those who have them as favourites. A change that is undone within five
-- minutes is not notified.
create table favourite_due (
  id bigint generated always as identity primary key,
  listing_id bigint not null,
  due_at timestamptz not null default clock_timestamp() + interval '5 minutes'
);
create index favourite_due_idx on favourite_due (due_at);
create function note_favourite_due() returns trigger language plpgsql as $$
begin
  insert into favourite_due (listing_id) values (new.id);
  return null;
end $$;
create trigger favourite_updates
  after update of price_minor, price_unit, pieces, weight_g, volume_ml, status, ended_at, deleted_at, paused_at, suspended_at
  on listing for each row when (
    row (old.price_minor, old.price_unit, old.pieces, old.weight_g, old.volume_ml) is distinct from
      row (new.price_minor, new.price_unit, new.pieces, new.weight_g, new.volume_ml)
    or row (old.is_shown, old.status = 'expired', old.ended_at is null, old.deleted_at is null) is distinct from
      row (new.is_shown, new.status = 'expired', new.ended_at is null, new.deleted_at is null))
  execute function note_favourite_due();

create index listing_starting_idx on listing (starts_at) where is_shown and starts_at is not null;

-- How fast an account usually answers questions about its listings; null when it is slow or there is too little data.
alter table account add column responds text check (responds in ('hour', 'hours', 'day'));
-- The classes of response times are updated once a day by a job that reads all conversations.
drop index conversation_answered_idx;
