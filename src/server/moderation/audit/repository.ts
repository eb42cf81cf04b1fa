import { sql } from 'kysely';
import type { AuditEntry } from '#contract/moderation/audit.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
import type { ChainedContent } from './chain.ts';

export interface EntryRow extends Omit<ChainedContent, 'content'> {
  readonly action: AuditEntry['action'];
  readonly content: AuditEntry['content'];
  readonly hash: Buffer;
}

/** The last entry of the chain: its number and hash. */
export interface Head {
  readonly id: number;
  readonly hash: Buffer;
}

/** An arbitrary key, the same on every node: writers to the log hold it until their transaction ends. */
const LOCK_KEY = 4_715_005;
const COLUMNS = sql`e.id, e.at, e.actor_id as "actorId", e.action, e.content, e.hash`;

/** Serialises writers to the log; later statements of the transaction see the newest entry. */
export async function lockLog(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK_KEY})`.execute(tx);
}

export async function findHead(db: Db): Promise<Head | undefined> {
  const { rows } = await sql<{ id: number; hash: Uint8Array }>`
    select e.id, e.hash from audit_entry e order by e.id desc limit 1`.execute(db);
  return rows[0] && { id: rows[0].id, hash: Buffer.from(rows[0].hash) };
}

export async function insertEntry(tx: Tx, { id, at, actorId, action, content, hash }: EntryRow): Promise<void> {
  await sql`
    insert into audit_entry (id, at, actor_id, action, content, hash)
    values (${id}, ${at.toISOString()}, ${actorId}, ${action}, ${JSON.stringify(content)}::jsonb, ${hash})`.execute(tx);
}

const HEAD = 'audit.head';

/** Records the newest entry in another table, so that its deletion is noticed. */
export async function noteHead(tx: Tx, { id, hash }: Head): Promise<void> {
  const value = JSON.stringify({ id, hash: hash.toString('hex') });
  await tx
    .insertInto('setting')
    .values({ name: HEAD, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** The newest entry as recorded; undefined when none ever was. */
export async function findNotedHead(db: Db): Promise<Head | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', HEAD).executeTakeFirst();
  if (!row) return undefined;
  const { id, hash } = row.value as { id: number; hash: string };
  return { id, hash: Buffer.from(hash, 'hex') };
}

/** The entries after one number up to another, in order. */
export async function listChain(db: Db, afterId: number, upToId: number, limit: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${COLUMNS} from audit_entry e where e.id > ${afterId} and e.id <= ${upToId}
    order by e.id limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, hash: Buffer.from(row.hash) }));
}

export interface NamedEntryRow extends EntryRow {
  readonly actor_name: string | null;
  readonly actor_avatar: string | null;
}

/** The latest entries first, with their actors. */
export async function listLatest(db: Db, offset: number, limit: number): Promise<NamedEntryRow[]> {
  const { rows } = await sql<NamedEntryRow>`
    select ${COLUMNS}, a.name as actor_name, a.avatar_path as actor_avatar
    from audit_entry e left join account a on a.id = e.actor_id
    order by e.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map((row) => ({ ...row, hash: Buffer.from(row.hash) }));
}
