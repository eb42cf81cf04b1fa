import { sql } from 'kysely';
import type { ReportReason, ReportTarget } from '#contract/moderation/reports.ts';
import { bringUp } from '#server/moderation/intake.ts';
import { anAccount, aSession } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A staff member, logged in with a second factor. */
export async function aModerator(
  test: TestApp,
  role: 'moderator' | 'admin' = 'moderator',
): Promise<{ id: number; token: string; api: ReturnType<TestApp['as']> }> {
  const id = await anAccount(test, { name: role === 'admin' ? 'Administrator' : 'Moderatorka' });
  await test.client.db.updateTable('account').set({ role }).where('id', '=', id).execute();
  const token = await aSession(test, id, { isStrong: true });
  return { id, token, api: test.as(token) };
}

/** The reporter and the reason: a person with an account, or a visitor with an address. */
interface Reporter {
  readonly reporterId?: number;
  readonly email?: string;
  readonly reason?: ReportReason;
}

/** An open case about an item, with the given reports (by default one by a new person). Returns ids and version. */
export async function aCase(
  test: TestApp,
  type: ReportTarget,
  id: number,
  { severity = 1, reports = [{}] }: { severity?: 1 | 2 | 3; reports?: readonly Reporter[] } = {},
): Promise<{ id: number; version: number; reportIds: number[] }> {
  const reporters = await Promise.all(
    reports.map(async (each) => ({
      ...each,
      reporterId: each.email ? null : (each.reporterId ?? (await anAccount(test))),
    })),
  );
  return test.client.db.transaction().execute(async (tx) => {
    const broughtUp = await bringUp(tx, { type, id }, severity);
    if (!broughtUp) throw new Error(`no ${type} ${id}`);
    const reportIds: number[] = [];
    for (const { reporterId, email, reason = 'scam' } of reporters) {
      const report = {
        case_id: broughtUp.caseId,
        reason,
        description: 'To nie jest to, co na zdjęciu.',
        reporter_id: reporterId,
        reporter_name: email ? 'Zofia Wiatr' : null,
        reporter_email: email ?? null,
        is_visitor: reporterId === null,
        locale: 'pl',
      };
      reportIds.push((await tx.insertInto('report').values(report).returning('id').executeTakeFirstOrThrow()).id);
    }
    const { version } = await tx
      .selectFrom('moderation_case')
      .select('version')
      .where('id', '=', broughtUp.caseId)
      .executeTakeFirstOrThrow();
    return { id: broughtUp.caseId, version, reportIds };
  });
}

/** The kinds and subjects of the mails queued so far, oldest first. */
export async function queuedMails(
  test: TestApp,
): Promise<{ kind: string; accountId: number | null; details: Record<string, number> }[]> {
  const { rows } = await sql<{ data: { kind: string; accountId: number | null; details: Record<string, number> } }>`
    select data from pgboss.job where name = 'account.mail' and data ->> 'kind' is not null
    order by created_on, data ->> 'kind'`.execute(test.client.db);
  return rows.map(({ data }) => data);
}

/** Makes time pass for a listing: shifts all its timestamps back. */
export async function passTime(test: TestApp, listingId: number, ms: number): Promise<void> {
  const by = sql`${ms} * interval '1 millisecond'`;
  await sql`
    update listing set visible_until = visible_until - ${by}, paused_at = paused_at - ${by},
      suspended_at = suspended_at - ${by}, deleted_at = deleted_at - ${by} where id = ${listingId}`.execute(
    test.client.db,
  );
}
