import { APPEAL_DAYS } from '#contract/reports.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Until when a decision can be appealed against. */
export function appealUntil(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + APPEAL_DAYS * DAY_MS);
}
