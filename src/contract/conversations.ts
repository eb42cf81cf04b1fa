import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParam, idParams, momentSchema, personSchema, pictureSchema, writeAnswer } from './primitives.ts';

const feature = 'conversations';
const errors = ['mustLoggedIn', 'mustVerifyEmail', 'accountSuspended', 'notFound'] as const;

export const MESSAGE_MAX_LENGTH = 4_000;
/** How many files one message carries. */
export const MESSAGE_FILES_MAX = 5;
export const MESSAGE_FILE_MAX_BYTES = 10 * 1024 * 1024;
/** How many messages a page of a conversation has, and how many `after` answers at once. */
export const MESSAGES_PAGE = 40;
export const MESSAGES_AFTER_MAX = 500;
/** How many conversations a list answers at once. */
export const CONVERSATIONS_PAGE = 100;

/**
 * What a message looks like to those who have seen many; it warns, and never blocks.
 *
 * outsidePayment  asks for money past any safe way: an advance, a transfer before anything was seen, BLIK codes, gift cards.
 * courierLink     wants a link of a "courier" or "payment" to be opened, or data to be typed there.
 * otherMessenger  wants to go on elsewhere: WhatsApp, Telegram, a number to write to.
 * cardData        asks for numbers of cards, codes or passwords.
 * outsideLink     has a link that leaves the site.
 */
export const WARNINGS = ['outsidePayment', 'courierLink', 'otherMessenger', 'cardData', 'outsideLink'] as const;
const warningSchema = z.enum(WARNINGS);
export type Warning = z.output<typeof warningSchema>;

/**
 * A picture or a PDF; its bytes are at `GET /api/conversations/{conversation}/files/{id}` (a smaller picture with
 * `?width=320`), for both sides alone: the call carries the token, so no `<img src>` can make it.
 *
 * width, height  pixels; null for a PDF.
 */
