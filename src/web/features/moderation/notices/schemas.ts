import { appealFormSchema } from '#contract/moderation/reports.ts';

export { appealFormSchema };
