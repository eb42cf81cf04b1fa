import type * as Notifications from '#contract/notifications/notifications.ts';
import { saidCall } from '../../../lib/said-call.ts';

/* The calls of news, declared without the contract's schemas. A test checks them against the contract. */
export const listNews = saidCall<typeof Notifications.listNews>('notifications.list', 'GET', '/notifications');
export const countNews = saidCall<typeof Notifications.countNews>(
  'notifications.unread',
  'GET',
  '/notifications/unread',
);
export const readNews = saidCall<typeof Notifications.readNews>('notifications.read', 'POST', '/notifications/read');
export const getNewsChoices = saidCall<typeof Notifications.getNewsChoices>(
  'notifications.preferences',
  'GET',
  '/notifications/preferences',
);
export const updateNewsChoices = saidCall<typeof Notifications.updateNewsChoices>(
  'notifications.updatePreferences',
  'PATCH',
  '/notifications/preferences',
);
