import { sql } from 'kysely';
import type { Tx } from '../db/client.ts';

const SELLER = sql`target_type in ('comment', 'message') and (snapshot ->> 'sellerId')::bigint`;

/**
 * Holds the cases about a person's things, and about what others wrote on what they offer, in the order of the ids: before any
 * listing, as moderators do who decide.
 */
export async function holdCases(tx: Tx, accountId: number): Promise<void> {
  await sql`
    select id from moderation_case where account_id = ${accountId} or ${SELLER} = ${accountId} order by id for update`.execute(
    tx,
  );
}

/** Blanks what cases keep of a person's words: of their own things all, of what was written about theirs its title and the answer. */
export async function blankCases(tx: Tx, accountId: number): Promise<void> {
  await sql`update moderation_case set snapshot = '{}' where account_id = ${accountId}`.execute(tx);
  await sql`
    update moderation_case set snapshot = case when target_type = 'comment'
      then (snapshot - '{title,path,sellerId}'::text[]) #- '{facts,reply}'
      else (snapshot - 'sellerId') #- '{facts,about}' end
    where ${SELLER} = ${accountId}`.execute(tx);
}

/** Blanks what a person wrote against decisions, about themselves or about what they had reported, and the answers. */
export async function blankAppeals(tx: Tx, accountId: number, email: string | null): Promise<void> {
  await sql`
    update appeal set body = '', answer = case when answer is not null then '' end
    where report_id in (
        select id from report where reporter_id = ${accountId} or lower(reporter_email) = lower(${email}::text))
      or report_id is null and decision_id in (select id from decision where account_id = ${accountId})`.execute(tx);
}

/**
 * Lets reports no longer tell who sent them: those of an account, and those of a visitor with the (confirmed) address. That
 * something was reported, and why, stays until half a year after the decision; the links to it end at once.
 */
export async function forgetReporter(tx: Tx, accountId: number, email: string | null): Promise<void> {
  await sql`
    with theirs as (
      update report set reporter_id = null, reporter_name = null, reporter_email = null
      where reporter_id = ${accountId} or lower(reporter_email) = lower(${email}::text) returning id
    )
    delete from report_link where report_id in (select id from theirs)`.execute(tx);
}
