import { ApiError } from '#contract/errors.ts';
import type { SignInMethods } from '#contract/second-factor.ts';
import type { SignInMethodChanged } from '../accounts/mail-templates.ts';
import type { Db, Tx } from '../platform/db/client.ts';
import { deletePasskeys, listPasskeys, type PasskeyRow } from './passkey-repository.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { deleteEveryTotp, findStrength, lockAccount, type OwnerRow, replaceRecoveryCodes } from './repository.ts';

/** The methods after a change; `recoveryCodes` are shown only once, null if the earlier ones remain. */
export interface ChangedMethods {
  methods: SignInMethods;
  recoveryCodes: string[] | null;
}

export type MethodChange = SignInMethodChanged['change'];
/** Mails the account's owner about a change of the log-in methods. */
export type TellOwner = (tx: Tx, accountId: number, change: MethodChange) => Promise<void>;

/** Mails the owner about a change, unless the address is unconfirmed and may be a stranger's. */
export async function tellIfConfirmed(
  tx: Tx,
  { id, email_verified_at }: OwnerRow,
  change: MethodChange,
  tellOwner: TellOwner,
): Promise<void> {
  if (email_verified_at) await tellOwner(tx, id, change);
}

export async function readMethods(db: Db, accountId: number): Promise<SignInMethods> {
  const { has_totp, codes_left } = await findStrength(db, accountId);
  const passkeys = await listPasskeys(db, accountId);
  return { totp: has_totp, passkeys: passkeys.map(presentPasskey), recoveryCodesLeft: codes_left };
}

function presentPasskey(row: PasskeyRow): SignInMethods['passkeys'][number] {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}

/** Whether an account has a second factor. */
export async function isStrong(db: Db, accountId: number): Promise<boolean> {
  const { has_totp, passkey_count } = await findStrength(db, accountId);
  return has_totp || passkey_count > 0;
}

/**
 * Locks the account so that its methods change one at a time. @throws ApiError 'mustLoggedIn' if the owner has left.
 */
export async function lockOwner(tx: Tx, accountId: number): Promise<OwnerRow> {
  const owner = await lockAccount(tx, accountId);
  if (!owner) throw new ApiError('mustLoggedIn');
  return owner;
}

/** Adds a method, with recovery codes if it is the first. `add` throws if it cannot be added. */
export async function addMethod(tx: Tx, accountId: number, add: () => Promise<void>): Promise<ChangedMethods> {
  const isFirst = !(await isStrong(tx, accountId));
  await add();
  const recoveryCodes = isFirst ? await renewCodes(tx, accountId) : null;
  return { methods: await readMethods(tx, accountId), recoveryCodes };
}

/**
 * Removes a method, and the recovery codes with the last one.
 *
 * remove   returns whether the method existed.
 * @throws  ApiError 'notFound' | 'forbidden' for the last method of a moderator or admin.
 */
export async function removeMethod(tx: Tx, owner: OwnerRow, remove: () => Promise<boolean>): Promise<SignInMethods> {
  if (!(await remove())) throw new ApiError('notFound');
  if (!(await isStrong(tx, owner.id))) {
    if (owner.role !== 'user') throw new ApiError('forbidden');
    await replaceRecoveryCodes(tx, owner.id, []);
  }
  return readMethods(tx, owner.id);
}

/** Removes all methods of an account, even of moderators and admins. */
export async function dropMethods(tx: Tx, accountId: number): Promise<void> {
  await lockOwner(tx, accountId);
  await deletePasskeys(tx, accountId);
  await deleteEveryTotp(tx, accountId);
  await replaceRecoveryCodes(tx, accountId, []);
}

/** Creates new recovery codes; the old ones become invalid. */
export async function renewCodes(tx: Tx, accountId: number): Promise<string[]> {
  const { codes, hashes } = makeRecoveryCodes(accountId);
  await replaceRecoveryCodes(tx, accountId, hashes);
  return codes;
}
