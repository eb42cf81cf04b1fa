import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParam, idParams, momentSchema, pageOf, pageParam, writeAnswer } from '../primitives.ts';
import { lineText } from '../values/text.ts';
import { DELIVERY_KINDS, DELIVERY_PROBLEMS, WEBHOOK_EVENTS } from './webhook-kinds.ts';

const feature = 'programs';

/**
 * A webhook without its secret.
 *
 * disabledBy   what switched it off; null while it is on. `failures`: no delivery succeeded for a day; `gone`: the URL
 *              responded with 410.
 * deliveredAt  when the last delivery succeeded.
 * oldSecretUntil  until when the secret before the last rotation signs as well.
 */
export const webhookSchema = z.object({
  id: z.int(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  disabledBy: z.enum(['owner', 'failures', 'gone']).nullable(),
  deliveredAt: momentSchema.nullable(),
  oldSecretUntil: momentSchema.nullable(),
  createdAt: momentSchema,
});
export type Webhook = z.output<typeof webhookSchema>;

/** The server also checks that the address is https and not of a private network. */
export const webhookFormSchema = z.object({
  url: lineText({ error: 'validation.required' })
    .min(1, 'validation.required')
    .max(500, { error: 'validation.tooLong', abort: true })
    .pipe(z.url({ protocol: /^https?$/, error: 'validation.webhookUrl' })),
  events: z
    .array(z.enum(WEBHOOK_EVENTS, { error: 'validation.unknownOption' }), { error: 'validation.webhookEvents' })
    .min(1, 'validation.webhookEvents')
    .max(WEBHOOK_EVENTS.length, 'validation.invalid')
    .refine((events) => new Set(events).size === events.length, 'validation.invalid')
    .overwrite((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event))),
});
export type WebhookForm = z.output<typeof webhookFormSchema>;

/**
 * A delivery with the result of its last attempt.
 *
 * state      `waiting` for its first or next attempt, at `nextTryAt`.
 * status     the HTTP status of the response; null without one.
 * body       the JSON that is sent.
 */
export const deliverySchema = z.object({
  id: z.uuid(),
  kind: z.enum(DELIVERY_KINDS),
  happenedAt: momentSchema,
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  nextTryAt: momentSchema.nullable(),
  lastTryAt: momentSchema.nullable(),
  status: z.int().nullable(),
  problem: z.enum(DELIVERY_PROBLEMS).nullable(),
  durationMs: z.int().nullable(),
  body: z.string(),
});
export type Delivery = z.output<typeof deliverySchema>;

const PATH = '/user/me/webhooks';
const errors = ['mustLoggedIn', 'notFound'] as const;
const guarded = ['mustVerifyEmail', 'accountSuspended', 'passwordConfirmationRequired'] as const;
const withSecret = writeAnswer(z.object({ webhook: webhookSchema, secret: z.string() }));

export const listWebhooks = endpoint({
  name: 'webhooks.list',
  method: 'GET',
  path: PATH,
  feature,
  summary: 'The webhooks of the person who is logged in, newest first',
  access: 'user',
  answer: z.object({ items: z.array(webhookSchema) }),
  errors: ['mustLoggedIn'],
});

/** At most WEBHOOKS_MAX, else `tooMany`. `secret` signs the deliveries. Send an Idempotency-Key. */
export const createWebhook = endpoint({
  name: 'webhooks.create',
  method: 'POST',
  path: PATH,
  feature,
  summary: 'Adds an address that is told of events',
  access: 'verified',
  confirmsPassword: true,
  body: webhookFormSchema,
  answer: withSecret,
  errors: ['mustLoggedIn', ...guarded, 'tooMany', 'conflict'],
});

export const updateWebhook = endpoint({
  name: 'webhooks.update',
  method: 'PATCH',
  path: `${PATH}/{id}`,
  feature,
  summary: 'Changes address and events of a webhook',
  access: 'verified',
  confirmsPassword: true,
  params: idParams,
  body: webhookFormSchema,
  answer: writeAnswer(webhookSchema),
  errors: [...errors, ...guarded],
});

/** Events that occur while it is off are not delivered later. */
export const switchWebhook = endpoint({
  name: 'webhooks.switch',
  method: 'PUT',
  path: `${PATH}/{id}/on`,
  feature,
  summary: 'Switches a webhook on or off',
  access: 'verified',
  params: idParams,
  body: z.object({ on: z.boolean({ error: 'validation.required' }) }),
  answer: writeAnswer(webhookSchema),
  errors: [...errors, 'mustVerifyEmail', 'accountSuspended'],
});

/** Idempotent. */
export const removeWebhook = endpoint({
  name: 'webhooks.remove',
  method: 'DELETE',
  path: `${PATH}/{id}`,
  feature,
  summary: 'Removes a webhook with its deliveries',
  access: 'user',
  params: idParams,
  answer: writeAnswer(z.object({ id: z.int() })),
  errors: ['mustLoggedIn'],
});

/** Both secrets sign for OLD_SECRET_HOURS. Send an Idempotency-Key, so that a retry does not rotate again. */
export const rotateSecret = endpoint({
  name: 'webhooks.rotate',
  method: 'POST',
  path: `${PATH}/{id}/secret`,
  feature,
  summary: 'Gives a webhook a new secret; the old one is valid for a day more',
  access: 'verified',
  confirmsPassword: true,
  params: idParams,
  answer: withSecret,
  errors: [...errors, ...guarded, 'conflict'],
});

/** Attempted once, even if the webhook is off. 30 an hour, else `tooManyRequests`. Send an Idempotency-Key. */
export const pingWebhook = endpoint({
  name: 'webhooks.ping',
  method: 'POST',
  path: `${PATH}/{id}/ping`,
  feature,
  summary: 'Sends a test delivery to a webhook',
  access: 'verified',
  params: idParams,
  answer: writeAnswer(deliverySchema),
  errors: [...errors, 'mustVerifyEmail', 'accountSuspended', 'conflict'],
});

export const listDeliveries = endpoint({
  name: 'webhooks.deliveries',
  method: 'GET',
  path: `${PATH}/{id}/deliveries`,
  feature,
  summary: 'What a webhook was told in the last 30 days, newest first',
  access: 'user',
  params: idParams,
  query: z.object({ page: pageParam }),
  answer: pageOf(deliverySchema),
  errors: [...errors],
});

/** Resends the delivery with the same id and restarts its attempts; a waiting one is attempted now. */
export const sendDeliveryAgain = endpoint({
  name: 'webhooks.sendAgain',
  method: 'POST',
  path: `${PATH}/{id}/deliveries/{deliveryId}/again`,
  feature,
  summary: 'Sends a delivery again',
  access: 'verified',
  params: z.object({ id: idParam, deliveryId: z.uuid() }),
  answer: writeAnswer(deliverySchema),
  errors: [...errors, 'mustVerifyEmail', 'accountSuspended'],
});
