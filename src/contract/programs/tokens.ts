import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, momentSchema, writeAnswer } from '../primitives.ts';
import { lineText } from '../values/text.ts';
import { SCOPES, TOKEN_DAYS, TOKEN_NAME_MAX_LENGTH } from './scopes.ts';

const feature = 'programs';

const scopeSchema = z.enum(SCOPES, { error: 'validation.unknownOption' });

/** Scopes, each once and in the order of `SCOPES`. */
const scopesSchema = z
  .array(scopeSchema, { error: 'validation.scopes' })
  .min(1, 'validation.scopes')
  .max(SCOPES.length, 'validation.invalid')
  .refine((scopes) => new Set(scopes).size === scopes.length, 'validation.invalid')
  .overwrite((scopes) => SCOPES.filter((scope) => scopes.includes(scope)));

/**
 * An access token without its secret.
 *
 * start       its first characters, by which its owner recognises it.
 * lastUsedAt  accurate to five minutes; null if never used.
 */
export const accessTokenSchema = z.object({
  id: z.int(),
  name: z.string(),
  start: z.string(),
  scopes: z.array(scopeSchema),
  createdAt: momentSchema,
  expiresAt: momentSchema,
  lastUsedAt: momentSchema.nullable(),
});
export type AccessToken = z.output<typeof accessTokenSchema>;

/** `days`: its validity period. */
export const accessTokenFormSchema = z.object({
  name: lineText({ error: 'validation.required' })
    .min(1, 'validation.required')
    .max(TOKEN_NAME_MAX_LENGTH, 'validation.tooLong'),
  scopes: scopesSchema,
  days: z.coerce
    .number({ error: 'validation.unknownOption' })
    .refine((days) => (TOKEN_DAYS as readonly number[]).includes(days), 'validation.unknownOption'),
});
export type AccessTokenForm = z.output<typeof accessTokenFormSchema>;

export const listAccessTokens = endpoint({
  name: 'tokens.list',
  method: 'GET',
  path: '/user/me/tokens',
  feature,
  summary: 'The access tokens of the person who is logged in, newest first; those that are over for 30 days more',
  access: 'user',
  answer: z.object({ items: z.array(accessTokenSchema) }),
  errors: ['mustLoggedIn'],
});

/**
 * Creates a token; at most TOKENS_MAX unexpired ones, else `tooMany`. `secret` is returned here only, since just its
 * hash is stored. Send an Idempotency-Key: a repeated call then gets the same token.
 */
export const createAccessToken = endpoint({
  name: 'tokens.create',
  method: 'POST',
  path: '/user/me/tokens',
  feature,
  summary: 'Creates an access token for a program',
  access: 'verified',
  confirmsPassword: true,
  body: accessTokenFormSchema,
  answer: writeAnswer(z.object({ token: accessTokenSchema, secret: z.string() })),
  errors: [
    'mustLoggedIn',
    'mustVerifyEmail',
    'accountSuspended',
    'passwordConfirmationRequired',
    'tooMany',
    'conflict',
  ],
});

/** The token stops working at once. Idempotent. */
export const revokeAccessToken = endpoint({
  name: 'tokens.revoke',
  method: 'DELETE',
  path: '/user/me/tokens/{id}',
  feature,
  summary: 'Revokes an access token',
  access: 'user',
  params: idParams,
  answer: writeAnswer(z.object({ id: z.int() })),
  errors: ['mustLoggedIn'],
});

/** Lets a program check its token; `notFound` for a log-in session. */
export const getCurrentToken = endpoint({
  name: 'tokens.current',
  method: 'GET',
  path: '/token',
  feature,
  summary: 'The access token that makes this call: whose it is and what it may do',
  access: 'user',
  scope: 'any',
  answer: accessTokenSchema.omit({ id: true }).extend({ account: z.object({ id: z.int(), name: z.string() }) }),
  errors: ['mustLoggedIn', 'notFound'],
});
