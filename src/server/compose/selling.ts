import { findMailbox } from '../accounts/mail-repository.ts';
import type { FindPersonKey } from '../accounts/person-key.ts';
import type { Config } from '../config.ts';
import type { MediaService } from '../media/service.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import type { DatabaseClient, Tx } from '../platform/db/client.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { Mounted } from '../platform/mount.ts';
import type { SearchService } from '../search/service.ts';
import { createDraftService } from '../selling/drafts.ts';
import { createImportService } from '../selling/import.ts';
import { createImportPictureService } from '../selling/import-pictures.ts';
import { createLifeService } from '../selling/life.ts';
import { createLikenessService } from '../selling/likeness.ts';
import { createNewcomerService } from '../selling/newcomers.ts';
import { sellingRoutes } from '../selling/routes.ts';
import { createSellingService } from '../selling/service.ts';
import { deleteOldVisits } from '../selling/visit-repository.ts';
import type { Blocked } from '../settings/blocked.ts';

interface SellersDeps {
  readonly client: DatabaseClient;
  readonly jobs: Jobs;
  readonly publishNews: PublishNews;
  readonly limits: Limits;
  readonly media: MediaService;
  readonly search: SearchService;
  readonly config: Config;
  readonly findPersonKey: FindPersonKey;
  readonly useRenewLink: (tx: Tx, token: string) => Promise<{ accountId: number; listingId: number }>;
  readonly blocked: Blocked;
}

/** Selling's interface to the rest of the server: endpoints and jobs. */
export interface Sellers {
  readonly mounted: readonly Mounted[];
  readonly work: () => void;
  /** Daily maintenance. */
  readonly upkeep: () => Promise<void>;
}

/** Wires up everything about posting and managing listings. */
export function composeSellers({
  config,
  client,
  jobs,
  publishNews,
  limits,
  media,
  search,
  findPersonKey,
  useRenewLink,
  blocked,
}: SellersDeps): Sellers {
  const { db } = client;
  const analyse = (text: Parameters<SearchService['analyse']>[0]) => search.analyse(text);
  const getSellerName = async (accountId: number) => (await findMailbox(db, accountId))?.name ?? '';
  const selling = createSellingService({ db, jobs, limits, analyse, getSellerName, blocked });
  const newcomers = createNewcomerService({ db, config, findPersonKey });
  const life = createLifeService({ db, jobs, limits, publishNews, useRenewLink, newcomers });
  const drafts = createDraftService({ db, picturesOf: selling.picturesOf });
  const likeness = createLikenessService({ db, search });
  const imports = createImportService({ db, jobs, limits, analyse, getSellerName, blocked });
  const importPictures = createImportPictureService({ limits, media });
  return {
    mounted: sellingRoutes({ selling, life, newcomers, drafts, likeness, imports, importPictures, media }),
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
