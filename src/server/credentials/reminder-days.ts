import { REMINDER_DAYS } from '#contract/credentials/states.ts';
import { polishDay } from '#contract/values/polish-time.ts';

const DAY_MS = 86_400_000;

/** How many days there are until a credential's last day; negative once it is over. */
export function daysUntil(validUntil: string): number {
  return Math.round((Date.parse(validUntil) - Date.parse(polishDay(Date.now()))) / DAY_MS);
}

/**
 * The nearest reminder whose time has come, in days before the last day; null when there is none yet, or no last day.
 * A credential that is stated so late counts as reminded.
 */
export function dueReminder(validUntil: string | null): number | null {
  if (validUntil === null) return null;
  const left = daysUntil(validUntil);
  return REMINDER_DAYS.findLast((days) => left <= days) ?? null;
}
