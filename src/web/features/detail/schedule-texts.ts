import { LOCALES, type Locale } from '#i18n/locales.ts';

const TIME_ZONE = 'Europe/Warsaw';
const DAY_MS = 86_400_000;

interface Formats {
  readonly weekday: Intl.DateTimeFormat;
  readonly date: Intl.DateTimeFormat;
  readonly month: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
}

const formatsByLocale = new Map<Locale, Formats>();

/** Each part has a format of its own: how a language joins them differs between browsers and the server. */
function formatsOf(locale: Locale): Formats {
  let formats = formatsByLocale.get(locale);
  if (!formats) {
    // Names of months and days in the page's language, in the order of days first that all of the site's languages share.
    const tag = locale === 'en' ? LOCALES.en.formats : locale;
    const make = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tag, { timeZone: TIME_ZONE, ...options });
    formats = {
      weekday: make({ weekday: 'long' }),
      date: make({ day: 'numeric', month: 'long', year: 'numeric' }),
      month: make({ month: 'short' }),
      day: make({ day: 'numeric' }),
      time: make({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    };
    formatsByLocale.set(locale, formats);
  }
  return formats;
}

/** A moment's parts at the Polish clock. */
export function momentParts(locale: Locale, moment: string) {
  const { weekday, date, month, day, time } = formatsOf(locale);
  const at = new Date(moment);
  return {
    weekday: weekday.format(at),
    date: date.format(at),
    month: month.format(at),
    day: day.format(at),
    time: time.format(at),
  };
}

/** A day with month and year. */
export function dateText(locale: Locale, moment: string): string {
  return formatsOf(locale).date.format(new Date(moment));
}

/** Where a moment stands between a start and an end: how many Polish midnights before, within, or after. */
export type Standing =
  | { readonly is: 'coming'; readonly days: number }
  | { readonly is: 'ongoing' }
  | { readonly is: 'ended' };

/** An event without an end lasts until midnight of the day it starts on. */
export function standingOf(startsAt: string, endsAt: string | null, nowMs: number): Standing {
  const startMs = Date.parse(startsAt);
  if (nowMs < startMs) return { is: 'coming', days: dayNumber(startMs) - dayNumber(nowMs) };
  const isEnded = endsAt === null ? dayNumber(nowMs) > dayNumber(startMs) : nowMs >= Date.parse(endsAt);
  return { is: isEnded ? 'ended' : 'ongoing' };
}

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

function dayNumber(ms: number): number {
  return Math.round(Date.parse(isoDay.format(ms)) / DAY_MS);
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
