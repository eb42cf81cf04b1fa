import type { Db } from '../db/client.ts';
import { deleteOldLinks, forgetOldReporters } from './retention-repository.ts';

const AT_ONCE = 1_000;

/** What is tidied up once a day: half a year after the decision nobody needs to know any more who had reported. */
export async function forgetOldReports(db: Db): Promise<void> {
  for (const tidy of [forgetOldReporters, deleteOldLinks]) {
    while ((await tidy(db, AT_ONCE)) === AT_ONCE);
  }
}
