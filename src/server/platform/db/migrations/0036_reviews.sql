-- An agreement is an accepted offer. Its buyer and its seller may review each other's side; neither review is shown
-- before both are written or 14 days have passed since the agreed day, or since the agreement where no day was agreed.
create table agreement (
  offer_id bigint primary key references offer (id) on delete cascade,
  buyer_id bigint not null references account (id),
  seller_id bigint not null references account (id),
  agreed_at timestamptz(3) not null,
  -- The beginning of the agreed day in Poland, otherwise the time of the agreement.
  opens_at timestamptz(3) not null,
  shows_at timestamptz(3) not null,
  buyer_wrote_at timestamptz(3),
  seller_wrote_at timestamptz(3),
  -- When the reviews were shown, or the time for them ended without any.
  shown_at timestamptz(3),
  -- When both sides were asked for a review, and when those without a review were reminded.
  asked_at timestamptz(3),
  reminded_at timestamptz(3)
);
create index agreement_buyer_idx on agreement (buyer_id, offer_id desc);
create index agreement_seller_idx on agreement (seller_id, offer_id desc);
create index agreement_show_idx on agreement (shows_at) where shown_at is null;
create index agreement_ask_idx on agreement (opens_at) where shown_at is null and asked_at is null;
create index agreement_remind_idx on agreement (opens_at) where shown_at is null and reminded_at is null;

-- A review that only its author may see. It is stored apart from the comments, so that nothing that reads, counts or
-- averages comments can reveal it.
create table sealed_review (
  id bigint generated always as identity primary key,
  offer_id bigint not null references agreement (offer_id) on delete cascade,
  author_id bigint not null references account (id),
  -- The listing that the buyer reviews; null in the seller's review, which is about the buyer.
  listing_id bigint references listing (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  body text not null check (char_length(body) between 2 and 2000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index sealed_review_key on sealed_review (offer_id, author_id, coalesce(listing_id, 0));
create index sealed_review_author_idx on sealed_review (author_id);
create index sealed_review_listing_idx on sealed_review (listing_id) where listing_id is not null;

-- A comment without a listing is a seller's review of a buyer. Earlier versions join the listing and do not see it.
alter table comment
  alter column listing_id drop not null,
  add column buyer_id bigint references account (id),
  -- Shown together with the other side's review: it can no longer be edited.
  add column is_final boolean not null default false,
  add constraint comment_subject_check check ((listing_id is null) <> (buyer_id is null)) not valid;
create unique index comment_buyer_key on comment (buyer_id, author_id) where buyer_id is not null;

-- A trigger, so that offers accepted by nodes of the previous version become agreements, too.
create function note_agreement() returns trigger language plpgsql as $$
declare
  opens timestamptz := greatest(new.settled_at, new.pick_up_on::timestamp at time zone 'Europe/Warsaw');
begin
  insert into agreement (offer_id, buyer_id, seller_id, agreed_at, opens_at, shows_at)
  select new.id, c.low_id + c.high_id - new.seller_id, new.seller_id, new.settled_at, opens, opens + interval '14 days'
  from conversation c where c.id = new.conversation_id
  on conflict do nothing;
  return null;
end $$;
create trigger offer_notes_agreement after insert or update of state on offer
  for each row when (new.state = 'accepted') execute function note_agreement();

-- Agreements with time left for reviews. Nobody is asked about agreements older than a day.
insert into agreement (offer_id, buyer_id, seller_id, agreed_at, opens_at, shows_at, asked_at)
select o.id, c.low_id + c.high_id - o.seller_id, o.seller_id, o.settled_at, t.opens, t.opens + interval '14 days',
  case when t.opens <= now() - interval '1 day' then now() end
from offer o join conversation c on c.id = o.conversation_id
  join account b on b.id = c.low_id + c.high_id - o.seller_id and b.deleted_at is null
  join account s on s.id = o.seller_id and s.deleted_at is null
  cross join lateral (
    select greatest(o.settled_at, o.pick_up_on::timestamp at time zone 'Europe/Warsaw') as opens) t
where o.state = 'accepted' and t.opens > now() - interval '14 days';

-- The reviews that stay on a seller's profile when their listing is no longer shown.
create index comment_final_idx on comment (listing_id) where is_final and hidden_at is null;

-- A seller's ads of the last year, to detect private sellers with many ads: without it each page of sellers reads all
-- listings (440 ms at 200,000, with it 7 ms).
create index listing_seller_ads_idx on listing (seller_id, activated_at desc) where kind = 'ad' and deleted_at is null;
