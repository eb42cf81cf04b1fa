import type { SignedIn } from '#contract/accounts/accounts.ts';
import { ApiError } from '#contract/errors.ts';
import type { SignInMethods } from '#contract/second-factor.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import type { NewSession } from '../sessions/service.ts';
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
/** Control characters cannot be typed, and the database does not accept them. */
const CONTROL_CHARACTERS = /\p{Cc}/gu;

/** Opens a session within the caller's transaction. */
export type OpenSession = (tx: Tx, session: NewSession) => Promise<SignedIn>;

interface PasskeyDeps {
  readonly db: Db;
  readonly party: RelyingParty;
  readonly openSession: OpenSession;
  readonly tellOwner: TellOwner;
}

export function createPasskeys({ db, party, openSession, tellOwner }: PasskeyDeps) {
  /** Options for creating a passkey, valid for five minutes. @throws ApiError 'conflict' if there are ten already. */
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
   * Stores the passkey created by the browser.
   *
   * response  the result of `navigator.credentials.create`, as JSON.
   * @throws   ApiError 'badRequest' | 'conflict' if it is known already or one too many.
   */
  async function addPasskey(accountId: number, name: string, response: unknown): Promise<ChangedMethods> {
    const read = readCreated(response);
    // Outside the transaction: a wrong response consumes the challenge too.
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

  /** Options for logging in, valid for five minutes; only the challenge differs between users. */
  async function startPasskeyLogin(): Promise<Record<string, unknown>> {
    const options = await requestOptions(party);
    await insertChallenge(db, options.challenge, null);
    return { ...options };
  }

  /**
   * Logs in the passkey's owner, without password or e-mail address.
   *
   * response  the result of `navigator.credentials.get`, as JSON.
   * @throws   ApiError 'badCredentials', whatever is wrong.
   */
  async function loginWithPasskey(
    response: unknown,
    { device, browserToken }: Pick<NewSession, 'device' | 'browserToken'>,
  ): Promise<SignedIn> {
    const read = readAsserted(response);
    const isOurs = await takeChallenge(db, read.challenge, null);
    const credential = isOurs ? await findCredential(db, read.response.id) : undefined;
    if (!credential) throw new ApiError('badCredentials');
    const counter = await verifyAsserted(party, read, credential);
    return db.transaction().execute(async (tx) => {
      if (!(await notePasskeyUse(tx, credential.id, counter))) throw new ApiError('badCredentials');
      return openSession(tx, { accountId: credential.account_id, device, browserToken, isStrong: true });
    });
  }

  return { startPasskey, addPasskey, removePasskey, startPasskeyLogin, loginWithPasskey };
}
