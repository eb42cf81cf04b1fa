import { hkdfSync } from 'node:crypto';
import type { Config } from '../config.ts';
import type { Db } from '../platform/db/client.ts';
import { hashToken } from '../sessions/service.ts';
import { hasAdmin, holdSetup, updateSetup } from './setup-repository.ts';

export interface InvitationDeps {
  readonly db: Db;
  readonly config: Pick<Config, 'publicUrl'>;
  /** The same on all nodes, so that they derive the same code. */
  readonly siteKey: Buffer;
}

/**
 * The invitation of the first admin.
 *
 * address  null when a node with another key has created the code: only that node can print it.
 */
export interface Invitation {
  readonly address: string | null;
  readonly until: Date;
}

const CODE_MS = 24 * 3_600_000;
/** A code that expires sooner is useless to somebody who reads the startup log. */
const LEAST_MS = 3_600_000;

/**
 * The address at which the first admin is created, with its one-time code; null once there is an admin. Until the code
 * expires, every start on every node returns the same one: it is derived from the site's key and its expiry, and only
 * its hash is stored. `anew` replaces it, which makes the earlier address invalid.
 */
export async function invite(
  { db, config, siteKey }: InvitationDeps,
  { anew = false } = {},
): Promise<Invitation | null> {
  return db.transaction().execute(async (tx) => {
    const setup = await holdSetup(tx);
    if (await hasAdmin(tx)) return null;
    const nowMs = Date.now();
    const isValid = setup?.code_hash && setup.code_until && setup.code_until.getTime() > nowMs + LEAST_MS;
    const until = isValid && !anew ? (setup.code_until as Date) : laterThan(setup?.code_until, nowMs + CODE_MS);
    const code = deriveCode(siteKey, until);
    const hash = hashToken(code);
    if (!isValid || anew) await updateSetup(tx, { code_hash: hash, code_until: until });
    else if (!hash.equals(setup.code_hash as Buffer)) return { address: null, until };
    return { address: `${config.publicUrl}/setup?code=${code}`, until };
  });
}

/** Two codes with the same expiry, in milliseconds, would be equal. */
function laterThan(before: Date | null | undefined, wantedMs: number): Date {
  return new Date(Math.max(wantedMs, (before?.getTime() ?? 0) + 1));
}

function deriveCode(siteKey: Buffer, until: Date): string {
  return Buffer.from(hkdfSync('sha256', siteKey, until.toISOString(), 'jarmark first admin', 32)).toString('base64url');
}

/** An invitation as one line of the startup log. */
export function describeInvitation({ address, until }: Invitation): string {
  const end = `${until.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return address
    ? `There is no admin yet. Whoever opens this address before ${end} becomes the first: ${address}`
    : `There is no admin yet. A node with another CREDENTIALS_KEY, or one that ran before, has printed an address for the first one, valid until ${end}; \`npm run invite\` prints a new one in its place`;
}
