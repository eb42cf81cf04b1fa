import type { ListingCard } from '#contract/listings/listings.ts';
import type { Translate } from '#i18n/message-id.ts';
import type { DeliveryWay } from '#kinds/delivery.ts';
import type { IconName } from '../../ui/icon-names.ts';

/** The part of a listing that says how it reaches the buyer. */
export type Delivered = Pick<ListingCard, 'delivery' | 'deliveryKm'>;

export const DELIVERY_ICONS: Readonly<Record<DeliveryWay, IconName>> = {
  pickup: 'store',
  transport: 'truck',
  visit: 'car',
  parcel: 'package',
  post: 'mail',
};

/** A way to the buyer in full, with the distance where the seller comes: `Dowóz do 40 km`. */
export function deliveryText(way: DeliveryWay, deliveryKm: number | null, t: Translate): string {
  const hasKm = deliveryKm !== null && (way === 'transport' || way === 'visit');
  return hasKm ? t(`delivery.within.${way}`, { km: deliveryKm }) : t(`delivery.way.${way}`);
}
