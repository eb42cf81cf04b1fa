import * as z from 'zod';
import { credentialSchema } from '../credentials/credentials.ts';
import { endpoint } from '../endpoint.ts';
import { idParams, momentSchema, personSchema, pictureSchema, writeAnswer } from '../primitives.ts';
import { shownStatusSchema } from '../seller-status/shown.ts';
import { lineText } from '../values/text.ts';
import { phoneSchema } from './phone.ts';
import { REPLY_CLASSES } from './reply-classes.ts';

export const NAME_MIN_LENGTH = 3;
export const NAME_MAX_LENGTH = 40;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const DESCRIPTION_MAX_LENGTH = 9_000;

const required = { error: 'validation.required' } as const;

/** The public display name: 3 to 40 characters. */
export const userNameSchema = lineText({ error: 'validation.nameRequired' })
  .min(1, 'validation.nameRequired')
  .min(NAME_MIN_LENGTH, 'validation.nameTooShort')
  .max(NAME_MAX_LENGTH, 'validation.nameTooLong')
  .regex(/^[^<>]*$/, 'validation.invalid');

/** An e-mail address as stored: case is kept but ignored in comparisons. */
export const emailSchema = lineText({ error: 'validation.emailRequired' })
  .min(1, 'validation.emailRequired')
  .max(254, 'validation.email')
  .pipe(z.email({ error: 'validation.email' }));

/** A newly chosen password; the server also judges how easily it is guessed. */
export const newPasswordSchema = z
  .string({ error: 'validation.passwordRequired' })
  .min(1, 'validation.passwordRequired')
  .regex(/[^\s\p{C}]|^$/u, 'validation.passwordBlank')
  .min(PASSWORD_MIN_LENGTH, 'validation.passwordTooShort')
  .max(PASSWORD_MAX_LENGTH, 'validation.passwordTooLong');

const typedPassword = z
  .string({ error: 'validation.passwordRequired' })
  .min(1, 'validation.passwordRequired')
  .max(PASSWORD_MAX_LENGTH, 'validation.invalid');

/** Adds the repeated new password, which must be the same as the first. */
export function withPasswordConfirmation<Shape extends { password: z.ZodType<string> }>(shape: Shape) {
  return z
    .object({
      ...shape,
      password_confirmation: z
        .string({ error: 'validation.passwordAgainRequired' })
        .min(1, 'validation.passwordAgainRequired'),
    })
    .superRefine((form, context) => {
      const { password, password_confirmation } = form as { password: string; password_confirmation: string };
      if (password !== password_confirmation)
        context.addIssue({ code: 'custom', path: ['password_confirmation'], message: 'validation.passwordsDiffer' });
    });
}

const registrationShape = {
  name: userNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  phone_number: phoneSchema,
};

/** The registration form, where the password is typed twice. */
export const registrationFormSchema = withPasswordConfirmation(registrationShape);

/** The registration request; `address` is a fixed placeholder of the specification and is not stored. */
export const registrationSchema = z.object({ ...registrationShape, address: z.string().max(200).optional() });

/** The login request; `code` is required for accounts with a second factor: six digits or a recovery code. */
export const loginSchema = z.object({
  email: emailSchema,
  password: typedPassword.min(PASSWORD_MIN_LENGTH, 'validation.passwordTooShort'),
  code: lineText().max(40, 'validation.invalid').optional(),
});

/**
 * The signed-in user.
 *
 * verified   the e-mail address is confirmed; without it the user can browse but not write.
 * strong     this session was started with a second factor.
 * suspended  a moderator's decision prevents them from writing; the first such decision.
 */
export const currentUserSchema = personSchema.extend({
  description: z.string(),
  role: z.enum(['user', 'moderator', 'admin']),
  verified: z.boolean(),
  strong: z.boolean(),
  suspended: z.boolean(),
});
export type CurrentUser = z.output<typeof currentUserSchema>;

