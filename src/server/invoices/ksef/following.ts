import { XMLParser } from 'fast-xml-parser';
import type { Db } from '../../platform/db/client.ts';
import { KsefRefusal } from './http.ts';
import { listSent, markAccepted, markLost, markRefused, noteNumber, type SentInvoice } from './repository.ts';
import type { InvoiceStatus, KsefSessions } from './session.ts';

interface FollowingDeps {
  readonly db: Db;
  readonly sessions: KsefSessions;
  readonly wait: (ms: number) => Promise<void>;
  readonly warn: (line: string) => void;
}

/** KSeF usually processes an invoice within seconds; slower ones are polled again in the next run. */
const PAUSES_MS = [500, 1_500, 3_000, 6_000];
const AT_ONCE = 60;
const ACCEPTED = 200;
const DUPLICATE = 440;
/** A fault of KSeF: session error, unknown error, or cancelled by the system. Its documentation says to retry. */
const isLost = (code: number) => code === 405 || code >= 500;
const NOT_HERE = [400, 404];

/** Polls the status of sent invoices. @returns whether any was accepted meanwhile */
export function createFollowing(deps: FollowingDeps): () => Promise<boolean> {
  return async () => {
    let isAnyAccepted = false;
    for (const pauseMs of PAUSES_MS) {
      const sent = await listSent(deps.db, AT_ONCE);
      if (sent.length === 0) break;
      await deps.wait(pauseMs);
      for (const invoice of sent) isAnyAccepted = (await follow(deps, invoice)) || isAnyAccepted;
    }
    return isAnyAccepted;
  };
}

async function follow({ db, sessions, warn }: FollowingDeps, invoice: SentInvoice): Promise<boolean> {
  const status = await orNotHere(sessions.getStatus(invoice.session, invoice.ref));
  if (status instanceof KsefRefusal || isLost(status.code)) {
    await markLost(db, invoice.id, status instanceof KsefRefusal ? status.message : status.text);
    return false;
  }
  if (status.code < ACCEPTED) return false;
  if (status.code === ACCEPTED) return accept({ db, sessions }, invoice, status);
  const original = status.code === DUPLICATE ? await originalOf(sessions, invoice, status) : null;
  if (original === 'notThereYet') return false;
  if (original) {
    await markAccepted(db, invoice.id, original);
    return true;
  }
  await markRefused(db, invoice.id, status.text);
  warn(`KSeF refused invoice ${invoice.id}: ${status.text}`);
  return false;
}

/** Store the number first: it is valid even if the receipt comes late. */
async function accept(
  { db, sessions }: Pick<FollowingDeps, 'db' | 'sessions'>,
  { id, session, ref }: SentInvoice,
  { ksefNumber }: InvoiceStatus,
): Promise<boolean> {
  if (!ksefNumber) return false;
  await noteNumber(db, id, ksefNumber);
  const receipt = await orNotHere(sessions.getReceipt(session, { ref }));
  if (receipt instanceof KsefRefusal) return false;
  await markAccepted(db, id, { session, ksefNumber, receipt });
  return true;
}

/**
 * KSeF already has an invoice with this number. If it is identical, ours was sent by a run that crashed before storing
 * that; null if it is a different one.
 */
async function originalOf(
  sessions: KsefSessions,
  { hash }: SentInvoice,
  { original }: InvoiceStatus,
): Promise<{ session: string; ksefNumber: string; receipt: string } | 'notThereYet' | null> {
  if (!original) return null;
  const receipt = await orNotHere(sessions.getReceipt(original.session, { ksefNumber: original.ksefNumber }));
  if (receipt instanceof KsefRefusal) return 'notThereYet';
  return hashIn(receipt) === Buffer.from(hash).toString('base64') ? { ...original, receipt } : null;
}

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false });

/** The hash of the document in a receipt. */
function hashIn(receipt: string): string | undefined {
  return parser.parse(receipt)?.Potwierdzenie?.Dokument?.SkrotDokumentu;
}

/** The response, or the refusal if the resource is not there. */
async function orNotHere<Answer>(asked: Promise<Answer>): Promise<Answer | KsefRefusal> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof KsefRefusal && NOT_HERE.includes(error.status)) return error;
    throw error;
  }
}
