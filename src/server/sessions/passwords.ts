import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { hashGate } from './hash-gate.ts';

const argon2Async = promisify(argon2);

/** Cost of a new hash: memory in KiB, passes, lanes; as OWASP recommends for argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/**
 * The hash of a password as `$argon2id$v=19$m=…,t=…,p=…$salt$tag` (unpadded base64).
 *
 * @throws ApiError 'unavailable' when too many passwords are waiting to be hashed.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(password, salt, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** A hash that matches no password: accounts without one are checked against it, to take equally long. */
let nobody: Promise<string> | undefined;

/**
 * Whether a password matches the hash; false without a hash, after the same time.
 *
 * isFirst  for a known browser, which does not queue behind strangers.
 * @throws  ApiError 'unavailable' when too many passwords are waiting to be hashed.
 */
export async function verifyPassword(password: string, hash: string | null, isFirst = false): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(SALT_BYTES).toString('base64')).catch((error) => {
    nobody = undefined;
    throw error;
  });
  const match = FORM.exec(hash ?? '') ?? FORM.exec(await nobody);
  if (!match) return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await tagOf(password, Buffer.from(salt, 'base64'), cost, isFirst);
  const wanted = Buffer.from(tag, 'base64');
  return hash !== null && wanted.length === found.length && timingSafeEqual(wanted, found);
}

async function tagOf(
  password: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; parallelism: number },
  isFirst = false,
): Promise<Buffer> {
  // Normalise: keyboards may type `ó` as one or two code points.
  const message = password.normalize('NFKC');
  return hashGate.run(() => argon2Async('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost }), isFirst);
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
