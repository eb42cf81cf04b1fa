-- Goods that the text seems to offer although the seller disputes it: moderators check such listings.
alter table listing add column disputed text[] not null default '{}';
