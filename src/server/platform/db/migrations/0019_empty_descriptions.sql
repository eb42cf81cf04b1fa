-- The title of an ad may be sufficient. The contract requires descriptions for other kinds.
alter table listing drop constraint listing_description_check;
alter table listing add constraint listing_description_check check (char_length(description) <= 9000) not valid;
