import { createAccessToken, getCurrentToken, listAccessTokens, revokeAccessToken } from '#contract/programs/tokens.ts';
import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  removeWebhook,
  rotateSecret,
  sendDeliveryAgain,
  switchWebhook,
  updateWebhook,
} from '#contract/programs/webhooks.ts';
import { callerOf } from '../platform/context.ts';
import { type Mounted, mount, written } from '../platform/mount.ts';
import type { DeliveryService } from './deliveries.ts';
import type { TokenService } from './tokens.ts';
import type { WebhookService } from './webhooks.ts';

export function tokenRoutes(tokens: TokenService): Mounted[] {
  return [
    mount(listAccessTokens, (_, context) => tokens.list(callerOf(context))),
    mount(createAccessToken, async ({ body }, context) => written(await tokens.create(context, body))),
    mount(revokeAccessToken, async ({ params }, context) => written(await tokens.revoke(callerOf(context), params.id))),
    mount(getCurrentToken, (_, context) => tokens.getCurrent(callerOf(context))),
  ];
}

export function webhookRoutes(webhooks: WebhookService, deliveries: DeliveryService): Mounted[] {
  return [
    mount(listWebhooks, (_, context) => webhooks.list(callerOf(context))),
    mount(createWebhook, async ({ body }, context) => written(await webhooks.create(context, body))),
    mount(updateWebhook, async ({ params, body }, context) => written(await webhooks.update(context, params.id, body))),
    mount(switchWebhook, async ({ params, body }, context) =>
      written(await webhooks.turn(callerOf(context), params.id, body.on)),
    ),
    mount(removeWebhook, async ({ params }, context) => written(await webhooks.remove(callerOf(context), params.id))),
    mount(rotateSecret, async ({ params }, context) => written(await webhooks.rotate(context, params.id))),
    mount(pingWebhook, async ({ params }, context) => written(await deliveries.ping(context, params.id))),
    mount(listDeliveries, ({ params, query }, context) => deliveries.list(callerOf(context), params.id, query.page)),
    mount(sendDeliveryAgain, async ({ params }, context) =>
      written(await deliveries.sendAgain(callerOf(context), params.id, params.deliveryId)),
    ),
  ];
}
