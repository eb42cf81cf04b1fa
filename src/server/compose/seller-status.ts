import { createBuyers } from '../invoices/buyers.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { DatabaseClient } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { Mounted } from '../platform/mount.ts';
import { askPrivateSellers } from '../seller-status/asking.ts';
import { sellerStatusRoutes } from '../seller-status/routes.ts';
import { createSellerStatusService } from '../seller-status/service.ts';

interface SellerStatusParts {
  readonly client: DatabaseClient;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly publishNews: PublishNews;
}

/** The interface of sellers' declarations to the rest of the server. */
export interface SellerStatuses {
  readonly mounted: readonly Mounted[];
  /** Daily maintenance. */
  readonly upkeep: () => Promise<void>;
}

/** Wires up sellers' declarations of their status, and the question to private sellers with many sales. */
export function composeSellerStatuses({ client, jobs, limits, publishNews }: SellerStatusParts): SellerStatuses {
  const { db } = client;
  const { findStoredBuyer } = createBuyers({ db });
  return {
    mounted: sellerStatusRoutes(createSellerStatusService({ db, jobs, limits, findStoredBuyer })),
    upkeep: () => askPrivateSellers({ db, publishNews }),
  };
}