/**
 * The user with the token of the new session: the response of log-in and registration.
 *
 * browserToken  kept by the browser even after a log-out and sent as `X-Browser-Token` with the next log-in, so that
 *               failed attempts by strangers do not slow it down.
 */
export const signedInSchema = currentUserSchema.extend({
  email: z.string(),
  auth_token: z.string(),
  browserToken: z.string(),
});
export type SignedIn = z.output<typeof signedInSchema>;

/**
 * A person's public profile. It has no e-mail address or phone number except those that a trader publishes for buyers.
 *
 * seller     the kind of seller: private person, farmer or trader.
 * responds   how fast they usually answer as a seller; null if slow or if too few answers are known.
 * asBuyer    sellers' ratings of them as a buyer; `avg_rating` is the buyers' rating of their listings.
 * followers  the number of followers; null below FOLLOWERS_SHOWN_FROM.
 */
export const profileSchema = personSchema.extend({
  seller: shownStatusSchema,
  description: z.string(),
  memberSince: momentSchema,
  town: z.string().nullable(),
  shop_url: z.string().nullable(),
  counts: z.object({ ad: z.int(), agritourism: z.int(), event: z.int(), comments: z.int() }),
  avg_rating: z.number().nullable(),
  avg_rating_count: z.int(),
  asBuyer: z.object({ avg_rating: z.number().nullable(), avg_rating_count: z.int() }),
  responds: z.enum(REPLY_CLASSES).nullable(),
  followers: z.int().nullable(),
  gallery: z.array(pictureSchema),
  credentials: z.array(credentialSchema),
});
export type Profile = z.output<typeof profileSchema>;

export const getProfile = endpoint({
  name: 'profile.get',
  method: 'GET',
  path: '/users/{id}',
  feature: 'accounts',
  summary: "A person's public profile",
  access: 'public',
  params: idParams,
  answer: profileSchema,
  errors: ['notFound'],
  cacheTags: ({ params }) => [`user:${params.id}`],
});

/**
 * Creates an account and logs in. An address that already has an account gets the same response in the same time: its
 * owner is notified by mail, and the new account can never be confirmed.
 */
export const register = endpoint({
  name: 'user.register',
  method: 'POST',
  path: '/user/register',
  feature: 'accounts',
  summary: 'Registers a person; a mail with a confirmation link follows',
  access: 'public',
  body: registrationSchema,
  answer: writeAnswer(signedInSchema),
  errors: [],
});

/** Logs in. On failure `data` is the message. */
export const login = endpoint({
  name: 'user.login',
  method: 'POST',
  path: '/user/login',
  feature: 'accounts',
  summary: 'Logs in with e-mail address and password, and with a second factor where the account has one',
  access: 'public',
  body: loginSchema,
  answer: writeAnswer(signedInSchema),
  errors: ['badCredentials', 'secondFactorRequired', 'unavailable'],
});

export const getCurrentUser = endpoint({
  name: 'user.me',
  method: 'GET',
  path: '/user/me',
  feature: 'accounts',
  summary: 'The person who is logged in',
  access: 'user',
  answer: currentUserSchema,
  errors: ['mustLoggedIn'],
});

/** The token of this session, for the realtime channel. */
export const getApiToken = endpoint({
  name: 'user.apiToken',
  method: 'GET',
  path: '/user/get_api_token',
  feature: 'accounts',
  summary: 'The token that the realtime channel asks for',
  access: 'user',
  answer: z.object({ auth_token: z.string() }),
  errors: ['mustLoggedIn'],
});

export const logout = endpoint({
  name: 'user.logout',
  method: 'POST',
  path: '/user/me/logout',
  feature: 'accounts',
  summary: 'Ends this session',
  access: 'user',
  answer: writeAnswer(z.object({ loggedOut: z.literal(true) })),
  errors: ['mustLoggedIn'],
});

