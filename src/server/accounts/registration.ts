import type * as z from 'zod';
import type { registrationSchema, SignedIn, VerifiedEmail } from '#contract/accounts/accounts.ts';
import { ApiError } from '#contract/errors.ts';
import { listTroubles } from '../notifications/bounces/trouble-repository.ts';
import { queueMail } from '../notifications/mail/queued.ts';
import type { Caller, RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { emit } from '../platform/events.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import { deleteTokens } from '../programs/token-repository.ts';
import { hashPassword, hashToken, type SessionService } from '../sessions/service.ts';
import type { Blocked } from '../settings/blocked.ts';
import type { EraseAccount } from './erasure.ts';
import type { LinkMails } from './link-mails.ts';
import { deleteExpiredTokens, deleteMailTokens, useConfirmingTokens } from './link-repository.ts';
import { confirmedBefore, countingWrongLinks, readLink, useConfirmingLink, useLink } from './links.ts';
import { findMailbox } from './mail-repository.ts';
import { accountMails } from './mails.ts';
import type { PasswordChoices } from './password-choice.ts';
import {
  confirmEmail,
  findConfirmedOwner,
  findNeverConfirmed,
  findStrangersTo,
  insertAccount,
  isUnconfirmed,
  setPassword,
} from './registration-repository.ts';

interface RegistrationDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly sessions: SessionService;
  /** Removes all second factors of an account. */
  readonly dropMethods: (tx: Tx, accountId: number) => Promise<void>;
  readonly erase: EraseAccount;
  readonly linkMails: LinkMails;
  readonly choices: PasswordChoices;
  readonly blocked: Pick<Blocked, 'assertAddress'>;
  /** Records the version of the terms that is accepted by registering. */
  readonly acceptTerms: (tx: Tx, accountId: number) => Promise<void>;
}

const PURGE_AT_ONCE = 100;

export type RegistrationService = ReturnType<typeof createRegistrationService>;

/** Registration, confirmation of the address and password resets. */
export function createRegistrationService(deps: RegistrationDeps) {
  return withDeps(deps, {
    register,
    verifyEmail,
    resendVerification,
    resetPassword,
    replacePassword,
    confirmIfStillOwn,
    confirmByHand,
    purge,
  });
}

/**
 * Creates an account with its first session. Whether the address already has an account shows only in the mail: its
 * owner is notified, and the new account can never be confirmed.
 */
async function register(
  { db, jobs, limits, sessions, choices, blocked, acceptTerms }: RegistrationDeps,
  { address: _placeholder, ...form }: z.output<typeof registrationSchema>,
  context: RequestContext,
): Promise<SignedIn> {
  const { ip, locale, idempotencyKey, visitorId } = context;
  const { password, ...person } = form;
  blocked.assertAddress(locale, form.email);
  await choices.assertGood(password, [form.name, form.email, form.phone_number], { ip, locale });
  await limits.take({
    'register.pair': `${form.email}\0${ip}`,
    'register.address': ip,
    'register.visitor': visitorId,
    'mail.recipient': form.email,
  });
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    // Store the password's hash in the request: guessing the key must not reveal anything about it.
    const request = { ...person, password: hashToken(password).toString('base64') };
    const { accountId } = await once(tx, { scope: 'register', key: idempotencyKey, request }, async () => {
      const id = await insertAccount(tx, { ...person, locale, password_hash: passwordHash });
      await acceptTerms(tx, id);
      const ownerId = await findConfirmedOwner(tx, person.email);
      if (ownerId === undefined) await queueMail(jobs, tx, accountMails.verifyEmail, { accountId: id });
      else await queueMail(jobs, tx, accountMails.alreadyRegistered, { accountId: ownerId });
      return { accountId: id };
    });
    return sessions.openSession(tx, { ...context, accountId, isStrong: false });
  });
}

/**
 * Confirms the address a link was sent to. A link that was already used succeeds again: only the reader of the mailbox
 * has it.
 *
 * @throws  ApiError 'linkInvalid'
 */
function verifyEmail(deps: RegistrationDeps, token: string, context: RequestContext): Promise<VerifiedEmail> {
  return countingWrongLinks(deps.limits, context, () => confirmByLink(deps, token));
}

/**
 * Confirms an account's address without a link, as an admin can. Like a link, it erases unconfirmed accounts that named
 * the same address.
 *
 * @returns false if another account has confirmed the address, or this one is deleted.
 */
async function confirmByHand({ erase }: RegistrationDeps, tx: Tx, accountId: number): Promise<boolean> {
  const mailbox = await findMailbox(tx, accountId);
  if (!mailbox || !(await confirmEmail(tx, accountId, mailbox.email))) return false;
  for (const id of await findStrangersTo(tx, mailbox.email, accountId)) await erase(tx, id);
  await deleteMailTokens(tx, accountId, ['verifyEmail', 'changeEmail']);
  await emit(tx, 'account.changed', { id: accountId });
  return true;
}

