import { ApiError } from '#contract/errors.ts';
import type { SignInMethods } from '#contract/second-factor.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import {
  addMethod,
  type ChangedMethods,
  dropMethods,
  isStrong,
  lockOwner,
  readMethods,
  removeMethod,
  renewCodes,
  type TellOwner,
  tellIfConfirmed,
} from './methods.ts';
import { deleteExpiredChallenges } from './passkey-repository.ts';
import { createPasskeys, type OpenSession } from './passkeys.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import {
  deleteAbandonedTotp,
  deleteTotp,
  findTotpSecret,
  savePendingTotp,
  useRecoveryCode,
  useTotpStep,
} from './repository.ts';
import { currentStep, findStep, lastStepBefore, makeTotp, STEPS_A_DAY } from './totp.ts';

/** The verdict on a log-in's code; `notNeeded` if the account has no second factor. */
export type CodeVerdict = 'notNeeded' | 'missing' | 'wrong' | 'right';

interface SecondFactorDeps {
  readonly db: Db;
  readonly site: { readonly publicUrl: string; readonly name: string };
  readonly openSession: OpenSession;
  readonly tellOwner: TellOwner;
}

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

/** Second factors: TOTP codes, passkeys, and recovery codes in case both are lost. */
export function createSecondFactorService({ db, site, openSession, tellOwner }: SecondFactorDeps) {
  const { hostname, origin } = new URL(site.publicUrl);

  function getMethods(accountId: number): Promise<SignInMethods> {
    return readMethods(db, accountId);
  }

  /** Creates a secret, replacing an unconfirmed one. @throws ApiError 'conflict' if there is a confirmed one. */
  async function startTotp(accountId: number): Promise<{ secret: string; uri: string; qr: string }> {
    return db.transaction().execute(async (tx) => {
      const owner = await lockOwner(tx, accountId);
      const made = makeTotp(site.name, owner.email);
      // Earlier steps are never accepted; this also records when the setup began.
      const last_step = lastStepBefore(currentStep());
      const isSaved = await savePendingTotp(tx, { account_id: accountId, secret: made.secret, last_step });
      if (!isSaved) throw new ApiError('conflict');
      return made;
    });
  }

  /** @throws ApiError 'conflict' if there is nothing to confirm | 'validationFailed' at `code` */
  function confirmTotp(accountId: number, code: string, locale: Locale): Promise<ChangedMethods> {
    return db.transaction().execute(async (tx) => {
      const owner = await lockOwner(tx, accountId);
      const secret = await findTotpSecret(tx, accountId, 'pending');
      if (!secret) throw new ApiError('conflict');
      const changed = await addMethod(tx, accountId, async () => {
        if (!(await useTotp(tx, accountId, secret, code))) throw fieldError(locale, 'code', 'validation.wrongCode');
      });
      await tellIfConfirmed(tx, owner, 'totpAdded', tellOwner);
      return changed;
    });
  }

  /** @throws ApiError 'notFound' | 'forbidden' for the last method of a moderator or admin. */
  function removeTotp(accountId: number): Promise<SignInMethods> {
    return db.transaction().execute(async (tx) => {
      const owner = await lockOwner(tx, accountId);
      const methods = await removeMethod(tx, owner, () => deleteTotp(tx, accountId));
      await tellIfConfirmed(tx, owner, 'totpRemoved', tellOwner);
      return methods;
    });
  }

  /** @throws ApiError 'conflict' if there is no method that they could replace. */
  function renewRecoveryCodes(accountId: number): Promise<ChangedMethods> {
    return db.transaction().execute(async (tx) => {
      await lockOwner(tx, accountId);
      if (!(await isStrong(tx, accountId))) throw new ApiError('conflict');
      const recoveryCodes = await renewCodes(tx, accountId);
      return { methods: await readMethods(tx, accountId), recoveryCodes };
    });
  }

  /** Verifies the code of a password log-in and consumes it if it is right, in the caller's transaction. */
  async function checkCode(tx: Tx, accountId: number, code: string | undefined): Promise<CodeVerdict> {
    if (!(await isStrong(tx, accountId))) return 'notNeeded';
    const typed = code?.replace(/\s/g, '');
    if (!typed) return 'missing';
    const isRight = /^\d{6}$/.test(typed)
      ? await useTotp(tx, accountId, await findTotpSecret(tx, accountId, 'confirmed'), typed)
      : await useRecoveryCode(tx, accountId, hashRecoveryCode(accountId, typed));
    return isRight ? 'right' : 'wrong';
  }

  return {
    getMethods,
    startTotp,
    confirmTotp,
    removeTotp,
    renewRecoveryCodes,
    checkCode,
    dropMethods,
    ...createPasskeys({ db, party: partyOf(site, { id: hostname, origin }), openSession, tellOwner }),
  };
}

async function useTotp(tx: Tx, accountId: number, secret: string | undefined, code: string): Promise<boolean> {
  if (secret === undefined) return false;
  const step = findStep(secret, code);
  return step !== null && useTotpStep(tx, accountId, secret, step);
}

/** Deletes expired challenges, and secrets not confirmed within a day. */
export async function purge(db: Db): Promise<void> {
  await deleteExpiredChallenges(db);
  await deleteAbandonedTotp(db, lastStepBefore(currentStep()) - STEPS_A_DAY);
}

/** The site as authenticators show it; its name is read each time, because it can be changed. */
function partyOf(site: SecondFactorDeps['site'], { id, origin }: { id: string; origin: string }) {
  return {
    id,
    origin,
    get name() {
      return site.name;
    },
  };
}
