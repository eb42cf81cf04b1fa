export { replyFormSchema } from '#contract/comments.ts';
export { reviewFormSchema } from '#contract/reviews.ts';
