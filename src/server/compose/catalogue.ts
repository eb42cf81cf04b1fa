import type { HoldCatalogue } from '../catalogue/holding.ts';
import { moveListings } from '../catalogue/moving.ts';
import { catalogueRoutes } from '../catalogue/routes.ts';
import { createCatalogueService } from '../catalogue/service.ts';
import type { DatabaseClient } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Mounted } from '../platform/mount.ts';

interface CatalogueParts {
  readonly client: DatabaseClient;
  readonly jobs: Jobs;
  readonly holdCatalogue: HoldCatalogue;
}

/** The catalogue's interface to the rest of the server. */
export interface CatalogueParty {
  readonly mounted: readonly Mounted[];
  /** Registers the job workers. */
  readonly work: () => void;
  /** Daily maintenance. */
  readonly upkeep: () => Promise<void>;
}

/** Wires up the editable catalogue. */
export function composeCatalogue({ client, jobs, holdCatalogue }: CatalogueParts): CatalogueParty {
  const { db } = client;
  return {
    mounted: catalogueRoutes(createCatalogueService({ db, jobs, hold: holdCatalogue })),
    work: () => jobs.work('catalogue.move', () => moveListings({ db })),
    upkeep: () => moveListings({ db }),
  };
}
