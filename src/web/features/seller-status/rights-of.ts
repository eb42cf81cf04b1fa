import type { ShownStatus } from '#contract/seller-status/shown.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { SaleSubject } from '#kinds/sale-subject.ts';

/**
 * The buyer's rights, which depend on the kind of seller.
 *
 * title   heading of the details.
 * short   the most important right in a few words.
 * points  sentences.
 */
export interface Rights {
  readonly title: MessageId;
  readonly short: MessageId;
  readonly points: readonly MessageId[];
}

type Goods = 'goods' | 'food' | 'plants' | 'animals';
type Service = 'services' | 'events' | 'stays';

const EXCEPTIONS: Readonly<Record<Goods, MessageId>> = {
  goods: 'sellerStatus.except.goods',
  food: 'sellerStatus.except.food',
  plants: 'sellerStatus.except.plants',
  animals: 'sellerStatus.except.animals',
};

const WITHDRAWALS: Readonly<Record<Service, MessageId>> = {
  services: 'sellerStatus.rights.withdraw',
  events: 'sellerStatus.rights.events',
  stays: 'sellerStatus.rights.stays',
};

/** The buyer's rights; null where nothing is bought, as with jobs. */
export function rightsOf({ status, farmer }: ShownStatus, subject: SaleSubject): Rights | null {
  if (subject === 'jobs') return null;
  const title = isGoods(subject) ? 'sellerStatus.rights.goods' : 'sellerStatus.rights.service';
  if (status === null) return { title, ...UNKNOWN };
  if (status === 'private') return { title, ...ofPrivatePerson(isGoods(subject)) };
  const { short, points } = isGoods(subject) ? ofGoods(subject) : ofService(subject);
  return { title, short, points: [...(farmer ? FARMER : []), ...points, ...CONTRACT] };
}

const FARMER = ['sellerStatus.rights.farmer'] as const;
const CONTRACT = ['sellerStatus.rights.contract'] as const;
const UNKNOWN = {
  short: 'sellerStatus.short.unknown',
  points: ['sellerStatus.rights.unknown', ...CONTRACT],
} as const;

function isGoods(subject: SaleSubject): subject is Goods {
  return subject in EXCEPTIONS;
}

function ofPrivatePerson(sellsGoods: boolean): Omit<Rights, 'title'> {
  const more = sellsGoods ? 'sellerStatus.rights.privateDefects' : 'sellerStatus.rights.privateService';
  return { short: 'sellerStatus.short.private', points: ['sellerStatus.rights.private', more, ...CONTRACT] };
}

function ofGoods(subject: Goods): Omit<Rights, 'title'> {
  const hasMany = subject === 'food' || subject === 'plants';
  return {
    short: hasMany ? 'sellerStatus.short.exceptions' : 'sellerStatus.short.return',
    points: ['sellerStatus.rights.return', EXCEPTIONS[subject], 'sellerStatus.rights.complaint'],
  };
}

function ofService(subject: Exclude<SaleSubject, Goods>): Omit<Rights, 'title'> {
  const service = subject as Service;
  return {
    short: service === 'services' ? 'sellerStatus.short.withdraw' : 'sellerStatus.short.date',
    points: [WITHDRAWALS[service], 'sellerStatus.rights.serviceComplaint'],
  };
}
