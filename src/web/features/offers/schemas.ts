import { offerFormSchema } from '#contract/offers/offers.ts';

/* Loaded when a form is opened: validation is large. */
export { offerFormSchema };

/** For a form that asks for a price: an offer without one is a reservation request. */
export const pricedOfferFormSchema = offerFormSchema.refine(({ price }) => price !== null, {
  path: ['price'],
  error: 'validation.priceRequired',
  when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'price'),
});
