-- What the operator has changed of the catalogue, against the seed in the code. The edition with the highest number
-- holds; each has all changes, so that an earlier one can be taken back as a whole.
create table catalogue_edition (
  number integer primary key,
  changes jsonb not null,
  -- The id of the next new category; none is ever used again.
  next_id integer not null,
  act jsonb not null,
  made_at timestamptz not null default now()
);

-- Categories that take no listings any more: merged into another, which takes them instead, or gone.
create table category_end (
  category_id integer primary key,
  successor integer
);

-- Which listings a merge has moved, so that they can be moved back.
create table category_move (
  listing_id bigint primary key references listing (id) on delete cascade,
  from_id integer not null,
  to_id integer not null,
  is_back boolean not null default false
);
create index category_move_from_idx on category_move (from_id);
create index listing_category_idx on listing (category_id) where category_id is not null;

-- No listing is left in a category that has ended, whichever node writes it and whatever that node knows: who ends a
-- category takes the lock alone, waits for all who write into it, and counts what is in it afterwards.
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
