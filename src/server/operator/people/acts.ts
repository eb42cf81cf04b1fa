import type { ParsedOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import type { AuditEntry } from '#contract/moderation/audit.ts';
import type { changeRole as changeRoleEndpoint } from '#contract/operator/people.ts';
import { accountMails } from '../../accounts/mails.ts';
import { lockRoles } from '../../accounts/role-repository.ts';
import { writeAudit } from '../../moderation/audit/service.ts';
import { bringUp } from '../../moderation/intake.ts';
import { queueMail } from '../../notifications/mail/queued.ts';
import { callerOf, type RequestContext } from '../../platform/context.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import { fieldError } from '../../platform/errors.ts';
import { emit } from '../../platform/events.ts';
import { once } from '../../platform/idempotency.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Limits } from '../../platform/limits/service.ts';
import { CONFIRMATION_MS } from '../../platform/policy.ts';
import type { CodeVerdict } from '../../second-factor/service.ts';
import { findPersonRow, findStrongBeginning, type PersonDetailRow, updateRole } from './repository.ts';

/**
 * The functions of other features that these actions use.
 *
 * confirmByHand  false if another account has confirmed the address.
 * checkCode      consumes a correct code.
 */
export interface PeopleActDeps {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly limits: Limits;
  readonly endSessions: (tx: Tx, accountId: number) => Promise<number>;
  readonly confirmByHand: (tx: Tx, accountId: number) => Promise<boolean>;
  readonly eraseOnRequest: (tx: Tx, accountId: number) => Promise<boolean>;
  readonly requestExport: (tx: Tx, accountId: number) => Promise<void>;
  readonly checkCode: (tx: Tx, accountId: number, code: string | undefined) => Promise<CodeVerdict>;
}

interface Act<Outcome> {
  readonly action: AuditEntry['action'];
  readonly id: number;
  readonly request?: unknown;
  /** Content of the audit log entry besides the account's number. */
  readonly content?: AuditEntry['content'];
  readonly run: (tx: Tx, person: PersonDetailRow) => Promise<Outcome>;
}

/** Runs an action once per idempotency key and logs it, in one transaction. @throws ApiError 'notFound' */
function actOnce<Outcome extends object>({ db }: PeopleActDeps, act: Act<Outcome>, context: RequestContext) {
  const { action, id, request = null, content = {}, run } = act;
  const actorId = callerOf(context).id;
  return db.transaction().execute((tx) =>
    once(tx, { scope: `${action} ${id} ${actorId}`, key: context.idempotencyKey, request }, async () => {
      const person = await findPersonRow(tx, id);
      if (!person) throw new ApiError('notFound');
      const outcome = await run(tx, person);
      await writeAudit(tx, { actorId, action, content: { account: id, ...content } });
      return outcome;
    }),
  );
}

/** @throws ApiError 'notFound' | 'actionNotPossible' when it is confirmed, or another account has confirmed the address */
export async function confirm(deps: PeopleActDeps, id: number, context: RequestContext): Promise<void> {
  const run = async (tx: Tx, { is_verified }: PersonDetailRow) => {
    if (is_verified || !(await deps.confirmByHand(tx, id))) throw new ApiError('actionNotPossible');
    return { id };
  };
  await actOnce(deps, { action: 'person.confirm', id, run }, context);
}

/** @throws ApiError 'notFound' | 'ownAccount' */
export async function endAllSessions(deps: PeopleActDeps, id: number, context: RequestContext): Promise<void> {
  assertNotOwn(id, context);
  const run = async (tx: Tx) => {
    await deps.endSessions(tx, id);
    return { id };
  };
  await actOnce(deps, { action: 'person.endSessions', id, run }, context);
}

/** @throws ApiError 'notFound' | 'tooManyRequests' */
export async function sendReset(deps: PeopleActDeps, id: number, context: RequestContext): Promise<void> {
  await deps.limits.take({ 'operatorMail.account': String(id) });
  const run = async (tx: Tx) => {
    await queueMail(deps.jobs, tx, accountMails.resetPassword, { accountId: id });
    return { id };
  };
  await actOnce(deps, { action: 'person.sendReset', id, run }, context);
}

/** The open case about the account, or a new one. @throws ApiError 'notFound' | 'ownAccount' */
export function openCase(deps: PeopleActDeps, id: number, context: RequestContext): Promise<{ caseId: number }> {
  assertNotOwn(id, context);
  const run = async (tx: Tx) => {
    const found = await bringUp(tx, { type: 'account', id }, 2);
    if (!found) throw new ApiError('notFound');
    await emit(tx, 'moderation.changed', {});
    return { caseId: found.caseId };
  };
  return actOnce(deps, { action: 'person.openCase', id, run }, context);
}

/** @throws ApiError 'notFound' | 'actionNotPossible' without a confirmed address, which the download link needs */
export async function requestExport(deps: PeopleActDeps, id: number, context: RequestContext): Promise<void> {
  await deps.limits.take({ 'operatorMail.account': String(id) });
  const run = async (tx: Tx, { is_verified }: PersonDetailRow) => {
    if (!is_verified) throw new ApiError('actionNotPossible');
    await deps.requestExport(tx, id);
    return { id };
  };
  await actOnce(deps, { action: 'person.export', id, run }, context);
}

/**
 * Erases an account on request. @throws ApiError 'notFound' | 'ownAccount' | 'actionNotPossible' for staff |
 * 'validationFailed' at `name`
 */
export async function erase(deps: PeopleActDeps, id: number, name: string, context: RequestContext): Promise<void> {
  assertNotOwn(id, context);
  const run = async (tx: Tx, person: PersonDetailRow) => {
    if (person.role !== 'user') throw new ApiError('actionNotPossible');
    if (person.name.trim() !== name) throw fieldError(context.locale, 'name', 'validation.nameMismatch');
    if (!(await deps.eraseOnRequest(tx, id))) throw new ApiError('notFound');
    return { id };
  };
  // On a repeated call the account no longer exists, so the result is looked up by its key first.
  await actOnce(deps, { action: 'person.erase', id, request: name, run }, context);
}

type RoleForm = ParsedOf<typeof changeRoleEndpoint>['body'];

/**
 * Changes a role after the caller has used the second factor again.
 *
 * @throws  ApiError 'notFound' | 'actionNotPossible' if the account has that role already, or its address is not
 *          confirmed | 'lastAdmin' | 'validationFailed' at `code` | 'tooManyRequests'
 */
export async function changeRole(
  deps: PeopleActDeps,
  id: number,
  form: RoleForm,
  context: RequestContext,
): Promise<void> {
  const { db, limits } = deps;
  const caller = callerOf(context);
  const tries = { 'code.session': String(caller.sessionId) };
  await limits.take(tries);
  await db.transaction().execute((tx) => {
    const act = { scope: `role ${id} ${caller.id}`, key: context.idempotencyKey, request: form.role };
    return once(tx, act, async () => {
      const locked = await lockRoles(tx, id);
      if (!locked) throw new ApiError('notFound');
      await assertFreshFactor(deps, tx, form.code, context);
      const { before, otherAdmins, isVerified } = locked;
      if (before === form.role || (form.role !== 'user' && !isVerified)) throw new ApiError('actionNotPossible');
      if (before === 'admin' && otherAdmins === 0) throw new ApiError('lastAdmin');
      await updateRole(tx, id, form.role);
      const content = { account: id, from: before, to: form.role };
      await writeAudit(tx, { actorId: caller.id, action: 'role.change', content });
      return { id };
    });
  });
  await limits.giveBack(tries);
}

/** Requires a code of the caller, or a session just begun with a second factor, such as a passkey. */
async function assertFreshFactor(deps: PeopleActDeps, tx: Tx, code: string, context: RequestContext): Promise<void> {
  const caller = callerOf(context);
  if (code === '') {
    const began = await findStrongBeginning(tx, caller.sessionId);
    if (began && Date.now() - began.getTime() < CONFIRMATION_MS) return;
    throw fieldError(context.locale, 'code', 'validation.codeOrSignIn');
  }
  if ((await deps.checkCode(tx, caller.id, code)) !== 'right') {
    throw fieldError(context.locale, 'code', 'validation.wrongCode');
  }
}

function assertNotOwn(id: number, context: RequestContext): void {
  if (callerOf(context).id === id) throw new ApiError('ownAccount');
}
