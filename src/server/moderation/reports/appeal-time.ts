import { APPEAL_DAYS } from '#contract/moderation/reports.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The end of the time to appeal against a decision. */
export function appealUntil(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + APPEAL_DAYS * DAY_MS);
}
