-- Of two payments for the same target only one counts; the other refers to it and is refunded.
alter table purchase add column duplicate_of bigint references purchase (id);
-- The higher plan that the unused days of this payment were credited to, and the amount of that credit.
alter table purchase
  add column traded_into bigint references purchase (id),
  add column traded_minor integer not null default 0 check (traded_minor between 0 and amount_minor);
create index purchase_traded_idx on purchase (traded_into) where traded_into is not null;
update purchase p set traded_into = n.id, traded_minor = least(n.credit_minor, p.amount_minor)
from purchase n
where n.id = (
    select min(m.id) from purchase m
    where m.listing_id = p.listing_id and m.variant <> p.variant and m.status = 'success' and m.credit_minor > 0
      and m.activated_at > p.activated_at and m.activated_at < p.active_until)
  and p.status = 'success';

-- Null for automatic refunds.
alter table refund alter column requested_by drop not null;
alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check
  check (reason in ('withdrawal', 'notDelivered', 'goodwill', 'duplicate', 'credit'));

-- The mismatch of an event with its purchase. Such an event gets an id of its own, so that the provider can still send
-- the correct one.
alter table payment_event add column misfit text;
update payment_event e set misfit = p.mismatch, event_id = e.event_id || '#' || p.mismatch
from purchase p
where p.id = e.purchase_id and p.mismatch is not null
  and (e.kind = 'paid' and p.paid_at is null or e.kind = 'refunded' and p.status <> 'refunded');
