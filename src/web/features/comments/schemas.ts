export { commentFormSchema } from '#contract/comments.ts';
