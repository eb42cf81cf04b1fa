import { isApiError } from '#contract/errors.ts';
import { backgroundCall } from '../../../lib/session/background-call.ts';
import { onMemberChange } from '../../../lib/session/member.ts';
import { tellTyping } from './calls.ts';

const PAUSE_MS = 4_000;

/** When the next typing event may be sent, by conversation. */
const nextAtMs = new Map<number, number>();

/** Sends a typing event at most every four seconds; call it on each key. */
export function noteTyping(conversationId: number): void {
  const nowMs = Date.now();
  if (nowMs < (nextAtMs.get(conversationId) ?? 0) || !navigator.onLine) return;
  nextAtMs.set(conversationId, nowMs + PAUSE_MS);
  backgroundCall(tellTyping, { params: { id: conversationId } }).catch((error: unknown) => {
    // When refused, as by a user who has blocked the sender, retrying is pointless.
    if (isApiError(error) && error.status < 500) nextAtMs.set(conversationId, Number.POSITIVE_INFINITY);
  });
}

onMemberChange(() => nextAtMs.clear());
