import { offerFormSchema } from '#contract/offers/offers.ts';

/* Loaded when a form is opened: validation is large. */
export { offerFormSchema };

/** Of a form that asks for a price: without one it would ask for a reservation. */
export const pricedOfferFormSchema = offerFormSchema.refine(({ price }) => price !== null, {
  path: ['price'],
  error: 'validation.priceRequired',
  when: ({ issues }) => !issues.some(({ path }) => path?.[0] === 'price'),
});
