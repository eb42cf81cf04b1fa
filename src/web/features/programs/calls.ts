import type * as Tokens from '#contract/programs/tokens.ts';
import type * as Webhooks from '#contract/programs/webhooks.ts';
import { saidCall } from '../../lib/said-call.ts';

/* The calls of access tokens and webhooks, declared without the contract's schemas. A test checks them against it. */
const TOKENS = '/user/me/tokens';
const WEBHOOKS = '/user/me/webhooks';

export const listAccessTokens = saidCall<typeof Tokens.listAccessTokens>('tokens.list', 'GET', TOKENS);
export const createAccessToken = saidCall<typeof Tokens.createAccessToken>('tokens.create', 'POST', TOKENS);
export const revokeAccessToken = saidCall<typeof Tokens.revokeAccessToken>('tokens.revoke', 'DELETE', `${TOKENS}/{id}`);

export const listWebhooks = saidCall<typeof Webhooks.listWebhooks>('webhooks.list', 'GET', WEBHOOKS);
export const createWebhook = saidCall<typeof Webhooks.createWebhook>('webhooks.create', 'POST', WEBHOOKS);
export const updateWebhook = saidCall<typeof Webhooks.updateWebhook>('webhooks.update', 'PATCH', `${WEBHOOKS}/{id}`);
export const switchWebhook = saidCall<typeof Webhooks.switchWebhook>('webhooks.switch', 'PUT', `${WEBHOOKS}/{id}/on`);
export const removeWebhook = saidCall<typeof Webhooks.removeWebhook>('webhooks.remove', 'DELETE', `${WEBHOOKS}/{id}`);
export const rotateSecret = saidCall<typeof Webhooks.rotateSecret>(
  'webhooks.rotate',
  'POST',
  `${WEBHOOKS}/{id}/secret`,
);
export const pingWebhook = saidCall<typeof Webhooks.pingWebhook>('webhooks.ping', 'POST', `${WEBHOOKS}/{id}/ping`);
export const listDeliveries = saidCall<typeof Webhooks.listDeliveries>(
  'webhooks.deliveries',
  'GET',
  `${WEBHOOKS}/{id}/deliveries`,
);
export const sendDeliveryAgain = saidCall<typeof Webhooks.sendDeliveryAgain>(
  'webhooks.sendAgain',
  'POST',
  `${WEBHOOKS}/{id}/deliveries/{deliveryId}/again`,
);
