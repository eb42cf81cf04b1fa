import type { Conversation, Message, PostedMessage } from '#contract/conversations.ts';
import type { Locale } from '#i18n/locales.ts';
import { translatorFor } from '../../lib/messages.ts';
import { dismissToast, showToast } from '../../ui/toast-store.ts';
import { loadMessages } from '../session/late-messages.ts';
import { otherOf } from './conversation-facts.ts';
import { conversations } from './conversation-store.ts';
import { lastWords } from './last-words.ts';
import { currentMember, onMemberChange } from './member.ts';
import { onNews } from './news.ts';
import { isPageSeen } from './reading.ts';
import { isWatched } from './thread-store.ts';

/** More than this nobody reads in a toast. */
const SHOWN_LENGTH = 160;

/** Up to which message each conversation has been told of; null until somebody wants to be told. */
let told: Map<number, number> | null = null;
/** When the last message was sent that was there before the page; null until the list is known. */
let sinceMoment: string | null = null;
const shown = new Map<number, Set<number>>();

const idOf = (conversationId: number, number: number) => `message-${conversationId}-${number}`;

/** Tells of others' messages, each in a toast that stays until it is dismissed or its message is read; once. */
export function startToasts(): void {
  if (told) return;
  told = new Map();
  onNews('posted', (message) => take(message, 'sender' in message ? message.sender.name : null));
  onNews('messagesRead', ({ conversationId, readerId, number }) => {
    if (readerId === currentMember()) dismissUpTo(conversationId, number);
  });
  conversations.subscribe(followList);
  onMemberChange(() => {
    for (const id of shown.keys()) dismissUpTo(id, Number.POSITIVE_INFINITY);
    told = new Map();
    sinceMoment = null;
  });
  followList();
}

/** What was missed while there was no connection shows in the list; what was there before the page is no news. */
function followList(): void {
  const { state, listed } = conversations.read();
  if (state !== 'ready') return;
  sinceMoment ??= listed[0]?.LastMessage?.created_at ?? '';
  for (const conversation of listed) {
    takeLast(conversation, sinceMoment);
    dismissUpTo(conversation.id, conversation.readNumber);
  }
}

function takeLast(conversation: Conversation, since: string): void {
  const memberId = currentMember();
  const { LastMessage: last } = conversation;
  if (memberId === null || !last) return;
  if (last.created_at <= since) raise(conversation.id, last.number);
  else take(last, otherOf(conversation, memberId)?.name ?? null);
}

function raise(conversationId: number, number: number): boolean {
  const isNews = number > (told?.get(conversationId) ?? 0);
  if (isNews) told?.set(conversationId, number);
  return isNews;
}

function take(message: Message | PostedMessage, senderName: string | null): void {
  const { number, sender_id, removed } = message;
  const conversationId = message.conversation.id;
  if (!raise(conversationId, number)) return;
  if (sender_id === currentMember()) {
    dismissUpTo(conversationId, number);
    return;
  }
  const isRead = number <= (conversations.read().book.byId.get(conversationId)?.readNumber ?? 0);
  if (isRead || removed || senderName === null || (isWatched(conversationId) && isPageSeen())) return;
  void show(message, senderName);
}

async function show(message: Message, senderName: string): Promise<void> {
  const conversationId = message.conversation.id;
  const numbers = shown.get(conversationId) ?? new Set();
  shown.set(conversationId, numbers.add(message.number));
  // Without its words the toast is still worth more than none.
  await loadMessages('inbox').catch(() => {});
  if (!shown.get(conversationId)?.has(message.number)) return;
  const t = translatorFor(document.documentElement.lang as Locale);
  const words = lastWords(message, t);
  showToast({
    id: idOf(conversationId, message.number),
    title: senderName,
    description: words.length > SHOWN_LENGTH ? `${words.slice(0, SHOWN_LENGTH).trimEnd()}…` : words,
    timeoutMs: 0,
    action: { label: t('inbox.open'), to: `/chat/conversation/${conversationId}` },
  });
}

function dismissUpTo(conversationId: number, number: number): void {
  const numbers = shown.get(conversationId);
  for (const each of numbers ?? []) {
    if (each > number) continue;
    numbers?.delete(each);
    dismissToast(idOf(conversationId, each));
  }
}
