import { findMailbox } from './accounts/mail-repository.ts';
import type { DatabaseClient, Tx } from './db/client.ts';
import type { Jobs } from './jobs.ts';
import type { Limits } from './limits/service.ts';
import { createDraftService } from './listings/selling/drafts.ts';
import { createImportService } from './listings/selling/import.ts';
import { createLifeService } from './listings/selling/life.ts';
import { createLikenessService } from './listings/selling/likeness.ts';
import { deleteOldVisits } from './listings/selling/repository.ts';
import { sellingRoutes } from './listings/selling/routes.ts';
import { createSellingService } from './listings/selling/service.ts';
import type { MediaService } from './media/service.ts';
import type { Mounted } from './mount.ts';
import type { SearchService } from './search/service.ts';

interface SellersDeps {
  readonly client: DatabaseClient;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly media: MediaService;
  readonly search: SearchService;
  readonly useRenewLink: (tx: Tx, token: string) => Promise<{ accountId: number; listingId: number }>;
}

/** What the rest of the server has of those who sell: their endpoints, and their jobs. */
export interface Sellers {
  readonly mounted: readonly Mounted[];
  readonly work: () => void;
  /** What is tidied up once a day. */
  readonly upkeep: () => Promise<void>;
}

/** Puts together everything about posting and managing listings. */
export function composeSellers({ client, jobs, limits, media, search, useRenewLink }: SellersDeps): Sellers {
  const { db } = client;
  const analyse = (text: Parameters<SearchService['analyse']>[0]) => search.analyse(text);
  const getSellerName = async (accountId: number) => (await findMailbox(db, accountId))?.name ?? '';
  const selling = createSellingService({ db, jobs, limits, analyse, getSellerName });
  const life = createLifeService({ db, jobs, limits, useRenewLink });
  const drafts = createDraftService({ db, picturesOf: selling.picturesOf });
  const likeness = createLikenessService({ db, search });
  const imports = createImportService({ db, limits, analyse, getSellerName });
  return {
    mounted: sellingRoutes({ selling, life, drafts, likeness, imports, media }),
    work: () => {
      jobs.work('listings.expire', life.expire);
      jobs.work('listings.purge', life.purge);
    },
    upkeep: async () => {
      await drafts.purge();
      await deleteOldVisits(db);
    },
  };
}
