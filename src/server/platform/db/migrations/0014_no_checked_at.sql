-- Nothing reads when a payment was last compared with its provider.
alter table purchase drop column checked_at;
