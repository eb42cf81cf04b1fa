import type { AnswerOf, ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { DeskMail, listMails } from '#contract/operator/running.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { writeAudit } from '../../moderation/audit/service.ts';
import { whyOf } from '../../notifications/bounces/delivery-status.ts';
import { callerOf, type RequestContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import { once } from '../../platform/idempotency.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { pageByCursor } from '../cursor-repository.ts';
import { lockFailed } from '../jobs/repository.ts';
import { findJobData, listMailRows, lockMail, type MailRow, noteAgain } from './repository.ts';

export interface RunningDeps {
  readonly db: Db;
  readonly jobs: Jobs;
}

/** One page of mails, the latest first. */
export async function findMails(
  { db }: RunningDeps,
  filter: ParsedOf<typeof listMails>['query'],
): Promise<AnswerOf<typeof listMails>> {
  const { page, next } = pageByCursor(await listMailRows(db, filter, PAGE_SIZE + 1), PAGE_SIZE);
  return { items: page.map(presentMail), next };
}

/**
 * Sends a mail again: a failed one by its own job, so that it cannot arrive twice, a refused one by a new job.
 *
 * @throws  ApiError 'notFound' | 'actionNotPossible' when it was sent, is being tried, or its job is gone
 */
export async function sendMailAgain(deps: RunningDeps, id: string, context: RequestContext): Promise<void> {
  const { db, jobs } = deps;
  const actorId = callerOf(context).id;
  await db.transaction().execute((tx) =>
    once(tx, { scope: `mail again ${id} ${actorId}`, key: context.idempotencyKey, request: null }, async () => {
      const mail = await lockMail(tx, id);
      if (!mail) throw new ApiError('notFound');
      if (!mail.can_again) throw new ApiError('actionNotPossible');
      if (mail.is_refused) {
        const data = await findJobData(tx, mail.queue, id);
        await jobs.queue(tx, mail.queue, data as never);
        await noteAgain(tx, id);
      } else {
        if (!(await lockFailed(tx, id))) throw new ApiError('actionNotPossible');
        await jobs.retry(tx, mail.queue, id);
      }
      const content = { mail: id, kind: mail.kind, account: mail.account_id };
      await writeAudit(tx, { actorId, action: 'mail.again', content });
      return { id };
    }),
  );
}

function presentMail(row: MailRow): DeskMail {
  const { account_id: id, name, avatar_path: path, email } = row;
  return {
    id: row.id,
    kind: row.kind,
    recipient:
      id === null ? null : { id, name: name ?? '', avatar: path ? { image_path: path } : null, email: email ?? '' },
    state: row.state,
    reason: row.reason,
    why: row.state === 'bounced' && row.reason ? whyOf(row.reason) : null,
    attempts: row.attempts,
    at: row.at.toISOString(),
    againAt: row.again_at?.toISOString() ?? null,
    canAgain: row.can_again,
  };
}
