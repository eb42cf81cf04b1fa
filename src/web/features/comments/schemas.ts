export { commentFormSchema, replyFormSchema } from '#contract/comments.ts';
