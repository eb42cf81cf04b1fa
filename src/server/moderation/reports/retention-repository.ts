import { sql } from 'kysely';
import { APPEAL_DAYS } from '#contract/moderation/reports.ts';
import type { Db } from '../../platform/db/client.ts';

/** The time to appeal is over, and no appeal is open. */
const IS_OVER = sql`
  c.decided_at < now() - ${APPEAL_DAYS} * interval '1 day'
  and not exists (select from decision d join appeal p on p.decision_id = d.id where d.case_id = c.id and p.outcome is null)`;

/**
 * Erases name, address and text of old reports without an account: by visitors and by deleted accounts. Works in
 * batches.
 *
 * @returns the number of erased reports.
 */
export async function forgetOldReporters(db: Db, limit: number): Promise<number> {
  const { rows } = await sql`
    update report set reporter_name = null, reporter_email = null, description = '' where id in (
      select r.id from report r join moderation_case c on c.id = r.case_id
      where r.reporter_id is null and (r.reporter_name is not null or r.reporter_email is not null or r.description <> '')
        and ${IS_OVER} limit ${limit})
    returning id`.execute(db);
  return rows.length;
}

/** Deletes old links to the outcome of settled reports. @returns the number of deleted links */
export async function deleteOldLinks(db: Db, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from report_link where token_hash in (
      select k.token_hash from report_link k join report r on r.id = k.report_id join moderation_case c on c.id = r.case_id
      where k.created_at < now() - ${APPEAL_DAYS} * interval '1 day' and ${IS_OVER} limit ${limit})
    returning 1`.execute(db);
  return rows.length;
}
