import type { Conversation, Message } from '#contract/conversations.ts';
import { isApiError } from '#contract/errors.ts';
import { onNews } from '../../../lib/realtime/news.ts';
import { Rounds } from '../../../lib/rounds.ts';
import { backgroundCall } from '../../../lib/session/background-call.ts';
import { currentMember, onMemberChange, sameMember } from '../../../lib/session/member.ts';
import { keepSame, Store } from '../../../lib/store.ts';
import { getConversation, getUnreadCount, listConversations } from './calls.ts';
import {
  type Book,
  EMPTY_BOOK,
  listedIn,
  NONE_UNREAD,
  type Unread,
  unreadIn,
  withAnsweredAll,
  withConversation,
  withFirstPage,
  withNextPage,
  withoutConversation,
  withUnreadCount,
} from './conversation-book.ts';
import { hasMissed, withMessage, withRead } from './conversation-facts.ts';

/** The state of a user's conversations; `listed` and `unread` are derived from the book. */
interface Known {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly book: Book;
  readonly listed: readonly Conversation[];
  readonly unread: Unread;
  /** Why a requested conversation is not in the book. */
  readonly troubles: ReadonlyMap<number, 'failed' | 'missing'>;
}

const NOTHING: Known = { state: 'loading', book: EMPTY_BOOK, listed: [], unread: NONE_UNREAD, troubles: new Map() };

export const conversations = new Store<Known>(NOTHING);

const loading = new Rounds(load);
const fetching = new Map<number, Rounds>();
/** Messages received before the list. */
let early: Message[] = [];

function change(next: Partial<Known>): void {
  const before = conversations.read();
  const known = { ...before, ...next };
  conversations.write(known.book === before.book ? known : { ...known, ...followersOf(known.book, before) });
}

function followersOf(book: Book, before: Known): Pick<Known, 'listed' | 'unread'> {
  const listed = keepSame(before.listed, listedIn(book));
  const unread = unreadIn(book, listed);
  const isSame = unread.messages === before.unread.messages && unread.conversations === before.unread.conversations;
  return { listed, unread: isSame ? before.unread : unread };
}

function changeBook(act: (book: Book) => Book): void {
  change({ book: act(conversations.read().book) });
}

/** Loads or refreshes the list. Never rejects: see `state`. */
export function loadConversations(): Promise<void> {
  return loading.run();
}

/** Loads the list unless it was requested before. */
export function wantConversations(): void {
  if (conversations.read().state === 'loading' && !loading.isRunning) void loading.run();
}

async function load(): Promise<void> {
  if (currentMember() === null) return;
  const isSame = sameMember();
  if (conversations.read().state === 'failed') change({ state: 'loading' });
  const asked = conversations.read().book;
  try {
    const page = await backgroundCall(listConversations, {});
    if (!isSame()) return;
    change({ state: 'ready', book: withFirstPage(conversations.read().book, page, asked) });
    for (const message of early.splice(0)) takeMessage(message);
    if (conversations.read().book.end) await countUnread();
  } catch {
    if (isSame() && conversations.read().state === 'loading') change({ state: 'failed' });
  }
}

/** Beyond the end of the list only the server can count. */
async function countUnread(): Promise<void> {
  const isSame = sameMember();
  const all = await backgroundCall(getUnreadCount);
  if (isSame()) changeBook((book) => withUnreadCount(book, all));
}

let loadingFurther: Promise<void> | null = null;

/** Loads the next page of the list. @throws what the call throws */
export function loadFurtherConversations(): Promise<void> {
  const turn = loadingFurther ?? loadFurther();
  loadingFurther = turn;
  return turn.finally(() => {
    if (loadingFurther === turn) loadingFurther = null;
  });
}

async function loadFurther(): Promise<void> {
  const { end } = conversations.read().book;
  if (!end) return;
  const isSame = sameMember();
  const page = await backgroundCall(listConversations, { query: { before: end.updated_at, beforeId: end.id } });
  if (isSame()) changeBook((book) => withNextPage(book, page));
}

/** Applies conversations from a response. @returns them in their current state */
export function putAnswered(answered: readonly Conversation[]): readonly Conversation[] {
  changeBook((book) => withAnsweredAll(book, answered));
  const { byId } = conversations.read().book;
  return answered.map((each) => byId.get(each.id) ?? each);
}

/** Loads one conversation; the response reflects at least the time of the request. Never rejects: see `troubles`. */
export function fetchConversation(id: number): Promise<void> {
  let rounds = fetching.get(id);
  if (!rounds) {
    rounds = new Rounds(() => fetchOne(id));
    fetching.set(id, rounds);
  }
  return rounds.run();
}

async function fetchOne(id: number): Promise<void> {
  const isSame = sameMember();
  noteTrouble(id, null);
  try {
    const conversation = await backgroundCall(getConversation, { params: { id } });
    if (isSame()) changeBook((book) => withAnsweredAll(book, [conversation]));
  } catch (error) {
    if (isSame()) noteFailure(id, error);
  }
}

function noteFailure(id: number, error: unknown): void {
  const isMissing = isApiError(error) && error.code === 'notFound';
  if (isMissing) changeBook((book) => withoutConversation(book, id));
  if (!conversations.read().book.byId.has(id)) noteTrouble(id, isMissing ? 'missing' : 'failed');
}

function noteTrouble(id: number, trouble: 'failed' | 'missing' | null): void {
  const troubles = new Map(conversations.read().troubles);
  if ((troubles.get(id) ?? null) === trouble) return;
  if (trouble) troubles.set(id, trouble);
  else troubles.delete(id);
  change({ troubles });
}

function takeMessage(message: Message): void {
  const memberId = currentMember();
  const { state, book } = conversations.read();
  if (memberId === null) return;
  const conversation = book.byId.get(message.conversation.id);
  if (!conversation) {
    if (state !== 'ready') early.push(message);
    else void fetchNew(message.conversation.id);
    return;
  }
  if (hasMissed(conversation, message)) void fetchConversation(conversation.id);
  changeBook((before) => withConversation(before, withMessage(conversation, message, memberId)));
}

/** The unread messages of a conversation from beyond the end were counted there. */
async function fetchNew(id: number): Promise<void> {
  await fetchConversation(id);
  if (conversations.read().book.end) await countUnread().catch(() => {});
}

/** Records how far a user has read; `unread` is the caller's remaining count, if known. */
export function noteReadUpTo(
  read: { readonly conversationId: number; readonly readerId: number; readonly number: number },
  unread?: number,
): void {
  const memberId = currentMember();
  const conversation = conversations.read().book.byId.get(read.conversationId);
  if (memberId === null || !conversation) return;
  const next = withRead(conversation, read, memberId, unread);
  changeBook((book) => withConversation(book, next));
  // Only partly read, elsewhere: only the server knows how many are left.
  if (read.readerId === memberId && unread === undefined && next.unread > 0 && next !== conversation)
    void fetchConversation(read.conversationId);
}

onMemberChange((memberId) => {
  loadingFurther = null;
  early = [];
  conversations.write(NOTHING);
  if (memberId !== null) void loadConversations();
});
onNews('posted', takeMessage);
onNews('messagesRead', (read) => noteReadUpTo(read));
onNews('conversationChanged', ({ conversationId }) => void fetchConversation(conversationId));
onNews('missed', () => {
  void loadConversations();
  for (const [id, trouble] of conversations.read().troubles) if (trouble === 'failed') void fetchConversation(id);
});
