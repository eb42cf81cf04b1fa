import { type RawBuilder, sql } from 'kysely';
import type { MailState } from '#contract/operator/running.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { JobName } from '../../platform/jobs.ts';
import { afterCursor, cursorOf } from '../cursor-repository.ts';

export interface MailRow {
  readonly id: string;
  readonly kind: string;
  readonly account_id: number | null;
  readonly name: string | null;
  readonly avatar_path: string | null;
  readonly email: string | null;
  readonly state: MailState;
  readonly reason: string | null;
  readonly attempts: number;
  readonly at: Date;
  readonly again_at: Date | null;
  readonly can_again: boolean;
  readonly cursor: string;
}

export interface MailFilter {
  readonly state?: MailState | undefined;
  readonly recipientId?: number | undefined;
  readonly before?: string | undefined;
}

/** The job of a mail that is retried automatically. */
const IS_WAITING = sql`exists (
  select from pgboss.job j where j.name = l.queue and j.id = l.id::uuid and j.state in ('created', 'retry', 'active'))`;
/** The job still exists with its data: failed, or completed because of a refusal. */
const HAS_JOB = sql`exists (
  select from pgboss.job j where j.name = l.queue and j.id = l.id::uuid
    and (j.state = 'failed' or l.state = 'refused' and j.state = 'completed' and j.data ? 'kind'))`;
const STATE = sql`case when l.state <> 'failing' then l.state when ${IS_WAITING} then 'retrying' else 'failed' end`;

const STATES: Readonly<Record<MailState, RawBuilder<unknown>>> = {
  sent: sql`l.state = 'sent'`,
  bounced: sql`l.state <> 'sent' and l.state = 'bounced'`,
  refused: sql`l.state <> 'sent' and l.state = 'refused'`,
  retrying: sql`l.state <> 'sent' and l.state = 'failing' and ${IS_WAITING}`,
  failed: sql`l.state <> 'sent' and l.state = 'failing' and not ${IS_WAITING}`,
};

/** The latest mails first. */
export async function listMailRows(db: Db, filter: MailFilter, limit: number): Promise<MailRow[]> {
  const { state, recipientId, before } = filter;
  const conditions = [
    afterCursor(sql`l.at`, sql`l.id`, before),
    ...(state ? [STATES[state]] : []),
    ...(recipientId ? [sql`l.account_id = ${recipientId}`] : []),
  ];
  const { rows } = await sql<MailRow>`
    select l.id, l.kind, l.account_id, a.name, a.avatar_path, a.email, ${STATE} as state, l.reason, l.attempts, l.at,
      l.again_at, (l.again_at is null and l.state <> 'sent' and ${HAS_JOB}) as can_again,
      ${cursorOf(sql`l.at`, sql`l.id`)} as cursor
    from mail_log l left join account a on a.id = l.account_id
    where ${sql.join(conditions, sql` and `)}
    order by l.at desc, l.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface LockedMail {
  readonly queue: JobName;
  readonly kind: string;
  readonly account_id: number | null;
  readonly can_again: boolean;
  readonly is_refused: boolean;
}

/** A mail, locked so that it is sent again once. */
export async function lockMail(tx: Tx, id: string): Promise<LockedMail | undefined> {
  const { rows } = await sql<LockedMail>`
    select l.queue, l.kind, l.account_id, l.state = 'refused' as is_refused,
      (l.again_at is null and l.state <> 'sent' and ${HAS_JOB}) as can_again
    from mail_log l where l.id = ${id} for update of l`.execute(tx);
  return rows[0];
}

/** The queued data of a mail's job. */
export async function findJobData(tx: Tx, queue: string, id: string): Promise<object | undefined> {
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = ${queue} and id = ${id}::uuid`.execute(tx);
  return rows[0]?.data;
}

/** Marks a refused mail as sent again by another job. */
export async function noteAgain(tx: Tx, id: string): Promise<void> {
  await sql`update mail_log set again_at = now() where id = ${id}`.execute(tx);
}
