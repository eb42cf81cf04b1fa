-- Access tokens of programs. The secret is not stored; its first characters are, so that its owner recognises it.
create table access_token (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  name text not null check (char_length(name) between 1 and 60),
  start text not null,
  token_hash bytea not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  last_used_at timestamptz(3)
);
create index access_token_account_idx on access_token (account_id, id desc);

-- Webhook addresses. Secrets are derived from the site's key and these salts: the rows alone cannot sign anything.
create table webhook (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  url text not null check (char_length(url) <= 500),
  events text[] not null check (cardinality(events) > 0),
  secret_salt bytea not null,
  -- The salt before the last rotation; its secret also signs until old_until.
  old_salt bytea,
  old_until timestamptz(3),
  -- When it was disabled, by its owner or after repeated failures.
  disabled_at timestamptz(3),
  disabled_by text check (disabled_by in ('owner', 'failures', 'gone')),
  delivered_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  check ((disabled_at is null) = (disabled_by is null)),
  check ((old_salt is null) = (old_until is null))
);
create index webhook_account_idx on webhook (account_id, id desc);

-- Events to send to a webhook, kept for 30 days. The id is the same for every attempt.
create table webhook_delivery (
  id text primary key default gen_random_uuid()::text,
  webhook_id bigint not null references webhook (id) on delete cascade,
  kind text not null,
  data jsonb not null,
  happened_at timestamptz(3) not null default clock_timestamp(),
  -- new: not queued yet; waiting: for its first or next attempt.
  state text not null default 'new' check (state in ('new', 'waiting', 'delivered', 'failed')),
  -- All attempts, and those since it was last sent manually.
  tries int not null default 0,
  run_tries int not null default 0,
  next_try_at timestamptz(3),
  last_try_at timestamptz(3),
  last_status int,
  last_problem text,
  last_duration_ms int
);
create index webhook_delivery_list_idx on webhook_delivery (webhook_id, happened_at desc, id);
create index webhook_delivery_new_idx on webhook_delivery (happened_at) where state = 'new';
create index webhook_delivery_waiting_idx on webhook_delivery (next_try_at) where state = 'waiting';
create index webhook_delivery_old_idx on webhook_delivery (happened_at);

-- Stores a delivery for each of a person's webhooks that subscribes to the kind of event, within the transaction that
-- caused it. The nodes are notified when it commits.
create function tell_webhooks(owner bigint, event text, about jsonb) returns void language plpgsql as $$
begin
  insert into webhook_delivery (webhook_id, kind, data)
  select id, event, about from webhook where account_id = owner and disabled_at is null and event = any (events);
  if found then
    perform pg_notify('jarmark_event', '{"name":"webhooks.due","payload":{}}');
  end if;
end $$;

create function tell_webhooks_of_message() returns trigger language plpgsql as $$
declare
  talk conversation%rowtype;
begin
  select * into talk from conversation where id = new.conversation_id;
  perform tell_webhooks(talk.low_id + talk.high_id - new.sender_id, 'message.received', jsonb_build_object(
    'conversationId', new.conversation_id, 'messageId', new.id, 'number', new.number, 'senderId', new.sender_id,
    'listingId', nullif(talk.about_id, 0)));
  return null;
end $$;
create trigger message_tells_webhooks after insert on message
  for each row execute function tell_webhooks_of_message();

create function tell_webhooks_of_listing() returns trigger language plpgsql as $$
declare
  about jsonb := jsonb_build_object('listingId', new.id, 'kind', new.kind, 'title', new.title);
  was_shown boolean := false;
  was_expired boolean := false;
begin
  if tg_op = 'UPDATE' then
    was_shown := old.is_shown;
    was_expired := old.status = 'expired';
  end if;
  if new.is_shown and not was_shown then
    perform tell_webhooks(new.seller_id, 'listing.published', about);
  elsif new.status = 'expired' and not was_expired then
    perform tell_webhooks(new.seller_id, 'listing.expired', about);
  elsif was_shown and not new.is_shown then
    perform tell_webhooks(new.seller_id, 'listing.hidden', about || jsonb_build_object('reason', case
      when new.deleted_at is not null then 'deleted'
      when new.suspended_at is not null then 'suspended'
      when new.ended_at is not null then 'ended'
      when new.pause_reason = 'holiday' then 'holiday'
      when new.paused_at is not null then 'paused'
      else 'plan' end));
  end if;
  return null;
end $$;
create trigger listing_begins_tells_webhooks after insert on listing
  for each row when (new.is_shown) execute function tell_webhooks_of_listing();
create trigger listing_tells_webhooks
  after update of status, paused_at, ended_at, suspended_at, deleted_at on listing
  for each row when (old.is_shown is distinct from new.is_shown or old.status is distinct from new.status)
  execute function tell_webhooks_of_listing();

create function tell_webhooks_of_payment() returns trigger language plpgsql as $$
begin
  perform tell_webhooks(new.account_id, 'payment.settled', jsonb_build_object(
    'transactionId', new.id, 'listingId', new.listing_id, 'plan', new.variant, 'amountMinor', new.amount_minor,
    'currency', new.currency));
  return null;
end $$;
create trigger purchase_tells_webhooks after update of status on purchase
  for each row when (new.status = 'success' and old.status <> 'success') execute function tell_webhooks_of_payment();
