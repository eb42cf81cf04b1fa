import type { Config } from '../config.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { DatabaseClient, Tx } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { Mounted } from '../platform/mount.ts';
import type { CurrentTexts } from '../texts/current.ts';
import { createReading } from '../texts/reading.ts';
import { textRoutes } from '../texts/routes.ts';
import { createSampleService } from '../texts/sample.ts';
import { createTextsService } from '../texts/service.ts';
import { createTermsService, tellOfTerms } from '../texts/terms.ts';
import { MAIL_TEMPLATES } from './mail-templates.ts';

interface TextParts {
  readonly config: Config;
  readonly client: DatabaseClient;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly texts: CurrentTexts;
  readonly publishNews: PublishNews;
}

/** The texts' interface to the rest of the server. */
export interface TextsParty {
  readonly mounted: readonly Mounted[];
  /** Records the version of the terms in force when an account registers. */
  readonly acceptCurrent: (tx: Tx, accountId: number) => Promise<void>;
  /** Registers the job worker. */
  readonly work: () => void;
  /** Daily maintenance. */
  readonly upkeep: () => Promise<void>;
}

/** Wires up the texts that the operator can edit. */
export function composeTexts({ config, client, jobs, limits, texts: current, publishNews }: TextParts): TextsParty {
  const { db } = client;
  const terms = createTermsService({ db, current });
  const tell = () => tellOfTerms({ db, publishNews });
  return {
    mounted: textRoutes({
      texts: createTextsService({ db, jobs, current, config }),
      read: createReading({ current, config }),
      terms,
      samples: createSampleService({ db, jobs, limits, current, config, templates: MAIL_TEMPLATES }),
    }),
    acceptCurrent: terms.acceptCurrent,
    work: () => jobs.work('terms.tell', tell),
    // Also notifies accounts registered between the announcement and the day on which new terms come into force.
    upkeep: tell,
  };
}
