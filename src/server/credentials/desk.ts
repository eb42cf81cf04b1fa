import type {
  CredentialCase,
  CredentialDecisionForm,
  CredentialLine,
  listCredentialQueue,
} from '#contract/credentials/desk.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { Person } from '#contract/primitives.ts';
import { polishDay } from '#contract/values/polish-time.ts';
import type { Locale } from '#i18n/locales.ts';
import { getCredentialKind } from '#kinds/credentials/kinds.ts';
import { writeAudit } from '../moderation/audit/service.ts';
import type { PublishNews } from '../notifications/centre/publish.ts';
import { type Caller, callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { emit } from '../platform/events.ts';
import { once } from '../platform/idempotency.ts';
import { withDeps } from '../platform/with-deps.ts';
import { announceCredential } from './announce.ts';
import {
  countWaiting,
  findOwner,
  insertDecision,
  listDecisions,
  listOthers,
  listWaiting,
  type QueueRow,
  setAnswered,
} from './desk-repository.ts';
import { answerDay, presentDecision, presentOwn } from './present.ts';
import { dueReminder } from './reminder-days.ts';
import { type CredentialRow, findCredential, holdCredential, listReferring } from './repository.ts';

interface DeskDeps {
  readonly db: Db;
  readonly publishNews: PublishNews;
}

export type CredentialDesk = ReturnType<typeof createCredentialDesk>;

/** Where moderators check documents and answer their owners. */
export function createCredentialDesk(deps: DeskDeps) {
  return withDeps(deps, { list, get, decide });
}

async function list({ db }: DeskDeps, page: number): Promise<AnswerOf<typeof listCredentialQueue>> {
  const [rows, total] = await Promise.all([listWaiting(db, (page - 1) * PAGE_SIZE, PAGE_SIZE), countWaiting(db)]);
  const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
  return { items: rows.map(presentLine), total, totalIsExact: true, page, pageCount };
}

function presentLine(row: QueueRow): CredentialLine {
  const answerBy = answerDay(row.waiting_since);
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    owner: personOf(row),
    waitingSince: row.waiting_since.toISOString(),
    answerBy,
    isLate: answerBy < polishDay(Date.now()),
  };
}

function personOf(row: { person_id: number; name: string; avatar_path: string | null }): Person {
  return { id: row.person_id, name: row.name, avatar: row.avatar_path ? { image_path: row.avatar_path } : null };
}

/** @throws ApiError 'notFound' */
async function get({ db }: DeskDeps, caller: Caller, id: number): Promise<CredentialCase> {
  const row = await findCredential(db, id);
  const owner = row && (await findOwner(db, row.account_id));
  if (!row || !owner) throw new ApiError('notFound');
  const { kind, number, account_id: accountId } = row;
  const [decisions, others] = await Promise.all([listDecisions(db, id), listOthers(db, { kind, number, accountId })]);
  const { listings: _listings, decision: _decision, ...own } = presentOwn(row);
  return {
    ...own,
    version: row.version,
    owner: { ...personOf(owner), memberSince: owner.created_at.toISOString(), locale: owner.locale },
    waitingSince: row.waiting_since?.toISOString() ?? null,
    decisions: decisions.map((each) => ({ ...presentDecision(each), id: each.id, by: personOf(each) })),
    others: others.map(personOf),
    isOwn: accountId === caller.id,
  };
}

/**
 * Answers a waiting credential and notifies its owner.
 *
 * @throws  ApiError 'notFound' | 'ownMatter' | 'actionNotPossible' | 'conflict' | 'validationFailed' at `validUntil`
 */
async function decide(
  deps: DeskDeps,
  context: RequestContext,
  id: number,
  form: CredentialDecisionForm,
): Promise<CredentialCase> {
  const caller = callerOf(context);
  await deps.db.transaction().execute(async (tx) => {
    const act = { scope: `credentialDecision ${caller.id}`, key: context.idempotencyKey, request: [id, form] };
    await once(tx, act, () => answer(deps, tx, context, id, form));
  });
  return get(deps, caller, id);
}

async function answer(
  { publishNews }: DeskDeps,
  tx: Tx,
  context: RequestContext,
  id: number,
  form: CredentialDecisionForm,
): Promise<{ decisionId: number }> {
  const caller = callerOf(context);
  const row = await holdCredential(tx, id);
  if (!row) throw new ApiError('notFound');
  if (row.account_id === caller.id) throw new ApiError('ownMatter');
  if (row.version !== form.version) throw new ApiError('conflict');
  if (row.waiting_since === null) throw new ApiError('actionNotPossible');
  const { outcome, text } = form;
  const reason = outcome === 'refused' ? (form.reason ?? null) : null;
  const validUntil = outcome === 'accepted' ? lastDay(row, form, context.locale) : row.valid_until;
  const content = {
    credentialId: id,
    moderatorId: caller.id,
    version: row.version,
    waitedSince: row.waiting_since,
    outcome,
    reason,
    text,
    validUntil,
    remindedDays: dueReminder(validUntil),
  };
  const decisionId = await insertDecision(tx, content);
  await setAnswered(tx, content);
  await announceCredential(tx, row.account_id, await listReferring(tx, id));
  await publishNews(tx, [
    {
      accountId: row.account_id,
      key: `credentialAnswer ${decisionId}`,
      kind: 'credentialAnswer',
      credentialId: id,
      decisionId,
    },
  ]);
  await emit(tx, 'moderation.changed', {});
  const logged = { credential: id, decision: decisionId, account: row.account_id, outcome, reason };
  await writeAudit(tx, { actorId: caller.id, action: 'credential.decide', content: logged });
  return { decisionId };
}

/** The last day of an accepted credential: as entered by the moderator, else as stated by the owner. */
function lastDay(row: CredentialRow, { validUntil }: CredentialDecisionForm, locale: Locale): string | null {
  const { ends } = getCredentialKind(row.kind);
  if (ends === 'never') return null;
  const day = validUntil === undefined ? row.valid_until : validUntil;
  if (day === null && ends === 'always') throw fieldError(locale, 'validUntil', 'validation.validUntilMissing');
  if (day !== null && day < polishDay(Date.now())) throw fieldError(locale, 'validUntil', 'validation.validUntilOver');
  return day;
}
