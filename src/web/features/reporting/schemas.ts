import { config } from 'zod';
import { reportFormSchema, visitorNoticeSchema } from '#contract/reports.ts';

// The policy of the pages forbids making code out of text, which zod would try, and browsers report even the try.
config({ jitless: true });

/** What is reported is known when the dialog opens, so only the rest is checked. */
export const memberReportSchema = reportFormSchema.omit({ target: true });
export const visitorReportSchema = memberReportSchema.extend(visitorNoticeSchema.shape);
