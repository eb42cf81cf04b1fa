import * as z from 'zod';
import type { PostedMessage } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { writeAnswer } from './primitives.ts';

const feature = 'realtime';

/** A user's private channel, as laravel-echo names `echo.private('App.User.7')`. */
export function userChannel(accountId: number): string {
  return `private-App.User.${accountId}`;
}

/**
 * The events on a user's channel. Sockets only hint: a client that may have missed something asks the API.
 *
 * subscribed            nothing is missed from here on; the client now fetches what came before.
 * messagePosted         to both sides: also to the sender, for other tabs.
 * messagesRead          `readerId` (the other, or the user in another tab) has read up to `number`.
 * typing                the other is typing; valid for six seconds.
 * conversationChanged   anything else: a message was removed, or the conversation was archived in another tab.
 * transactionChanged    one of the user's payments has changed state: fetch it.
 * newsChanged           the user has news, or has read some in another tab.
 */
export interface RealtimeEvents {
  subscribed: Record<string, never>;
  messagePosted: PostedMessage;
  messagesRead: { conversationId: number; readerId: number; number: number };
  typing: { conversationId: number; senderId: number };
  conversationChanged: { conversationId: number };
  transactionChanged: { id: number };
  newsChanged: Record<string, never>;
}

const keyText = z.string().regex(/^[\w-]{10,400}={0,2}$/, 'validation.invalid');

export const getPushKey = endpoint({
  name: 'push.key',
  method: 'GET',
  path: '/push/key',
  feature,
  summary: 'The public key that a browser needs to be told while no page is open',
  access: 'user',
  answer: z.object({ publicKey: z.string() }),
  errors: ['mustLoggedIn'],
});

/** The result of a browser's `PushSubscription.toJSON()`. Only push services of known browsers are accepted. */
const browserSubscription = z.object({
  endpoint: z.url({ protocol: /^https$/, error: 'validation.invalid' }).max(1_000, 'validation.tooLong'),
  keys: z.object({ p256dh: keyText, auth: keyText }),
});

export const subscribePush = endpoint({
  name: 'push.subscribe',
  method: 'PUT',
  path: '/push/subscription',
  feature,
  summary: 'Has this browser told of messages, until it logs out',
  access: 'user',
  body: browserSubscription,
  answer: writeAnswer(z.object({ subscribed: z.literal(true) })),
  errors: ['mustLoggedIn'],
});

export const unsubscribePush = endpoint({
  name: 'push.unsubscribe',
  method: 'DELETE',
  path: '/push/subscription',
  feature,
  summary: 'Has this browser told no more',
  access: 'user',
  query: z.object({ endpoint: z.string().max(1_000, 'validation.tooLong') }),
  answer: writeAnswer(z.object({ subscribed: z.literal(false) })),
  errors: ['mustLoggedIn'],
});

/**
 * A browser has renewed its push subscription by itself, without a session: the secret of the old one authorises it.
 * `moved` is false if the old one is not known.
 */
export const movePush = endpoint({
  name: 'push.move',
  method: 'POST',
  path: '/push/subscription/moved',
  feature,
  summary: 'Goes on telling a browser whose address has changed',
  access: 'public',
  rateLimit: { max: 20, windowMs: 600_000 },
  body: browserSubscription.extend({ old: z.object({ endpoint: z.string().max(1_000), auth: keyText }) }),
  answer: writeAnswer(z.object({ moved: z.boolean() })),
  errors: [],
});

/** By a mailed link, without a log-in, also as a mail program's one-click request (List-Unsubscribe-Post). */
export const stopMessageMails = endpoint({
  name: 'mails.stop',
  method: 'POST',
  path: '/mails/stop/{token}',
  feature,
  summary: 'Sends no more mails about unread messages',
  access: 'public',
  params: z.object({ token: z.string().regex(/^[\w-]{20,100}$/) }),
  answer: writeAnswer(z.object({ stopped: z.literal(true) })),
  errors: ['linkInvalid'],
});
