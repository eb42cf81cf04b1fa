/**
 * The scopes of access tokens, in the order of the panel. An endpoint without a scope is closed to
 * tokens: settings of the account, payments, moderation and the tokens themselves.
 */
export const SCOPES = [
  'listings:read',
  'listings:write',
  'messages:read',
  'messages:write',
  'statistics:read',
] as const;
export type Scope = (typeof SCOPES)[number];

/** The scope that an endpoint requires of a token; `any` accepts every token. */
export type NeededScope = Scope | 'any';

/** The maximum number of tokens of a person. */
export const TOKENS_MAX = 20;
export const TOKEN_NAME_MAX_LENGTH = 60;
/** The possible validity periods of a token in days. */
export const TOKEN_DAYS = [30, 90, 180, 365] as const;
/** The rate limit of a token, reads and writes together. */
export const TOKEN_CALLS_A_MINUTE = 120;
export const TOKEN_CALLS_A_DAY = 20_000;
/** The prefix of every access token, by which people and secret scanners recognise one. */
export const TOKEN_PREFIX = 'jmk_';
