import { VISIT_KEY } from '../../lib/storage/keys.ts';
import { readStored, writeStored } from '../../lib/storage/stored-value.ts';

/**
 * The visits of this browser, in Unix milliseconds.
 *
 * seenMs    the last view of the home page.
 * beforeMs  the end of the previous visit; 0 during the first one.
 */
export interface Visits {
  readonly seenMs: number;
  readonly beforeMs: number;
}

/** A longer pause than this starts a new visit. */
const PAUSE_MS = 30 * 60_000;

/** The visits after a view of the home page. */
export function withLook(before: Visits | null, nowMs: number): Visits {
  if (!before) return { seenMs: nowMs, beforeMs: 0 };
  return { seenMs: nowMs, beforeMs: nowMs - before.seenMs > PAUSE_MS ? before.seenMs : before.beforeMs };
}

/** Records a view of the home page in this browser only; nothing is sent. */
export function noteVisit(nowMs: number): Visits {
  const visits = withLook(parse(readStored(VISIT_KEY)), nowMs);
  writeStored(VISIT_KEY, JSON.stringify(visits));
  return visits;
}

function parse(text: string | null): Visits | null {
  try {
    const { seenMs, beforeMs } = JSON.parse(text ?? 'null') as Visits;
    return Number.isFinite(seenMs) && Number.isFinite(beforeMs) ? { seenMs, beforeMs } : null;
  } catch {
    return null;
  }
}
