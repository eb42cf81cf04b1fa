-- A link that has confirmed its address is kept for a while, to distinguish a repeated use from an invalid link.
alter table mail_token add column used_at timestamptz;
