import type { Conversation } from '#contract/conversations.ts';
import { backgroundCall } from './background-call.ts';
import { tellTabs } from './browser-tabs.ts';
import { markRead } from './calls.ts';
import { lastNumberOf } from './conversation-facts.ts';
import { conversations, noteReadUpTo } from './conversation-store.ts';
import { currentMember, onMemberChange, sameMember } from './member.ts';
import { onNews, tellNews } from './news.ts';
import { isWatched, threadOf } from './thread-store.ts';

/** Whoever scrolls through a page of messages reads them in one go. */
const PAUSE_MS = 500;

/** What stood on the page while nobody looked at it. */
const unseen = new Map<number, number>();
/** What was read and the server does not know of yet. */
const unsaid = new Map<number, number>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether somebody looks at the page. */
export function isPageSeen(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus();
}

/** Notes how far has been read; counts only while the page is seen, else when it is seen again. */
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

/** How many of the other's messages come after a number; where the thread does not know them all, as many as before. */
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
    // It is said again when the network is back; until then the other does not see it.
  }
}

/** Somebody looks at the page again, and at what has come meanwhile. */
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
