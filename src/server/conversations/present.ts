import type {
  Conversation,
  ConversationListing,
  LastSeen,
  Message,
  MessageFile,
  PostedMessage,
} from '#contract/conversations.ts';
import type { Person } from '#contract/primitives.ts';
import { getKind, type KindId } from '#kinds/index.ts';
import { takesOffers } from '#kinds/offered-terms.ts';
import { presentPicture, presentPrice } from '../listings/service.ts';
import type { MessageFileRow, MessageRow, PostedRow } from './message-repository.ts';
import { presentOffer } from './present-offer.ts';
import type { ConversationRow } from './repository.ts';

/** Placeholder for an unknown name or title. */
const NOTHING_KNOWN = '–––';

export function presentFile(row: MessageFileRow): MessageFile {
  const { id, kind, name, size_bytes, width, height } = row;
  return { id, kind, name, sizeBytes: size_bytes, width, height };
}

function removalOf({ is_erased, is_hidden }: MessageRow): Message['removed'] {
  if (is_erased) return 'withAccount';
  return is_hidden ? 'byModerator' : null;
}

/** A message in the contract's shape; a removed one keeps only its place. */
export function presentMessage(row: MessageRow): Message {
  const removed = removalOf(row);
  return {
    id: row.id,
    number: row.number,
    clientId: row.client_id,
    sender_id: row.sender_id,
    content: removed ? '' : row.content,
    created_at: row.created_at.toISOString(),
    conversation: { id: row.conversation_id },
    files: removed ? [] : row.files.map(presentFile),
    warnings: removed ? [] : row.warnings,
    offer: removed || !row.offer ? null : presentOffer(row.offer),
    removed,
  };
}

export function presentPosted(row: PostedRow): PostedMessage {
  return { ...presentMessage(row), sender: presentPerson(row.sender_id, row.sender_name, row.sender_avatar) };
}

function presentPerson(id: number, name: string, avatarPath: string | null): Person {
  return { id, name, avatar: avatarPath ? { image_path: avatarPath } : null };
}

/** `last`: the last message, if any. */
export function presentConversation(row: ConversationRow, last: MessageRow | undefined, now: Date): Conversation {
  return {
    id: row.id,
    users: [
      presentPerson(row.other_id, row.other_name, row.other_avatar),
      presentPerson(row.me_id, row.me_name, row.me_avatar),
    ],
    updated_at: row.updated_at.toISOString(),
    LastMessage: last ? presentMessage(last) : null,
    about: row.about_id === 0 ? null : presentAbout(row),
    unread: row.unread_count,
    readNumber: row.read_number,
    otherReadNumber: row.other_read_number,
    lastSeen: row.other_seen_at && !row.is_other_gone ? lastSeenAt(row.other_seen_at, now) : null,
    archived: row.is_archived,
    closed: row.is_other_gone ? 'gone' : row.is_blocked_by_me ? 'byMe' : null,
  };
}

/**
 * A hidden listing keeps its title, price and picture but has no link, except for its seller, who can publish it again.
 * Of a suspended listing, others see only the title it had when the conversation began.
 */
function presentAbout(row: ConversationRow): ConversationListing {
  const { listing_kind, listing_seller_id, listing_title, listing_cover } = row;
  const known = row.about_title ?? NOTHING_KNOWN;
  if (listing_kind === null || listing_title === null) {
    const nothing = { path: null, picture: null, sellerId: null, reserved: false, takesOffers: false };
    return { id: row.about_id, title: known, ...NO_PRICE, ...nothing, state: 'gone' };
  }
  const isOwn = listing_seller_id === row.me_id;
  const isWithheld = row.is_listing_suspended && !isOwn;
  return {
    id: row.about_id,
    title: isWithheld ? known : listing_title,
    path: pathOf(row, isOwn),
    ...(isWithheld ? NO_PRICE : presentPrice(priceOf(row, listing_kind))),
    picture: listing_cover && !isWithheld ? presentPicture(listing_cover) : null,
    sellerId: listing_seller_id,
    state: row.is_listing_shown ? 'shown' : 'hidden',
    reserved: row.is_listing_reserved,
    takesOffers: takesOffers(getKind(listing_kind), row.listing_category_id),
  };
}

const NO_PRICE = { price: null, priceUnit: null, priceIsLowest: false } as const;

function priceOf({ listing_price_minor, listing_price_unit, listing_pay }: ConversationRow, kind: KindId) {
  return { kind, price_minor: listing_price_minor, price_unit: listing_price_unit, pay: listing_pay };
}

function pathOf({ listing_kind, about_id, is_listing_shown }: ConversationRow, isOwn: boolean): string | null {
  if (listing_kind === null) return null;
  const { detail, edit } = getKind(listing_kind).paths;
  if (is_listing_shown) return `${detail}/${about_id}`;
  return isOwn ? `${edit}/${about_id}` : null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SEEN: readonly (readonly [number, LastSeen])[] = [
  [5 * MINUTE_MS, 'now'],
  [HOUR_MS, 'hour'],
  [DAY_MS, 'day'],
  [7 * DAY_MS, 'week'],
  [30 * DAY_MS, 'month'],
];

/** How long ago an account was last seen, as a rough period. */
export function lastSeenAt(seenAt: Date, now: Date): LastSeen {
  const agoMs = now.getTime() - seenAt.getTime();
  return SEEN.find(([withinMs]) => agoMs < withinMs)?.[1] ?? 'longAgo';
}
