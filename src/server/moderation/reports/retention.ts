import type { Db } from '../../platform/db/client.ts';
import { deleteOldLinks, forgetOldReporters } from './retention-repository.ts';

const AT_ONCE = 1_000;

/** Daily clean-up: half a year after the decision there is no reason left to know the reporter. */
export async function forgetOldReports(db: Db): Promise<void> {
  for (const tidy of [forgetOldReporters, deleteOldLinks]) {
    while ((await tidy(db, AT_ONCE)) === AT_ONCE);
  }
}
