/** The events that a webhook can subscribe to, in the order of the panel. */
export const WEBHOOK_EVENTS = [
  'message.received',
  'listing.published',
  'listing.hidden',
  'listing.expired',
  'payment.settled',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The kinds of deliveries: the events, and the ping that its owner can request. */
export const DELIVERY_KINDS = [...WEBHOOK_EVENTS, 'ping'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

/**
 * Why an attempt failed: the host was not found, is in a private network, refused the connection, has no valid
 * certificate, timed out, broke the connection or responded with a status other than 2xx.
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

/** The maximum number of webhooks of a person. */
export const WEBHOOKS_MAX = 10;
/** The retention period of deliveries in days. */
export const DELIVERY_DAYS = 30;
/** Hours after a rotation during which the old secret signs as well. */
export const OLD_SECRET_HOURS = 24;
