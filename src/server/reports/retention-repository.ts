import { sql } from 'kysely';
import { APPEAL_DAYS } from '#contract/reports.ts';
import type { Db } from '../db/client.ts';

/** Decided so long ago that nobody can appeal any more, and no appeal waits for its answer. */
const IS_OVER = sql`
  c.decided_at < now() - ${APPEAL_DAYS} * interval '1 day'
  and not exists (select from decision d join appeal p on p.decision_id = d.id where d.case_id = c.id and p.outcome is null)`;

/**
 * Forgets names, addresses and words of those reports that no account answers for: of visitors, and of people who have
 * left. Some at a time.
 *
 * @returns how many there were.
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

/** Ends links to what came of reports: that is settled, and the mail with the link is as old. @returns how many. */
export async function deleteOldLinks(db: Db, limit: number): Promise<number> {
  const { rows } = await sql`
    delete from report_link where token_hash in (
      select k.token_hash from report_link k join report r on r.id = k.report_id join moderation_case c on c.id = r.case_id
      where k.created_at < now() - ${APPEAL_DAYS} * interval '1 day' and ${IS_OVER} limit ${limit})
    returning 1`.execute(db);
  return rows.length;
}
