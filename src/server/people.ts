import { announcePerson } from './accounts/announce.ts';
import { createErasure } from './accounts/erasure.ts';
import { createExportService, type ExportService } from './accounts/export.ts';
import { useLink } from './accounts/links.ts';
import { createMailWorker, queueMail } from './accounts/mails.ts';
import { createRegistrationService } from './accounts/registration.ts';
import { accountRoutes } from './accounts/routes.ts';
import { createAccountService } from './accounts/service.ts';
import { createSettingsService } from './accounts/settings.ts';
import type { Config } from './config.ts';
import type { DatabaseClient, Tx } from './db/client.ts';
import { forgetOldKeys } from './idempotency.ts';
import type { Jobs } from './jobs.ts';
import type { Limits } from './limits/service.ts';
import type { Mailer } from './mail/mailer.ts';
import { deleteOldDeliveries } from './mail/repository.ts';
import { createMediaService, type MediaService } from './media/service.ts';
import type { MediaStore } from './media/store.ts';
import { uploadRoutes } from './media/upload-routes.ts';
import type { Authenticate, Mounted } from './mount.ts';
import type { SearchService } from './search/service.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import {
  createSecondFactorService,
  purge as purgeSecondFactor,
  type SecondFactorService,
} from './second-factor/service.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { createSessionService, type SessionService } from './sessions/service.ts';

interface PeopleDeps {
  readonly config: Config;
  readonly client: DatabaseClient;
  readonly jobs: Jobs;
  readonly store: MediaStore;
  readonly limits: Limits;
  readonly search: SearchService;
}

/** What the rest of the server has of the people: their endpoints, their tokens, and their jobs. */
export interface People {
  readonly mounted: readonly Mounted[];
  readonly authenticate: Authenticate;
  /** Which of these log-ins nobody can use any more. */
  readonly listEndedSessions: (ids: readonly number[]) => Promise<number[]>;
  readonly exports: ExportService;
  readonly media: MediaService;
  /** Uses the link of a mail up that renews a listing. @throws ApiError 'linkInvalid' */
  readonly useRenewLink: (tx: Tx, token: string) => Promise<{ accountId: number; listingId: number }>;
  /** Names the functions that do the people's jobs. */
  readonly work: (send: Mailer) => void;
  /** What is tidied up once a day. */
  readonly upkeep: () => Promise<void>;
}

/** Puts together everything about accounts: each part knows of the others only what it is given here. */
export function composePeople({ config, client, jobs, store, limits, search }: PeopleDeps): People {
  const { db } = client;
  const { publicUrl } = config;
  // The two ask each other: a log-in for its second factor, a passkey for its session.
  let secondFactor: SecondFactorService;
  const sessions: SessionService = createSessionService({
    db,
    limits,
    checkCode: (tx, accountId, code) => secondFactor.checkCode(tx, accountId, code),
  });
  secondFactor = createSecondFactorService({
    db,
    site: { publicUrl, name: 'Jarmark' },
    openSession: sessions.openSession,
    tellOwner: (tx, accountId, change) =>
      queueMail(jobs, tx, { kind: 'signInMethodChanged', accountId, details: { change } }),
  });
  const { erase, deleteOwnAccount } = createErasure({ db, jobs, endSessions: sessions.endSessions });
  const registration = createRegistrationService({ db, jobs, limits, sessions, erase });
  const settings = createSettingsService({
    db,
    jobs,
    limits,
    registration,
    renameInSearch: (tx, sellerId, name) => search.renameSeller(tx, sellerId, name),
  });
  const media = createMediaService({ db, store, limits, getCurrentUser: sessions.getCurrentUser, announcePerson });
  const exports = createExportService({ db, jobs, limits, store });
  const listPictures = async (id: number) => (await media.listGallery(id)).map(({ picture }) => picture);
  const accounts = createAccountService({ db, listPictures });

  return {
    mounted: [
      ...sessionRoutes(sessions),
      ...accountRoutes({ accounts, registration, settings, exports, deleteOwnAccount }),
      ...secondFactorRoutes(secondFactor),
      ...uploadRoutes(media),
    ],
    authenticate: sessions.authenticate,
    listEndedSessions: sessions.listEnded,
    exports,
    media,
    useRenewLink: async (tx, token) => {
      const { account_id: accountId, listing_id: listingId } = await useLink(tx, token, ['renewListing']);
      return { accountId, listingId: listingId ?? 0 };
    },
    work: (send) => {
      jobs.work('account.mail', createMailWorker({ db, jobs, publicUrl, send }));
      jobs.work('account.export', exports.make);
      jobs.work('exports.remove', ({ fileNames }) => exports.removeFiles(fileNames));
      jobs.work('media.sweep', media.sweep);
    },
    upkeep: async () => {
      await Promise.all([registration.purge(), sessions.purge(), exports.purge(), purgeSecondFactor(db)]);
      await Promise.all([limits.purge(), forgetOldKeys(db), deleteOldDeliveries(db)]);
    },
  };
}
