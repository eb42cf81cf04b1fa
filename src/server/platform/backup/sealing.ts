import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scryptSync } from 'node:crypto';
import { piecesOf } from './pieces.ts';

/** The content read differs from what was written: it was modified, truncated, or stored under another name. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError';
}

const MAGIC = Buffer.from('JMB1');
const SALT_BYTES = 16;
const HEAD_BYTES = MAGIC.length + SALT_BYTES;
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
/** As slow as for a password, because BACKUP_KEY may be one. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** Derives a folder's key from the operator's secret. */
export function deriveKey(secret: string, salt: Buffer): Buffer {
  return scryptSync(secret, salt, 32, SCRYPT);
}

/** A keyed hash, which reveals nothing about the text; `purpose` separates the uses. */
export function keyedHash(key: Buffer, purpose: string, text: string): string {
  return createHmac('sha256', key).update(`${purpose}\n${text}`).digest('hex');
}

/** The size of a content once encrypted. */
export function sealedSize(sizeBytes: number): number {
  return HEAD_BYTES + sizeBytes + TAG_BYTES * Math.max(1, Math.ceil(sizeBytes / CHUNK_BYTES));
}

/**
 * Encrypts a stream with AES-256-GCM in chunks. Each chunk authenticates its number and whether it is the last, so that
 * none can be modified, swapped or omitted unnoticed. The name is authenticated too, so that contents cannot be
 * swapped.
 */
export async function* seal(
  content: AsyncIterable<Uint8Array>,
  key: Buffer,
  name: string,
): AsyncGenerator<Buffer, void, undefined> {
  const salt = randomBytes(SALT_BYTES);
  yield Buffer.concat([MAGIC, salt]);
  const ownKey = keyOfOne(key, salt);
  let index = 0;
  for await (const { bytes, isLast } of piecesOf(content, () => CHUNK_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', ownKey, nonceOf(index, isLast)).setAAD(Buffer.from(name));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    index += 1;
  }
}

/** Decrypts the output of `seal`. @throws DamagedError at the first chunk that was modified */
export async function* unseal(
  content: AsyncIterable<Uint8Array>,
  key: Buffer,
  name: string,
): AsyncGenerator<Buffer, void, undefined> {
  let ownKey: Buffer | undefined;
  let index = 0;
  for await (const { bytes, isLast } of piecesOf(content, (piece) =>
    piece === 0 ? HEAD_BYTES : CHUNK_BYTES + TAG_BYTES,
  )) {
    if (ownKey) {
      yield decrypt(bytes, { key: ownKey, nonce: nonceOf(index, isLast), name });
      index += 1;
    } else {
      if (isLast || !bytes.subarray(0, MAGIC.length).equals(MAGIC)) throw new DamagedError(`${name} is damaged`);
      ownKey = keyOfOne(key, bytes.subarray(MAGIC.length));
    }
  }
}

function decrypt(bytes: Buffer, { key, nonce, name }: { key: Buffer; nonce: Buffer; name: string }): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(name)).setAuthTag(bytes.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    throw new DamagedError(`${name} is damaged or cut off`);
  }
}

/** A separate key per content, so that chunk numbers can serve as nonces. */
function keyOfOne(key: Buffer, salt: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, 'jarmark backup content', 32));
}

function nonceOf(index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(index, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}
