import { polishClock } from '#contract/values/polish-time.ts';

const DAY_MINUTES = 24 * 60;

/** Quiet hours in minutes of the Polish day, when nothing is pushed; `until` may be on the next day. */
export interface QuietMinutes {
  readonly from: number;
  readonly until: number;
}

/** `22:30` as minutes of the day. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes of the day as `22:30`. */
export function clockOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The remaining seconds of the quiet hours at a given time; 0 outside of them. */
export function quietLeftS({ from, until }: QuietMinutes, now: Date): number {
  const minute = minutesOf(polishClock(now).slice(11));
  const length = (until - from + DAY_MINUTES) % DAY_MINUTES;
  const past = (minute - from + DAY_MINUTES) % DAY_MINUTES;
  return past < length ? (length - past) * 60 - now.getUTCSeconds() : 0;
}
