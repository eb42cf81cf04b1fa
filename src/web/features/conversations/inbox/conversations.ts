import { useEffect, useSyncExternalStore } from 'react';
import type { Conversation } from '#contract/conversations.ts';
import { browserApi } from '../../../lib/browser-api.ts';
import { archiveConversation, beginConversation, listConversations } from './calls.ts';
import { NONE_UNREAD, type Unread } from './conversation-book.ts';
import {
  conversations,
  fetchConversation,
  loadConversations,
  loadFurtherConversations,
  putAnswered,
  wantConversations,
} from './conversation-store.ts';

/** The known list: not archived, latest first; the same object until something changes. */
export interface ConversationsView {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly items: readonly Conversation[];
  readonly hasMore: boolean;
  /** @throws what the call throws */
  loadMore(): Promise<void>;
  retry(): void;
}

/** One conversation, archived or not. */
export type ConversationView =
  | { readonly state: 'loading' | 'failed' | 'missing'; readonly conversation: null; retry(): void }
  | { readonly state: 'ready'; readonly conversation: Conversation; retry(): void };

export type { Unread } from './conversation-book.ts';

const retry = () => void loadConversations();
const UNKNOWN: ConversationsView = {
  state: 'loading',
  items: [],
  hasMore: false,
  loadMore: loadFurtherConversations,
  retry,
};
let view = UNKNOWN;

function readView(): ConversationsView {
  const { state, listed, book } = conversations.read();
  const hasMore = book.end !== null;
  if (view.state !== state || view.items !== listed || view.hasMore !== hasMore)
    view = { ...UNKNOWN, state, items: listed, hasMore };
  return view;
}

/** The caller's conversations; loaded on first use. */
export function useConversations(): ConversationsView {
  useEffect(wantConversations, []);
  return useKnownConversations();
}

/** The same without loading them: every page loads them when idle. */
export function useKnownConversations(): ConversationsView {
  return useSyncExternalStore(conversations.subscribe, readView, () => UNKNOWN);
}

const NOT_YET: ConversationView = { state: 'loading', conversation: null, retry() {} };
const views = new WeakMap<Conversation, ConversationView>();
const troubleViews = new Map<string, ConversationView>();

function readOne(id: number): ConversationView {
  const { book, troubles } = conversations.read();
  const conversation = book.byId.get(id);
  if (!conversation) return troubleView(id, troubles.get(id) ?? 'loading');
  let known = views.get(conversation);
  if (!known) {
    known = { state: 'ready', conversation, retry: () => void fetchConversation(id) };
    views.set(conversation, known);
  }
  return known;
}

function troubleView(id: number, state: 'loading' | 'failed' | 'missing'): ConversationView {
  const name = `${state} ${id}`;
  let known = troubleViews.get(name);
  if (!known) {
    known = { state, conversation: null, retry: () => void fetchConversation(id) };
    troubleViews.set(name, known);
  }
  return known;
}

/** A conversation by its id; loaded when unknown. */
export function useConversation(id: number): ConversationView {
  const read = () => readOne(id);
  const current = useSyncExternalStore(conversations.subscribe, read, () => NOT_YET);
  const isUnknown = current.state === 'loading';
  useEffect(() => {
    if (isUnknown && readOne(id).state === 'loading') void fetchConversation(id);
  }, [id, isUnknown]);
  return current;
}

/** The unread count of conversations that are not archived. */
export function useUnread(): Unread {
  return useSyncExternalStore(
    conversations.subscribe,
    () => conversations.read().unread,
    () => NONE_UNREAD,
  );
}

/** Finds or creates a conversation. @throws ApiError as of `conversations.open` */
export async function openConversation(
  about: { readonly announcementId: number } | { readonly userId: number },
): Promise<Conversation> {
  const { data } = await browserApi().call(beginConversation, { body: about });
  putAnswered([data]);
  return data;
}

/** Conversations that match a query, archived or not, latest first. */
export async function searchConversations(q: string): Promise<readonly Conversation[]> {
  return putAnswered(await browserApi().call(listConversations, { query: { q } }));
}

/** The archive, latest first; `after`, the last of a list, loads the next page. */
export async function listArchived(after?: Conversation): Promise<readonly Conversation[]> {
  const before = after && { before: after.updated_at, beforeId: after.id };
  return putAnswered(await browserApi().call(listConversations, { query: { archived: 'true', ...before } }));
}

/** Archives or restores a conversation. */
export async function setArchived(id: number, archived: boolean): Promise<void> {
  const { data } = await browserApi().call(archiveConversation, { params: { id }, body: { archived } });
  putAnswered([data]);
}

/** Reloads a conversation, as after a block. */
export async function refreshConversation(id: number): Promise<void> {
  await fetchConversation(id);
}
