/**
 * What an access token may be allowed to do, in the order of the panel. An endpoint that no scope opens is closed to
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

/** What opens an endpoint to tokens: one scope, or any token at all. */
export type NeededScope = Scope | 'any';

/** How many tokens a person may have at a time. */
export const TOKENS_MAX = 20;
export const TOKEN_NAME_MAX_LENGTH = 60;
/** For how many days a token may be valid. */
export const TOKEN_DAYS = [30, 90, 180, 365] as const;
/** Calls that one token may make, reads and writes together. */
export const TOKEN_CALLS_A_MINUTE = 120;
export const TOKEN_CALLS_A_DAY = 20_000;
/** What every access token begins with, so that people and scanners recognise one. */
export const TOKEN_PREFIX = 'jmk_';
