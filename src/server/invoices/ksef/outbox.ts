import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/client.ts';
import { getInvoiceContent } from '../stored.ts';
import { KsefSignInRefused } from './access.ts';
import { fa3Xml } from './fa3.ts';
import type { ExportFolder } from './folder.ts';
import { createFollowing } from './following.ts';
import { KsefRefusal, KsefUnavailable } from './http.ts';
import { listWaiting, markExported, markRefused, markSent, noteTrouble, type WaitingInvoice } from './repository.ts';
import type { KsefSessions, OpenSession } from './session.ts';

interface FolderDeps {
  readonly db: Db;
  readonly folder: ExportFolder;
  /** Logs one line for the operator. */
  readonly warn: (line: string) => void;
}

interface OutboxDeps extends FolderDeps {
  readonly sessions: KsefSessions;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
}

/** KSeF allows 30 per minute and 180 per hour; a run follows each invoice, and every five minutes. */
const AT_ONCE = 20;
/** A second round, as an invoice just accepted may unblock its correction. */
const ROUNDS = 2;
const BAD_REQUEST = 400;
const SESSION_HAS_ENDED = 21180;

interface Prepared {
  readonly id: number;
  readonly xml: Buffer;
  readonly hash: Buffer;
  readonly isOnlyExported: boolean;
}

/** One run without KSeF: writes all waiting invoices to the folder. */
export function createExporting(deps: FolderDeps): () => Promise<void> {
  return async () => {
    for (let waiting = await listWaiting(deps.db, 0, AT_ONCE); waiting.length > 0; ) {
      for (const { id, hash } of await prepareAll(deps, waiting)) await markExported(deps.db, id, hash);
      waiting = await listWaiting(deps.db, waiting.at(-1)?.id ?? 0, AT_ONCE);
    }
  };
}

/**
 * One run over everything that waits for KSeF. The next run continues after any failure of KSeF or this process: an
 * invoice sent without recording it is sent again, and KSeF returns its existing number.
 */
export function createOutbox(deps: OutboxDeps): () => Promise<void> {
  const { db, now, warn } = deps;
  const follow = createFollowing(deps);
  let restUntilMs = 0;
  let lastTrouble = '';
  return async () => {
    if (now() < restUntilMs) return;
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        await sendSome(deps);
        if (!(await follow())) break;
      }
      lastTrouble = '';
    } catch (error) {
      if (!isTrouble(error)) throw error;
      if (error instanceof KsefUnavailable) restUntilMs = now() + error.restMs;
      await noteTrouble(db, error.message);
      // Warn once, not on every run while the problem lasts.
      if (error.message !== lastTrouble) warn(`KSeF: ${error.message}`);
      lastTrouble = error.message;
    }
  };
}

/** A problem of KSeF, not a bug of ours. */
function isTrouble(error: unknown): error is KsefUnavailable | KsefRefusal | KsefSignInRefused {
  return error instanceof KsefUnavailable || error instanceof KsefRefusal || error instanceof KsefSignInRefused;
}

async function sendSome(deps: OutboxDeps): Promise<void> {
  const { db, sessions } = deps;
  const prepared = await prepareAll(deps, await listWaiting(db, 0, AT_ONCE));
  for (const { id, hash } of prepared.filter((each) => each.isOnlyExported)) await markExported(db, id, hash);
  const toSend = prepared.filter((each) => !each.isOnlyExported);
  if (toSend.length === 0) return;
  const session = await sessions.open();
  try {
    for (const invoice of toSend) await sendOne(deps, session, invoice);
  } finally {
    // KSeF closes abandoned sessions by itself.
    await sessions.close(session).catch(() => {});
  }
}

async function sendOne({ db, sessions, warn }: OutboxDeps, session: OpenSession, invoice: Prepared): Promise<void> {
  const { id, xml, hash } = invoice;
  try {
    const ref = await sessions.send(session, xml);
    await markSent(db, id, { session: session.referenceNumber, ref, hash });
  } catch (error) {
    const isAboutInvoice = error instanceof KsefRefusal && error.status === BAD_REQUEST;
    if (!isAboutInvoice || error.codes.includes(SESSION_HAS_ENDED)) throw error;
    await markRefused(db, id, error.message);
    warn(`KSeF refused invoice ${id}: ${error.message}`);
  }
}

/** Creates and writes the files; marks an invoice that fails as refused, so that it does not block the others. */
async function prepareAll(deps: FolderDeps, all: readonly WaitingInvoice[]): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  for (const { id, isOriginalExported } of all) {
    const made = await make(deps, id);
    if (!made) continue;
    await deps.folder.write(made.number, made.xml);
    const hash = createHash('sha256').update(made.xml).digest();
    // If the original was only exported, its KSeF number is unknown here, so the correction is only exported too.
    prepared.push({ id, xml: made.xml, hash, isOnlyExported: isOriginalExported });
  }
  return prepared;
}

async function make({ db, warn }: FolderDeps, invoiceId: number): Promise<{ number: string; xml: Buffer } | null> {
  try {
    const content = await getInvoiceContent(db, invoiceId);
    return { number: content.number, xml: Buffer.from(fa3Xml(content)) };
  } catch (error) {
    await markRefused(db, invoiceId, 'Nie udało się zapisać faktury w formacie FA(3)');
    warn(`KSeF: the XML of invoice ${invoiceId} could not be created: ${String(error)}`);
    return null;
  }
}
