import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { listFailedJobs } from '#contract/operator/running.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import { writeAudit } from '../../moderation/audit/service.ts';
import { callerOf, type RequestContext } from '../../platform/context.ts';
import { once } from '../../platform/idempotency.ts';
import { pageByCursor } from '../cursor-repository.ts';
import type { RunningDeps } from '../mails/service.ts';
import { deleteFailed, listFailedRows, lockFailed } from './repository.ts';

/** One page of permanently failed jobs, latest first. */
export async function findFailedJobs(
  { db }: RunningDeps,
  before: string | undefined,
): Promise<AnswerOf<typeof listFailedJobs>> {
  const { page, next } = pageByCursor(await listFailedRows(db, before, PAGE_SIZE + 1), PAGE_SIZE);
  const items = page.map(({ id, name, reason, attempts, queued_at, failed_at }) => ({
    id,
    queue: name,
    reason: reason ?? '',
    attempts,
    queuedAt: queued_at.toISOString(),
    failedAt: failed_at.toISOString(),
  }));
  return { items, next };
}

/** Retries a failed job, or removes it, once per idempotency key. @throws ApiError 'notFound' */
export async function settleJob(
  { db, jobs }: RunningDeps,
  act: 'again' | 'drop',
  id: string,
  context: RequestContext,
): Promise<void> {
  const actorId = callerOf(context).id;
  await db.transaction().execute((tx) =>
    once(tx, { scope: `job ${act} ${id} ${actorId}`, key: context.idempotencyKey, request: null }, async () => {
      const queue = await lockFailed(tx, id);
      if (!queue) throw new ApiError('notFound');
      if (act === 'again') await jobs.retry(tx, queue, id);
      else await deleteFailed(tx, queue, id);
      await writeAudit(tx, { actorId, action: `job.${act}`, content: { job: id, queue } });
      return { id };
    }),
  );
}
