import type { Params } from 'react-router';

/** Path of the list of conversations. */
export const CHAT_PATH = '/chat';

/** The subject of a new conversation: a listing or a user. */
export type TalkAbout = { readonly announcementId: number } | { readonly userId: number };

/** What a chat URL refers to. */
export type ChatPlace =
  | { readonly name: 'list' }
  | { readonly name: 'conversation'; readonly id: number }
  | { readonly name: 'start'; readonly about: TalkAbout }
  | { readonly name: 'nowhere' };

/** Which conversations the list shows; part of the URL of any chat page. */
export type ListView = 'inbox' | 'archived';

const NOWHERE: ChatPlace = { name: 'nowhere' };

/** Parses the params of a chat route; an invalid id is `nowhere`. */
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

/** Which list a URL refers to. */
export function listViewOf(search: URLSearchParams): ListView {
  return search.get('view') === 'archived' ? 'archived' : 'inbox';
}

function withView(path: string, view: ListView): string {
  return view === 'archived' ? `${path}?view=archived` : path;
}

/** URL of a list. */
export function listHref(view: ListView = 'inbox'): string {
  return withView(CHAT_PATH, view);
}

/** URL of a conversation beside the list that it was opened from. */
export function conversationHref(id: number, view: ListView = 'inbox'): string {
  return withView(`${CHAT_PATH}/conversation/${id}`, view);
}

/** History state of a conversation: the previous entry is the list. */
export interface FromList {
  readonly isFromList: true;
}

/** Whether the previous entry is the list. */
export function isFromList(state: unknown): boolean {
  return (state as FromList | null)?.isFromList === true;
}

/** What the offer form asks for at first: another price, or a reservation at the stated one. */
export type OfferWish = 'price' | 'reservation';

/** URL that opens the conversation about a listing with the offer form. */
export function offerHref(listingId: number, wish: OfferWish): string {
  return `/conversationsnew/${listingId}?offer=${wish}`;
}

/** The wish in a URL's query or in a history state, where it is carried to the conversation. */
export function offerWishOf(source: unknown): OfferWish | null {
  const wish = source instanceof URLSearchParams ? source.get('offer') : (source as { offer?: unknown } | null)?.offer;
  return wish === 'price' || wish === 'reservation' ? wish : null;
}

const CHAT_AREA = /^\/(chat|conversations?|conversationsnew)(\/|$)/i;

/** Whether a path belongs to the chat. */
export function isChatPath(pathname: string): boolean {
  return CHAT_AREA.test(pathname);
}
