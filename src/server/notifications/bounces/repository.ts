import { sql } from 'kysely';
import type { Tx } from '../../platform/db/client.ts';
import type { DeliveryFailure } from './delivery-status.ts';

/** A mail that came back: when it was sent, and whose account's own address it was sent to, if it was. */
export interface ReturnedMail {
  readonly accountId: number | null;
  readonly sentAt: Date;
}

/** Mails to an address that is not, or no longer, the account's own. */
const TO_ANOTHER = sql`f.queue <> 'account.mail' or f.kind in ('changeEmail', 'emailChanged', 'accountDeleted')`;

/**
 * Notes in the list of mails that a sent one came back. A second report of the same mail changes nothing, unless it is
 * the first to say that the failure is for good.
 *
 * @returns  undefined for a repeat, and for a mail that is not listed any more
 */
export async function noteReturned(
  tx: Tx,
  mailId: string,
  { status, isHard }: DeliveryFailure,
): Promise<ReturnedMail | undefined> {
  const { rows } = await sql<ReturnedMail>`
    with f as (select id, queue, kind, account_id, state, reason, at from mail_log where id = ${mailId} for update)
    update mail_log l set state = 'bounced', reason = ${status}, at = now() from f
    where l.id = f.id and (f.state in ('sent', 'failing') or f.state = 'bounced' and f.reason like '4%' and ${isHard})
    returning case when ${TO_ANOTHER} then null else f.account_id end as "accountId", f.at as "sentAt"`.execute(tx);
  return rows[0];
}

/** A mail that its server refused at once. */
export async function findRefused(tx: Tx, mailId: string): Promise<ReturnedMail | undefined> {
  const { rows } = await sql<ReturnedMail>`
    select case when ${TO_ANOTHER} then null else f.account_id end as "accountId", f.at as "sentAt"
    from mail_log f where f.id = ${mailId} and f.state = 'refused'`.execute(tx);
  return rows[0];
}

/**
 * Stores that the address of an account takes no mail, or counts a passing failure. An address that was confirmed or
 * changed since the mail was sent is left alone.
 *
 * @returns  whether the address is undeliverable from now on
 */
export async function noteTrouble(
  tx: Tx,
  { accountId, sentAt }: ReturnedMail,
  { status, isHard }: DeliveryFailure,
): Promise<boolean> {
  const { rows: held } = await sql<{ email: string }>`
    select email from account where id = ${accountId} and deleted_at is null
      and (email_verified_at is null or email_verified_at <= ${sentAt}) for no key update`.execute(tx);
  const [account] = held;
  if (!account) return false;
  const { rows } = await sql<{ isNew: boolean }>`
    with former as (
      select bounced_at, soft_count, status from mail_trouble
      where account_id = ${accountId} and lower(email) = lower(${account.email}))
    insert into mail_trouble as t (account_id, email, status, soft_count, bounced_at)
    values (${accountId}, ${account.email},
      coalesce((select status from former where bounced_at is not null), ${status}),
      coalesce((select soft_count from former), 0) + ${isHard ? 0 : 1},
      coalesce((select bounced_at from former), ${isHard ? sql`now()` : sql`null::timestamptz`}))
    on conflict (account_id) do update set email = excluded.email, status = excluded.status,
      soft_count = excluded.soft_count, bounced_at = excluded.bounced_at
    returning ${isHard}::boolean and not exists (select from former where bounced_at is not null) as "isNew"`.execute(
    tx,
  );
  return rows[0]?.isNew ?? false;
}
