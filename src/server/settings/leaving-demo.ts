import type { DemoPreview } from '#contract/settings/setup.ts';
import type { EraseAccount } from '../accounts/erasure.ts';
import { writeAudit } from '../moderation/audit/service.ts';
import type { Caller } from '../platform/context.ts';
import type { Db } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import type { JobPayloads, Jobs } from '../platform/jobs.ts';
import { findHomeOfDemo, listDemoPeople, noteDemo, previewDemoOf } from './demo-repository.ts';
import { holdSetup } from './setup-repository.ts';

interface LeavingDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly erase: EraseAccount;
}

export type LeavingDemo = ReturnType<typeof createLeavingDemo>;

/** Leaving the demo: erases its accounts one by one, as if each had been deleted by its owner, and nothing else. */
export function createLeavingDemo({ db, jobs, erase }: LeavingDeps) {
  async function preview(): Promise<DemoPreview> {
    return previewDemoOf(db, await listDemoPeople(db));
  }

  /** Starts the removal; idempotent. */
  async function begin(caller: Caller): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await holdSetup(tx);
      if ((await findHomeOfDemo(tx)) !== 'here') return;
      await noteDemo(tx, 'leavingSince');
      await jobs.queue(tx, 'demo.leave', { actorId: caller.id });
    });
  }

  /** Erases the remaining accounts; the next run continues one that was killed. */
  async function leave({ actorId }: JobPayloads['demo.leave']): Promise<void> {
    let count = 0;
    for (const id of await listDemoPeople(db)) {
      await db.transaction().execute((tx) => erase(tx, id));
      count += 1;
    }
    await db.transaction().execute(async (tx) => {
      await holdSetup(tx);
      if ((await findHomeOfDemo(tx)) !== 'leaving') return;
      await noteDemo(tx, 'leftAt');
      await emit(tx, 'listings.changed', {});
      await writeAudit(tx, { actorId, action: 'demo.leave', content: { entries: count } });
    });
  }

  return { preview, begin, leave };
}
