import { createHash, randomBytes } from 'node:crypto';

const COUNT = 10;
const LENGTH = 10;
/** Crockford's base 32, 5 bits per character, without easily confused ones. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten codes of 50 bits each, written `xxxxx-xxxxx`, with their hashes. */
export function makeRecoveryCodes(accountId: number): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: COUNT }, makeCode);
  return { codes, hashes: codes.map((code) => hashRecoveryCode(accountId, code)) };
}

function makeCode(): string {
  const letters = Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/**
 * The hash of a code, however it is typed: with or without the dash, in capitals, `O` for `0`, `I` or `L` for `1`.
 * Includes the account id, so that equal codes of two people have different hashes.
 */
export function hashRecoveryCode(accountId: number, typed: string): Buffer {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return createHash('sha256').update(`${accountId}:${code}`).digest();
}
