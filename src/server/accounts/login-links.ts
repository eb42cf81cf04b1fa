import type { SignedIn } from '#contract/accounts/accounts.ts';
import { ApiError } from '#contract/errors.ts';
import type { RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { once } from '../platform/idempotency.ts';
import type { Limits } from '../platform/limits/service.ts';
import type { CodeVerdict } from '../second-factor/service.ts';
import { hashToken, type SessionService } from '../sessions/service.ts';
import type { LinkMails } from './link-mails.ts';
import { deleteMailTokens } from './link-repository.ts';
import { countingWrongLinks, useLink } from './links.ts';
import { findMailbox } from './mail-repository.ts';
import type { RegistrationService } from './registration.ts';
import { isUnconfirmed, setPassword } from './registration-repository.ts';

interface LoginLinkDeps {
  readonly db: Db;
  readonly limits: Limits;
  readonly sessions: SessionService;
  readonly registration: RegistrationService;
  readonly linkMails: LinkMails;
  readonly checkCode: (tx: Tx, accountId: number, code: string | undefined) => Promise<CodeVerdict>;
}

/** The result of using a link; a request retried after a lost response gets it again for a while. */
interface Earned {
  readonly accountId: number;
  readonly isStrong: boolean;
  readonly passwordCleared: boolean;
  readonly untilMs: number;
}

const REPEATABLE_MS = 15 * 60_000;

export type LoginLinks = ReturnType<typeof createLoginLinks>;

/** Logs in by a mailed link, without a password. */
export function createLoginLinks({ db, limits, sessions, registration, linkMails, checkCode }: LoginLinkDeps) {
  /**
   * Logs in by the token of a link, once.
   *
   * @throws  ApiError 'linkInvalid' | 'secondFactorRequired' | 'validationFailed' at `code` | 'tooManyRequests'; the
   *          link stays valid after the last three.
   */
  async function logIn(
    { token, code }: { token: string; code?: string },
    context: RequestContext,
  ): Promise<SignedIn & { passwordCleared: boolean }> {
    const tokenHash = hashToken(token);
    const tries = { 'loginLink.link': tokenHash.toString('base64') };
    await limits.take(tries);
    const { earned, person } = await countingWrongLinks(limits, context, () =>
      db.transaction().execute(async (tx) => {
        const request = { token: tokenHash.toString('base64') };
        const act = { scope: 'loginByLink', key: context.idempotencyKey, request };
        const earned = await once<Earned>(tx, act, () => earn(tx, token, code || undefined, context));
        if (earned.untilMs < Date.now()) throw new ApiError('linkInvalid');
        return { earned, person: await sessions.openSession(tx, { ...context, ...earned }) };
      }),
    );
    await limits.forget(tries);
    await linkMails.forget('loginLink', person.email);
    return { ...person, passwordCleared: earned.passwordCleared };
  }

  /** Consumes the link, in the caller's transaction. */
  async function earn(
    tx: Tx,
    token: string,
    code: string | undefined,
    { browserToken, locale }: RequestContext,
  ): Promise<Earned> {
    const { account_id: accountId, email } = await useLink(tx, token, ['loginLink']);
    const verdict = await checkCode(tx, accountId, code);
    if (verdict === 'missing') throw new ApiError('secondFactorRequired');
    if (verdict === 'wrong') throw fieldError(locale, 'code', 'validation.wrongCode');
    const isStrong = verdict === 'right';
    const passwordCleared = await claim(tx, { accountId, email }, isStrong ? 'strong' : browserToken);
    await deleteMailTokens(tx, accountId, ['loginLink']);
    return { accountId, isStrong, passwordCleared, untilMs: Date.now() + REPEATABLE_MS };
  }

  /**
   * The link proves the address, like a confirmation link. If the account was created in another browser, a stranger
   * may have created it and must not share it with the owner of the address.
   *
   * browserToken  `strong` if a second factor of the account was given.
   * @returns      whether the password and sessions were removed.
   */
  async function claim(
    tx: Tx,
    { accountId, email }: { accountId: number; email: string },
    browserToken: string | null | 'strong',
  ): Promise<boolean> {
    const mailbox = await findMailbox(tx, accountId);
    if (mailbox?.email !== email) throw new ApiError('linkInvalid');
    if (!(await isUnconfirmed(tx, accountId))) return false;
    if (!(await registration.confirmIfStillOwn(tx, accountId, email))) throw new ApiError('linkInvalid');
    await deleteMailTokens(tx, accountId, ['verifyEmail', 'changeEmail', 'resetPassword']);
    if (browserToken === 'strong' || (await sessions.knowsBrowser(accountId, browserToken, tx))) return false;
    await setPassword(tx, accountId, null);
    await sessions.endSessions(tx, accountId);
    return true;
  }

  return { logIn };
}
