-- Equal for listings that are equal word for word; made when a listing is written.
alter table listing add column text_hash bigint;
create index listing_text_hash_idx on listing (text_hash) where text_hash is not null;
