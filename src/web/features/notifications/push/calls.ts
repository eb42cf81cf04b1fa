import type * as Realtime from '#contract/realtime.ts';
import { saidCall } from '../../../lib/said-call.ts';

/* The calls of push notifications, declared without the contract's schemas. A test checks them against the contract. */
export const getPushKey = saidCall<typeof Realtime.getPushKey>('push.key', 'GET', '/push/key');
export const subscribePush = saidCall<typeof Realtime.subscribePush>('push.subscribe', 'PUT', '/push/subscription');
export const unsubscribePush = saidCall<typeof Realtime.unsubscribePush>(
  'push.unsubscribe',
  'DELETE',
  '/push/subscription',
);
