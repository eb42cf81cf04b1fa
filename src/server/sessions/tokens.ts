import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const FORM = /^[\w-]{20,200}$/;

/** A new secret of 256 bits with what is kept of it. */
export function makeToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** What is kept of a token. It is random through and through, so a fast hash is as good as a slow one. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text could be a token at all: nothing else is looked up. */
export function looksLikeToken(text: string): boolean {
  return FORM.test(text);
}
