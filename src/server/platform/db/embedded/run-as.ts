import { chownSync, readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';
import { PostgresUnavailableError } from './binaries.ts';

/** The account that PostgreSQL runs as, and the name of the account that connects. */
export interface RunAs {
  /** Set if it differs from the current account. */
  readonly ids: { readonly uid: number; readonly gid: number } | null;
  readonly clientName: string;
}

/** Accounts under which root runs the database, in order of preference. */
const UNPRIVILEGED_NAMES = ['jarmark', 'postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so root runs it as the owner of the folder, or else as an unprivileged account of
 * this machine; other users run it as themselves.
 *
 * @throws PostgresUnavailableError if an account has no name, which PostgreSQL and peer authentication need.
 */
export function chooseAccount(folder: string): RunAs {
  if (process.getuid?.() !== 0) return { ids: null, clientName: ownName() };
  const accounts = readAccounts();
  const owners = [folder, dirname(folder)].map((each) => statSync(each, { throwIfNoEntry: false })?.uid ?? 0);
  const owner = owners.find((uid) => uid !== 0);
  const account =
    owner === undefined
      ? UNPRIVILEGED_NAMES.map((name) => accounts.find((each) => each.name === name)).find((each) => each !== undefined)
      : accounts.find((each) => each.uid === owner);
  if (account) return { ids: { uid: account.uid, gid: account.gid }, clientName: 'root' };
  throw new PostgresUnavailableError(
    owner === undefined ? 'root has no unprivileged account to run PostgreSQL as' : `uid ${owner} has no name`,
    owner === undefined ? 'start as an ordinary user' : `give uid ${owner} a name in /etc/passwd`,
  );
}

function ownName(): string {
  try {
    return userInfo().username;
  } catch {
    const uid = process.getuid?.();
    throw new PostgresUnavailableError(`uid ${uid} has no name`, `give uid ${uid} a name in /etc/passwd`);
  }
}

interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

function readAccounts(): Account[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);
}

/** Gives a folder or file to the account that runs PostgreSQL. */
export function handOver(path: string, { ids }: RunAs): void {
  if (ids) chownSync(path, ids.uid, ids.gid);
}
