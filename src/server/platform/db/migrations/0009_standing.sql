-- Derives the periods of a listing's plans from its row, whatever changes it: a plan, pause, sale, suspension, or
-- expiry.
create function note_standing() returns trigger language plpgsql as $$
begin
  update listing_standing set ends_at = now() where listing_id = new.id and ends_at is null;
  if new.is_shown then
    insert into listing_standing (listing_id, status) values (new.id, new.status);
  end if;
  return null;
end $$;
create trigger listing_standing_changes
  after update of status, paused_at, ended_at, suspended_at, deleted_at on listing
  for each row when (old.is_shown is distinct from new.is_shown or new.is_shown and old.status is distinct from new.status)
  execute function note_standing();

create function note_first_standings() returns trigger language plpgsql as $$
begin
  insert into listing_standing (listing_id, status, begins_at)
  select id, status, coalesce(activated_at, now()) from added where is_shown;
  return null;
end $$;
create trigger listing_standing_begins after insert on listing
  referencing new table as added for each statement execute function note_first_standings();

insert into listing_standing (listing_id, status, begins_at)
select id, status, coalesce(activated_at, created_at) from listing where is_shown;
