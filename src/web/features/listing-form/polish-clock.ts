import { dayOfMoment, timeText } from '../../lib/format.ts';

const WHOLE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
/** Summer time and winter time. In the hour that comes twice the first one is meant. */
const OFFSETS_MS = [2 * 3_600_000, 3_600_000];

/** A moment as the clocks in Poland show it: `2026-12-05T10:00`. */
export function clockText(moment: string | number): string {
  return `${dayOfMoment(moment)}T${timeText('pl', moment)}`;
}

/**
 * The moment (ISO 8601 in UTC) at which the clocks in Poland show something, wherever the device is; undefined where the
 * day or the hour is missing or does not exist. The hour that is skipped in spring counts as the one after it.
 */
export function momentAtClock(text: string): string | undefined {
  if (!WHOLE.test(text)) return undefined;
  const asUtcMs = Date.parse(`${text}:00Z`);
  if (Number.isNaN(asUtcMs) || new Date(asUtcMs).toISOString().slice(0, 16) !== text) return undefined;
  const exact = OFFSETS_MS.find((offsetMs) => clockText(asUtcMs - offsetMs) === text) ?? OFFSETS_MS[1] ?? 0;
  return new Date(asUtcMs - exact).toISOString();
}
