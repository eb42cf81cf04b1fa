import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { pricedSchema } from './listings/listings.ts';
import { offerSchema } from './offers/offer.ts';
import {
  INTEGER_MAX,
  idParam,
  idParams,
  momentSchema,
  personSchema,
  pictureSchema,
  writeAnswer,
} from './primitives.ts';
import { longText, searchText } from './values/text.ts';

const feature = 'conversations';
const errors = ['mustLoggedIn', 'mustVerifyEmail', 'accountSuspended', 'notFound'] as const;

export const MESSAGE_MAX_LENGTH = 4_000;
/** The number of files in one message. */
export const MESSAGE_FILES_MAX = 5;
export const MESSAGE_FILE_MAX_BYTES = 10 * 1024 * 1024;
/** The number of messages on a page of a conversation, and the most that `after` returns at once. */
export const MESSAGES_PAGE = 40;
export const MESSAGES_AFTER_MAX = 500;
/** The most conversations that a list returns at once. */
export const CONVERSATIONS_PAGE = 100;

/**
 * Likely fraud in a message; only a warning, it never blocks.
 *
 * outsidePayment  asks for an unsafe payment: an advance, a transfer before viewing, BLIK codes, gift cards.
 * courierLink     wants something opened, confirmed or entered on the page of a "courier" or "payment".
 * otherMessenger  wants to continue elsewhere: WhatsApp, Telegram, a number to write to.
 * cardData        asks for card numbers, codes or passwords, or to install an app or approve a bank request.
 * outsideLink     contains a link to another site.
 */
export const WARNINGS = ['outsidePayment', 'courierLink', 'otherMessenger', 'cardData', 'outsideLink'] as const;
const warningSchema = z.enum(WARNINGS);
export type Warning = z.output<typeof warningSchema>;

/**
 * A picture or a PDF; its bytes are at `GET /api/conversations/{conversation}/files/{id}` (a smaller picture with
 * `?width=320`), for the two participants only: the request needs the token, so `<img src>` cannot load it.
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
 * number    numbers the messages of a conversation from 1, in order, without gaps.
 * clientId  the sender's id for the message, by which a browser recognises its own.
 * offer     the offer that it makes or answers; `content` then describes it in the sender's language.
 * removed   the content is gone: a moderator removed it, or the sender's account was deleted.
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
  offer: offerSchema.nullable(),
  removed: z.enum(['byModerator', 'withAccount']).nullable(),
});
export type Message = z.output<typeof messageSchema>;

/** The payload of the event `.messagePosted` on the channel `App.User.{id}`: a message with its sender. */
export const postedMessageSchema = messageSchema.extend({ sender: personSchema });
export type PostedMessage = z.output<typeof postedMessageSchema>;

/**
 * The listing that a conversation is about; `gone`: it was deleted, and only its title remains. `takesOffers`: its kind
 * and category accept offers.
 */
export const conversationListingSchema = z.object({
  id: z.int(),
  title: z.string(),
  path: z.string().nullable(),
  ...pricedSchema.shape,
  picture: pictureSchema.nullable(),
  sellerId: z.int().nullable(),
  state: z.enum(['shown', 'hidden', 'gone']),
  reserved: z.boolean(),
  takesOffers: z.boolean(),
});
export type ConversationListing = z.output<typeof conversationListingSchema>;

/** When a user was last active, roughly: within minutes, an hour, a day, a week, a month, or longer ago. */
export const LAST_SEEN = ['now', 'hour', 'day', 'week', 'month', 'longAgo'] as const;
export const lastSeenSchema = z.enum(LAST_SEEN);
export type LastSeen = z.output<typeof lastSeenSchema>;

/**
 * A conversation as the caller sees it.
 *
 * users            both, the caller last. A deleted user keeps the id and has the name '–––'.
 * LastMessage      null until the first is sent.
 * unread           the number of the other's messages that the caller has not read.
 * readNumber       the last message that the caller has read; `otherReadNumber` that the other has read.
 * lastSeen         of the other; null if either of the two hides it.
 * archived         archived by the caller; a new message restores it.
 * closed           why nothing can be sent: the caller has blocked the other, or the other's account is deleted or
 *                  suspended. A block by the other is not revealed here; an attempt to send is refused.
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
 * Latest first, at most CONVERSATIONS_PAGE; only conversations with a message. Without a query, those not archived.
 *
 * before    continues a list: `updated_at` and `beforeId` of its last item.
 * q         words of messages, of the other's name or of the listing's title, archived or not.
 */
