/* Loaded when a form is opened: validation is large. */
export { offerFormSchema } from '#contract/offers/offers.ts';
