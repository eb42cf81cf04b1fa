export { reviewFormSchema } from '#contract/reviews.ts';
