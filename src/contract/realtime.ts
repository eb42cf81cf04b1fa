import { z } from 'zod';
import type { PostedMessage } from './conversations.ts';
import { endpoint } from './endpoint.ts';
import { writeAnswer } from './primitives.ts';

const feature = 'realtime';

/** The private channel of a person, by the name that laravel-echo gives to `echo.private('App.User.7')`. */
export function userChannel(accountId: number): string {
  return `private-App.User.${accountId}`;
}

/**
 * What is said on a person's channel, by event. The socket only hints: whoever may have missed something asks the API.
 *
 * subscribed            this socket now hears the channel: from here on nothing is missed, so what came before is asked for now.
 * messagePosted         to both sides: one's own, too, for one's other tabs.
 * messagesRead          `readerId` (the other, or oneself in another tab) has read up to `number`.
 * typing                the other is writing now; holds for six seconds.
 * conversationChanged   something else about it changed: a message was removed, or it was put away in another tab.
 * transactionChanged    a payment of one's own has another state now: ask for it.
 */
export interface RealtimeEvents {
  subscribed: Record<string, never>;
  messagePosted: PostedMessage;
  messagesRead: { conversationId: number; readerId: number; number: number };
  typing: { conversationId: number; senderId: number };
  conversationChanged: { conversationId: number };
  transactionChanged: { id: number };
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

/** What a browser's `PushSubscription.toJSON()` says. Only the services of known browsers are taken. */
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
 * A browser has changed its address by itself, while nobody was there to log in: whoever knows the secret of the old one
 * may. `moved` is false when the old one is not known.
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

/** By the link of a mail, without a log-in, also as the one click of a mail program (List-Unsubscribe-Post). */
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
