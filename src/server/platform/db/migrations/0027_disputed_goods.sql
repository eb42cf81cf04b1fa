-- What a listing's text seems to offer although its seller says that it does not: moderators look at such listings.
alter table listing add column disputed text[] not null default '{}';
