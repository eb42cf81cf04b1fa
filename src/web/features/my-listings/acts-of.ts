import type { ListingAction, OwnListing } from '#contract/selling.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { getKind } from '#kinds/index.ts';
import { isVisible } from '#kinds/life.ts';
import type { IconName } from '../../ui/icon-names.ts';
import { isSold, standingOf } from './standing.ts';

/** Everything that an owner may want of a listing: what the server does to many at once, and the ways to other pages. */
export const ACTS = [
  'renew',
  'pause',
  'resume',
  'end',
  'reopen',
  'remove',
  'restore',
  'view',
  'numbers',
  'edit',
  'plan',
  'duplicate',
] as const;
export type Act = (typeof ACTS)[number];

/** What can be done with a listing now; the first is what its owner most likely wants. */
export function actsOf(listing: OwnListing): readonly Act[] {
  const { promotion } = getKind(listing.kind).capabilities;
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
      return ['edit', 'view', ...plan, 'numbers', 'pause', 'end', 'duplicate', 'remove'];
  }
}

/** What the server can do to several at once, in the order in which it is offered. */
export const BULK_ACTIONS: readonly ListingAction[] = [
  'renew',
  'resume',
  'pause',
  'reopen',
  'end',
  'restore',
  'remove',
];

/** What can be done to at least one of several listings. */
export function bulkActionsOf(listings: readonly OwnListing[]): readonly ListingAction[] {
  const wanted = new Set(listings.flatMap(actsOf));
  return BULK_ACTIONS.filter((action) => wanted.has(action));
}

/** What takes an act back; nothing takes back a renewal, and nothing need. */
export const INVERSES: Readonly<Partial<Record<ListingAction, ListingAction>>> = {
  pause: 'resume',
  resume: 'pause',
  end: 'reopen',
  reopen: 'end',
  remove: 'restore',
};

export const ACT_ICONS: Readonly<Record<Act, IconName>> = {
  renew: 'rotate-cw',
  pause: 'eye-off',
  resume: 'eye',
  end: 'archive',
  reopen: 'store',
  remove: 'trash-2',
  restore: 'undo-2',
  view: 'external-link',
  numbers: 'chart-column',
  edit: 'pencil',
  plan: 'sparkles',
  duplicate: 'copy',
};

/** How an act is called for a listing. */
export function actLabel(act: Act, listing: OwnListing): MessageId {
  const standing = standingOf(listing);
  if (act === 'renew' && standing === 'ended') return 'selling.act.reopen';
  if (act === 'renew' && standing !== 'expired') return 'selling.act.show';
  if (act === 'plan' && listing.status !== 'neverActivated') return 'selling.act.changePlan';
  if (act === 'end') return isSold(listing) ? 'selling.act.sold' : 'selling.act.over';
  return `selling.act.${act}`;
}

/**
 * A listing as it will most likely be after an act, to be shown until the server has answered; itself where only the
 * server can know.
 */
export function predicted(listing: OwnListing, action: ListingAction): OwnListing {
  switch (action) {
    case 'pause':
      return { ...listing, hidden: 'paused' };
    case 'resume':
      return { ...listing, hidden: null };
    case 'end':
      return { ...listing, hidden: 'ended' };
    case 'remove':
      return { ...listing, hidden: 'deleted', undoUntil: null };
    default:
      return listing;
  }
}
