import type { AccessToken } from '#contract/programs/tokens.ts';
import type { Delivery, Webhook } from '#contract/programs/webhooks.ts';
import type { DeliveryRow } from './delivery-repository.ts';
import type { TokenRow } from './token-repository.ts';
import type { WebhookRow } from './webhook-repository.ts';

export function presentToken(row: TokenRow): AccessToken {
  return {
    id: row.id,
    name: row.name,
    start: row.start,
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

export function presentWebhook(row: WebhookRow): Webhook {
  const oldSecretUntil = row.old_until && row.old_until.getTime() > Date.now() ? row.old_until : null;
  return {
    id: row.id,
    url: row.url,
    events: row.events,
    disabledBy: row.disabled_by,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** The JSON of a delivery: the same text for every attempt, because it is signed. */
export function bodyOf(row: Pick<DeliveryRow, 'id' | 'kind' | 'happened_at' | 'data'>): string {
  return JSON.stringify({ id: row.id, kind: row.kind, time: row.happened_at.toISOString(), data: row.data });
}

export function presentDelivery(row: DeliveryRow): Delivery {
  const state = row.state === 'new' ? 'waiting' : row.state;
  return {
    id: row.id,
    kind: row.kind,
    happenedAt: row.happened_at.toISOString(),
    state,
    tries: row.tries,
    nextTryAt: state === 'waiting' ? (row.next_try_at?.toISOString() ?? null) : null,
    lastTryAt: row.last_try_at?.toISOString() ?? null,
    status: row.last_status,
    problem: row.last_problem,
    durationMs: row.last_duration_ms,
    body: bodyOf(row),
  };
}