/** Allows this session to call endpoints that require the password, for 15 minutes. */
export const confirmPassword = endpoint({
  name: 'user.confirmPassword',
  method: 'POST',
  path: '/password-confirm',
  feature: 'accounts',
  summary: 'Confirms the password of the person who is logged in',
  access: 'user',
  body: z.object({ password: typedPassword }),
  answer: writeAnswer(z.object({ confirmedUntil: momentSchema })),
  errors: ['mustLoggedIn', 'validationFailed'],
});

const sent = writeAnswer(z.object({ sent: z.literal(true) }));

/** wasConfirmed  the link had already confirmed the address, and it is still confirmed. */
const verifiedEmailSchema = z.object({ email: z.string(), wasConfirmed: z.boolean() });
export type VerifiedEmail = z.output<typeof verifiedEmailSchema>;

/** Confirms the address that a link was sent to, after registration or a change of address. */
export const verifyEmail = endpoint({
  name: 'user.verifyEmail',
  method: 'POST',
  path: '/user/verify-email',
  feature: 'accounts',
  summary: 'Confirms an e-mail address by the token of a link',
  access: 'public',
  body: z.object({ token: z.string(required).max(200) }),
  answer: writeAnswer(verifiedEmailSchema),
  errors: ['linkInvalid'],
});

export const resendVerification = endpoint({
  name: 'user.resendVerification',
  method: 'POST',
  path: '/user/me/resend-verification',
  feature: 'accounts',
  summary: 'Sends the confirmation link once more',
  access: 'user',
  answer: sent,
  errors: ['mustLoggedIn', 'conflict'],
});

/**
 * The response and its time are the same whether or not the address has an account. When requested too often, no
 * further mail is sent, but the link mailed before stays valid for another hour.
 */
export const forgotPassword = endpoint({
  name: 'user.forgotPassword',
  method: 'POST',
  path: '/user/forgot-password',
  feature: 'accounts',
  summary: 'Mails a link with which a new password can be chosen',
  access: 'public',
  body: z.object({ email: emailSchema }),
  answer: sent,
  errors: [],
});

/** The same for a log-in link, which is valid for 15 minutes. */
export const requestLoginLink = endpoint({
  name: 'user.requestLoginLink',
  method: 'POST',
  path: '/user/login-link',
  feature: 'accounts',
  summary: 'Mails a link that logs in without a password',
  access: 'public',
  body: z.object({ email: emailSchema }),
  answer: sent,
  errors: [],
});

/**
 * Logs in with the token of a link, once. A second factor is required as after a password, and the link is not used up
 * until its code is right. The link also confirms the address. `passwordCleared`: the account was created in another
 * browser under an unconfirmed address, so its password and sessions might be a stranger's and were removed.
 */
export const loginByLink = endpoint({
  name: 'user.loginByLink',
  method: 'POST',
  path: '/user/login-by-link',
  feature: 'accounts',
  summary: 'Logs in by the token of a link, and with a second factor where the account has one',
  access: 'public',
  body: z.object({
    token: z.string(required).max(200),
    code: z.string().trim().max(40, 'validation.invalid').optional(),
  }),
  answer: writeAnswer(signedInSchema.extend({ passwordCleared: z.boolean() })),
  errors: ['linkInvalid', 'secondFactorRequired'],
});

export const resetPasswordFormSchema = withPasswordConfirmation({ password: newPasswordSchema });

/** Sets a new password with the token of a link; all sessions of the account end. */
export const resetPassword = endpoint({
  name: 'user.resetPassword',
  method: 'POST',
  path: '/user/reset-password',
  feature: 'accounts',
  summary: 'Chooses a new password by the token of a link',
  access: 'public',
  body: z.object({ token: z.string(required).max(200), password: newPasswordSchema }),
  answer: writeAnswer(z.object({ reset: z.literal(true) })),
  errors: ['linkInvalid'],
});
