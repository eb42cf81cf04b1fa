import type { Figure } from '#contract/operator/overview.ts';
import type { Role } from '#contract/operator/people.ts';
import type { MailState } from '#contract/operator/running.ts';
import type { SellsAs } from '#kinds/sells-as.ts';

/** Options from the contract, copied so that its schemas are not bundled; a test keeps them in step. */
export const OVERVIEW_DAYS = [7, 30, 90] as const;
export type OverviewDays = (typeof OVERVIEW_DAYS)[number];
export const FIGURES = [
  'people',
  'listings',
  'messages',
  'money',
  'reports',
  'mails',
  'jobs',
  'failures',
] as const satisfies readonly Figure[];
export const ROLES = ['user', 'moderator', 'admin'] as const satisfies readonly Role[];
export const PERSON_STATES = ['active', 'suspended'] as const;
export const CONFIRMED = ['yes', 'no'] as const;
export const SELLERS = ['private', 'farmer', 'trader', 'none'] as const satisfies readonly (SellsAs | 'none')[];
export const MAIL_STATES = ['sent', 'bounced', 'refused', 'retrying', 'failed'] as const satisfies readonly MailState[];
export const QUERY_MAX_LENGTH = 100;
