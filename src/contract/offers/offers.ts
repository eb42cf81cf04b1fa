import * as z from 'zod';
import { messageSchema } from '../conversations.ts';
import { endpoint } from '../endpoint.ts';
import { idParam, idParams, writeAnswer } from '../primitives.ts';
import { polishDay } from '../values/polish-time.ts';
import { longText } from '../values/text.ts';
import { readTypedNumber } from '../values/typed-number.ts';
import { typedPrice } from '../values/typed-price.ts';
import { OFFER_LISTINGS_MAX, OFFER_NOTE_MAX_LENGTH, PICK_UP_DAYS_MAX } from './offer.ts';

const feature = 'offers';
const DAY_MS = 86_400_000;
const QUANTITY_MAX = 1_000_000;

const orNull = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), schema.nullable());

const quantity = z.preprocess(
  (value) => (typeof value === 'string' ? readTypedNumber(value) : value),
  z
    .number({ error: 'validation.number' })
    .min(0.001, 'validation.positive')
    .max(QUANTITY_MAX, 'validation.tooLarge')
    .transform((value) => Math.round(value * 1_000) / 1_000),
);

/** Today or later, in Poland. */
const pickUpDay = z.iso
  .date({ error: 'validation.date' })
  .refine((day) => day >= polishDay(Date.now()), 'validation.pickUpPast')
  .refine((day) => day <= polishDay(Date.now() + PICK_UP_DAYS_MAX * DAY_MS), 'validation.pickUpTooFar');

/**
 * price       PLN in the unit of the listing, or in total for several listings; without a price the offer asks for a
 *             reservation at the stated one.
 * listingIds  listings of one seller, a participant of the conversation.
 * answers     the other participant's open offer that this counter-offer replaces.
 */
export const offerFormSchema = z.object({
  clientId: z.string().regex(/^[\w-]{8,64}$/, 'validation.invalid'),
  price: orNull(typedPrice.refine((value) => value > 0, 'validation.positive')),
  quantity: orNull(quantity),
  pickUpOn: orNull(pickUpDay),
  note: longText().max(OFFER_NOTE_MAX_LENGTH, 'validation.tooLong').default(''),
  listingIds: z
    .array(idParam)
    .min(1, 'validation.required')
    .max(OFFER_LISTINGS_MAX, 'validation.tooMany')
    .refine((ids) => new Set(ids).size === ids.length, 'validation.invalid'),
  answers: idParam.optional(),
});
export type OfferForm = z.output<typeof offerFormSchema>;

const offerParams = idParams.extend({ offerId: idParam });
const errors = ['mustLoggedIn', 'mustVerifyEmail', 'accountSuspended', 'notFound', 'offerSettled'] as const;

/**
 * Makes an offer or a counter-offer. It lapses after OFFER_HOURS. Idempotent by `clientId`. An offer below the seller's
 * floor is stored as declined.
 *
 * `offerOpen`: the conversation already has an open offer. `offerSettled`: the answered offer is no longer open.
 * `offerGone`: a listing is no longer shown. 20 a day, 8 of them in one conversation, else `tooManyRequests`.
 */
export const makeOffer = endpoint({
  name: 'offers.make',
  method: 'POST',
  path: '/conversations/{id}/offers',
  feature,
  summary: 'Offers a price, asks for a reservation, or answers the offer of the other by another',
  access: 'verified',
  params: idParams,
  body: offerFormSchema,
  answer: writeAnswer(messageSchema),
  errors: [...errors, 'blocked', 'recipientGone', 'conflict', 'offerOpen', 'offerGone'],
});

/** Returns the message that reports it. Idempotent. */
export const acceptOffer = endpoint({
  name: 'offers.accept',
  method: 'POST',
  path: '/conversations/{id}/offers/{offerId}/accept',
  feature,
  summary: "Accepts the other's open offer",
  access: 'verified',
  params: offerParams,
  answer: writeAnswer(messageSchema),
  errors: [...errors, 'forbidden', 'blocked', 'recipientGone', 'conflict', 'offerGone'],
});

/** Returns the message that reports it. Idempotent. */
export const declineOffer = endpoint({
  name: 'offers.decline',
  method: 'POST',
  path: '/conversations/{id}/offers/{offerId}/decline',
  feature,
  summary: "Declines the other's open offer",
  access: 'verified',
  params: offerParams,
  answer: writeAnswer(messageSchema),
  errors: [...errors, 'forbidden', 'blocked', 'recipientGone', 'conflict'],
});

/** Returns the message with the offer. Idempotent. */
export const withdrawOffer = endpoint({
  name: 'offers.withdraw',
  method: 'POST',
  path: '/conversations/{id}/offers/{offerId}/withdraw',
  feature,
  summary: "Takes back the caller's own open offer",
  access: 'verified',
  params: offerParams,
  answer: writeAnswer(messageSchema),
  errors: [...errors, 'forbidden'],
});
