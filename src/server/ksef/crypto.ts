import { constants, createCipheriv, createHash, publicEncrypt, randomBytes, X509Certificate } from 'node:crypto';

/** A key of KSeF's own: only KSeF can read what is encrypted with it. */
export interface PublicKey {
  /** DER in Base64. */
  readonly certificate: string;
  /** What KSeF calls the key; null where it has no name. */
  readonly publicKeyId: string | null;
}

/** The secret of one session: what is sent in it is encrypted with it. */
export interface SessionKey {
  readonly key: Buffer;
  readonly iv: Buffer;
}

/** What is known of some bytes, in the words of the API: SHA-256 in Base64, and how many they are. */
export interface Digest {
  readonly hash: string;
  readonly size: number;
}

export function newSessionKey(): SessionKey {
  return { key: randomBytes(32), iv: randomBytes(16) };
}

/** Encrypts for KSeF alone: RSA-OAEP with SHA-256, for its mask as well. Base64. */
export function encryptForKsef({ certificate }: PublicKey, secret: Uint8Array): string {
  const { publicKey } = new X509Certificate(Buffer.from(certificate, 'base64'));
  const padding = constants.RSA_PKCS1_OAEP_PADDING;
  return publicEncrypt({ key: publicKey, padding, oaepHash: 'sha256' }, secret).toString('base64');
}

/** Encrypts what is sent in a session: AES-256-CBC. Its vector is told once, when the session opens. */
export function encryptInSession({ key, iv }: SessionKey, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('aes-256-cbc', key, iv);
  return Buffer.concat([cipher.update(plain), cipher.final()]);
}

export function digestOf(bytes: Uint8Array): Digest {
  return { hash: createHash('sha256').update(bytes).digest('base64'), size: bytes.length };
}
