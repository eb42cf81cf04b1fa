import type { Locale } from '#i18n/locales.ts';
import * as format from '../../lib/format.ts';

/** A moment's parts at the Polish clock. */
export function momentParts(locale: Locale, moment: string) {
  return {
    weekday: format.weekdayText(locale, moment),
    date: format.dateText(locale, moment),
    month: format.shortMonthText(locale, moment),
    day: format.dayNumberText(locale, moment),
    time: format.timeText(locale, moment),
  };
}

/** Where a moment stands between a start and an end: how many Polish midnights before, within, or after. */
export type Standing =
  | { readonly is: 'coming'; readonly days: number }
  | { readonly is: 'ongoing' }
  | { readonly is: 'ended' };

/** An event without an end lasts until midnight of the day it starts on. */
export function standingOf(startsAt: string, endsAt: string | null, nowMs: number): Standing {
  const startMs = Date.parse(startsAt);
  if (nowMs < startMs) return { is: 'coming', days: format.daysBetween(nowMs, startMs) };
  const isEnded = endsAt === null ? format.daysBetween(startMs, nowMs) > 0 : nowMs >= Date.parse(endsAt);
  return { is: isEnded ? 'ended' : 'ongoing' };
}

/** A line of a programme, with the hour that it begins with. */
export interface ProgrammeLine {
  readonly time: string | null;
  readonly text: string;
}

const TIMED_LINE = /^(\d{1,2})[.:](\d{2})\s*(?:[–—-]\s*)?(.+)$/;

/** A programme's lines; those that begin with an hour have it apart. */
export function programmeLines(text: string): ProgrammeLine[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    const [, hour, minute, rest] = TIMED_LINE.exec(line) ?? [];
    return rest ? { time: `${hour}:${minute}`, text: rest } : { time: null, text: line };
  });
}
