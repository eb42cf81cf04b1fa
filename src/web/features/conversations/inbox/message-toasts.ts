import type { Conversation, Message, PostedMessage } from '#contract/conversations.ts';
import type { Locale } from '#i18n/locales.ts';
import { translatorFor } from '../../../lib/messages.ts';
import { onNews } from '../../../lib/realtime/news.ts';
import { loadMessages } from '../../../lib/session/late-messages.ts';
import { currentMember, onMemberChange } from '../../../lib/session/member.ts';
import { dismissToast, showToast } from '../../../ui/toast-store.ts';
import { otherOf } from './conversation-facts.ts';
import { conversations } from './conversation-store.ts';
import { closeKept, forgetKept, keepToast, listKept, onKeptChange, type WaitingToast } from './kept-toasts.ts';
import { lastWords } from './last-words.ts';
import { isPageSeen } from './reading.ts';
import { isWatched } from './thread-store.ts';

/** The maximum length of a text in a toast. */
const SHOWN_LENGTH = 160;

/** The last announced message number of each conversation; null until announcing starts. */
let told: Map<number, number> | null = null;
/** When the last message before the page was loaded was sent; null until the list is loaded. */
let sinceMoment: string | null = null;
/** The toasts shown by this page, by conversation. */
const shown = new Map<number, WaitingToast>();

const idOf = (conversationId: number) => `conversation-${conversationId}`;

/**
 * Announces others' messages: one toast per conversation, with a count and the last message. It stays until dismissed
 * or until the conversation is read, across page loads and tabs.
 */
export function startToasts(): void {
  if (told) return;
  told = new Map();
  onNews('posted', (message) => take(message, 'sender' in message ? message.sender.name : null));
  onNews('messagesRead', ({ conversationId, readerId, number }) => {
    if (readerId === currentMember()) closeUpTo(conversationId, number);
  });
  conversations.subscribe(followList);
  onMemberChange(() => {
    told = new Map();
    sinceMoment = null;
    forgetKept();
    void showKept();
  });
  onKeptChange(() => void showKept());
  void showKept();
  followList();
}

/** Messages missed while disconnected are announced from the list; those older than the page are not. */
function followList(): void {
  const { state, listed } = conversations.read();
  if (state !== 'ready') return;
  sinceMoment ??= listed[0]?.LastMessage?.created_at ?? '';
  for (const conversation of listed) {
    takeLast(conversation, sinceMoment);
    closeUpTo(conversation.id, conversation.readNumber);
  }
}

function takeLast(conversation: Conversation, since: string): void {
  const memberId = currentMember();
  const { LastMessage: last } = conversation;
  if (memberId === null || !last) return;
  // Messages may have arrived during the page load, after those that the toast has counted.
  const isCounted = listKept(memberId).has(conversation.id);
  if (last.created_at <= since && !isCounted) raise(conversation.id, last.number);
  else take(last, otherOf(conversation, memberId)?.name ?? null);
}

/** Records the last announced message. @returns the first new one; null when none */
function raise(conversationId: number, number: number): number | null {
  const before = told?.get(conversationId);
  if (number <= (before ?? 0)) return null;
  told?.set(conversationId, number);
  return before === undefined ? number : before + 1;
}

function take(message: Message | PostedMessage, senderName: string | null): void {
  const { number, sender_id, removed } = message;
  const memberId = currentMember();
  const conversationId = message.conversation.id;
  const from = raise(conversationId, number);
  if (from === null || memberId === null) return;
  if (sender_id === memberId) {
    closeUpTo(conversationId, number);
    return;
  }
  const readNumber = conversations.read().book.byId.get(conversationId)?.readNumber ?? 0;
  if (number <= readNumber || removed || senderName === null || isSeen(conversationId)) return;
  void tell(memberId, message, { from: Math.max(from, readNumber + 1), name: senderName });
}

const isSeen = (conversationId: number) => isWatched(conversationId) && isPageSeen();

async function tell(memberId: number, message: Message, { from, name }: { from: number; name: string }): Promise<void> {
  const conversationId = message.conversation.id;
  const t = await translator();
  if (currentMember() !== memberId) return;
  const readNumber = conversations.read().book.byId.get(conversationId)?.readNumber ?? 0;
  if (message.number <= readNumber) return;
  const words = lastWords(message, t);
  const cut = words.length > SHOWN_LENGTH ? `${words.slice(0, SHOWN_LENGTH).trimEnd()}…` : words;
  const toast = { from: Math.max(from, readNumber + 1), last: message.number, name, words: cut };
  if (keepToast(memberId, conversationId, toast)) await showKept();
}

async function translator() {
  // Without its translations the toast is still better than none.
  await loadMessages('inbox').catch(() => {});
  return translatorFor(document.documentElement.lang as Locale);
}

function closeUpTo(conversationId: number, number: number): void {
  const memberId = currentMember();
  if (memberId !== null && closeKept(memberId, conversationId, number)) void showKept();
}

/** Shows exactly the stored toasts. */
async function showKept(): Promise<void> {
  const wanted = () => {
    const memberId = currentMember();
    return memberId === null ? new Map<number, WaitingToast>() : listKept(memberId);
  };
  for (const id of shown.keys()) if (!wanted().has(id)) hide(id);
  if (wanted().size === 0) return;
  const t = await translator();
  for (const [id, toast] of wanted()) {
    const before = shown.get(id);
    if (isSeen(id) || (before?.last === toast.last && before.from === toast.from)) continue;
    shown.set(id, toast);
    const count = toast.last - toast.from + 1;
    showToast({
      id: idOf(id),
      title: toast.name,
      note: count > 1 ? t('inbox.new', { count }) : undefined,
      description: toast.words,
      isCompact: true,
      timeoutMs: 0,
      onClose: () => closeUpTo(id, toast.last),
      action: { label: t('inbox.open'), to: `/chat/conversation/${id}` },
    });
  }
}

function hide(conversationId: number): void {
  shown.delete(conversationId);
  dismissToast(idOf(conversationId));
}
