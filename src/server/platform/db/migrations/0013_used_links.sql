-- A link that has confirmed its address stays for a while, so that pressing it again is told from one that is over.
alter table mail_token add column used_at timestamptz;
