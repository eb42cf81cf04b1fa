import { sql } from 'kysely';
import type { Tx } from '../platform/db/client.ts';

const SELLER = sql`target_type in ('comment', 'message') and (snapshot ->> 'sellerId')::bigint`;

/**
 * Locks the cases about the person's content, and about what others wrote on their listings, in id order. Cases are
 * locked before listings, as in a moderator's decision.
 */
export async function holdCases(tx: Tx, accountId: number): Promise<void> {
  await sql`
    select id from moderation_case where account_id = ${accountId} or ${SELLER} = ${accountId} order by id for update`.execute(
    tx,
  );
}

/**
 * Blanks the cases: everything for the person's own content; title and reply for what others wrote on their listings.
 */
export async function blankCases(tx: Tx, accountId: number): Promise<void> {
  await sql`update moderation_case set snapshot = '{}' where account_id = ${accountId}`.execute(tx);
  await sql`
    update moderation_case set snapshot = case when target_type = 'comment'
      then (snapshot - '{title,path,sellerId}'::text[]) #- '{facts,reply}'
      else (snapshot - 'sellerId') #- '{facts,about}' end
    where ${SELLER} = ${accountId}`.execute(tx);
}

/** Blanks the person's appeals, about themselves or about their reports, and the answers. */
export async function blankAppeals(tx: Tx, accountId: number, email: string | null): Promise<void> {
  await sql`
    update appeal set body = '', answer = case when answer is not null then '' end
    where report_id in (
        select id from report where reporter_id = ${accountId} or lower(reporter_email) = lower(${email}::text))
      or report_id is null and decision_id in (select id from decision where account_id = ${accountId})`.execute(tx);
}

/**
 * Anonymises reports of the account and of a visitor with the (confirmed) address. The report and its reason stay until
 * half a year after the decision; its links expire at once.
 */
export async function forgetReporter(tx: Tx, accountId: number, email: string | null): Promise<void> {
  await sql`
    with theirs as (
      update report set reporter_id = null, reporter_name = null, reporter_email = null
      where reporter_id = ${accountId} or lower(reporter_email) = lower(${email}::text) returning id
    )
    delete from report_link where report_id in (select id from theirs)`.execute(tx);
}
