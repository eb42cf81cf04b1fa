import * as z from 'zod';
import { LOCALE_IDS, type Locale } from '#i18n/locales.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, momentSchema, writeAnswer } from '../primitives.ts';
import { lineText, longText } from '../values/text.ts';
import { webAddressSchema } from '../values/web-address.ts';
import { DESCRIPTION_MAX_LENGTH, emailSchema, newPasswordSchema, userNameSchema } from './accounts.ts';
import { MAIL_TROUBLES } from './mail-trouble.ts';
import { phoneSchema } from './phone.ts';

const locale = z.enum(LOCALE_IDS as [Locale, ...Locale[]], { error: 'validation.unknownOption' });

/** A user's choice of mails, apart from mandatory ones. */
export const notificationsSchema = z.object({
  messages: z.boolean(),
  comments: z.boolean(),
  expiry: z.boolean(),
  news: z.boolean(),
});
export type Notifications = z.output<typeof notificationsSchema>;

/**
 * The private data of an account. `pendingEmail` awaits confirmation. `showsPresence`: people in a conversation with
 * the user see roughly when the user was last active, and the user sees it of others. `shopLinkUntil`: until when the
 * shop link is, or was, public. `mailTrouble`: why and since when mails to `email` bounce; only log-in and confirmation
 * mails are still sent there.
 */
export const accountSchema = z.object({
  name: z.string(),
  email: z.string(),
  pendingEmail: z.string().nullable(),
  verified: z.boolean(),
  mailTrouble: z.object({ why: z.enum(MAIL_TROUBLES), since: momentSchema }).nullable(),
  phone_number: z.string().nullable(),
  description: z.string(),
  town: z.string().nullable(),
  shop_url: z.string().nullable(),
  shopLinkUntil: momentSchema.nullable(),
  locale,
  notifications: notificationsSchema,
  showsPresence: z.boolean(),
  memberSince: momentSchema,
});
export type Account = z.output<typeof accountSchema>;

const feature = 'accounts';
const settled = writeAnswer(accountSchema);

export const getAccount = endpoint({
  name: 'account.get',
  method: 'GET',
  path: '/user/me/account',
  feature,
  summary: 'The settings of the person who is logged in',
  access: 'user',
  answer: accountSchema,
  errors: ['mustLoggedIn'],
});

export const profileFormSchema = z.object({
  name: userNameSchema.optional(),
  description: longText().max(DESCRIPTION_MAX_LENGTH, 'validation.tooLong').optional(),
  /** The name of a place of `/places`, or nothing. */
  town: lineText().max(80, 'validation.tooLong').nullable().optional(),
  shop_url: z
    .union([z.literal('').transform(() => null), webAddressSchema])
    .nullable()
    .optional(),
});

export const updateProfile = endpoint({
  name: 'account.updateProfile',
  method: 'PATCH',
  path: '/user/me/profile',
  feature,
  summary: 'Changes what others see of the person; what is left out stays',
  access: 'user',
  body: profileFormSchema,
  answer: settled,
  errors: ['mustLoggedIn', 'placeUnknown'],
});

export const updatePreferences = endpoint({
  name: 'account.updatePreferences',
  method: 'PATCH',
  path: '/user/me/preferences',
  feature,
  summary: 'Changes language, notifications and what others see; what is left out stays',
  access: 'user',
  body: z.object({
    locale: locale.optional(),
    notifications: notificationsSchema.partial().optional(),
    showsPresence: z.boolean({ error: 'validation.required' }).optional(),
  }),
  answer: settled,
  errors: ['mustLoggedIn'],
});

/** Ends all other sessions. */
export const changePassword = endpoint({
  name: 'account.changePassword',
  method: 'POST',
  path: '/user/me/password',
  feature,
  summary: 'Chooses a new password; all other sessions end',
  access: 'user',
  confirmsPassword: true,
  body: z.object({ password: newPasswordSchema }),
  answer: writeAnswer(z.object({ changed: z.literal(true) })),
  errors: ['mustLoggedIn', 'passwordConfirmationRequired'],
});

