import type { Conversation } from '#contract/conversations.ts';
import { onNews, tellNews } from '../../../lib/realtime/news.ts';
import { backgroundCall } from '../../../lib/session/background-call.ts';
import { currentMember, onMemberChange, sameMember } from '../../../lib/session/member.ts';
import { tellTabs } from './browser-tabs.ts';
import { markRead } from './calls.ts';
import { lastNumberOf } from './conversation-facts.ts';
import { conversations, noteReadUpTo } from './conversation-store.ts';
import { isWatched, threadOf } from './thread-store.ts';

/** Scrolling through a page of messages sends one request. */
const PAUSE_MS = 500;

/** Messages rendered while the page was hidden. */
const unseen = new Map<number, number>();
/** Read numbers not yet sent to the server. */
const unsaid = new Map<number, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the page is visible. */
export function isPageSeen(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/** Records how far was read; while the page is hidden it is deferred. */
export function noteRead(conversationId: number, number: number): void {
  if (isPageSeen()) noteSeen(conversationId, number);
  else raise(unseen, conversationId, number);
}

function noteSeen(conversationId: number, number: number): void {
  const known = conversations.read().book.byId.get(conversationId);
  const memberId = currentMember();
  if (memberId === null || (known && number <= known.readNumber)) return;
  raise(unsaid, conversationId, number);
  noteReadUpTo({ conversationId, readerId: memberId, number }, unreadAfter(known, number, memberId));
  tellNews('messagesRead', { conversationId, readerId: memberId, number });
  tellTabs({ kind: 'read', conversationId, number });
  clearTimeout(timer);
  timer = setTimeout(sayAll, PAUSE_MS);
}

function raise(numbers: Map<number, number>, id: number, number: number): void {
  numbers.set(id, Math.max(numbers.get(id) ?? 0, number));
}

/** How many of the other's messages follow a number; the current count when the thread is not fully known. */
function unreadAfter(conversation: Conversation | undefined, number: number, memberId: number): number {
  if (!conversation) return 0;
  const { last, messages } = threadOf(conversation.id).kept.read().run;
  if (last === null || last < lastNumberOf(conversation)) return conversation.unread;
  return messages.filter((message) => message.number > number && message.sender_id !== memberId).length;
}

function sayAll(): void {
  for (const id of unsaid.keys()) void say(id);
}

async function say(conversationId: number): Promise<void> {
  const isSame = sameMember();
  const number = unsaid.get(conversationId);
  const memberId = currentMember();
  if (number === undefined || memberId === null) return;
  try {
    const { data } = await backgroundCall(markRead, { params: { id: conversationId }, body: { number } });
    if (!isSame()) return;
    if (unsaid.get(conversationId) === number) unsaid.delete(conversationId);
    noteReadUpTo({ conversationId, readerId: memberId, number: data.readNumber }, data.unread);
  } catch {
    // Retried when online again; until then the other does not see it.
  }
}

/** The page is visible again, with what arrived meanwhile. */
function comeBack(): void {
  if (!isPageSeen()) return;
  const numbers = [...unseen];
  unseen.clear();
  for (const [id, number] of numbers) if (isWatched(id)) noteRead(id, number);
}

if (typeof window !== 'undefined') {
  addEventListener('focus', comeBack);
  document.addEventListener('visibilitychange', comeBack);
}
onMemberChange(() => {
  unseen.clear();
  unsaid.clear();
});
onNews('resumed', sayAll);
