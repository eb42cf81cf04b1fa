import type { OwnListing } from '#contract/selling/selling.ts';
import type { MessageId, MessageValues } from '#i18n/message-id.ts';
import { getKind } from '#kinds/index.ts';
import type { Tone } from '../../../ui/badge.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

/** A listing's state as its owner sees it. */
export type Standing = NonNullable<OwnListing['hidden']> | 'unpaid' | 'waiting' | 'expired' | 'visible';

/** The reason for hiding takes precedence over the lifecycle state. */
export function standingOf({ hidden, status, wantedPlan }: OwnListing): Standing {
  if (hidden) return hidden;
  if (status === 'neverActivated') return wantedPlan ? 'unpaid' : 'waiting';
  return status === 'expired' ? 'expired' : 'visible';
}

const LOOKS: Readonly<Record<Standing, { readonly tone: Tone; readonly icon: IconName }>> = {
  visible: { tone: 'success', icon: 'eye' },
  waiting: { tone: 'amber', icon: 'sprout' },
  unpaid: { tone: 'amber', icon: 'banknote' },
  expired: { tone: 'danger', icon: 'clock' },
  paused: { tone: 'info', icon: 'eye-off' },
  holiday: { tone: 'info', icon: 'sun' },
  ended: { tone: 'neutral', icon: 'archive' },
  suspended: { tone: 'danger', icon: 'ban' },
  deleted: { tone: 'neutral', icon: 'trash-2' },
};

/** The last days, when renewal is suggested. */
const LAST_DAYS = 2;

/** Tone and icon of a listing's state. */
export function lookOf(listing: OwnListing): { readonly tone: Tone; readonly icon: IconName } {
  const standing = standingOf(listing);
  const isEnding = standing === 'visible' && listing.daysLeft !== null && listing.daysLeft <= LAST_DAYS;
  return isEnding ? { tone: 'amber', icon: 'clock' } : LOOKS[standing];
}

/** Formats timestamps in the page's language. */
export interface MomentTexts {
  readonly date: (moment: string) => string;
  readonly time: (moment: string) => string;
}

/** The message that describes a listing's state, with its values. */
export function standingMessage(listing: OwnListing, texts: MomentTexts): [MessageId, MessageValues?] {
  const standing = standingOf(listing);
  const { promotion } = getKind(listing.kind).capabilities;
  const days = listing.daysLeft;
  switch (standing) {
    case 'visible':
    case 'paused':
    case 'holiday':
      return days === null ? [`selling.is.${standing}Always`] : [`selling.is.${standing}`, { days }];
    case 'waiting':
      return [promotion ? 'selling.is.waiting' : 'selling.is.notShown'];
    case 'expired':
      return listing.visibleUntil
        ? ['selling.is.expiredOn', { date: texts.date(listing.visibleUntil) }]
        : ['selling.is.expired'];
    case 'ended':
      return [isSold(listing) ? 'selling.is.sold' : 'selling.is.over'];
    case 'deleted':
      return listing.undoUntil
        ? ['selling.is.deletedUntil', { time: texts.time(listing.undoUntil) }]
        : ['selling.is.deleted'];
    default:
      return [`selling.is.${standing}`];
  }
}

/** Whether it ends with a sale: goods with a price are sold, all else is over. */
export function isSold({ kind }: Pick<OwnListing, 'kind'>): boolean {
  return getKind(kind).quantities.includes('price');
}
