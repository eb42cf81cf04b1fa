import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const FORM = /^[\w-]{20,200}$/;

/** A new 256-bit secret and its stored hash. */
export function makeToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** The stored hash of a token. Tokens are fully random, so a fast hash is as good as a slow one. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text has the form of a token; anything else is not looked up. */
export function looksLikeToken(text: string): boolean {
  return FORM.test(text);
}
