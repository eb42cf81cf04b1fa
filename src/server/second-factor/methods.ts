import { ApiError } from '#contract/errors.ts';
import type { SignInMethods } from '#contract/sign-in-methods.ts';
import type { Db, Tx } from '../db/client.ts';
import type { MailValues } from '../mail/templates.ts';
import { listPasskeys, type PasskeyRow } from './passkey-repository.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { findStrength, lockAccount, type OwnerRow, replaceRecoveryCodes } from './repository.ts';

/** The methods after a change; `recoveryCodes` are told this once, null when the earlier ones stay. */
export interface ChangedMethods {
  methods: SignInMethods;
  recoveryCodes: string[] | null;
}

export type MethodChange = MailValues['signInMethodChanged']['change'];
/** Tells the owner of an account by mail how it can be logged in to now. */
export type TellOwner = (tx: Tx, accountId: number, change: MethodChange) => Promise<void>;

/** Tells of a change, unless the address may be a stranger's. */
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

/** The owner, with nobody else changing the methods meanwhile. @throws ApiError 'mustLoggedIn' when they have left. */
export async function lockOwner(tx: Tx, accountId: number): Promise<OwnerRow> {
  const owner = await lockAccount(tx, accountId);
  if (!owner) throw new ApiError('mustLoggedIn');
  return owner;
}

/** Adds a method; recovery codes come with the first. `add` throws when it cannot be added. */
export async function addMethod(tx: Tx, accountId: number, add: () => Promise<void>): Promise<ChangedMethods> {
  const isFirst = !(await isStrong(tx, accountId));
  await add();
  const recoveryCodes = isFirst ? await renewCodes(tx, accountId) : null;
  return { methods: await readMethods(tx, accountId), recoveryCodes };
}

/**
 * Takes a method away, and the recovery codes with the last.
 *
 * remove   answers whether there was one.
 * @throws  ApiError 'notFound' | 'forbidden' for the last one of whoever must have one.
 */
export async function removeMethod(tx: Tx, owner: OwnerRow, remove: () => Promise<boolean>): Promise<SignInMethods> {
  if (!(await remove())) throw new ApiError('notFound');
  if (!(await isStrong(tx, owner.id))) {
    if (owner.role !== 'user') throw new ApiError('forbidden');
    await replaceRecoveryCodes(tx, owner.id, []);
  }
  return readMethods(tx, owner.id);
}

/** New recovery codes; those before end. */
export async function renewCodes(tx: Tx, accountId: number): Promise<string[]> {
  const { codes, hashes } = makeRecoveryCodes(accountId);
  await replaceRecoveryCodes(tx, accountId, hashes);
  return codes;
}
