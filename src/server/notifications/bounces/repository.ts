import { sql } from 'kysely';
import type { Tx } from '../../platform/db/client.ts';
import type { DeliveryFailure } from './delivery-status.ts';

/**
 * A bounced mail.
 *
 * accountId  the account whose own address it was sent to; null for any other address.
 * payment    the purchase and its account, for a mail about a payment to another address.
 */
export interface ReturnedMail {
  readonly accountId: number | null;
  readonly sentAt: Date;
  readonly payment: { readonly accountId: number; readonly purchaseId: number } | null;
}

/** A row of the mail log by its id. Its purchase is known only as long as the job is kept. */
const mailOf = (mailId: string) => sql`
  select l.id, l.queue, l.kind, l.account_id, l.state, l.reason, l.at, p.id as purchase_id,
    coalesce(lower(p.buyer ->> 'email') = lower(a.email), false) as is_own
  from mail_log l
  left join pgboss.job j on l.queue = 'money.mail' and l.kind <> 'withdrawalNotice'
    and j.name = 'money.mail' and j.id = ${mailId}::uuid
  left join purchase p on p.id = (j.data ->> 'purchaseId')::bigint and p.account_id = l.account_id
  left join account a on a.id = l.account_id
  where l.id = ${mailId}`;

const RETURNED = sql`
  case when f.queue = 'account.mail' and f.kind not in ('changeEmail', 'emailChanged', 'accountDeleted') or f.is_own
    then f.account_id end as "accountId", f.at as "sentAt",
  case when f.purchase_id is not null and not f.is_own
    then json_build_object('accountId', f.account_id, 'purchaseId', f.purchase_id) end as payment`;

/**
 * Marks a sent mail as bounced in the mail log. A second report about the same mail changes nothing, unless it is the
 * first to report a permanent failure.
 *
 * @returns  undefined for a repeat, and for a mail that is no longer in the log
 */
export async function noteReturned(
  tx: Tx,
  mailId: string,
  { status, isHard }: DeliveryFailure,
): Promise<ReturnedMail | undefined> {
  const { rows } = await sql<ReturnedMail>`
    with f as (${mailOf(mailId)} for update of l)
    update mail_log l set state = 'bounced', reason = ${status}, at = now() from f
    where l.id = f.id and (f.state in ('sent', 'failing') or f.state = 'bounced' and f.reason like '4%' and ${isHard})
    returning ${RETURNED}`.execute(tx);
  return rows[0];
}

/** A mail that the server refused immediately. */
export async function findRefused(tx: Tx, mailId: string): Promise<ReturnedMail | undefined> {
  const { rows } = await sql<ReturnedMail>`
    select ${RETURNED} from (${mailOf(mailId)} and l.state = 'refused') f`.execute(tx);
  return rows[0];
}

/**
 * Marks the address of an account as undeliverable, or counts a temporary failure. Ignores failures of mails sent
 * before the address was confirmed.
 *
 * @returns  whether the address has just become undeliverable
 */
export async function noteTrouble(
  tx: Tx,
  { accountId, sentAt }: Pick<ReturnedMail, 'accountId' | 'sentAt'>,
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
