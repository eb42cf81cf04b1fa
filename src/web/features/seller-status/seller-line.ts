import type { ShownStatus } from '#contract/seller-status/shown.ts';
import type { Translate } from '#i18n/message-id.ts';
import type { SaleSubject } from '#kinds/sale-subject.ts';

/** Whether a listing of the subject announces something rather than sells goods. */
export function isAnnounced(subject: SaleSubject): boolean {
  return ['services', 'jobs', 'events', 'stays'].includes(subject);
}

/** "Sold by …" in a few words; null until the seller has stated it. `isSale`: something is sold, not announced. */
export function sellerLine({ status, farmer }: ShownStatus, t: Translate, isSale = true): string | null {
  if (status === null) return null;
  const sellsAs = farmer ? 'farmer' : status;
  return t(isSale ? `sellerStatus.sells.${sellsAs}` : `sellerStatus.offers.${sellsAs}`);
}
