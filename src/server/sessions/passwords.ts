import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2Async = promisify(argon2);

/** Cost of a new hash: memory in KiB, passes over it, lanes; as OWASP advises for argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const SALT_BYTES = 16;

/** The hash of a password as `$argon2id$v=19$m=…,t=…,p=…$salt$tag` (unpadded base64). */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const tag = await tagOf(password, salt, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

const FORM = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** A hash that no password has: whoever has none is checked against it, so that the answer takes as long. */
let nobody: Promise<string> | undefined;

/** Whether a password has the hash; with none it is never so, and takes as long to find out. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(SALT_BYTES).toString('base64'));
  const match = FORM.exec(hash ?? '') ?? FORM.exec(await nobody);
  if (!match) return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await tagOf(password, Buffer.from(salt, 'base64'), cost);
  const wanted = Buffer.from(tag, 'base64');
  return hash !== null && wanted.length === found.length && timingSafeEqual(wanted, found);
}

async function tagOf(
  password: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; parallelism: number },
): Promise<Buffer> {
  // One way of writing each letter: a keyboard may compose `ó` of two signs where another has one.
  const message = password.normalize('NFKC');
  return argon2Async('argon2id', { message, nonce, tagLength: TAG_BYTES, ...cost });
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
