-- Further terms of a listing: a reservation, and the lowest price that the seller would accept, which nobody else sees.
-- Nullable, so that adding the columns rewrites no rows.
alter table listing
  add column reserved_at timestamptz,
  add column floor_minor bigint,
  add constraint listing_floor_check check (floor_minor > 0 and floor_minor <= price_minor) not valid;

-- A free listing has the tag 'free', so that lists can filter by it.
update listing set tags = array_append(tags, 'free'), revision = nextval('listing_revision')
where kind = 'ad' and price_minor = 0 and not 'free' = any (tags);

-- An offer within a conversation: a price for one or several listings of a seller, or, without a price, a request to
-- reserve them at the stated price. One message carries it, another its answer.
create table offer (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversation (id) on delete cascade,
  maker_id bigint not null references account (id),
  seller_id bigint not null references account (id),
  -- The offer to which this one is a counter-offer.
  answers_id bigint references offer (id) on delete set null,
  state text not null default 'open'
    check (state in ('open', 'accepted', 'declined', 'countered', 'withdrawn', 'lapsed', 'closed')),
  price_minor bigint check (price_minor > 0),
  price_unit text,
  quantity_milli bigint check (quantity_milli > 0),
  pick_up_on date,
  note text not null default '' check (char_length(note) <= 500),
  -- It was below the seller's lowest price and declined automatically.
  is_below_floor boolean not null default false,
  created_at timestamptz(3) not null default now(),
  lapses_at timestamptz(3) not null,
  settled_at timestamptz(3),
  check ((state = 'open') = (settled_at is null))
);
-- A conversation has at most one open offer, even with concurrent requests.
create unique index offer_open_key on offer (conversation_id) where state = 'open';
create index offer_lapse_idx on offer (lapses_at) where state = 'open';
create index offer_conversation_idx on offer (conversation_id);
create index offer_maker_idx on offer (maker_id);
create index offer_answers_idx on offer (answers_id) where answers_id is not null;

-- The listings of an offer. It stays when a listing is deleted.
create table offer_listing (
  offer_id bigint not null references offer (id) on delete cascade,
  listing_id bigint not null,
  position smallint not null,
  primary key (offer_id, listing_id)
);
create index offer_listing_listing_idx on offer_listing (listing_id);

alter table message
  add column offer_id bigint references offer (id) on delete cascade,
  add column offer_step text,
  add constraint message_offer_check check ((offer_id is null) = (offer_step is null)) not valid,
  add constraint message_offer_step_check check (offer_step in ('made', 'accepted', 'declined')) not valid;
create index message_offer_idx on message (offer_id) where offer_id is not null;

-- The author of a comment and the seller had agreed on an offer for the listing.
alter table comment add column is_deal_confirmed boolean not null default false;
