import { listingPath, sellerPath } from '../feeds/addresses.ts';
import { beginningOf } from './excerpt.ts';
import type { MessageTargetRow } from './message-targets-repository.ts';
import type { TargetFacts } from './target-facts.ts';
import type { Target } from './targets.ts';
import type { AccountTargetRow, CommentTargetRow, ListingTargetRow } from './targets-repository.ts';

/** Converts a listing's row to a reportable target. */
export function fromListing(row: ListingTargetRow): Target {
  const { id, account_id: accountId, kind, title, description: text, is_visible: isVisible } = row;
  return {
    type: 'listing',
    id,
    accountId,
    recipientId: null,
    isReportable: row.was_shown,
    sellerId: null,
    kind,
    title,
    text,
    rating: null,
    pictures: row.pictures,
    files: [],
    facts: listingFacts(row),
    hidden: !isVisible,
    path: isVisible ? listingPath({ kind, id }) : null,
  };
}

function listingFacts(row: ListingTargetRow): TargetFacts {
  return stated({
    category: row.category_id,
    price: row.price_minor,
    priceUnit: row.price_unit,
    pieces: row.pieces,
    weight: amount(row.weight_g, row.weight_unit, 'kg'),
    volume: amount(row.volume_ml, row.volume_unit, 'l'),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    town: row.town,
    shopUrl: row.shop_url,
    tags: row.tags.length > 0 ? row.tags : null,
    delivery: row.delivery.length > 0 ? row.delivery : null,
    deliveryKm: row.delivery_km,
    ...row.details,
  });
}

/** Drops empty facts. */
function stated(facts: Readonly<Record<string, TargetFacts[string] | null>>): TargetFacts {
  return Object.fromEntries(Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
}

/** Stored in the small unit; the large one is a thousand of it. */
function amount(stored: number | null, unit: string | null, large: string): { value: number; unit: string } | null {
  if (stored === null || unit === null) return null;
  return { value: unit === large ? stored / 1000 : stored, unit };
}

/** Converts a comment's row. */
export function fromComment(row: CommentTargetRow): Target {
  return {
    type: 'comment',
    id: row.id,
    accountId: row.account_id,
    recipientId: null,
    isReportable: !row.is_hidden,
    sellerId: row.subject_id,
    kind: row.listing_kind,
    title: row.title,
    text: row.body,
    rating: row.rating,
    pictures: [],
    files: [],
    facts: stated({ reply: row.reply }),
    hidden: !row.is_visible,
    path: row.is_visible ? commentPath(row) : null,
  };
}

/** On its listing's page while that is shown, else on the reviewed buyer's profile. */
function commentPath({ listing_kind: kind, listing_id: id, is_listed, subject_id }: CommentTargetRow): string {
  if (kind !== null && id !== null && is_listed) return `${listingPath({ kind, id })}#comments`;
  return `${sellerPath(subject_id)}?tab=${kind === null ? 'buyer' : 'comments'}`;
}

/** Converts an account's row. */
export function fromAccount(row: AccountTargetRow): Target {
  return {
    type: 'account',
    id: row.id,
    accountId: row.id,
    recipientId: null,
    isReportable: true,
    sellerId: null,
    kind: null,
    title: row.name,
    text: row.description,
    rating: null,
    pictures: row.pictures,
    files: [],
    facts: stated({ town: row.town, shopUrl: row.shop_url, sellsAs: row.sells_as, firm: row.firm }),
    hidden: row.is_suspended,
    path: row.is_suspended ? null : sellerPath(row.id),
  };
}

const MESSAGE_TITLE_LENGTH = 60;

/** Converts a message's row. It has no path, since only its two members can open it. */
export function fromMessage(row: MessageTargetRow): Target {
  return {
    type: 'message',
    id: row.id,
    accountId: row.account_id,
    recipientId: row.recipient_id,
    isReportable: !row.is_hidden,
    sellerId: row.seller_id,
    kind: null,
    title: beginningOf(row.content || (row.files[0]?.name ?? ''), MESSAGE_TITLE_LENGTH),
    text: row.content,
    rating: null,
    pictures: [],
    files: row.files,
    facts: stated({ about: row.about }),
    hidden: row.is_hidden,
    path: null,
  };
}
