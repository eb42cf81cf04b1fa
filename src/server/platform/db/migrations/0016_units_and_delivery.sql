-- The unit of a price; null for older listings. Columns are nullable or have a constant default, so that adding them
-- rewrites no rows; the checks are not validated for existing rows, to avoid a scan under the lock.
alter table listing
  add column price_unit text,
  add column delivery text[] not null default '{}',
  add column delivery_km smallint,
  add constraint listing_price_unit_check check (price_unit is null or price_minor is not null) not valid,
  add constraint listing_delivery_km_check check (delivery_km between 1 and 500) not valid;

-- The price of a job is its lowest pay: "32-36/hour".
update listing set
  price_minor = round(substring(details ->> 'pay' from '^[0-9]+(?:[.][0-9]{1,2})?')::numeric * 100),
  price_unit = substring(details ->> 'pay' from '/(hour|day|month|kg|piece)$'),
  revision = nextval('listing_revision')
where details ->> 'pay' ~ '^[0-9]{1,8}([.][0-9]{1,2})?(-[0-9]{1,8}([.][0-9]{1,2})?)?/(hour|day|month|kg|piece)$';
