import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/client.ts';

/** Whether an account is an admin. */
export async function hasAdmin(db: Db | Tx): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface SetupRow {
  readonly code_hash: Buffer | null;
  readonly code_until: Date | null;
  readonly mail_code_hash: Buffer | null;
  readonly mail_code_until: Date | null;
  readonly mail_seen_at: Date | null;
  readonly answered: string[];
}

/** The state of the set-up; undefined before anything was recorded. */
export async function findSetup(db: Db | Tx): Promise<SetupRow | undefined> {
  return db
    .selectFrom('setup')
    .select(['code_hash', 'code_until', 'mail_code_hash', 'mail_code_until', 'mail_seen_at', 'answered'])
    .where('id', '=', 1)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function holdSetup(tx: Tx): Promise<SetupRow | undefined> {
  await sql`insert into setup (id) values (1) on conflict do nothing`.execute(tx);
  await sql`select id from setup where id = 1 for update`.execute(tx);
  return findSetup(tx);
}

type SetupChange = Partial<Omit<SetupRow, 'answered'>>;

/** Changes the state; the caller must hold its lock. */
export async function updateSetup(tx: Tx, change: SetupChange): Promise<void> {
  await tx.updateTable('setup').set(change).where('id', '=', 1).execute();
}

/** Adds a step to the answered ones, once. */
export async function noteAnswered(tx: Tx, step: string): Promise<void> {
  await sql`update setup set answered = array_append(answered, ${step}::text)
    where id = 1 and not (${step}::text = any (answered))`.execute(tx);
}

/** Makes an account that was just created the first admin, with its address confirmed. */
export async function makeAdmin(tx: Tx, accountId: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ role: 'admin', email_verified_at: new Date() })
    .where('id', '=', accountId)
    .execute();
}