function confirmByLink({ db, jobs, erase }: RegistrationDeps, token: string): Promise<VerifiedEmail> {
  return db.transaction().execute(async (tx) => {
    const link = await useConfirmingLink(tx, token);
    if (!link) return alreadyVerified(tx, token);
    const former = await findMailbox(tx, link.account_id);
    if (!(await confirmEmail(tx, link.account_id, link.email))) throw new ApiError('linkInvalid');
    for (const id of await findStrangersTo(tx, link.email, link.account_id)) await erase(tx, id);
    await useConfirmingTokens(tx, link.account_id, link.email);
    await deleteMailTokens(tx, link.account_id, ['verifyEmail', 'changeEmail', 'resetPassword', 'loginLink']);
    if (link.purpose === 'changeEmail' && former) {
      const details = { email: link.email };
      await queueMail(jobs, tx, accountMails.emailChanged, { accountId: link.account_id, to: former, details });
    }
    await emit(tx, 'account.changed', { id: link.account_id });
    return { email: link.email, wasConfirmed: false };
  });
}

async function alreadyVerified(tx: Tx, token: string): Promise<VerifiedEmail> {
  const email = await confirmedBefore(tx, token);
  if (email === undefined) throw new ApiError('linkInvalid');
  return { email, wasConfirmed: true };
}

/** @throws ApiError 'conflict' when the address is confirmed already | 'tooManyRequests' */
async function resendVerification(
  { db, jobs, limits }: RegistrationDeps,
  caller: Caller,
  { ip }: RequestContext,
): Promise<void> {
  const troubles = await listTroubles(db, [caller.id]);
  if (caller.isVerified && !troubles.has(caller.id)) throw new ApiError('conflict');
  const mailbox = await findMailbox(db, caller.id);
  if (!mailbox) throw new ApiError('mustLoggedIn');
  await limits.take({
    'mail.account': String(caller.id),
    'mail.recipient': mailbox.email,
    'mail.address': ip,
  });
  await db.transaction().execute(async (tx) => {
    // If another account has confirmed the address meanwhile, send the other mail; the response stays the same.
    const ownerId = await findConfirmedOwner(tx, mailbox.email);
    const isFree = ownerId === undefined || ownerId === caller.id;
    if (isFree) await queueMail(jobs, tx, accountMails.verifyEmail, { accountId: caller.id });
    else await queueMail(jobs, tx, accountMails.alreadyRegistered, { accountId: ownerId });
  });
}

/** Sets a new password; every session ends, to lock out intruders. @throws ApiError 'linkInvalid' */
function resetPassword(
  deps: RegistrationDeps,
  token: string,
  password: string,
  context: RequestContext,
): Promise<void> {
  return countingWrongLinks(deps.limits, context, async () => {
    const owner = await findMailbox(deps.db, (await readLink(deps.db, token, 'resetPassword')).account_id);
    await deps.choices.assertGood(password, owner ? [owner.name, owner.email] : [], context);
    const passwordHash = await hashPassword(password);
    const email = await deps.db.transaction().execute(async (tx) => {
      const link = await useLink(tx, token, ['resetPassword']);
      const isFirst = await isUnconfirmed(tx, link.account_id);
      await replacePassword(deps, tx, link.account_id, passwordHash);
      const isConfirmed = await confirmIfStillOwn(deps, tx, link.account_id, link.email);
      if (isFirst && isConfirmed) await endUnproven(deps, tx, link.account_id);
      return link.email;
    });
    await deps.linkMails.forget('resetPassword', email);
  });
}

/** Confirms the account's address: following any mailed link proves it, like the confirmation link. */
async function confirmIfStillOwn(
  { erase }: RegistrationDeps,
  tx: Tx,
  accountId: number,
  email: string,
): Promise<boolean> {
  const mailbox = await findMailbox(tx, accountId);
  if (mailbox?.email !== email || !(await confirmEmail(tx, accountId, email))) return false;
  for (const id of await findStrangersTo(tx, email, accountId)) await erase(tx, id);
  await useConfirmingTokens(tx, accountId, email);
  return true;
}

/**
 * Removes sessions and sign-in methods that existed before a password reset proved the address, because someone else
 * may have created the account. A confirmation link removes none: it is often opened on another device than the one
 * used to register, and the person who registered still knows the password.
 */
async function endUnproven({ sessions, dropMethods }: RegistrationDeps, tx: Tx, accountId: number): Promise<void> {
  await sessions.endSessions(tx, accountId);
  await sessions.forgetBrowsers(tx, accountId);
  await dropMethods(tx, accountId);
  await deleteMailTokens(tx, accountId, ['verifyEmail', 'changeEmail', 'resetPassword', 'loginLink']);
}

/** Stores a new password and ends everything the old one opened, except for one session. */
async function replacePassword(
  { jobs, sessions }: RegistrationDeps,
  tx: Tx,
  accountId: number,
  passwordHash: string,
  keep?: number,
): Promise<void> {
  await setPassword(tx, accountId, passwordHash);
  await deleteMailTokens(tx, accountId, ['resetPassword', 'loginLink']);
  await sessions.endSessions(tx, accountId, keep === undefined ? {} : { except: keep });
  await deleteTokens(tx, accountId);
  await queueMail(jobs, tx, accountMails.passwordChanged, { accountId });
}

/** Deletes expired links, and accounts unconfirmed for a week. */
async function purge({ db, erase }: RegistrationDeps): Promise<void> {
  await deleteExpiredTokens(db);
  for (let found = PURGE_AT_ONCE; found === PURGE_AT_ONCE; ) {
    const ids = await findNeverConfirmed(db, PURGE_AT_ONCE);
    for (const id of ids) await db.transaction().execute((tx) => erase(tx, id));
    found = ids.length;
  }
}
