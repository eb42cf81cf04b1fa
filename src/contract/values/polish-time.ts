/** The market's time zone: it applies wherever a visitor or a server is. */
export const TIME_ZONE = 'Europe/Warsaw';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Summer and winter time. Of the hour that is repeated, the first is meant. */
const SUMMER_MS = 2 * HOUR_MS;
const WINTER_MS = HOUR_MS;

// Created on first use: it takes 20 ms on a phone, which pages without such times are spared.
let dayFormat: Intl.DateTimeFormat | undefined;
let clockFormat: Intl.DateTimeFormat | undefined;

/** The Polish calendar day of a timestamp (ISO 8601, Unix milliseconds or a date): `2026-12-05`. */
export function polishDay(moment: Date | string | number): string {
  dayFormat ??= new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
  return dayFormat.format(new Date(moment));
}

/** A timestamp in Polish local time: `2026-12-05T10:00`. */
export function polishClock(moment: Date | string | number): string {
  return `${polishDay(moment)}T${polishHour(moment)}`;
}

/** The same with its UTC offset, as search engines want it: `2026-12-05T10:00:00+01:00`. */
export function polishTimestamp(moment: Date | string | number): string {
  const clock = polishClock(moment);
  const offsetHours = Math.round((Date.parse(`${clock}Z`) - new Date(moment).getTime()) / HOUR_MS);
  const seconds = new Date(moment).toISOString().slice(17, 19);
  return `${clock}:${seconds}+0${offsetHours}:00`;
}

/**
 * The timestamp of a Polish local time (`2026-12-05T10:00`); undefined if the day or the hour is missing or does not
 * exist. The hour skipped in spring counts as the one after it.
 */
export function momentAtPolishClock(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text)) return undefined;
  const asUtcMs = Date.parse(`${text}:00Z`);
  if (Number.isNaN(asUtcMs) || new Date(asUtcMs).toISOString().slice(0, 16) !== text) return undefined;
  const isSummer = polishClock(asUtcMs - SUMMER_MS) === text;
  return new Date(asUtcMs - (isSummer ? SUMMER_MS : WINTER_MS));
}

/** The timestamp at which a Polish day (`2026-12-05`) begins, or the day that many days later. */
export function polishMidnight(day: string, daysLater = 0): Date {
  const asUtcMs = Date.parse(`${day}T00:00:00Z`) + daysLater * DAY_MS;
  const inSummer = new Date(asUtcMs - SUMMER_MS);
  // The clocks never change at midnight, so the date alone determines whether it is summer time.
  return polishHour(inSummer) === '00:00' ? inSummer : new Date(asUtcMs - WINTER_MS);
}

/** The Polish time of day of a timestamp: `10:00`. */
function polishHour(moment: Date | string | number): string {
  clockFormat ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return clockFormat.format(new Date(moment));
}
