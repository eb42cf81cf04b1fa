import { ApiError } from '#contract/errors.ts';
import { WEBHOOKS_MAX } from '#contract/programs/webhook-kinds.ts';
import type { Webhook, WebhookForm } from '#contract/programs/webhooks.ts';
import { holdAccount } from '../accounts/hold-repository.ts';
import { type Caller, callerOf, type RequestContext } from '../platform/context.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { fieldError } from '../platform/errors.ts';
import { once } from '../platform/idempotency.ts';
import { withDeps } from '../platform/with-deps.ts';
import { giveUpWaiting } from './delivery-repository.ts';
import { presentWebhook } from './present.ts';
import { makeSalt, webhookSecret } from './secrets.ts';
import {
  countWebhooks,
  deleteWebhook,
  findWebhook,
  holdWebhook,
  insertWebhook,
  listWebhookRows,
  replaceSalt,
  rewriteWebhook,
  setDisabled,
  type WebhookRow,
} from './webhook-repository.ts';
import { webhookUrlProblem } from './webhook-url.ts';

interface WebhookDeps {
  readonly db: Db;
  /** Secrets are derived from it; the same on all nodes. */
  readonly siteKey: Buffer;
  /** Accepts addresses of this machine. */
  readonly allowsLoopback: boolean;
}

/** A webhook with the secret that signs its deliveries. */
interface WithSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

export type WebhookService = ReturnType<typeof createWebhookService>;

/** Webhooks: addresses to which events are delivered. */
export function createWebhookService(deps: WebhookDeps) {
  return withDeps(deps, { list, create, update, turn, remove, rotate });
}

/** The caller's own webhook. @throws ApiError 'notFound' */
export async function holdOwnWebhook(tx: Tx, caller: Caller, id: number): Promise<WebhookRow> {
  const row = await holdWebhook(tx, id);
  if (row?.account_id !== caller.id) throw new ApiError('notFound');
  return row;
}

async function list({ db }: WebhookDeps, caller: Caller): Promise<{ items: Webhook[] }> {
  return { items: (await listWebhookRows(db, caller.id)).map(presentWebhook) };
}

function assertUrl({ allowsLoopback }: WebhookDeps, { locale }: RequestContext, { url }: WebhookForm): void {
  const problem = webhookUrlProblem(url, allowsLoopback);
  if (problem) throw fieldError(locale, 'url', problem);
}

/** @throws ApiError 'tooMany' | 'conflict' | 'validationFailed' at `url` */
async function create(deps: WebhookDeps, context: RequestContext, form: WebhookForm): Promise<WithSecret> {
  assertUrl(deps, context, form);
  const { id: accountId } = callerOf(context);
  return deps.db.transaction().execute(async (tx) => {
    if (!(await holdAccount(tx, accountId))) throw new ApiError('mustLoggedIn');
    const act = { scope: `webhook ${accountId}`, key: context.idempotencyKey, request: form };
    const { id } = await once(tx, act, async () => {
      if ((await countWebhooks(tx, accountId)) >= WEBHOOKS_MAX) throw new ApiError('tooMany');
      return { accountId, id: await insertWebhook(tx, { ...form, accountId, salt: makeSalt() }) };
    });
    return withSecret(deps, tx, id);
  });
}

async function withSecret({ siteKey }: WebhookDeps, tx: Tx, id: number): Promise<WithSecret> {
  const row = await findWebhook(tx, id);
  if (!row) throw new ApiError('conflict');
  return { webhook: presentWebhook(row), secret: webhookSecret(siteKey, row.secret_salt) };
}

/** @throws ApiError 'notFound' | 'validationFailed' at `url` */
async function update(deps: WebhookDeps, context: RequestContext, id: number, form: WebhookForm): Promise<Webhook> {
  assertUrl(deps, context, form);
  return deps.db.transaction().execute(async (tx) => {
    const row = await holdOwnWebhook(tx, callerOf(context), id);
    await rewriteWebhook(tx, id, form);
    return presentWebhook({ ...row, ...form });
  });
}

/** Enables or disables a webhook. Disabling it cancels waiting deliveries. @throws ApiError 'notFound' */
async function turn({ db }: WebhookDeps, caller: Caller, id: number, on: boolean): Promise<Webhook> {
  return db.transaction().execute(async (tx) => {
    const row = await holdOwnWebhook(tx, caller, id);
    await setDisabled(tx, id, on ? null : 'owner');
    if (!on) await giveUpWaiting(tx, id);
    return presentWebhook({ ...row, disabled_by: on ? null : (row.disabled_by ?? 'owner') });
  });
}

/** Does nothing if the webhook does not exist or belongs to another account. */
async function remove({ db }: WebhookDeps, caller: Caller, id: number): Promise<{ id: number }> {
  await deleteWebhook(db, caller.id, id);
  return { id };
}

/** Replaces the secret; the old one also signs for another day. @throws ApiError 'notFound' | 'conflict' */
async function rotate(deps: WebhookDeps, context: RequestContext, id: number): Promise<WithSecret> {
  const caller = callerOf(context);
  return deps.db.transaction().execute(async (tx) => {
    await holdOwnWebhook(tx, caller, id);
    const act = { scope: `webhook secret ${caller.id}`, key: context.idempotencyKey, request: { id } };
    await once(tx, act, async () => {
      await replaceSalt(tx, id, makeSalt());
      return { accountId: caller.id };
    });
    return withSecret(deps, tx, id);
  });
}
