import { config } from 'zod';
import { appealFormSchema } from '#contract/reports.ts';

// The policy of the pages forbids making code out of text, which zod would try, and browsers report even the try.
config({ jitless: true });

export { appealFormSchema };
