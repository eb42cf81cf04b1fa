import type * as Accounts from '#contract/accounts/accounts.ts';
import type * as Conversations from '#contract/conversations.ts';
import type * as Offers from '#contract/offers/offers.ts';
import { saidCall } from '../../../lib/said-call.ts';

/* The calls of conversations, declared without the contract's schemas. A test checks them against the contract. */
export const getApiToken = saidCall<typeof Accounts.getApiToken>('user.apiToken', 'GET', '/user/get_api_token');
export const listConversations = saidCall<typeof Conversations.listConversations>(
  'conversations.list',
  'GET',
  '/conversations',
);
export const getUnreadCount = saidCall<typeof Conversations.getUnreadCount>(
  'conversations.unread',
  'GET',
  '/conversations/unread',
);
export const getConversation = saidCall<typeof Conversations.getConversation>(
  'conversations.get',
  'GET',
  '/conversations/{id}',
);
export const beginConversation = saidCall<typeof Conversations.openConversation>(
  'conversations.open',
  'POST',
  '/conversations',
);
export const listMessages = saidCall<typeof Conversations.listMessages>(
  'messages.list',
  'GET',
  '/conversations/{id}/messages',
);
export const postMessage = saidCall<typeof Conversations.sendMessage>(
  'messages.send',
  'POST',
  '/conversations/{id}/messages',
);
export const markRead = saidCall<typeof Conversations.markRead>(
  'conversations.read',
  'PUT',
  '/conversations/{id}/read',
);
export const archiveConversation = saidCall<typeof Conversations.archiveConversation>(
  'conversations.archive',
  'PUT',
  '/conversations/{id}/archived',
);
export const tellTyping = saidCall<typeof Conversations.tellTyping>(
  'conversations.typing',
  'POST',
  '/conversations/{id}/typing',
);
export const addMessageFile = saidCall<typeof Conversations.addMessageFile>(
  'messages.addFile',
  'POST',
  '/conversations/{id}/files',
  'files',
);
/** Sends an offer that was made while offline. */
export const postOffer = saidCall<typeof Offers.makeOffer>('offers.make', 'POST', '/conversations/{id}/offers');
