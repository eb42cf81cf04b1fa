import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { TOKEN_PREFIX } from '#contract/programs/scopes.ts';

const SECRET_BYTES = 32;
/** The number of characters of a token that are stored, so that its owner recognises it. */
const START_LENGTH = TOKEN_PREFIX.length + 6;
const TOKEN_FORM = new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`);

/** The salt from which a secret is derived, together with the site's key. */
export function makeSalt(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/**
 * Derives a 256-bit secret from the site's key and the salt; neither is sufficient alone. Thus a repeated call can
 * return the same secret although none is stored.
 */
function deriveSecret(siteKey: Buffer, purpose: 'access token' | 'webhook', salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', siteKey, salt, `jarmark ${purpose}`, SECRET_BYTES));
}

/** An access token with the values that are stored. */
export function deriveToken(siteKey: Buffer, salt: Buffer): { token: string; hash: Buffer; start: string } {
  const token = TOKEN_PREFIX + deriveSecret(siteKey, 'access token', salt).toString('base64url');
  return { token, hash: hashAccessToken(token), start: token.slice(0, START_LENGTH) };
}

/** Tokens are fully random, so a fast hash is as good as a slow one. */
export function hashAccessToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text has the form of an access token. Session tokens are shorter. */
export function looksLikeAccessToken(text: string): boolean {
  return TOKEN_FORM.test(text);
}

/** The secret of a webhook as shown to its owner: `whsec_` and 32 bytes in base64, as in Standard Webhooks. */
export function webhookSecret(siteKey: Buffer, salt: Buffer): string {
  return `whsec_${deriveSecret(siteKey, 'webhook', salt).toString('base64')}`;
}
