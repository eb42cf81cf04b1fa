-- A hash of the words, equal for listings with the same text; computed when a listing is written.
alter table listing add column text_hash bigint;
create index listing_text_hash_idx on listing (text_hash) where text_hash is not null;
