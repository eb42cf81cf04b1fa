import { sql } from 'kysely';
import type { NewsAbout } from '#contract/notifications/kinds.ts';
import type { MailTime, Topic, Ways } from '#contract/notifications/topics.ts';
import type { Tx } from '../../platform/db/client.ts';

/** News to store; `usual` is the default delivery for accounts without a choice of their own. */
export interface NewNews {
  readonly accountId: number;
  readonly key: string;
  readonly topic: Topic;
  readonly thing: string;
  readonly about: NewsAbout;
  readonly usual: Ways;
  /** Whether the feature writes its own mails, and either sends them itself or has them sent at once. */
  readonly mail: 'elsewhere' | 'own' | 'general';
}

/** Newly stored news, and how the account wants them delivered. */
export interface StoredNews {
  readonly id: number;
  readonly accountId: number;
  readonly thing: string;
  readonly about: NewsAbout;
  readonly isShown: boolean;
  readonly mail: MailTime;
}

/** Stores news in one statement, omitting repeats and deleted accounts. Mails require a confirmed address. */
export async function insertNews(tx: Tx, news: readonly NewNews[]): Promise<StoredNews[]> {
  const column = <T>(read: (each: NewNews) => T) => news.map(read);
  const { rows } = await sql<StoredNews>`
    with given as (
      select n.account_id, n.key, n.thing, n.about::jsonb as about, coalesce(c.site, n.site) as is_shown,
        n.written = 'general' as is_general,
        case when n.written <> 'elsewhere' and a.email_verified_at is not null then coalesce(c.mail, n.mail) else 'never' end as mail
      from unnest(${column(({ accountId }) => accountId)}::bigint[], ${column(({ key }) => key)}::text[],
        ${column(({ topic }) => topic)}::text[], ${column(({ thing }) => thing)}::text[],
        ${column(({ about }) => JSON.stringify(about))}::text[], ${column(({ usual }) => usual.site)}::boolean[],
        ${column(({ usual }) => usual.mail)}::text[], ${column(({ mail }) => mail)}::text[])
        as n (account_id, key, topic, thing, about, site, mail, written)
      join account a on a.id = n.account_id and a.deleted_at is null
      left join notification_choice c on c.account_id = n.account_id and c.topic = n.topic
    ), stored as (
      insert into notification (account_id, key, kind, thing, about, is_shown, awaits_mail, awaits_mail_now)
      select account_id, key, about ->> 'kind', thing, about, is_shown, mail = 'daily', mail = 'now' and is_general
      from given
      order by account_id, key
      on conflict (account_id, key) do nothing
      returning id, account_id, key, thing, about, is_shown
    )
    select distinct on (s.id) s.id, s.account_id as "accountId", s.thing, s.about, s.is_shown as "isShown", g.mail
    from stored s join given g using (account_id, key) order by s.id`.execute(tx);
  return rows;
}

/** Replaces what stored news are about. @returns  whether such news exist */
export async function replaceAbout(
  tx: Tx,
  { accountId, key, about }: { readonly accountId: number; readonly key: string; readonly about: NewsAbout },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('notification')
    .set({ about: JSON.stringify(about) })
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
