import type { ListingAction, OwnListing } from '#contract/selling/selling.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { getKind } from '#kinds/index.ts';
import { isVisible } from '#kinds/life.ts';
import { takesOffers } from '#kinds/offered-terms.ts';
import type { IconName } from '../../../ui/icon-names.ts';
import { isSold, standingOf } from './standing.ts';

/** All of an owner's actions on a listing: those that the server applies in bulk, and links to other pages. */
export const ACTS = [
  'renew',
  'pause',
  'resume',
  'end',
  'reopen',
  'reserve',
  'release',
  'remove',
  'restore',
  'view',
  'numbers',
  'edit',
  'plan',
  'duplicate',
] as const;
export type Act = (typeof ACTS)[number];

/** Available actions on a listing; the first is the likeliest. */
export function actsOf(listing: OwnListing): readonly Act[] {
  const { promotion } = getKind(listing.kind).capabilities;
  const reservation: Act[] = reservationOf(listing);
  const plan: Act[] = promotion && listing.plans.length > 0 ? ['plan'] : [];
  switch (standingOf(listing)) {
    case 'deleted':
      return ['restore'];
    case 'suspended':
      return ['edit', 'numbers', 'remove'];
    case 'ended':
      return [isVisible(listing.status) ? 'reopen' : 'renew', 'edit', 'numbers', 'duplicate', 'remove'];
    case 'paused':
      return ['resume', 'edit', ...plan, 'numbers', 'end', 'duplicate', 'remove'];
    case 'holiday':
      return ['edit', ...plan, 'numbers', 'end', 'duplicate', 'remove'];
    case 'waiting':
    case 'unpaid':
      return promotion ? ['plan', 'renew', 'edit', 'duplicate', 'remove'] : ['renew', 'edit', 'duplicate', 'remove'];
    case 'expired':
      return ['renew', ...plan, 'edit', 'numbers', 'end', 'duplicate', 'remove'];
    case 'visible':
      return ['edit', 'view', ...plan, ...reservation, 'numbers', 'pause', 'end', 'duplicate', 'remove'];
  }
}

/** A reserved listing can be released; others can be reserved if they accept offers. */
function reservationOf({ kind, categoryId, reserved }: OwnListing): Act[] {
  if (reserved) return ['release'];
  return takesOffers(getKind(kind), categoryId) ? ['reserve'] : [];
}

/** Bulk actions, in display order. */
export const BULK_ACTIONS: readonly ListingAction[] = [
  'renew',
  'resume',
  'pause',
  'reserve',
  'release',
  'reopen',
  'end',
  'restore',
  'remove',
];

/** Actions that at least one of several listings allows. */
export function bulkActionsOf(listings: readonly OwnListing[]): readonly ListingAction[] {
  const wanted = new Set(listings.flatMap(actsOf));
  return BULK_ACTIONS.filter((action) => wanted.has(action));
}

/** The inverse of each action; a renewal has none and needs none. */
export const INVERSES: Readonly<Partial<Record<ListingAction, ListingAction>>> = {
  pause: 'resume',
  resume: 'pause',
  end: 'reopen',
  reopen: 'end',
  reserve: 'release',
  release: 'reserve',
  remove: 'restore',
};

export const ACT_ICONS: Readonly<Record<Act, IconName>> = {
  renew: 'rotate-cw',
  pause: 'eye-off',
  resume: 'eye',
  end: 'archive',
  reopen: 'store',
  reserve: 'handshake',
  release: 'undo-2',
  remove: 'trash-2',
  restore: 'undo-2',
  view: 'external-link',
  numbers: 'chart-column',
  edit: 'pencil',
  plan: 'sparkles',
  duplicate: 'copy',
};

/** An action's label for a listing. */
export function actLabel(act: Act, listing: OwnListing): MessageId {
  const standing = standingOf(listing);
  if (act === 'renew' && standing === 'ended') return 'selling.act.reopen';
  if (act === 'renew' && standing !== 'expired') return 'selling.act.show';
  if (act === 'plan' && listing.status !== 'neverActivated') return 'selling.act.changePlan';
  if (act === 'end') return isSold(listing) ? 'selling.act.sold' : 'selling.act.over';
  return `selling.act.${act}`;
}

/** Predicts a listing after an action, for optimistic updates; unchanged where only the server can know. */
export function predicted(listing: OwnListing, action: ListingAction): OwnListing {
  switch (action) {
    case 'pause':
      return { ...listing, hidden: 'paused' };
    case 'resume':
      return { ...listing, hidden: null };
    case 'end':
      return { ...listing, hidden: 'ended' };
    case 'reserve':
    case 'release':
      return { ...listing, reserved: action === 'reserve' };
    case 'remove':
      return { ...listing, hidden: 'deleted', undoUntil: null };
    default:
      return listing;
  }
}
