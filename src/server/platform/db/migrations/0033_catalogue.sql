-- The operator's changes of the catalogue, relative to the seed in the code. The edition with the highest number is in
-- force; each contains all changes, so that an earlier one can be restored as a whole.
create table catalogue_edition (
  number integer primary key,
  changes jsonb not null,
  -- The id of the next new category; ids are never reused.
  next_id integer not null,
  act jsonb not null,
  made_at timestamptz not null default now()
);

-- Categories that take no listings any more: merged into another one, or removed.
create table category_end (
  category_id integer primary key,
  successor integer
);

-- The listings that a merge has moved, so that it can be undone.
create table category_move (
  listing_id bigint primary key references listing (id) on delete cascade,
  from_id integer not null,
  to_id integer not null,
  is_back boolean not null default false
);
create index category_move_from_idx on category_move (from_id);
create index listing_category_idx on listing (category_id) where category_id is not null;

-- Keeps listings out of ended categories, whatever the writing node knows: ending a category takes the lock
-- exclusively, waits for all writers into the category, and counts its listings afterwards.
create function keep_out_of_ended_category() returns trigger language plpgsql as $$
declare
  next integer;
begin
  perform pg_advisory_xact_lock_shared(4715042, new.category_id);
  select successor into next from category_end where category_id = new.category_id;
  if not found then
    return new;
  end if;
  if next is null then
    raise exception 'category % has ended', new.category_id using errcode = 'check_violation', constraint = 'category_open';
  end if;
  new.category_id := next;
  return new;
end $$;
create trigger listing_category before insert or update of category_id on listing
  for each row when (new.category_id is not null) execute function keep_out_of_ended_category();
