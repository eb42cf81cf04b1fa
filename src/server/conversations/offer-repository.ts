import { sql } from 'kysely';
import type { OfferState, OfferStep } from '#contract/offers/offer.ts';
import type { KindId } from '#kinds/index.ts';
import type { PriceUnit } from '#kinds/price-units.ts';

/** The offer of a message, as returned by JSON aggregation. */
export interface MessageOfferRow {
  id: number;
  step: OfferStep;
  state: OfferState;
  maker_id: number;
  seller_id: number;
  answers_id: number | null;
  price_minor: number | null;
  price_unit: PriceUnit | null;
  quantity_milli: number | null;
  pick_up_on: string | null;
  note: string;
  is_below_floor: boolean;
  lapses_at: string;
  settled_at: string | null;
  listings: { id: number; title: string | null; kind: KindId | null; is_shown: boolean }[];
}

/** Whether a listing `l`, which may be none, is shown. */
export const IS_OFFERED = sql`coalesce(l.is_shown and (l.visible_until is null or l.visible_until > now()), false)`;

/** Whether some listing of offer `o` is not shown any more. */
export const HAS_GONE = sql`exists (
  select from offer_listing ol left join listing l on l.id = ol.listing_id
  where ol.offer_id = o.id and not ${IS_OFFERED})`;

/**
 * The current state of offer `o`. A job stores the end of an offer a little after its time or listing has ended;
 * deriving the state here keeps such offers from being shown as open.
 */
export const STATE_NOW = sql<OfferState>`case when o.state <> 'open' then o.state
  when o.lapses_at <= now() then 'lapsed' when ${HAS_GONE} then 'closed' else 'open' end`;

/** The offer of message `x` as a subquery. Suspended and deleted listings have no title. */
export const OFFER_OF_MESSAGE = sql`case when x.offer_id is not null then (
  select json_build_object('id', o.id, 'step', x.offer_step, 'state', ${STATE_NOW}, 'maker_id', o.maker_id,
    'seller_id', o.seller_id, 'answers_id', o.answers_id, 'price_minor', o.price_minor, 'price_unit', o.price_unit,
    'quantity_milli', o.quantity_milli, 'pick_up_on', o.pick_up_on, 'note', o.note,
    'is_below_floor', o.is_below_floor, 'lapses_at', o.lapses_at, 'settled_at', o.settled_at,
    'listings', (select json_agg(json_build_object('id', ol.listing_id, 'kind', l.kind, 'is_shown', ${IS_OFFERED},
        'title', case when l.suspended_at is null then l.title end) order by ol.position)
      from offer_listing ol left join listing l on l.id = ol.listing_id and l.deleted_at is null
      where ol.offer_id = o.id))
  from offer o where o.id = x.offer_id) end`;
