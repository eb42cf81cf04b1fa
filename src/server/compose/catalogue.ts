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

/** What the catalogue offers to the rest of the server. */
export interface CatalogueParty {
  readonly mounted: readonly Mounted[];
  /** Assigns its jobs. */
  readonly work: () => void;
  /** Daily maintenance. */
  readonly upkeep: () => Promise<void>;
}

/** Wires up the catalogue that the operator keeps. */
export function composeCatalogue({ client, jobs, holdCatalogue }: CatalogueParts): CatalogueParty {
  const { db } = client;
  return {
    mounted: catalogueRoutes(createCatalogueService({ db, jobs, hold: holdCatalogue })),
    work: () => jobs.work('catalogue.move', () => moveListings({ db })),
    upkeep: () => moveListings({ db }),
  };
}
