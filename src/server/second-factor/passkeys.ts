import type { SignedIn } from '#contract/accounts.ts';
import { ApiError } from '#contract/errors.ts';
import type { SignInMethods } from '#contract/sign-in-methods.ts';
import type { Db, Tx } from '../db/client.ts';
import {
  creationOptions,
  type RelyingParty,
  readAsserted,
  readCreated,
  requestOptions,
  verifyAsserted,
  verifyCreated,
} from './ceremony.ts';
import { addMethod, type ChangedMethods, lockOwner, removeMethod, type TellOwner, tellIfConfirmed } from './methods.ts';
import {
  deletePasskey,
  findCredential,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  notePasskeyUse,
  takeChallenge,
} from './passkey-repository.ts';
import { findStrength } from './repository.ts';

const MAX_PASSKEYS = 10;
/** What no keyboard types and the database does not take. */
const CONTROL_CHARACTERS = /\p{Cc}/gu;

/** Begins a session within the transaction that earns it. */
export type OpenSession = (tx: Tx, session: { accountId: number; device: string; isStrong: true }) => Promise<SignedIn>;

interface PasskeyDeps {
  readonly db: Db;
  readonly party: RelyingParty;
  readonly openSession: OpenSession;
  readonly tellOwner: TellOwner;
}

export function createPasskeys({ db, party, openSession, tellOwner }: PasskeyDeps) {
  /** Options for making a passkey, good for five minutes. @throws ApiError 'conflict' when there are ten already. */
  async function startPasskey(accountId: number): Promise<Record<string, unknown>> {
    const { owner, passkeys } = await db.transaction().execute(async (tx) => ({
      owner: await lockOwner(tx, accountId),
      passkeys: await listPasskeys(tx, accountId),
    }));
    if (passkeys.length >= MAX_PASSKEYS) throw new ApiError('conflict');
    const options = await creationOptions(party, owner, passkeys);
    await insertChallenge(db, options.challenge, accountId);
    return { ...options };
  }

  /**
   * Stores the passkey that the browser made.
   *
   * response  as `navigator.credentials.create` gave it, in JSON.
   * @throws   ApiError 'badRequest' | 'conflict' when it is known already, or is one too many.
   */
  async function addPasskey(accountId: number, name: string, response: unknown): Promise<ChangedMethods> {
    const read = readCreated(response);
    // Outside of the transaction: a challenge is used up by a wrong answer too.
    if (!(await takeChallenge(db, read.challenge, accountId))) throw new ApiError('badRequest');
    const { credentialId, publicKey, counter, transports } = await verifyCreated(party, read);
    return db.transaction().execute(async (tx) => {
      const owner = await lockOwner(tx, accountId);
      const changed = await addMethod(tx, accountId, async () => {
        if ((await findStrength(tx, accountId)).passkey_count >= MAX_PASSKEYS) throw new ApiError('conflict');
        const key = { credential_id: credentialId, public_key: Buffer.from(publicKey), counter, transports };
        const visibleName = name.replace(CONTROL_CHARACTERS, '');
        if (!(await insertPasskey(tx, { account_id: accountId, name: visibleName, ...key })))
          throw new ApiError('conflict');
      });
      await tellIfConfirmed(tx, owner, 'passkeyAdded', tellOwner);
      return changed;
    });
  }

  /** @throws ApiError 'notFound' | 'forbidden' for the last method of a moderator or admin. */
  function removePasskey(accountId: number, id: number): Promise<SignInMethods> {
    return db.transaction().execute(async (tx) => {
      const owner = await lockOwner(tx, accountId);
      const methods = await removeMethod(tx, owner, () => deletePasskey(tx, accountId, id));
      await tellIfConfirmed(tx, owner, 'passkeyRemoved', tellOwner);
      return methods;
    });
  }

  /** Options for logging in, good for five minutes; the same for everybody but for the challenge. */
  async function startPasskeyLogin(): Promise<Record<string, unknown>> {
    const options = await requestOptions(party);
    await insertChallenge(db, options.challenge, null);
    return { ...options };
  }

  /**
   * Logs in whoever the passkey belongs to, without password or e-mail.
   *
   * response  as `navigator.credentials.get` gave it, in JSON.
   * @throws   ApiError 'badCredentials', whatever it was that is wrong.
   */
  async function loginWithPasskey(response: unknown, device: string): Promise<SignedIn> {
    const read = readAsserted(response);
    const isOurs = await takeChallenge(db, read.challenge, null);
    const credential = isOurs ? await findCredential(db, read.response.id) : undefined;
    if (!credential) throw new ApiError('badCredentials');
    const counter = await verifyAsserted(party, read, credential);
    return db.transaction().execute(async (tx) => {
      if (!(await notePasskeyUse(tx, credential.id, counter))) throw new ApiError('badCredentials');
      return openSession(tx, { accountId: credential.account_id, device, isStrong: true });
    });
  }

  return { startPasskey, addPasskey, removePasskey, startPasskeyLogin, loginWithPasskey };
}
