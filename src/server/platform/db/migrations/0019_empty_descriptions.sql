-- The title of an ad may say it all. What other kinds need is checked at the contract.
alter table listing drop constraint listing_description_check;
alter table listing add constraint listing_description_check check (char_length(description) <= 9000) not valid;
