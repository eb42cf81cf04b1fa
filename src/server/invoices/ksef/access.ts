import * as z from 'zod';
import { encryptForKsef, type PublicKey } from './crypto.ts';
import { type AskKsef, KsefRefusal, KsefUnavailable, read } from './http.ts';

/** The uses of KSeF's public keys. */
export type KeyUse = 'KsefTokenEncryption' | 'SymmetricKeyEncryption';

/** Authenticated calls to KSeF. */
export interface KsefAccess {
  /**
   * Calls with a valid token, and once more with a new one if KSeF no longer accepts it.
   *
   * @throws KsefUnavailable | KsefRefusal | KsefSignInRefused
   */
  readonly withToken: <Answer>(call: (token: string) => Promise<Answer>) => Promise<Answer>;
  /** Calls with the newest key for a use, and once more with newly fetched keys if it is no longer accepted. */
  readonly withKey: <Answer>(use: KeyUse, call: (key: PublicKey) => Promise<Answer>) => Promise<Answer>;
}

/** The configured token is not accepted: nothing can be sent until an operator fixes it. */
export class KsefSignInRefused extends Error {
  override readonly name = 'KsefSignInRefused';
}

interface AccessDeps {
  readonly ask: AskKsef;
  /** The configured token: a secret that KSeF issues to a taxpayer. */
  readonly ksefToken: string;
  /** The issuer of the invoices. */
  readonly nip: string;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
}

const UNAUTHORIZED = 401;
const UNKNOWN_KEY = 21470;
const IN_PROGRESS = 100;
const SIGNED_IN = 200;
const SERVERS_FAULT = 500;
const TRIES = 15;
/** KSeF rotates its keys without notice. */
const KEYS_HOLD_MS = 60 * 60_000;
/** A token this close to its end is not used: the call itself takes time. */
const MARGIN_MS = 60_000;

const tokenSchema = z.object({ token: z.string(), validUntil: z.coerce.date() });
const challengeSchema = z.object({
  challenge: z.string(),
  timestampMs: z.number().optional(),
  timestamp: z.coerce.date(),
});
const startedSchema = z.object({ referenceNumber: z.string(), authenticationToken: tokenSchema });
const statusSchema = z.object({
  status: z.object({ code: z.number(), description: z.string(), details: z.array(z.string()).nullish() }),
});
const tokensSchema = z.object({ accessToken: tokenSchema, refreshToken: tokenSchema });
const refreshedSchema = z.object({ accessToken: tokenSchema });
const keysSchema = z.array(
  z.object({
    certificate: z.string(),
    publicKeyId: z.string().nullish(),
    validFrom: z.coerce.date(),
    validTo: z.coerce.date(),
    usage: z.array(z.string()),
  }),
);

type Tokens = z.output<typeof tokensSchema>;
type Keys = z.output<typeof keysSchema>;

/** Caches the log-in to KSeF and its public keys while they are valid. */
export function createKsefAccess(deps: AccessDeps): KsefAccess {
  const { ask, now } = deps;
  let tokens: Tokens | null = null;
  let keys: Keys = [];
  let keysUntilMs = 0;

  async function getKey(use: KeyUse): Promise<PublicKey> {
    if (now() >= keysUntilMs) {
      keys = read(keysSchema, await ask({ method: 'GET', path: '/security/public-key-certificates' }));
      keysUntilMs = now() + KEYS_HOLD_MS;
    }
    return newest(keys, use, now());
  }

  async function withKey<Answer>(use: KeyUse, call: (key: PublicKey) => Promise<Answer>): Promise<Answer> {
    try {
      return await call(await getKey(use));
    } catch (error) {
      if (!(error instanceof KsefRefusal && error.codes.includes(UNKNOWN_KEY))) throw error;
      keysUntilMs = 0;
      return call(await getKey(use));
    }
  }

  async function getToken(): Promise<string> {
    if (tokens && holds(tokens.accessToken, now())) return tokens.accessToken.token;
    tokens =
      (tokens && holds(tokens.refreshToken, now()) ? await refresh(ask, tokens) : null) ??
      (await signIn(deps, withKey));
    return tokens.accessToken.token;
  }

  return {
    withKey,
    withToken: async (call) => {
      try {
        return await call(await getToken());
      } catch (error) {
        if (!(error instanceof KsefRefusal && error.status === UNAUTHORIZED)) throw error;
        tokens = null;
        return call(await getToken());
      }
    },
  };
}

function holds({ validUntil }: Tokens['accessToken'], nowMs: number): boolean {
  return validUntil.getTime() - MARGIN_MS > nowMs;
}

function newest(keys: Keys, use: KeyUse, nowMs: number): PublicKey {
  const valid = keys.filter(
    ({ usage, validFrom, validTo }) => usage.includes(use) && validFrom.getTime() <= nowMs && nowMs < validTo.getTime(),
  );
  const [key] = valid.toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime());
  if (!key) throw new KsefUnavailable('KSeF nie podał ważnego klucza publicznego');
  return { certificate: key.certificate, publicKeyId: key.publicKeyId ?? null };
}

/** Refreshes the access token, or null if KSeF has ended the log-in. */
async function refresh(ask: AskKsef, { refreshToken }: Tokens): Promise<Tokens | null> {
  try {
    const text = await ask({ method: 'POST', path: '/auth/token/refresh', token: refreshToken.token });
    return { accessToken: read(refreshedSchema, text).accessToken, refreshToken };
  } catch (error) {
    if (error instanceof KsefRefusal) return null;
    throw error;
  }
}

async function signIn({ ask, ksefToken, nip, wait }: AccessDeps, withKey: KsefAccess['withKey']): Promise<Tokens> {
  try {
    const { challenge, timestamp, timestampMs } = read(
      challengeSchema,
      await ask({ method: 'POST', path: '/auth/challenge' }),
    );
    const secret = Buffer.from(`${ksefToken}|${timestampMs ?? timestamp.getTime()}`);
    const started = await withKey('KsefTokenEncryption', async (key) => {
      const body = {
        challenge,
        contextIdentifier: { type: 'Nip', value: nip },
        encryptedToken: encryptForKsef(key, secret),
        ...(key.publicKeyId ? { publicKeyId: key.publicKeyId } : {}),
      };
      return read(startedSchema, await ask({ method: 'POST', path: '/auth/ksef-token', body }));
    });
    await waitUntilSignedIn(ask, started, wait);
    const token = started.authenticationToken.token;
    return read(tokensSchema, await ask({ method: 'POST', path: '/auth/token/redeem', token }));
  } catch (error) {
    if (error instanceof KsefRefusal) throw new KsefSignInRefused(`KSeF nie przyjął tokena: ${error.message}`);
    throw error;
  }
}

async function waitUntilSignedIn(
  ask: AskKsef,
  { referenceNumber, authenticationToken }: z.output<typeof startedSchema>,
  wait: AccessDeps['wait'],
): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const text = await ask({ method: 'GET', path: `/auth/${referenceNumber}`, token: authenticationToken.token });
    const { code, description, details } = read(statusSchema, text).status;
    if (code === SIGNED_IN) return;
    const said = [`${code} ${description}`, ...(details ?? [])].join('; ');
    if (code >= SERVERS_FAULT) throw new KsefUnavailable(said);
    if (code !== IN_PROGRESS) throw new KsefSignInRefused(`KSeF nie przyjął tokena: ${said}`);
    await wait(1_000);
  }
  throw new KsefUnavailable('KSeF nie skończył logowania');
}
