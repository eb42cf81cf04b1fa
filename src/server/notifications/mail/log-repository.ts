import { sql } from 'kysely';
import type { Db } from '../../platform/db/client.ts';
import { countingDay } from '../../platform/db/day-count.ts';
import type { MailOutcome } from './mailer.ts';

/** The queues whose jobs are mails. */
export const MAIL_QUEUES = ['account.mail', 'money.mail', 'mail.send'] as const;

/** How long a failed mail can be sent again; mails of the contact form contain a letter and are not kept longer. */
const KEPT_FAILED_S = 7 * 24 * 3_600;

/**
 * Records the outcome of an attempt to send the mail of a job. Kind and recipient are those of the job; a mail about a
 * payment belongs to its buyer. Mails without content are not logged.
 */
export async function noteMail(db: Db, id: string, outcome: MailOutcome, reason: string | null): Promise<void> {
  const failing = sql`id = ${id} and state = 'failing'`;
  if (outcome === 'skipped') {
    await sql`delete from mail_log where ${failing}`.execute(db);
    return;
  }
  if (outcome === 'settled') {
    // It was sent or refused, but the process ended before recording that.
    const isRefused = sql`exists (select from mail_delivery d where d.id = ${id} and d.outcome = 'refused')`;
    await sql`
      update mail_log set state = case when ${isRefused} then 'refused' else 'sent' end, reason = null, at = now()
      where ${failing}`.execute(db);
    return;
  }
  await sql`
    with job as (
      select j.id, j.name, coalesce(j.data ->> 'kind', 'contact') as kind,
        coalesce((j.data ->> 'accountId')::bigint,
          (select p.account_id from purchase p where p.id = (j.data ->> 'purchaseId')::bigint)) as account_id
      from pgboss.job j where j.name in (${sql.join(MAIL_QUEUES)}) and j.id = ${id}::uuid),
    noted as (
      insert into mail_log as l (id, queue, kind, account_id, state, reason)
      select job.id::text, job.name, job.kind, a.id, ${outcome}, ${reason}
      from job left join account a on a.id = job.account_id and a.deleted_at is null
      on conflict (id) do update set state = excluded.state, reason = excluded.reason, attempts = l.attempts + 1, at = now()
      returning l.state)
    ${countingDay(sql`select 'mails', count(*) from noted where state = 'sent' having count(*) > 0`)}`.execute(db);
  if (outcome === 'sent') return;
  await sql`
    update pgboss.job set deletion_seconds = greatest(deletion_seconds, ${KEPT_FAILED_S})
    where name in ('account.mail', 'money.mail') and id = ${id}::uuid
      and (retry_count >= retry_limit or ${outcome === 'refused'})`.execute(db);
}

/** Deletes rows older than the period that the desk shows. */
export async function deleteOldMailLog(db: Db): Promise<void> {
  await sql`delete from mail_log where at < now() - interval '30 days'`.execute(db);
}
