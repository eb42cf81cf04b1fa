import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { backUp } from '../platform/backup/service.ts';
import type { DatabaseClient } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';

interface BackupDeps {
  readonly config: Config;
  readonly client: DatabaseClient;
  readonly jobs: Jobs;
  readonly log: FastifyBaseLogger;
}

/** The daily backup, if a place for backups is configured. */
export function composeBackup({ config, client, jobs, log }: BackupDeps) {
  const { place, at } = config.backup;
  return {
    work: () => {
      jobs.schedule('backup.make', place ? `${at.minute} ${at.hour} * * *` : null);
      jobs.work('backup.make', async () => {
        if (place) await backUp(config, client.origin, (line) => log.info(line));
      });
    },
  };
}
