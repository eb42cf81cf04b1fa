import { isApiError } from '#contract/errors.ts';
import { backgroundCall } from './background-call.ts';
import { tellTyping } from './calls.ts';
import { onMemberChange } from './member.ts';

const PAUSE_MS = 4_000;

/** When the other may be told again, by conversation. */
const nextAtMs = new Map<number, number>();

/** Tells the other that something is being written, at most once in four seconds; call it at each key. */
export function noteTyping(conversationId: number): void {
  const nowMs = Date.now();
  if (nowMs < (nextAtMs.get(conversationId) ?? 0) || !navigator.onLine) return;
  nextAtMs.set(conversationId, nowMs + PAUSE_MS);
  backgroundCall(tellTyping, { params: { id: conversationId } }).catch((error: unknown) => {
    // Where it is refused, as by who has been blocked, asking again and again changes nothing.
    if (isApiError(error) && error.status < 500) nextAtMs.set(conversationId, Number.POSITIVE_INFINITY);
  });
}

onMemberChange(() => nextAtMs.clear());
