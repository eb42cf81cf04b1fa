export { replyFormSchema } from '#contract/comments.ts';