export const messageFileSchema = z.object({
  id: z.int(),
  kind: z.enum(['picture', 'pdf']),
  name: z.string(),
  sizeBytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type MessageFile = z.output<typeof messageFileSchema>;

/**
 * number    counts the messages of a conversation from 1, in their order, without a gap.
 * clientId  the sender's own name for it, by which a browser knows its own again.
 * removed   there is no content any more: a moderator took it away, or the account of its sender has gone.
 */
export const messageSchema = z.object({
  id: z.int(),
  number: z.int(),
  clientId: z.string(),
  sender_id: z.int(),
  content: z.string(),
  created_at: momentSchema,
  conversation: z.object({ id: z.int() }),
  files: z.array(messageFileSchema),
  warnings: z.array(warningSchema),
  removed: z.enum(['byModerator', 'withAccount']).nullable(),
});
export type Message = z.output<typeof messageSchema>;

/** What the event `.messagePosted` on the channel `App.User.{id}` carries: a message with who sent it. */
export const postedMessageSchema = messageSchema.extend({ sender: personSchema });
export type PostedMessage = z.output<typeof postedMessageSchema>;

/** The listing that a conversation is about; `gone` was deleted, and only what it was called is known. */
export const conversationListingSchema = z.object({
  id: z.int(),
  title: z.string(),
  path: z.string().nullable(),
  price: z.number().nullable(),
  picture: pictureSchema.nullable(),
  sellerId: z.int().nullable(),
  state: z.enum(['shown', 'hidden', 'gone']),
});
export type ConversationListing = z.output<typeof conversationListingSchema>;

/** When somebody was last here, in words only: within minutes, an hour, a day, a week, a month, or longer ago. */
export const LAST_SEEN = ['now', 'hour', 'day', 'week', 'month', 'longAgo'] as const;
export const lastSeenSchema = z.enum(LAST_SEEN);
export type LastSeen = z.output<typeof lastSeenSchema>;

/**
 * A conversation as the caller sees it.
 *
 * users            both, the caller last. Who has gone has the id they had and the name '–––'.
 * LastMessage      null until the first is sent.
 * unread           how many of the other's messages the caller has not read.
 * readNumber       up to which message the caller has read; `otherReadNumber` the other.
 * lastSeen         of the other; null where they, or the caller, do not show it.
 * archived         put away by the caller; a new message brings it back.
 * closed           why nothing can be sent: the caller has blocked the other, or the other has gone or is suspended. That
 *                  the other has blocked the caller shows only when they try.
 */
export const conversationSchema = z.object({
  id: z.int(),
  users: z.array(personSchema),
  updated_at: momentSchema,
  LastMessage: messageSchema.nullable(),
  about: conversationListingSchema.nullable(),
  unread: z.int(),
  readNumber: z.int(),
  otherReadNumber: z.int(),
  lastSeen: lastSeenSchema.nullable(),
  archived: z.boolean(),
  closed: z.enum(['byMe', 'gone']).nullable(),
});
export type Conversation = z.output<typeof conversationSchema>;

/**
 * The latest first, at most CONVERSATIONS_PAGE; only those with a message. Without a query those that are not put away.
 *
 * before    continues a list: `updated_at` and `beforeId` of its last.
 * q         words of messages, of the other's name or of the listing's title, put away or not.
 */
export const listConversations = endpoint({
  name: 'conversations.list',
  method: 'GET',
  path: '/conversations',
  feature,
  summary: "The caller's conversations, the latest first",
  access: 'user',
  query: z.object({
    before: z.iso.datetime({ error: 'validation.invalid' }).optional(),
    beforeId: idParam.optional(),
    archived: z.stringbool({ error: 'validation.unknownOption' }).optional(),
    q: z.string().trim().max(100, 'validation.tooLong').optional(),
  }),
  answer: z.array(conversationSchema),
  errors: ['mustLoggedIn'],
});

/** How many messages, in how many conversations, the caller has not read. */
export const getUnreadCount = endpoint({
  name: 'conversations.unread',
  method: 'GET',
  path: '/conversations/unread',
  feature,
  summary: 'How much waits to be read',
  access: 'user',
  answer: z.object({ messages: z.int(), conversations: z.int() }),
  errors: ['mustLoggedIn'],
});

export const getConversation = endpoint({
  name: 'conversations.get',
  method: 'GET',
  path: '/conversations/{id}',
  feature,
  summary: 'One conversation of the caller',
  access: 'user',
  params: idParams,
  answer: conversationSchema,
  errors: ['mustLoggedIn', 'notFound'],
});

/**
 * Finds the caller's conversation with the seller about a listing, or begins one; with `userId` the latest with that
 * person, about whatever, or begins one about nothing. Nobody is told until a message is sent.
 */
export const openConversation = endpoint({
  name: 'conversations.open',
  method: 'POST',
  path: '/conversations',
  feature,
  summary: 'Opens the conversation about a listing, or with a person',
  access: 'verified',
  body: z.union([z.object({ announcementId: idParam }), z.object({ userId: idParam })], {
    error: 'validation.required',
  }),
  answer: writeAnswer(conversationSchema),
  errors: [...errors, 'ownConversation', 'blocked', 'recipientGone'],
});

/**
 * Ascending by number. Without either the last page; `before` the page above a number; `after` everything since a number,
 * at most MESSAGES_AFTER_MAX. `hasMore` of what lies further in that direction.
 */
export const listMessages = endpoint({
  name: 'messages.list',
  method: 'GET',
  path: '/conversations/{id}/messages',
  feature,
  summary: 'Messages of a conversation in their order',
  access: 'user',
  params: idParams,
  query: z.object({
    before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
    after: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
  }),
  answer: z.object({ items: z.array(messageSchema), hasMore: z.boolean() }),
  errors: ['mustLoggedIn', 'notFound'],
});

/** `content` may be empty when there are files. The same `clientId` again is the same message. */
export const messageFormSchema = z
  .object({
    clientId: z.string().regex(/^[\w-]{8,64}$/, 'validation.invalid'),
    content: z.string({ error: 'validation.required' }).trim().max(MESSAGE_MAX_LENGTH, 'validation.tooLong'),
    fileIds: z.array(idParam).max(MESSAGE_FILES_MAX, 'validation.tooMany').default([]),
  })
  .refine(({ content, fileIds }) => content !== '' || fileIds.length > 0, {
    path: ['content'],
    error: 'validation.required',
  });

/**
 * `conflict`: the clientId stands for another message already. `validationFailed` at `fileIds`: one of them does not wait for
 * a message any more, and has to be brought again. 20 in 10 seconds, else `tooManyRequests`.
 */
export const sendMessage = endpoint({
  name: 'messages.send',
  method: 'POST',
  path: '/conversations/{id}/messages',
  feature,
  summary: 'Sends a message; it is stored before it is answered',
  access: 'verified',
  params: idParams,
  body: messageFormSchema,
  answer: writeAnswer(messageSchema),
  errors: [...errors, 'blocked', 'recipientGone', 'conflict'],
});

/** Never goes back: a smaller number than before changes nothing. */
export const markRead = endpoint({
  name: 'conversations.read',
  method: 'PUT',
  path: '/conversations/{id}/read',
  feature,
  summary: 'Notes how far the caller has read',
  access: 'user',
  params: idParams,
  body: z.object({ number: z.int({ error: 'validation.integer' }).min(0).max(2_147_483_647) }),
  answer: writeAnswer(z.object({ readNumber: z.int(), unread: z.int() })),
  errors: ['mustLoggedIn', 'notFound'],
});

export const archiveConversation = endpoint({
  name: 'conversations.archive',
  method: 'PUT',
  path: '/conversations/{id}/archived',
  feature,
  summary: 'Puts a conversation away, or back; a new message brings it back by itself',
  access: 'user',
  params: idParams,
  body: z.object({ archived: z.boolean({ error: 'validation.required' }) }),
  answer: writeAnswer(conversationSchema),
  errors: ['mustLoggedIn', 'notFound'],
});

/** The answer is the same where nothing could be sent: whoever is blocked is not told so by this. */
export const tellTyping = endpoint({
  name: 'conversations.typing',
  method: 'POST',
  path: '/conversations/{id}/typing',
  feature,
  summary: 'Tells the other that the caller is writing; nothing is stored',
  access: 'verified',
  params: idParams,
  answer: writeAnswer(z.object({ taken: z.literal(true) })),
  errors: [...errors],
});

/**
 * Takes in a file for a message that follows; it is gone after a day when none does. A wrong one is named at the field
 * `files.0` with `validation.chatFileFormat`, `validation.chatFileTooLarge` or, where it is a damaged picture,
 * `validation.pictureBroken`. Honours the Idempotency-Key.
 */
export const addMessageFile = endpoint({
  name: 'messages.addFile',
  method: 'POST',
  path: '/conversations/{id}/files',
  feature,
  summary: 'Brings a picture or PDF for the next message',
  access: 'verified',
  params: idParams,
  upload: { field: 'files', maxFiles: 1, tooLarge: 'validation.chatFileTooLarge' },
  answer: writeAnswer(messageFileSchema),
  errors: [...errors, 'blocked', 'recipientGone', 'conflict', 'payloadTooLarge', 'unsupportedMediaType'],
});
