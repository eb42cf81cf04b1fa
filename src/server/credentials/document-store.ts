import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type MediaStore, sealedName, undefinedIfMissing } from '../media/store.ts';

const ALGORITHM = 'aes-256-gcm';
const FORMAT = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + IV_BYTES;

/** Documents under their storage keys, encrypted before they leave the process. */
export interface DocumentStore {
  put(storageKey: string, bytes: Buffer): Promise<void>;
  /** Undefined when there is none. @throws Error for a file that was modified or encrypted with another key */
  get(storageKey: string): Promise<Buffer | undefined>;
  /** Does nothing when there is none. */
  remove(storageKey: string): Promise<void>;
}

/**
 * File format: one byte of version, 12 of nonce, the ciphertext, 16 of tag; the tag also authenticates the storage key.
 */
export function createDocumentStore({ store, key }: { store: MediaStore; key: Buffer }): DocumentStore {
  return {
    put: async (storageKey, bytes) => store.put(sealedName(storageKey), seal(key, storageKey, bytes)),
    get: async (storageKey) => {
      const sealed = await store.getBytes(sealedName(storageKey)).catch(undefinedIfMissing);
      return sealed && unseal(key, storageKey, Buffer.from(sealed));
    },
    remove: (storageKey) => store.remove(sealedName(storageKey)),
  };
}

function seal(key: Buffer, storageKey: string, bytes: Buffer): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(storageKey));
  return Buffer.concat([Buffer.of(FORMAT), iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

function unseal(key: Buffer, storageKey: string, sealed: Buffer): Buffer {
  if (sealed[0] !== FORMAT || sealed.length < HEAD_BYTES + TAG_BYTES) throw new Error('not a sealed document');
  const iv = sealed.subarray(1, HEAD_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(storageKey))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES, -TAG_BYTES)), decipher.final()]);
}
