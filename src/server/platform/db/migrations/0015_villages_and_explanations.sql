-- A village's name as people type it: lower case, without diacritics, with single spaces.
create function folded_name(name text) returns text language sql immutable strict parallel safe
return regexp_replace(
  translate(
    lower(btrim(name)),
    'ĄĆĘŁŃÓŚŹŻąćęłńóśźżäöüáàâéèêíìîúùûýčďěňřšťůžľĺô',
    'acelnoszzacelnoszzaouaaaeeeiiiuuuycdenrstuzllo'
  ),
  '[-\s]+', ' ', 'g'
);

-- Unlisted villages, by the beginning of their names.
create index listing_village_idx on listing (folded_name(town) text_pattern_ops) where near_town is not null;

-- An admin's explanation of why a mismatch between a payment and its provider is acceptable.
create table mismatch_explanation (
  id bigint generated always as identity primary key,
  purchase_id bigint not null references purchase (id) on delete cascade,
  mismatch text not null,
  -- Emptied when the buyer's account is erased.
  text text not null check (char_length(text) <= 500),
  -- Null when the admin's account is erased; the audit log keeps the number.
  explained_by bigint references account (id) on delete set null,
  explained_at timestamptz not null default now()
);
create index mismatch_explanation_purchase_idx on mismatch_explanation (purchase_id);
create index mismatch_explanation_by_idx on mismatch_explanation (explained_by);
