import type { Locale } from '#i18n/locales.ts';
import * as format from '../../../lib/format.ts';

/** A timestamp's parts in Polish time. */
export function momentParts(locale: Locale, moment: string) {
  return {
    weekday: format.weekdayText(locale, moment),
    date: format.dateText(locale, moment),
    month: format.shortMonthText(locale, moment),
    day: format.dayNumberText(locale, moment),
    time: format.timeText(locale, moment),
  };
}

/** Where the current time is relative to an event: the number of Polish midnights before it, during, or after. */
export type Standing =
  | { readonly is: 'coming'; readonly days: number }
  | { readonly is: 'ongoing' }
  | { readonly is: 'ended' };

/** An event without an end lasts until midnight of its first day. */
export function standingOf(startsAt: string, endsAt: string | null, nowMs: number): Standing {
  const startMs = Date.parse(startsAt);
  if (nowMs < startMs) return { is: 'coming', days: format.daysBetween(nowMs, startMs) };
  const isEnded = endsAt === null ? format.daysBetween(startMs, nowMs) > 0 : nowMs >= Date.parse(endsAt);
  return { is: isEnded ? 'ended' : 'ongoing' };
}

/** A line of a programme, with its leading time. */
export interface ProgrammeLine {
  readonly time: string | null;
  readonly text: string;
}

const TIMED_LINE = /^(\d{1,2})[.:](\d{2})\s*(?:[–—-]\s*)?(.+)$/;

/** A programme's lines, with leading times separated. */
export function programmeLines(text: string): ProgrammeLine[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const [, hour, minute, rest] = TIMED_LINE.exec(line) ?? [];
    return rest ? { time: `${hour}:${minute}`, text: rest } : { time: null, text: line };
  });
}
