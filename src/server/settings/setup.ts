import { randomInt, timingSafeEqual } from 'node:crypto';
import type * as z from 'zod';
import type { SignedIn } from '#contract/accounts/accounts.ts';
import { ApiError } from '#contract/errors.ts';
import { type createFirstAdmin, SETUP_STEPS, type Setup, type SetupStep } from '#contract/settings/setup.ts';
import { getTranslator } from '#i18n/translator.ts';
import { findMailbox } from '../accounts/mail-repository.ts';
import { confirmEmail, insertAccount } from '../accounts/registration-repository.ts';
import type { Config } from '../config.ts';
import { writeAudit } from '../moderation/audit/service.ts';
import { callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { once } from '../platform/idempotency.ts';
import type { Jobs } from '../platform/jobs.ts';
import type { Limits } from '../platform/limits/service.ts';
import { withDeps } from '../platform/with-deps.ts';
import { hashPassword, hashToken, type SessionService } from '../sessions/service.ts';
import { findHomeOfDemo } from './demo-repository.ts';
import { findSetup, hasAdmin, holdSetup, makeAdmin, noteAnswered, updateSetup } from './setup-repository.ts';

interface SetupDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'mail' | 'payments' | 'market'>;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly sessions: Pick<SessionService, 'openSession'>;
  /** @throws ApiError 'validationFailed' at `password` if it is easy to guess */
  readonly assertGoodPassword: (
    password: string,
    about: readonly string[],
    context: Pick<RequestContext, 'ip' | 'locale'>,
  ) => Promise<void>;
}

type AdminForm = z.output<NonNullable<(typeof createFirstAdmin)['body']>>;

export type SetupService = ReturnType<typeof createSetupService>;

const MAIL_CODE_MS = 30 * 60_000;

/** The first start: creation of the first admin, and the steps of the set-up. */
export function createSetupService(deps: SetupDeps) {
  return withDeps(deps, { getState, createAdmin, get, answer, sendTestMail, confirmTestMail });
}

async function getState({ db }: SetupDeps): Promise<{ needsAdmin: boolean }> {
  return { needsAdmin: !(await hasAdmin(db)) };
}

/**
 * Creates the first admin and their session, and invalidates the code. The address counts as confirmed, because access
 * to the server's log proves ownership of the site.
 *
 * @throws ApiError 'linkInvalid' for a wrong or expired code, or once there is an admin | 'validationFailed' at
 *         `password` | 'tooManyRequests'
 */
async function createAdmin(deps: SetupDeps, form: AdminForm, context: RequestContext): Promise<SignedIn> {
  const { db, limits, sessions } = deps;
  const { code, password, password_confirmation: _again, ...person } = form;
  const { locale, idempotencyKey: key, ip } = context;
  await limits.take({ 'setup.address': ip });
  // Check before the slow hash, so that wrong codes are cheap; the check in the transaction below is decisive.
  if (!key && !isCode(await findSetup(db), code)) throw new ApiError('linkInvalid');
  await deps.assertGoodPassword(password, [person.name, person.email, person.phone_number], context);
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (tx) => {
    const request = { ...person, code, password: hashToken(password).toString('base64') };
    const { accountId } = await once(tx, { scope: 'setup', key, request }, async () => {
      const setup = await holdSetup(tx);
      if ((await hasAdmin(tx)) || !isCode(setup, code)) throw new ApiError('linkInvalid');
      await updateSetup(tx, { code_hash: null, code_until: null });
      return { accountId: await insertAdmin(tx, { ...person, locale, password_hash: passwordHash }) };
    });
    return sessions.openSession(tx, { ...context, accountId, isStrong: false });
  });
}

async function insertAdmin(tx: Tx, account: Parameters<typeof insertAccount>[1]): Promise<number> {
  const id = await insertAccount(tx, account);
  if (!(await confirmEmail(tx, id, account.email))) throw new ApiError('conflict');
  await makeAdmin(tx, id);
  await writeAudit(tx, { actorId: null, action: 'role.change', content: { account: id, from: 'user', to: 'admin' } });
  return id;
}

function isCode(setup: Awaited<ReturnType<typeof findSetup>>, code: string): boolean {
  return isSame(setup?.code_hash, setup?.code_until, code);
}

function isSame(hash: Buffer | null | undefined, until: Date | null | undefined, text: string): boolean {
  if (!hash || !until || until.getTime() < Date.now()) return false;
  return timingSafeEqual(Buffer.from(hash), hashToken(text));
}

async function get({ db, config }: SetupDeps): Promise<Setup> {
  const [setup, demo] = await Promise.all([findSetup(db), findHomeOfDemo(db)]);
  const answered = SETUP_STEPS.filter((step) => setup?.answered.includes(step));
  const { stripe, przelewy24, ksef } = config.payments;
  return {
    answered,
    isFinished: answered.length === SETUP_STEPS.length,
    mail: { isReal: config.mail.smtpUrl !== null, isSeen: setup?.mail_seen_at != null },
    payments: { stripe: stripe !== null, przelewy24: przelewy24 !== null, ksef: ksef !== null },
    demo,
  };
}

async function answer(deps: SetupDeps, step: SetupStep): Promise<Setup> {
  await deps.db.transaction().execute(async (tx) => {
    await holdSetup(tx);
    await noteAnswered(tx, step);
  });
  return get(deps);
}

/** Mails a code to the caller, to prove that mails arrive. @throws ApiError 'tooManyRequests' */
async function sendTestMail({ db, jobs, limits, config }: SetupDeps, context: RequestContext) {
  const { id } = callerOf(context);
  await limits.take({ 'setupMail.account': String(id) });
  const mailbox = await findMailbox(db, id);
  if (!mailbox) throw new ApiError('mustLoggedIn');
  const { email } = mailbox;
  const translate = getTranslator(context.locale);
  await db.transaction().execute(async (tx) => {
    await holdSetup(tx);
    await once(tx, { scope: `setup mail ${id}`, key: context.idempotencyKey, request: { email } }, async () => {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await updateSetup(tx, { mail_code_hash: hashToken(code), mail_code_until: new Date(Date.now() + MAIL_CODE_MS) });
      await jobs.queue(tx, 'mail.send', {
        to: email,
        subject: translate('setup.mail.subject', { market: config.market.name }),
        text: translate('setup.mail.text', { code }),
      });
      return {};
    });
  });
  return { email };
}

/** @throws ApiError 'validationFailed' at `code` | 'tooManyRequests' */
async function confirmTestMail(deps: SetupDeps, code: string, context: RequestContext): Promise<Setup> {
  await deps.limits.take({ 'setupCode.account': String(callerOf(context).id) });
  await deps.db.transaction().execute(async (tx) => {
    const setup = await holdSetup(tx);
    // On a repeated call the mail has already been confirmed.
    if (setup?.mail_seen_at && setup.mail_code_hash === null) return;
    if (!isSame(setup?.mail_code_hash, setup?.mail_code_until, code))
      throw fieldError(context.locale, 'code', 'validation.wrongCode');
    await updateSetup(tx, { mail_code_hash: null, mail_code_until: null, mail_seen_at: new Date() });
  });
  return get(deps);
}
