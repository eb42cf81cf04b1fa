import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as z from 'zod';
import { ApiError } from '#contract/errors.ts';

/** The site as a WebAuthn relying party. */
export interface RelyingParty {
  readonly name: string;
  readonly id: string;
  readonly origin: string;
}

/** A passkey created by the browser. `publicKey` is a COSE key. */
export interface NewCredential {
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: string[];
}

/** EdDSA, ES256, RS256: supported by every Node.js build, so a key works on whichever node handles the request. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = 5 * 60_000;
const HANDLE_BYTES = 8;
/** Limit of a COSE key: fits an RSA key of 8192 bits, but nothing that is slow to verify. */
const MAX_KEY_BYTES = 1100;

const base64url = z
  .string()
  .min(1)
  .regex(/^[\w-]+$/);
/** The standard allows ids of up to 1023 bytes. */
const credentialId = base64url.max(1364);
const clientDataSchema = z.object({
  challenge: base64url.max(128),
  // Passkeys are refused if a page of another site shows this one in a frame.
  crossOrigin: z.literal(false).optional(),
});
const credentialShape = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };
const createdSchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string()).optional(),
  }),
});
const assertedSchema = z.object({
  ...credentialShape,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.max(100),
  }),
});

/** A well-formed response, with the challenge it claims to answer. */
export interface Read<Response> {
  readonly response: Response;
  readonly challenge: string;
}

/** @throws ApiError 'badRequest' */
export function readCreated(json: unknown): Read<RegistrationResponseJSON> {
  return readResponse(createdSchema, json, 'badRequest');
}

/** @throws ApiError 'badCredentials' */
export function readAsserted(json: unknown): Read<AuthenticationResponseJSON> {
  return readResponse(assertedSchema, json, 'badCredentials');
}

function readResponse<R extends { response: { clientDataJSON: string } }>(
  schema: z.ZodType<R>,
  json: unknown,
  code: 'badRequest' | 'badCredentials',
): Read<R & { clientExtensionResults: object }> {
  try {
    const response = schema.parse(json);
    const clientData = Buffer.from(response.response.clientDataJSON, 'base64url').toString();
    const { challenge } = clientDataSchema.parse(JSON.parse(clientData));
    return { response: { ...response, clientExtensionResults: {} }, challenge };
  } catch {
    throw new ApiError(code);
  }
}

/** The account's user handle for authenticators: derived from the id, without personal data. */
export function userHandle(accountId: number): Uint8Array<ArrayBuffer> {
  const handle = new Uint8Array(HANDLE_BYTES);
  new DataView(handle.buffer).setBigUint64(0, BigInt(accountId));
  return handle;
}

/** Options for `navigator.credentials.create`. `exclude`: the account's existing passkeys. */
export async function creationOptions(
  party: RelyingParty,
  owner: { id: number; email: string; name: string },
  exclude: readonly { credential_id: string; transports: string[] }[],
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userID: userHandle(owner.id),
    userName: owner.email,
    userDisplayName: owner.name,
    attestationType: 'none',
    excludeCredentials: exclude.map((each) => ({ id: each.credential_id, transports: each.transports })),
    // A log-in names no account, so the passkey must be discoverable.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
    timeout: TIMEOUT_MS,
  });
}

/** Options for `navigator.credentials.get`. */
export async function requestOptions(party: RelyingParty) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: [],
    userVerification: 'required',
    timeout: TIMEOUT_MS,
  });
}

/** The passkey in a response after full verification. @throws ApiError 'badRequest' */
export async function verifyCreated(
  party: RelyingParty,
  { response, challenge }: Read<RegistrationResponseJSON>,
): Promise<NewCredential> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: await withoutAttestation(response),
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) throw new ApiError('badRequest');
    const { id, publicKey, counter } = registrationInfo.credential;
    if (publicKey.byteLength > MAX_KEY_BYTES) throw new ApiError('badRequest');
    const transports = knownTransports(response.response.transports ?? []);
    return { credentialId: credentialId.parse(id), publicKey, counter, transports };
  } catch {
    throw new ApiError('badRequest');
  }
}

/**
 * Removes the attestation statement. We request none, but some authenticators send one anyway; following its
 * certificates would mean reading a stranger's input and fetching addresses in it.
 */
async function withoutAttestation(response: RegistrationResponseJSON): Promise<RegistrationResponseJSON> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(response.response.attestationObject));
  const plain: Parameters<typeof isoCBOR.encode>[0] = new Map();
  plain.set('fmt', 'none').set('attStmt', new Map()).set('authData', decoded.get('authData'));
  const attestationObject = isoBase64URL.fromBuffer(isoCBOR.encode(plain));
  return { ...response, response: { ...response.response, attestationObject } };
}

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** Only hints for the browser, so unknown values are dropped. */
function knownTransports(told: readonly string[]): string[] {
  return TRANSPORTS.filter((each) => told.includes(each));
}

/** The authenticator's counter after full verification of the response. @throws ApiError 'badCredentials' */
export async function verifyAsserted(
  party: RelyingParty,
  { response, challenge }: Read<AuthenticationResponseJSON>,
  credential: { account_id: number; public_key: Uint8Array; counter: number },
): Promise<number> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const handle = Buffer.from(response.response.userHandle ?? '', 'base64url');
    if (!handle.equals(userHandle(credential.account_id))) throw new ApiError('badCredentials');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(credential.public_key),
        counter: credential.counter,
      },
      requireUserVerification: true,
    });
    if (!verified) throw new ApiError('badCredentials');
    return authenticationInfo.newCounter;
  } catch {
    throw new ApiError('badCredentials');
  }
}
