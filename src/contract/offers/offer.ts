import * as z from 'zod';
import { PRICE_UNITS } from '#kinds/price-units.ts';
import { momentSchema } from '../primitives.ts';

/**
 * open       awaits an answer.
 * countered  answered by a counter-offer.
 * lapsed     not answered in time.
 * closed     one of its listings is no longer offered, or one of the two users has left.
 */
export const OFFER_STATES = ['open', 'accepted', 'declined', 'countered', 'withdrawn', 'lapsed', 'closed'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** What a message says about an offer: that it was made, or how it was answered. */
export const OFFER_STEPS = ['made', 'accepted', 'declined'] as const;
export type OfferStep = (typeof OFFER_STEPS)[number];

/** How long an offer stays open. */
export const OFFER_HOURS = 48;
/** The most listings in one offer. */
export const OFFER_LISTINGS_MAX = 10;
export const OFFER_NOTE_MAX_LENGTH = 500;
/** How many days ahead the day of a pick-up may be. */
export const PICK_UP_DAYS_MAX = 180;

/** A listing of an offer. `title` is null once it is gone, `path` while it is not shown. */
const offeredSchema = z.object({ id: z.int(), title: z.string().nullable(), path: z.string().nullable() });

/**
 * An offer as a message shows it.
 *
 * step        what this message says about it.
 * price       PLN per `priceUnit`, or in total if that is null; null asks for a reservation at the stated price.
 * quantity    the number of units, with up to three decimals.
 * pickUpOn    a Polish calendar day.
 * belowFloor  it was declined automatically, as it was below the seller's lowest price.
 * listings    in the order in which they were chosen; all of `sellerId`.
 */
export const offerSchema = z.object({
  id: z.int(),
  step: z.enum(OFFER_STEPS),
  state: z.enum(OFFER_STATES),
  makerId: z.int(),
  sellerId: z.int(),
  answers: z.int().nullable(),
  price: z.number().nullable(),
  priceUnit: z.enum(PRICE_UNITS).nullable(),
  quantity: z.number().nullable(),
  pickUpOn: z.iso.date().nullable(),
  note: z.string(),
  belowFloor: z.boolean(),
  listings: z.array(offeredSchema),
  lapsesAt: momentSchema,
  settledAt: momentSchema.nullable(),
});
export type Offer = z.output<typeof offerSchema>;
