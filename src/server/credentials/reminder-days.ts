import { REMINDER_DAYS } from '#contract/credentials/states.ts';
import { polishDay } from '#contract/values/polish-time.ts';

const DAY_MS = 86_400_000;

/** Days until a credential's last day; negative once it has ended. */
export function daysUntil(validUntil: string): number {
  return Math.round((Date.parse(validUntil) - Date.parse(polishDay(Date.now()))) / DAY_MS);
}

/**
 * The latest reminder that is due, in days before the last day; null when none is due yet or there is no last day. A
 * credential stated that late counts as already reminded.
 */
export function dueReminder(validUntil: string | null): number | null {
  if (validUntil === null) return null;
  const left = daysUntil(validUntil);
  return REMINDER_DAYS.findLast((days) => left <= days) ?? null;
}