/** The address changes when the mailed link is opened; the old address is notified. */
export const changeEmail = endpoint({
  name: 'account.changeEmail',
  method: 'POST',
  path: '/user/me/email',
  feature,
  summary: 'Asks for another e-mail address, which must be confirmed',
  access: 'user',
  confirmsPassword: true,
  body: z.object({ email: emailSchema }),
  answer: settled,
  errors: ['mustLoggedIn', 'passwordConfirmationRequired'],
});

export const changePhone = endpoint({
  name: 'account.changePhone',
  method: 'POST',
  path: '/user/me/phone',
  feature,
  summary: 'Changes the phone number',
  access: 'user',
  confirmsPassword: true,
  body: z.object({ phone_number: phoneSchema }),
  answer: settled,
  errors: ['mustLoggedIn', 'passwordConfirmationRequired'],
});

/** A session. `device` is a short name of browser and system (`Firefox, Android`); `current` marks the caller's own. */
export const sessionSchema = z.object({
  id: z.int(),
  device: z.string(),
  createdAt: momentSchema,
  lastUsedAt: momentSchema,
  strong: z.boolean(),
  current: z.boolean(),
});
export type Session = z.output<typeof sessionSchema>;

export const listSessions = endpoint({
  name: 'sessions.list',
  method: 'GET',
  path: '/user/me/sessions',
  feature,
  summary: 'Where the person is logged in, last used first',
  access: 'user',
  answer: z.array(sessionSchema),
  errors: ['mustLoggedIn'],
});

const ended = writeAnswer(z.object({ ended: z.int() }));

export const endSession = endpoint({
  name: 'sessions.end',
  method: 'DELETE',
  path: '/user/me/sessions/{id}',
  feature,
  summary: 'Ends one session',
  access: 'user',
  params: idParams,
  answer: ended,
  errors: ['mustLoggedIn', 'notFound'],
});

export const endOtherSessions = endpoint({
  name: 'sessions.endOthers',
  method: 'POST',
  path: '/user/me/sessions/end-others',
  feature,
  summary: 'Ends all sessions but this one',
  access: 'user',
  answer: ended,
  errors: ['mustLoggedIn'],
});

/** A ZIP of all data stored about a user. `url` is present once it is ready, until it expires. */
export const exportSchema = z.object({
  id: z.int(),
  state: z.enum(['pending', 'ready', 'expired']),
  requestedAt: momentSchema,
  sizeBytes: z.int().nullable(),
  expiresAt: momentSchema.nullable(),
});
export type DataExport = z.output<typeof exportSchema>;

export const listExports = endpoint({
  name: 'exports.list',
  method: 'GET',
  path: '/user/me/exports',
  feature,
  summary: 'The copies of their data that the person asked for, newest first',
  access: 'user',
  answer: z.array(exportSchema),
  errors: ['mustLoggedIn'],
});

/** Created by a job; the link is mailed and valid for three days. */
export const requestExport = endpoint({
  name: 'exports.request',
  method: 'POST',
  path: '/user/me/exports',
  feature,
  summary: 'Asks for a ZIP with all data and pictures of the person',
  access: 'user',
  confirmsPassword: true,
  answer: writeAnswer(exportSchema),
  errors: ['mustLoggedIn', 'passwordConfirmationRequired'],
});

/** Immediate and final: deletes name, addresses, texts, listings, comments and pictures. */
export const deleteAccount = endpoint({
  name: 'account.delete',
  method: 'DELETE',
  path: '/user/me',
  feature,
  summary: 'Deletes the account',
  access: 'user',
  confirmsPassword: true,
  answer: writeAnswer(z.object({ deleted: z.literal(true) })),
  errors: ['mustLoggedIn', 'passwordConfirmationRequired', 'lastAdmin'],
});
