import type { Config } from '../config.ts';
import type { Db } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { Mounted } from '../platform/mount.ts';
import { type Invitation, invite } from '../settings/invitation.ts';
import { createLeavingDemo } from '../settings/leaving-demo.ts';
import { createSetupService } from '../settings/setup.ts';
import { setupRoutes } from '../settings/setup-routes.ts';
import type { People } from './accounts.ts';

/** The interface of the first start to the rest of the server. */
export interface FirstStart {
  readonly mounted: readonly Mounted[];
  /** The invitation of the first admin; null once there is an admin. */
  readonly invite: () => Promise<Invitation | null>;
  /** Registers the job worker. */
  readonly work: () => void;
}

/** Wires up the set-up of a new market, and the removal of the demo. */
export function composeSetup(deps: {
  config: Config;
  db: Db;
  jobs: Jobs;
  limits: Limits;
  siteKey: Buffer;
  people: Pick<People, 'sessions' | 'assertGoodPassword' | 'erase'>;
}): FirstStart {
  const { people, siteKey, ...ground } = deps;
  const { sessions, assertGoodPassword, erase } = people;
  const setup = createSetupService({ ...ground, sessions, assertGoodPassword });
  const leaving = createLeavingDemo({ ...ground, erase });
  return {
    mounted: setupRoutes({ setup, leaving }),
    invite: () => invite({ ...ground, siteKey }),
    work: () => ground.jobs.work('demo.leave', leaving.leave),
  };
}
