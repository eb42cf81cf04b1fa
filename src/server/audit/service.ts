import type { AuditEntry, listAudit } from '#contract/audit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { PAGE_SIZE } from '#contract/primitives.ts';
import type { Db, Tx } from '../db/client.ts';
import { CHAIN_START, chainHash } from './chain.ts';
import {
  findHead,
  findNotedHead,
  type Head,
  insertEntry,
  listChain,
  listLatest,
  lockLog,
  type NamedEntryRow,
  noteHead,
} from './repository.ts';

/** What was done; people and things are named by number only, for nothing of it is ever deleted. */
export interface Act {
  readonly actorId: number | null;
  readonly action: AuditEntry['action'];
  readonly content: AuditEntry['content'];
}

/**
 * Adds to the log, in the transaction of the act itself. Whoever else adds waits until it ends, so this comes last in it.
 */
export async function writeAudit(tx: Tx, { actorId, action, content }: Act): Promise<void> {
  await lockLog(tx);
  const head = (await findHead(tx)) ?? { id: 0, hash: CHAIN_START };
  const entry = { id: head.id + 1, at: new Date(), actorId, action, content };
  const hash = chainHash(head.hash, entry);
  await insertEntry(tx, { ...entry, hash });
  await noteHead(tx, { id: entry.id, hash });
}

/** How the log was found: the entries that were looked at, the first that is wrong, and the hash of the last. */
export interface AuditCheck {
  readonly entries: number;
  /** The first entry that was changed, that is missing at the end, or whose predecessor is missing; null when all is whole. */
  readonly brokenAt: number | null;
  /** As hex; whoever keeps it elsewhere can tell later that everything up to here is as it was. */
  readonly head: string;
}

const AT_ONCE = 1_000;

/** Follows the whole chain, a thousand entries at a time. */
export async function checkChain(db: Db): Promise<AuditCheck> {
  // In this order, so that what is added meanwhile is not missed by the one and known to the other.
  const noted = await findNotedHead(db);
  const end = (await findHead(db))?.id ?? 0;
  let last: Head = { id: 0, hash: CHAIN_START };
  let brokenAt: number | null = null;
  let entries = 0;
  for (;;) {
    const rows = await listChain(db, last.id, end, AT_ONCE);
    entries += rows.length;
    for (const row of rows) {
      const isWhole = row.id === last.id + 1 && row.hash.equals(chainHash(last.hash, row));
      const isAsNoted = noted?.id !== row.id || noted.hash.equals(row.hash);
      if (!isWhole || !isAsNoted) brokenAt ??= row.id;
      last = { id: row.id, hash: row.hash };
    }
    if (rows.length < AT_ONCE) break;
  }
  if (noted && noted.id > last.id) brokenAt ??= last.id + 1;
  return { entries, brokenAt, head: last.hash.toString('hex') };
}

export type AuditService = ReturnType<typeof createAuditService>;

/** The log of what moderators did. */
export function createAuditService({ db }: { db: Db }) {
  async function list(page: number): Promise<AnswerOf<typeof listAudit>> {
    const [head, rows] = await Promise.all([findHead(db), listLatest(db, (page - 1) * PAGE_SIZE, PAGE_SIZE)]);
    const total = head?.id ?? 0;
    const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
    return { items: rows.map(presentEntry), total, totalIsExact: true, page, pageCount };
  }

  /** Looks through all of it, and notes that somebody did. */
  async function check(actorId: number): Promise<Pick<AuditCheck, 'entries' | 'brokenAt'>> {
    const { entries, brokenAt } = await checkChain(db);
    await db
      .transaction()
      .execute((tx) => writeAudit(tx, { actorId, action: 'log.check', content: { entries, brokenAt } }));
    return { entries, brokenAt };
  }

  return { list, check };
}

function presentEntry(row: NamedEntryRow): AuditEntry {
  const { id, at, actorId, actor_name: name, actor_avatar: avatar, action, content, hash } = row;
  return {
    id,
    at: at.toISOString(),
    // The log outlives everybody: whoever did it is then told by number.
    actor:
      actorId === null ? null : { id: actorId, name: name ?? '–––', avatar: avatar ? { image_path: avatar } : null },
    action,
    content,
    hash: hash.toString('hex'),
  };
}
