import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Cbor = Parameters<typeof isoCBOR.encode>[0];

/** Ways in which an authenticator may deviate from the protocol. */
export interface Whims {
  origin?: string;
  rpId?: string;
  challenge?: string;
  counter?: number;
  isVerified?: boolean;
  userHandle?: string;
  crossOrigin?: boolean;
  /** Adds an attestation statement, although none was requested. */
  attestation?: { fmt: string; attStmt: Map<string, Cbor> };
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const AAGUID_BYTES = 16;

interface CreationOptions {
  challenge: string;
  user: { id: string };
}

/** An authenticator with one ES256 passkey, for tests. `counter` increases with each use, unless it stays at 0. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32);
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #origin: string;
  readonly #rpId: string;
  readonly #counts: boolean;
  #counter = 0;
  #userHandle = '';

  constructor(origin: string, options: { counts?: boolean } = {}) {
    this.#origin = origin;
    this.#rpId = new URL(origin).hostname;
    this.#counts = options.counts ?? true;
  }

  /** The result of `navigator.credentials.create`, as JSON. */
  create(options: Record<string, unknown>, whims: Whims = {}): Record<string, unknown> {
    const { challenge, user } = options as unknown as CreationOptions;
    this.#userHandle = user.id;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credentialId.length);
    const credential = Buffer.concat([
      Buffer.alloc(AAGUID_BYTES),
      length,
      this.credentialId,
      coseKey(this.#keys.publicKey),
    ]);
    const authData = Buffer.concat([this.#authenticatorData(whims, HAS_CREDENTIAL), credential]);
    const statement = new Map<string, Cbor>([
      ['fmt', whims.attestation?.fmt ?? 'none'],
      ['attStmt', whims.attestation?.attStmt ?? new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge, whims),
      attestationObject: base64url(isoCBOR.encode(statement)),
      transports: ['internal', 'hybrid', 'telepathy'],
    });
  }

  /** The result of `navigator.credentials.get`, as JSON. */
  get(options: Record<string, unknown>, whims: Whims = {}): Record<string, unknown> {
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge as string, whims);
    const authenticatorData = this.#authenticatorData(whims, 0);
    const clientHash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    return this.#answer({
      clientDataJSON,
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', Buffer.concat([authenticatorData, clientHash]), this.#keys.privateKey)),
      userHandle: whims.userHandle ?? this.#userHandle,
    });
  }

  #answer(response: Record<string, unknown>): Record<string, unknown> {
    const id = base64url(this.credentialId);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string, whims: Whims): string {
    const data = {
      type,
      challenge: whims.challenge ?? challenge,
      origin: whims.origin ?? this.#origin,
      crossOrigin: whims.crossOrigin ?? false,
    };
    return base64url(Buffer.from(JSON.stringify(data)));
  }

  #authenticatorData(whims: Whims, flags: number): Buffer {
    if (this.#counts) this.#counter += 1;
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(whims.counter ?? this.#counter);
    const rpIdHash = createHash('sha256')
      .update(whims.rpId ?? this.#rpId)
      .digest();
    const verified = whims.isVerified === false ? 0 : USER_VERIFIED;
    return Buffer.concat([rpIdHash, Buffer.from([flags | USER_PRESENT | verified]), counter]);
  }
}

/** The public key in COSE format: kty EC2, alg ES256, crv P-256, x, y. */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

function base64url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}
