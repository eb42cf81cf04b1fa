import { announcePerson } from '../accounts/announce.ts';
import { createErasure, type EraseAccount } from '../accounts/erasure.ts';
import { createExportService, type ExportService } from '../accounts/export.ts';
import { createLinkMails } from '../accounts/link-mails.ts';
import { useLink } from '../accounts/links.ts';
import { createLoginLinks } from '../accounts/login-links.ts';
import { accountMails } from '../accounts/mails.ts';
import { createPasswordChoices, type PasswordChoices } from '../accounts/password-choice.ts';
import { createRegistrationService } from '../accounts/registration.ts';
import { renewReplyClasses } from '../accounts/response-time-repository.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { createAccountService } from '../accounts/service.ts';
import { createSettingsService } from '../accounts/settings.ts';
import type { Config } from '../config.ts';
import type { DocumentStore } from '../credentials/document-store.ts';
import { createMediaService, type MediaService } from '../media/service.ts';
import type { MediaStore } from '../media/store.ts';
import { uploadRoutes } from '../media/upload-routes.ts';
import type { Mailer } from '../notifications/mail/mailer.ts';
import { createMailWorker, queueMail } from '../notifications/mail/queued.ts';
import { deleteOldDeliveries } from '../notifications/mail/repository.ts';
import type { PeopleActDeps } from '../operator/people/acts.ts';
import type { DatabaseClient, Tx } from '../platform/db/client.ts';
import { forgetOldKeys } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { Authenticate, Mounted } from '../platform/mount.ts';
import type { SearchService } from '../search/service.ts';
import { secondFactorRoutes } from '../second-factor/routes.ts';
import {
  createSecondFactorService,
  purge as purgeSecondFactor,
  type SecondFactorService,
} from '../second-factor/service.ts';
import { sessionRoutes } from '../sessions/routes.ts';
import { createSessionService, type SessionService } from '../sessions/service.ts';
import type { Blocked } from '../settings/blocked.ts';
import { QUEUED_MAILS } from './mails.ts';

interface PeopleDeps {
  readonly config: Config;
  readonly client: DatabaseClient;
  readonly jobs: Jobs;
  readonly store: MediaStore;
  readonly documents: DocumentStore;
  readonly limits: Limits;
  readonly search: SearchService;
  readonly blocked: Blocked;
  /** Records the version of the terms that is accepted by registering. */
  readonly acceptTerms: (tx: Tx, accountId: number) => Promise<void>;
}

/** The accounts' interface to the rest of the server: endpoints, tokens and jobs. */
export interface People {
  readonly mounted: readonly Mounted[];
  readonly authenticate: Authenticate;
  /** Which of these sessions are invalid. */
  readonly listEndedSessions: (ids: readonly number[]) => Promise<number[]>;
  readonly exports: ExportService;
  readonly media: MediaService;
  /** Used by the set-up of a market to create its first admin. */
  readonly sessions: SessionService;
  readonly assertGoodPassword: PasswordChoices['assertGood'];
  readonly erase: EraseAccount;
  /** Consumes a mailed link that renews a listing. @throws ApiError 'linkInvalid' */
  readonly useRenewLink: (tx: Tx, token: string) => Promise<{ accountId: number; listingId: number }>;
  /** Admins' actions on other accounts. */
  readonly byHand: Omit<PeopleActDeps, 'db' | 'jobs' | 'limits'>;
  /** Registers the job workers. */
  readonly work: (send: Mailer) => void;
  /** Daily maintenance. */
  readonly upkeep: () => Promise<void>;
}

/** Wires up everything about accounts: each part knows the others only through its parameters. */
export function composePeople(deps: PeopleDeps): People {
  const { config, client, jobs, store, documents, limits, search, blocked, acceptTerms } = deps;
  const { db } = client;
  const { publicUrl } = config;
  const replyDomain = config.replies?.domain ?? null;
  // A circular dependency: log-ins need the second factor, passkeys need sessions.
  let secondFactor: SecondFactorService;
  const sessions: SessionService = createSessionService({
    db,
    limits,
    checkCode: (tx, accountId, code) => secondFactor.checkCode(tx, accountId, code),
  });
  secondFactor = createSecondFactorService({
    db,
    site: {
      publicUrl,
      get name() {
        return config.market.name;
      },
    },
    openSession: sessions.openSession,
    tellOwner: (tx, accountId, change) =>
      queueMail(jobs, tx, accountMails.signInMethodChanged, { accountId, details: { change } }),
  });
  const { erase, eraseOnRequest, deleteOwnAccount } = createErasure({ db, jobs, endSessions: sessions.endSessions });
  const linkMails = createLinkMails({ db, jobs, limits, sessions });
  const choices = createPasswordChoices({ limits });
  const { checkCode, dropMethods } = secondFactor;
  const registration = createRegistrationService({
    ...{ db, jobs, limits, sessions, blocked },
    ...{ dropMethods, erase, linkMails, choices, acceptTerms },
  });
  const loginLinks = createLoginLinks({ db, limits, sessions, registration, linkMails, checkCode });
  const settings = createSettingsService({
    db,
    jobs,
    limits,
    registration,
    choices,
    blocked,
    renameInSearch: (tx, sellerId, name) => search.renameSeller(tx, sellerId, name),
  });
  const media = createMediaService({ db, store, limits, getCurrentUser: sessions.getCurrentUser, announcePerson });
  const exports = createExportService({ db, jobs, limits, store, documents });
  const listPictures = async (id: number) => (await media.listGallery(id)).map(({ picture }) => picture);
  const accounts = createAccountService({ db, listPictures });

  return {
    mounted: [
      ...sessionRoutes(sessions),
      ...accountRoutes({ accounts, registration, linkMails, loginLinks, settings, exports, deleteOwnAccount }),
      ...secondFactorRoutes(secondFactor),
      ...uploadRoutes(media),
    ],
    authenticate: sessions.authenticate,
    listEndedSessions: sessions.listEnded,
    exports,
    media,
    sessions,
    assertGoodPassword: choices.assertGood,
    erase,
    useRenewLink: async (tx, token) => {
      const { account_id: accountId, listing_id: listingId } = await useLink(tx, token, ['renewListing']);
      return { accountId, listingId: listingId ?? 0 };
    },
    byHand: {
      endSessions: sessions.endSessions,
      confirmByHand: registration.confirmByHand,
      eraseOnRequest,
      requestExport: exports.requestFor,
      checkCode,
    },
    work: (send) => {
      jobs.work(
        'account.mail',
        createMailWorker({
          ...{ db, jobs, publicUrl, search, store, replyDomain, send },
          mails: QUEUED_MAILS,
          getMarket: () => config.market,
        }),
      );
      jobs.work('account.export', exports.make);
      jobs.work('exports.remove', ({ fileNames }) => exports.removeFiles(fileNames));
      jobs.work('media.sweep', media.sweep);
    },
    upkeep: async () => {
      await Promise.all([registration.purge(), sessions.purge(), exports.purge(), purgeSecondFactor(db)]);
      await Promise.all([limits.purge(), forgetOldKeys(db), deleteOldDeliveries(db)]);
      await db.transaction().execute(renewReplyClasses);
    },
  };
}
