import type { z } from 'zod';
import type { registrationSchema, SignedIn } from '#contract/accounts.ts';
import { ApiError } from '#contract/errors.ts';
import type { Caller, RequestContext } from '../context.ts';
import type { Db, Tx } from '../db/client.ts';
import { emit } from '../events.ts';
import { once } from '../idempotency.ts';
import type { Jobs } from '../jobs.ts';
import type { Limits } from '../limits/service.ts';
import { hashPassword, hashToken, type SessionService } from '../sessions/service.ts';
import type { EraseAccount } from './erasure.ts';
import { deleteExpiredTokens, deleteMailTokens } from './link-repository.ts';
import { useLink } from './links.ts';
import { findMailbox } from './mail-repository.ts';
import { queueMail } from './mails.ts';
import {
  confirmEmail,
  findConfirmedOwner,
  findNeverConfirmed,
  findResettable,
  findStrangersTo,
  insertAccount,
  setPassword,
} from './registration-repository.ts';

interface RegistrationDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly sessions: SessionService;
  readonly erase: EraseAccount;
}

const PURGE_AT_ONCE = 100;
const NOBODY = 0;

export type RegistrationService = ReturnType<typeof createRegistrationService>;

/** How people come in: registration, confirmation of the address, and a new password for who forgot theirs. */
export function createRegistrationService({ db, jobs, limits, sessions, erase }: RegistrationDeps) {
  /**
   * Makes an account with its first session. Whether the address has an account already shows in nothing but the mail:
   * its owner is told, and the new account can never be confirmed.
   */
  async function register(
    { address: _placeholder, ...form }: z.output<typeof registrationSchema>,
    { ip, device, locale, idempotencyKey, visitorId }: RequestContext,
  ): Promise<SignedIn> {
    await limits.take({ 'register.address': ip, 'register.visitor': visitorId, 'mail.recipient': form.email });
    const { password, ...person } = form;
    const passwordHash = await hashPassword(password);
    return db.transaction().execute(async (tx) => {
      // The hash of the password stands for it: a stranger who guesses the key learns nothing by it.
      const request = { ...person, password: hashToken(password).toString('base64') };
      const { accountId } = await once(tx, { scope: 'register', key: idempotencyKey, request }, async () => {
        const id = await insertAccount(tx, { ...person, locale, password_hash: passwordHash });
        const ownerId = await findConfirmedOwner(tx, person.email);
        if (ownerId === undefined) await queueMail(jobs, tx, { kind: 'verifyEmail', accountId: id });
        else await queueMail(jobs, tx, { kind: 'alreadyRegistered', accountId: ownerId });
        return { accountId: id };
      });
      return sessions.openSession(tx, { accountId, device, isStrong: false });
    });
  }

  /** Confirms the address that a link was sent to. @throws ApiError 'linkInvalid' */
  async function verifyEmail(token: string, { ip }: RequestContext): Promise<string> {
    await limits.take({ 'link.address': ip });
    return db.transaction().execute(async (tx) => {
      const link = await useLink(tx, token, ['verifyEmail', 'changeEmail']);
      const former = await findMailbox(tx, link.account_id);
      if (!(await confirmEmail(tx, link.account_id, link.email))) throw new ApiError('linkInvalid');
      for (const id of await findStrangersTo(tx, link.email, link.account_id)) await erase(tx, id);
      await deleteMailTokens(tx, link.account_id, ['verifyEmail', 'changeEmail', 'resetPassword']);
      if (link.purpose === 'changeEmail' && former) {
        const details = { email: link.email };
        await queueMail(jobs, tx, { kind: 'emailChanged', accountId: link.account_id, to: former, details });
      }
      await emit(tx, 'account.changed', { id: link.account_id });
      return link.email;
    });
  }

  /** @throws ApiError 'conflict' when the address is confirmed already | 'tooManyRequests' */
  async function resendVerification(caller: Caller, { ip }: RequestContext): Promise<void> {
    if (caller.isVerified) throw new ApiError('conflict');
    const mailbox = await findMailbox(db, caller.id);
    if (!mailbox) throw new ApiError('mustLoggedIn');
    await limits.take({ 'mail.recipient': mailbox.email, 'mail.address': ip });
    await db.transaction().execute(async (tx) => {
      // An address that somebody else has confirmed meanwhile gets the other mail, and the answer stays the same.
      const ownerId = await findConfirmedOwner(tx, mailbox.email);
      if (ownerId === undefined) await queueMail(jobs, tx, { kind: 'verifyEmail', accountId: caller.id });
      else await queueMail(jobs, tx, { kind: 'alreadyRegistered', accountId: ownerId });
    });
  }

  /** Mails a link to choose a new password, if the address has an account; the answer is the same if not. */
  async function forgotPassword(email: string, { ip }: RequestContext): Promise<void> {
    await limits.take({ 'mail.recipient': email, 'mail.address': ip });
    await db.transaction().execute(async (tx) => {
      // Nobody's mail is queued like any other, so that it takes the same time.
      const accountId = (await findResettable(tx, email)) ?? NOBODY;
      await queueMail(jobs, tx, { kind: 'resetPassword', accountId });
    });
  }

  /** Chooses a new password; every session ends, as whoever else was in shall be out. @throws ApiError 'linkInvalid' */
  async function resetPassword(token: string, password: string, { ip }: RequestContext): Promise<void> {
    await limits.take({ 'link.address': ip });
    const passwordHash = await hashPassword(password);
    await db.transaction().execute(async (tx) => {
      const { account_id: accountId, email } = await useLink(tx, token, ['resetPassword']);
      await replacePassword(tx, accountId, passwordHash);
      await confirmIfStillOwn(tx, accountId, email);
    });
  }

  /** Following the link proved the address, as the other link would have. */
  async function confirmIfStillOwn(tx: Tx, accountId: number, email: string): Promise<void> {
    const mailbox = await findMailbox(tx, accountId);
    if (mailbox?.email !== email || !(await confirmEmail(tx, accountId, email))) return;
    for (const id of await findStrangersTo(tx, email, accountId)) await erase(tx, id);
  }

  /** Stores a new password and ends what the old one had opened, but for one session. */
  async function replacePassword(tx: Tx, accountId: number, passwordHash: string, keep?: number): Promise<void> {
    await setPassword(tx, accountId, passwordHash);
    await deleteMailTokens(tx, accountId, ['resetPassword']);
    await sessions.endSessions(tx, accountId, keep === undefined ? {} : { except: keep });
    await queueMail(jobs, tx, { kind: 'passwordChanged', accountId });
  }

  /** Forgets links that are over, and accounts that nobody has confirmed for a week. */
  async function purge(): Promise<void> {
    await deleteExpiredTokens(db);
    for (let found = PURGE_AT_ONCE; found === PURGE_AT_ONCE; ) {
      const ids = await findNeverConfirmed(db, PURGE_AT_ONCE);
      for (const id of ids) await db.transaction().execute((tx) => erase(tx, id));
      found = ids.length;
    }
  }

  return { register, verifyEmail, resendVerification, forgotPassword, resetPassword, replacePassword, purge };
}
