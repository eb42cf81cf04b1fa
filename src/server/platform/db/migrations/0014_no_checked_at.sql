-- The time of the last comparison with the provider is not used.
alter table purchase drop column checked_at;
