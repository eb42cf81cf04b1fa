import type { Offer } from '#contract/offers/offer.ts';
import { getKind } from '#kinds/index.ts';
import type { MessageOfferRow } from './offer-repository.ts';

/** Converts a timestamp, which the database returns with an offset, to UTC. */
const inUtc = (moment: string) => new Date(moment).toISOString();

/** An offer in the contract's shape. */
export function presentOffer(row: MessageOfferRow): Offer {
  return {
    id: row.id,
    step: row.step,
    state: row.state,
    makerId: row.maker_id,
    sellerId: row.seller_id,
    answers: row.answers_id,
    price: row.price_minor === null ? null : row.price_minor / 100,
    priceUnit: row.price_unit,
    quantity: row.quantity_milli === null ? null : row.quantity_milli / 1_000,
    pickUpOn: row.pick_up_on,
    note: row.note,
    belowFloor: row.is_below_floor,
    lapsesAt: inUtc(row.lapses_at),
    settledAt: row.settled_at === null ? null : inUtc(row.settled_at),
    listings: row.listings.map(({ id, title, kind, is_shown: isShown }) => ({
      id,
      title,
      path: isShown && kind !== null ? `${getKind(kind).paths.detail}/${id}` : null,
    })),
  };
}
