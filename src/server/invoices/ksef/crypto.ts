import { constants, createCipheriv, createHash, publicEncrypt, randomBytes, X509Certificate } from 'node:crypto';

/** A public key of KSeF. */
export interface PublicKey {
  /** DER in Base64. */
  readonly certificate: string;
  /** KSeF's id of the key; null if it has none. */
  readonly publicKeyId: string | null;
}

/** The symmetric key of one session, which encrypts everything sent in it. */
export interface SessionKey {
  readonly key: Buffer;
  readonly iv: Buffer;
}

/** A digest in the API's terms: SHA-256 in Base64, and the size. */
export interface Digest {
  readonly hash: string;
  readonly size: number;
}

export function newSessionKey(): SessionKey {
  return { key: randomBytes(32), iv: randomBytes(16) };
}

/** Encrypts for KSeF: RSA-OAEP with SHA-256, also for MGF1. Base64. */
export function encryptForKsef({ certificate }: PublicKey, secret: Uint8Array): string {
  const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'));
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return publicEncrypt({ key: publicKey, padding, oaepHash: 'sha256' }, secret).toString('base64');
}

/** Encrypts data sent in a session: AES-256-CBC. The IV is sent once, when the session opens. */
export function encryptInSession({ key, iv }: SessionKey, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return Buffer.concat([cipher.update(plain), cipher.final()]);
}

export function digestOf(bytes: Uint8Array): Digest {
  return { hash: createHash('sha256').update(bytes).digest('base64'), size: bytes.length };
}
