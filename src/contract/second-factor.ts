import * as z from 'zod';
import { signedInSchema } from './accounts/accounts.ts';
import { endpoint } from './endpoint.ts';
import { idParams, momentSchema, writeAnswer } from './primitives.ts';
import { lineText } from './values/text.ts';

const feature = 'accounts';

/** A passkey as shown to its owner. */
export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: momentSchema,
  lastUsedAt: momentSchema.nullable(),
});
export type Passkey = z.output<typeof passkeySchema>;

/** A user's log-in methods beside the password, and the number of recovery codes left. */
export const signInMethodsSchema = z.object({
  totp: z.boolean(),
  passkeys: z.array(passkeySchema),
  recoveryCodesLeft: z.int(),
});
export type SignInMethods = z.output<typeof signInMethodsSchema>;

/** JSON of the Web Authentication API, as browsers produce and accept it; validated by the library that verifies it. */
const webauthnJson = z.record(z.string(), z.unknown());
/** Codes are shown once: only their hashes are stored. */
const withCodes = writeAnswer(
  z.object({ methods: signInMethodsSchema, recoveryCodes: z.array(z.string()).nullable() }),
);
const ofMethods = writeAnswer(signInMethodsSchema);
const totpCode = z
  .string({ error: 'validation.code' })
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'validation.code'));
const errors = ['mustLoggedIn', 'passwordConfirmationRequired'] as const;

export const getSignInMethods = endpoint({
  name: 'signIn.methods',
  method: 'GET',
  path: '/user/me/sign-in-methods',
  feature,
  summary: 'How the person can sign in beside the password',
  access: 'user',
  answer: signInMethodsSchema,
  errors: ['mustLoggedIn'],
});

/** `uri` is an otpauth URI, `qr` the same as an SVG picture, `secret` for manual entry. */
export const startTotp = endpoint({
  name: 'totp.start',
  method: 'POST',
  path: '/user/me/totp',
  feature,
  summary: 'Begins to set up codes of an authenticator app',
  access: 'user',
  confirmsPassword: true,
  answer: writeAnswer(z.object({ secret: z.string(), uri: z.string(), qr: z.string() })),
  errors: [...errors, 'conflict'],
});

/** Recovery codes are returned with the first strong method. */
export const confirmTotp = endpoint({
  name: 'totp.confirm',
  method: 'POST',
  path: '/user/me/totp/confirm',
  feature,
  summary: 'Ends setting up the app with a code of it',
  access: 'user',
  confirmsPassword: true,
  body: z.object({ code: totpCode }),
  answer: withCodes,
  errors: [...errors, 'conflict', 'validationFailed'],
});

export const removeTotp = endpoint({
  name: 'totp.remove',
  method: 'DELETE',
  path: '/user/me/totp',
  feature,
  summary: 'Takes the authenticator app away',
  access: 'user',
  confirmsPassword: true,
  answer: ofMethods,
  errors: [...errors, 'notFound'],
});

export const renewRecoveryCodes = endpoint({
  name: 'recoveryCodes.renew',
  method: 'POST',
  path: '/user/me/recovery-codes',
  feature,
  summary: 'New recovery codes; the old ones end',
  access: 'user',
  confirmsPassword: true,
  answer: withCodes,
  errors: [...errors, 'conflict'],
});

/** Options for `navigator.credentials.create`, valid for five minutes. */
export const startPasskey = endpoint({
  name: 'passkeys.start',
  method: 'POST',
  path: '/user/me/passkeys/options',
  feature,
  summary: 'Begins to make a passkey',
  access: 'user',
  confirmsPassword: true,
  answer: writeAnswer(z.object({ options: webauthnJson })),
  errors: [...errors, 'conflict'],
});

export const addPasskey = endpoint({
  name: 'passkeys.add',
  method: 'POST',
  path: '/user/me/passkeys',
  feature,
  summary: 'Stores a passkey that the browser made',
  access: 'user',
  confirmsPassword: true,
  body: z.object({
    name: lineText({ error: 'validation.keyNameRequired' })
      .min(1, 'validation.keyNameRequired')
      .max(60, 'validation.tooLong'),
    response: webauthnJson,
  }),
  answer: withCodes,
  errors: [...errors, 'badRequest', 'conflict'],
});

export const removePasskey = endpoint({
  name: 'passkeys.remove',
  method: 'DELETE',
  path: '/user/me/passkeys/{id}',
  feature,
  summary: 'Takes a passkey away',
  access: 'user',
  confirmsPassword: true,
  params: idParams,
  answer: ofMethods,
  errors: [...errors, 'notFound'],
});

/** Options for `navigator.credentials.get`; they name no account, so they reveal nothing about any. */
export const startPasskeyLogin = endpoint({
  name: 'passkeys.startLogin',
  method: 'POST',
  path: '/user/passkey-login/options',
  feature,
  summary: 'Begins to log in with a passkey',
  access: 'public',
  answer: writeAnswer(z.object({ options: webauthnJson })),
  errors: [],
  rateLimit: { max: 30, windowMs: 60_000 },
});

export const loginWithPasskey = endpoint({
  name: 'passkeys.login',
  method: 'POST',
  path: '/user/passkey-login',
  feature,
  summary: 'Logs in with a passkey',
  access: 'public',
  body: z.object({ response: webauthnJson }),
  answer: writeAnswer(signedInSchema),
  errors: ['badCredentials', 'badRequest'],
  rateLimit: { max: 30, windowMs: 60_000 },
});
