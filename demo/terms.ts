import { categoriesById } from '#kinds/ad/categories.ts';
import { type DeliveryWay, hasDistance } from '#kinds/delivery.ts';
import { kinds } from '#kinds/index.ts';
import { termsOf } from '#kinds/offered-terms.ts';
import { type PriceUnit, usualUnit } from '#kinds/price-units.ts';
import { parsePay } from '#kinds/rules/pay.ts';
import type { Term } from '#kinds/terms.ts';
import type { DemoSeller } from './types.ts';

/** A price in grosz with its unit. */
export interface DemoPrice {
  readonly priceMinor: number;
  readonly priceUnit: PriceUnit | null;
}

interface PricedAd {
  readonly categoryId: number;
  readonly priceMinor: number;
  readonly pieces: number | null;
  readonly hasMeasure: boolean;
  readonly pay: string | undefined;
}

/**
 * The unit of a demo ad's price: a job's is that of its pay, goods have the default unit of their category. If several
 * pieces do not come in packs, the price becomes that of one piece.
 */
export function demoPrice({ categoryId, priceMinor, pieces, hasMeasure, pay }: PricedAd): DemoPrice {
  const paid = pay === undefined ? null : parsePay(pay);
  if (paid) return { priceMinor: paid.fromMinor, priceUnit: paid.per };
  const units = categoriesById.get(categoryId)?.units ?? [];
  const priceUnit = usualUnit(units, { pieces, hasMeasure });
  if (priceUnit !== null || pieces === null || !units.includes('piece')) return { priceMinor, priceUnit };
  const step = priceMinor / pieces < 1_000 ? 50 : 100;
  return { priceMinor: Math.max(step, Math.round(priceMinor / pieces / step) * step), priceUnit: 'piece' };
}

/** A seller's terms besides the price. */
export interface DemoBargain {
  readonly terms: readonly Term[];
  readonly swapFor: string | null;
  readonly floorMinor: number | null;
  readonly isReserved: boolean;
}

const SWAPS = ['drewno opałowe', 'miód albo jajka', 'sadzonki bylin', 'siano lub słomę', 'przetwory na zimę'];

/** About one ad in five is negotiable, one in eleven for swap and one in seventeen reserved. */
export function demoBargain(ad: { categoryId: number; number: number; priceMinor: number }): DemoBargain {
  const { categoryId, number, priceMinor } = ad;
  if (termsOf(kinds.ad, categoryId).length === 0)
    return { terms: [], swapFor: null, floorMinor: null, isReserved: false };
  const isNegotiable = number % 5 === 2;
  const isSwap = number % 11 === 4;
  return {
    terms: [...(isNegotiable ? ['negotiable' as const] : []), ...(isSwap ? ['swap' as const] : [])],
    swapFor: isSwap ? (SWAPS[number % SWAPS.length] ?? null) : null,
    floorMinor: isNegotiable ? Math.floor((priceMinor * 0.8) / 50) * 50 || null : null,
    isReserved: number % 17 === 9,
  };
}

const KILOMETRES = [10, 20, 30, 40, 60, 100];

/**
 * How a seller's goods reach the buyer: always the same ways of those that make sense in the category. Nearly everybody
 * is open for pick-up; a seller with a shop sends parcels, others may.
 */
export function demoDelivery(
  categoryId: number,
  { key, shopUrl }: Pick<DemoSeller, 'key' | 'shopUrl'>,
): { delivery: DeliveryWay[]; deliveryKm: number | null } {
  const seed = [...key].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7);
  const offered: Readonly<Record<DeliveryWay, boolean>> = {
    pickup: seed % 8 !== 0,
    transport: seed % 3 === 0,
    visit: true,
    parcel: shopUrl !== undefined || seed % 5 < 2,
    post: seed % 4 === 1,
  };
  const delivery = (categoriesById.get(categoryId)?.delivery ?? []).filter((way) => offered[way]);
  return { delivery, deliveryKm: hasDistance(delivery) ? (KILOMETRES[seed % KILOMETRES.length] ?? 30) : null };
}

/** The lowest price of a facility by how it takes guests in. */
export function demoStay(features: readonly string[], number: number): DemoPrice {
  if (features.includes('guest_rooms')) {
    return number % 2 === 0
      ? { priceMinor: (75 + (number % 7) * 5) * 100, priceUnit: 'person_night' }
      : { priceMinor: (160 + (number % 6) * 15) * 100, priceUnit: 'night' };
  }
  if (features.includes('holiday_cottage')) {
    return { priceMinor: (320 + (number % 9) * 20) * 100, priceUnit: 'house_night' };
  }
  return { priceMinor: (45 + (number % 5) * 10) * 100, priceUnit: 'person_night' };
}
