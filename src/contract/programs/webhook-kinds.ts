/** What a webhook can be told of, in the order of the panel. */
export const WEBHOOK_EVENTS = [
  'message.received',
  'listing.published',
  'listing.hidden',
  'listing.expired',
  'payment.settled',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What may be in a delivery: an event, or the ping that its owner asked for. */
export const DELIVERY_KINDS = [...WEBHOOK_EVENTS, 'ping'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/**
 * Why a try failed: the address was not found, leads into a private network, refused the connection, has no valid
 * certificate, did not answer in time, broke off or answered with a status other than 2xx.
 */
export const DELIVERY_PROBLEMS = [
  'dns',
  'private',
  'connection',
  'certificate',
  'timeout',
  'broken',
  'status',
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** How many webhooks a person may have. */
export const WEBHOOKS_MAX = 10;
/** For how many days deliveries are kept. */
export const DELIVERY_DAYS = 30;
/** For how many hours the secret before a rotation signs too. */
export const OLD_SECRET_HOURS = 24;
