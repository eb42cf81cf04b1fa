import type { AnswerOf } from '#contract/endpoint.ts';
import type { AuditEntry, listAudit } from '#contract/moderation/audit.ts';
import { PAGE_SIZE } from '#contract/paging.ts';
import type { Db, Tx } from '../../platform/db/client.ts';
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

/** An action to log. It refers to people and content by number only, because entries are never deleted. */
export interface Act {
  readonly actorId: number | null;
  readonly action: AuditEntry['action'];
  readonly content: AuditEntry['content'];
}

/**
 * Appends to the log within the transaction of the action. Other writers wait until it ends, so call this last.
 */
export async function writeAudit(tx: Tx, { actorId, action, content }: Act): Promise<void> {
  await lockLog(tx);
  const head = (await findHead(tx)) ?? { id: 0, hash: CHAIN_START };
  const entry = { id: head.id + 1, at: new Date(), actorId, action, content };
  const hash = chainHash(head.hash, entry);
  await insertEntry(tx, { ...entry, hash });
  await noteHead(tx, { id: entry.id, hash });
}

/** The result of a check: how many entries there are, the first broken one, and the hash of the last. */
export interface AuditCheck {
  readonly entries: number;
  /** The first entry that was changed, is missing at the end, or lacks its predecessor; null when the log is intact. */
  readonly brokenAt: number | null;
  /** As hex; kept elsewhere, it proves later that everything up to here is unchanged. */
  readonly head: string;
}

const AT_ONCE = 1_000;

/** Verifies the whole chain in batches of `atOnce` entries. */
export async function checkChain(db: Db, atOnce = AT_ONCE): Promise<AuditCheck> {
  // Read the noted head first, so that an entry added in between is not reported as missing.
  const noted = await findNotedHead(db);
  const end = (await findHead(db))?.id ?? 0;
  let last: Head = { id: 0, hash: CHAIN_START };
  let brokenAt: number | null = null;
  let entries = 0;
  for (;;) {
    const rows = await listChain(db, last.id, end, atOnce);
    entries += rows.length;
    for (const row of rows) {
      const isWhole = row.id === last.id + 1 && row.hash.equals(chainHash(last.hash, row));
      const isAsNoted = noted?.id !== row.id || noted.hash.equals(row.hash);
      if (!isWhole || !isAsNoted) brokenAt ??= row.id;
      last = { id: row.id, hash: row.hash };
    }
    if (rows.length < atOnce) break;
  }
  if (noted && noted.id > last.id) brokenAt ??= last.id + 1;
  return { entries, brokenAt, head: last.hash.toString('hex') };
}

export type AuditService = ReturnType<typeof createAuditService>;

/** The log of moderators' actions. */
export function createAuditService({ db }: { db: Db }) {
  async function list(page: number): Promise<AnswerOf<typeof listAudit>> {
    const [head, rows] = await Promise.all([findHead(db), listLatest(db, (page - 1) * PAGE_SIZE, PAGE_SIZE)]);
    const total = head?.id ?? 0;
    const pageCount = Math.max(1, Math.ceil(total / PAGE_SIZE));
    return { items: rows.map(presentEntry), total, totalIsExact: true, page, pageCount };
  }

  /** Verifies the whole log, and logs the check itself. */
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
    // The log outlives accounts: without a name, the actor is shown by number.
    actor:
      actorId === null ? null : { id: actorId, name: name ?? '–––', avatar: avatar ? { image_path: avatar } : null },
    action,
    content,
    hash: hash.toString('hex'),
  };
}
