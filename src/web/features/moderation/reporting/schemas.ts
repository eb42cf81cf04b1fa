import { reportFormSchema, visitorNoticeSchema } from '#contract/moderation/reports.ts';

/** The target is fixed when the dialog opens, so only the other fields are validated. */
export const memberReportSchema = reportFormSchema.omit({ target: true });
export const visitorReportSchema = memberReportSchema.extend(visitorNoticeSchema.shape);
