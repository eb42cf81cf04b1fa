import { config } from 'zod';

export { commentFormSchema, replyFormSchema } from '#contract/comments.ts';

// The policy of the pages forbids making code out of text, which zod would try, and browsers report even the try.
config({ jitless: true });
