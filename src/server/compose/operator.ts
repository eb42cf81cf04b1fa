import type { Config } from '../config.ts';
import { deleteOldMailLog } from '../notifications/mail/log-repository.ts';
import { createOverviewService } from '../operator/overview/service.ts';
import { createTally } from '../operator/overview/tally.ts';
import { addJobs } from '../operator/overview/tally-repository.ts';
import { operatorRoutes } from '../operator/routes.ts';
import type { DatabaseClient } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { Mounted } from '../platform/mount.ts';
import type { People } from './accounts.ts';
import type { Money } from './payments.ts';

interface OperatorParts {
  readonly config: Config;
  readonly client: DatabaseClient;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly people: People;
  readonly money: Money;
}

/** The operator's desk's interface to the rest of the server. */
export interface Operator {
  readonly mounted: readonly Mounted[];
  /** Counts the jobs of this node. */
  readonly work: () => void;
  /** Daily maintenance. */
  readonly upkeep: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Wires up the operator's desk, which reads data of all features, and acts through them. */
export function composeOperator({ config, client, jobs, limits, people, money }: OperatorParts): Operator {
  const { db, backend } = client;
  const tally = createTally({ add: (jobs) => addJobs(db, jobs) });
  const overview = createOverviewService({
    db,
    dataDir: config.dataDir,
    engine: backend === 'pglite' ? 'PGlite' : 'PostgreSQL',
    hasBackups: config.backup.place !== null,
    countPaymentsWaiting: money.countWaiting,
  });
  return {
    mounted: operatorRoutes({ overview, people: { db, jobs, limits, ...people.byHand }, running: { db, jobs } }),
    work: () => jobs.watch(tally.note),
    upkeep: () => deleteOldMailLog(db),
    close: tally.close,
  };
}
