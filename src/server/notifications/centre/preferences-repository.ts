import { sql } from 'kysely';
import type { MailTime, Topic, Ways } from '#contract/notifications/topics.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { QuietMinutes } from './quiet-hours.ts';

/** An account's choices for a topic; null where the default applies. */
export interface ChoiceRow {
  readonly topic: Topic;
  readonly site: boolean | null;
  readonly push: boolean | null;
  readonly mail: MailTime | null;
}

export function listChoices(db: Db, accountId: number): Promise<ChoiceRow[]> {
  return db
    .selectFrom('notification_choice')
    .select(['topic', 'site', 'push', 'mail'])
    .where('account_id', '=', accountId)
    .execute();
}

/** Omitted fields stay unchanged. */
export type ChoiceChange = { readonly topic: Topic } & { readonly [W in keyof Ways]?: Ways[W] | null | undefined };

export async function keepChoice(tx: Tx, accountId: number, { topic, site, push, mail }: ChoiceChange): Promise<void> {
  await sql`
    insert into notification_choice as c (account_id, topic, site, push, mail)
    values (${accountId}, ${topic}, ${site ?? null}, ${push ?? null}, ${mail ?? null})
    on conflict (account_id, topic) do update set
      site = case when ${site !== undefined} then excluded.site else c.site end,
      push = case when ${push !== undefined} then excluded.push else c.push end,
      mail = case when ${mail !== undefined} then excluded.mail else c.mail end`.execute(tx);
}

export async function findQuietMinutes(db: Db, accountId: number): Promise<QuietMinutes | null> {
  const { rows } = await sql<QuietMinutes>`
    select quiet_from as "from", quiet_until as until from account
    where id = ${accountId} and quiet_from is not null`.execute(db);
  return rows[0] ?? null;
}

export async function keepQuietMinutes(tx: Tx, accountId: number, quiet: QuietMinutes | null): Promise<void> {
  await sql`
    update account set quiet_from = ${quiet?.from ?? null}, quiet_until = ${quiet?.until ?? null}, updated_at = now()
    where id = ${accountId} and deleted_at is null`.execute(tx);
}

/** Whether an account wants mails of a topic; `usual` is the default. */
export function wantsMail(account: ReturnType<typeof sql.ref>, topic: Topic, usual: MailTime) {
  return sql<boolean>`(${account}.deleted_at is null and ${account}.email_verified_at is not null
    and coalesce((select c.mail from notification_choice c where c.account_id = ${account}.id and c.topic = ${topic}),
      ${usual}) <> 'never')`;
}
