import type { Params } from 'react-router';

/** Where the list of conversations is. */
export const CHAT_PATH = '/chat';

/** What somebody wants to talk about, or whom with. */
export type TalkAbout = { readonly announcementId: number } | { readonly userId: number };

/** What an address of the chat area asks for. */
export type ChatPlace =
  | { readonly name: 'list' }
  | { readonly name: 'conversation'; readonly id: number }
  | { readonly name: 'start'; readonly about: TalkAbout }
  | { readonly name: 'nowhere' };

/** Which conversations the list shows; stands in the address beside whatever is open. */
export type ListView = 'inbox' | 'archived';

const NOWHERE: ChatPlace = { name: 'nowhere' };

/** Reads the place out of the params of its route; an id that cannot be one leads nowhere. */
export function chatPlaceOf(params: Readonly<Params<string>>): ChatPlace {
  const { id, conversationId = id, announcementId, userId } = params;
  if (announcementId !== undefined) return startOf(announcementId, (about) => ({ announcementId: about }));
  if (userId !== undefined) return startOf(userId, (with_) => ({ userId: with_ }));
  if (conversationId === undefined) return { name: 'list' };
  const number = idOf(conversationId);
  return number === null ? NOWHERE : { name: 'conversation', id: number };
}

function startOf(text: string, aboutOf: (id: number) => TalkAbout): ChatPlace {
  const id = idOf(text);
  return id === null ? NOWHERE : { name: 'start', about: aboutOf(id) };
}

function idOf(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Reads which conversations are listed out of an address. */
export function listViewOf(search: URLSearchParams): ListView {
  return search.get('view') === 'archived' ? 'archived' : 'inbox';
}

function withView(path: string, view: ListView): string {
  return view === 'archived' ? `${path}?view=archived` : path;
}

/** Where a list is. */
export function listHref(view: ListView = 'inbox'): string {
  return withView(CHAT_PATH, view);
}

/** Where a conversation is, beside the list that it was opened from. */
export function conversationHref(id: number, view: ListView = 'inbox'): string {
  return withView(`${CHAT_PATH}/conversation/${id}`, view);
}

/** What a conversation's place in the history knows: the list is one step back. */
export interface FromList {
  readonly isFromList: true;
}

/** Whether the entry before this one is the list. */
export function isFromList(state: unknown): boolean {
  return (state as FromList | null)?.isFromList === true;
}

const CHAT_AREA = /^\/(chat|conversations?|conversationsnew)(\/|$)/i;

/** Whether a path is of the chat area. */
export function isChatPath(pathname: string): boolean {
  return CHAT_AREA.test(pathname);
}
