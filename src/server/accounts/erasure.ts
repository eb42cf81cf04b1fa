import { ApiError } from '#contract/errors.ts';
import { DEFAULT_LOCALE, findLocale } from '#i18n/locales.ts';
import { eraseCredentials } from '../credentials/erasure.ts';
import { queueMail } from '../notifications/mail/queued.ts';
import type { Caller } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { emit, emitAll } from '../platform/events.ts';
import type { Jobs } from '../platform/jobs.ts';
import { listCommentedListings, listReviewedBuyers } from './announce-repository.ts';
import { eraseMoney } from './erasure-money.ts';
import {
  blankAccount,
  blankFlags,
  deleteAgreements,
  deleteExports,
  deleteOwnComments,
  deleteOwned,
  deleteOwnListings,
  deleteTraces,
  holdTouchedListings,
  type LeavingRow,
  lockAccount,
} from './erasure-repository.ts';
import { eraseTalk } from './erasure-talk.ts';
import { blankAppeals, blankCases, forgetReporter, holdCases } from './erasure-trust-repository.ts';
import { accountMails } from './mails.ts';
import { lockRoles } from './role-repository.ts';

interface ErasureDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly endSessions: (tx: Tx, accountId: number) => Promise<number>;
}

/** Erases an account within a transaction; does nothing if it is already deleted. */
export type EraseAccount = (tx: Tx, accountId: number) => Promise<LeavingRow | undefined>;

/**
 * Erases a person: name, addresses, texts, listings, comments, pictures, certificates and means to log in. The same transaction
 * queues the jobs that delete files.
 */
export function createErasure({ db, jobs, endSessions }: ErasureDeps) {
  const erase: EraseAccount = async (tx, accountId) => {
    const leaving = await lockAccount(tx, accountId);
    if (!leaving) return undefined;
    await endSessions(tx, accountId);
    await holdCases(tx, accountId);
    await blankCases(tx, accountId);
    await holdTouchedListings(tx, accountId);
    const stale = await listCommentedListings(tx, accountId);
    const buyers = await listReviewedBuyers(tx, accountId);
    await deleteAgreements(tx, accountId);
    await emitAll(tx, 'listing.changed', await deleteOwnComments(tx, accountId));
    await emitAll(tx, 'listing.changed', await deleteOwnListings(tx, accountId));
    await emitAll(tx, 'listing.stale', stale);
    await emitAll(tx, 'account.changed', buyers);
    await eraseTalk(jobs, tx, accountId);
    await eraseMoney(jobs, tx, accountId);
    await eraseCredentials(jobs, tx, accountId);
    const exportFiles = await deleteExports(tx, accountId);
    await deleteOwned(tx, accountId);
    await blankFlags(tx, accountId);
    // An unconfirmed address may be a stranger's: keep what that stranger wrote.
    const ownEmail = leaving.is_confirmed ? leaving.email : null;
    await blankAppeals(tx, accountId, ownEmail);
    await forgetReporter(tx, accountId, ownEmail);
    await deleteTraces(tx, accountId, ownEmail);
    await blankAccount(tx, accountId);
    await emit(tx, 'account.changed', { id: accountId });
    if (exportFiles.length > 0) await jobs.queue(tx, 'exports.remove', { fileNames: exportFiles });
    await jobs.queue(tx, 'media.sweep', {});
    return leaving;
  };

  /** Erases an account at its owner's request, and sends a farewell mail; false if it is already deleted. */
  async function eraseOnRequest(tx: Tx, accountId: number): Promise<boolean> {
    const leaving = await erase(tx, accountId);
    if (!leaving) return false;
    const { email, name, locale } = leaving;
    const to = { email, name, locale: findLocale(locale) ?? DEFAULT_LOCALE };
    if (leaving.is_confirmed) await queueMail(jobs, tx, accountMails.accountDeleted, { accountId, to });
    return true;
  }

  /**
   * Erases the caller's own account.
   *
   * @throws ApiError 'lastAdmin' when nobody would be left to run the market | 'mustLoggedIn'
   */
  async function deleteOwnAccount(caller: Caller): Promise<void> {
    const isErased = await db.transaction().execute(async (tx) => {
      const roles = await lockRoles(tx, caller.id);
      if (roles?.before === 'admin' && roles.otherAdmins === 0) throw new ApiError('lastAdmin');
      return eraseOnRequest(tx, caller.id);
    });
    if (!isErased) throw new ApiError('mustLoggedIn');
  }

  return { erase, eraseOnRequest, deleteOwnAccount };
}
