import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { ApiError } from '#contract/errors.ts';
import type { Db, Tx } from './db/client.ts';

/**
 * Runs an action once per key, however often it is requested. Action and outcome are stored in the same transaction, so
 * there are both or neither. A second call waits for the first and gets its outcome.
 *
 * scope    the key's namespace: keys of different people or actions never collide.
 * key      the caller's idempotency key; null runs the action without storing anything.
 * request  the request's content: the same key with another request is a `conflict`.
 */
export async function once<Outcome extends object>(
  tx: Tx,
  { scope, key, request }: { scope: string; key: string | null; request: unknown },
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  if (key === null) return act();
  const hash = createHash('sha256').update(`${scope}\0${key}`).digest();
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest();
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({ key: hash, request_hash: requestHash, outcome: '{}' })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!claimed) return earlierOutcome(tx, hash, requestHash);
  const outcome = await act();
  await tx
    .updateTable('idempotency_key')
    .set({ outcome: JSON.stringify(outcome) })
    .where('key', '=', hash)
    .execute();
  return outcome;
}

async function earlierOutcome<Outcome extends object>(tx: Tx, key: Buffer, requestHash: Buffer): Promise<Outcome> {
  const row = await tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'outcome'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  if (!Buffer.from(row.request_hash).equals(requestHash)) throw new ApiError('conflict');
  return row.outcome as Outcome;
}

/** Deletes keys too old to be retried. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await sql`delete from idempotency_key where created_at < now() - interval '2 days'`.execute(db);
}