export const listConversations = endpoint({
  name: 'conversations.list',
  method: 'GET',
  path: '/conversations',
  feature,
  summary: "The caller's conversations, the latest first",
  access: 'user',
  scope: 'messages:read',
  query: z.object({
    before: z.iso.datetime({ error: 'validation.invalid' }).optional(),
    beforeId: idParam.optional(),
    archived: z.stringbool({ error: 'validation.unknownOption' }).optional(),
    q: searchText().max(100, 'validation.tooLong').optional(),
  }),
  answer: z.array(conversationSchema),
  errors: ['mustLoggedIn'],
});

/** The number of messages, and of conversations, that the caller has not read. */
export const getUnreadCount = endpoint({
  name: 'conversations.unread',
  method: 'GET',
  path: '/conversations/unread',
  feature,
  summary: 'How much waits to be read',
  access: 'user',
  scope: 'messages:read',
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
  scope: 'messages:read',
  params: idParams,
  answer: conversationSchema,
  errors: ['mustLoggedIn', 'notFound'],
});

/**
 * Finds or creates the caller's conversation with the seller about a listing; with `userId`, finds the latest with that
 * person about anything, or creates one about nothing. Nobody is notified until a message is sent.
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
 * Ascending by number. Without parameters the last page; `before`: the page before a number; `after`: everything after
 * a number, at most MESSAGES_AFTER_MAX. `hasMore`: whether there is more in that direction.
 */
export const listMessages = endpoint({
  name: 'messages.list',
  method: 'GET',
  path: '/conversations/{id}/messages',
  feature,
  summary: 'Messages of a conversation in their order',
  access: 'user',
  scope: 'messages:read',
  params: idParams,
  query: z.object({
    before: z.coerce.number().int().min(1).max(INTEGER_MAX).optional(),
    after: z.coerce.number().int().min(0).max(INTEGER_MAX).optional(),
  }),
  answer: z.object({ items: z.array(messageSchema), hasMore: z.boolean() }),
  errors: ['mustLoggedIn', 'notFound'],
});

/** `content` may be empty if there are files. Repeating a `clientId` is the same message. */
export const messageFormSchema = z
  .object({
    clientId: z.string().regex(/^[\w-]{8,64}$/, 'validation.invalid'),
    content: longText({ error: 'validation.messageRequired' }).max(MESSAGE_MAX_LENGTH, 'validation.tooLong'),
    fileIds: z.array(idParam).max(MESSAGE_FILES_MAX, 'validation.tooMany').default([]),
  })
  .refine(({ content, fileIds }) => content !== '' || fileIds.length > 0, {
    path: ['content'],
    error: 'validation.messageRequired',
  });

/**
 * `conflict`: the clientId already belongs to another message. `validationFailed` at `fileIds`: one of them no longer
 * awaits a message and must be uploaded again. 20 in 10 seconds, else `tooManyRequests`.
 */
export const sendMessage = endpoint({
  name: 'messages.send',
  method: 'POST',
  path: '/conversations/{id}/messages',
  feature,
  summary: 'Sends a message; it is stored before it is answered',
  access: 'verified',
  scope: 'messages:write',
  params: idParams,
  body: messageFormSchema,
  answer: writeAnswer(messageSchema),
  errors: [...errors, 'blocked', 'recipientGone', 'conflict'],
});

/** Never moves back: a smaller number has no effect. */
export const markRead = endpoint({
  name: 'conversations.read',
  method: 'PUT',
  path: '/conversations/{id}/read',
  feature,
  summary: 'Notes how far the caller has read',
  access: 'user',
  scope: 'messages:write',
  params: idParams,
  body: z.object({ number: z.int({ error: 'validation.integer' }).min(0).max(INTEGER_MAX) }),
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
  scope: 'messages:write',
  params: idParams,
  body: z.object({ archived: z.boolean({ error: 'validation.required' }) }),
  answer: writeAnswer(conversationSchema),
  errors: ['mustLoggedIn', 'notFound'],
});

/** The response is the same if nothing could be delivered, so it does not reveal a block. */
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
 * Uploads a file for a later message; it is deleted after a day if none follows. An invalid file is reported at the
 * field `files.0` with `validation.chatFileFormat`, `validation.chatFileTooLarge` or, for a damaged picture,
 * `validation.pictureBroken`. Honours the Idempotency-Key.
 */
export const addMessageFile = endpoint({
  name: 'messages.addFile',
  method: 'POST',
  path: '/conversations/{id}/files',
  feature,
  summary: 'Brings a picture or PDF for the next message',
  access: 'verified',
  scope: 'messages:write',
  params: idParams,
  upload: { field: 'files', maxFiles: 1, tooLarge: 'validation.chatFileTooLarge' },
  answer: writeAnswer(messageFileSchema),
  errors: [...errors, 'blocked', 'recipientGone', 'conflict', 'payloadTooLarge', 'unsupportedMediaType'],
});
