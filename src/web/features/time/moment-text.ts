import { LOCALES, type Locale } from '#i18n/locales.ts';

const TIME_ZONE = 'Europe/Warsaw';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Up to here a moment is told in words, further away as a date. */
const WORDS_UP_TO_DAYS = 6;

interface Formats {
  readonly relative: Intl.RelativeTimeFormat;
  readonly day: Intl.DateTimeFormat;
  readonly dayWithYear: Intl.DateTimeFormat;
  readonly parts: Intl.DateTimeFormat;
}

const formatsByLocale = new Map<Locale, Formats>();

/** Made once a language: each of them costs more than rendering a page's labels. */
function formatsOf(locale: Locale): Formats {
  let formats = formatsByLocale.get(locale);
  if (!formats) {
    const timeZone = TIME_ZONE;
    // Month names in the page's language; day before month as in Polish, which all of the site's languages share.
    formats = {
      relative: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }),
      day: new Intl.DateTimeFormat(locale === 'en' ? LOCALES.en.formats : locale, {
        timeZone,
        day: 'numeric',
        month: 'long',
      }),
      dayWithYear: new Intl.DateTimeFormat(locale === 'en' ? LOCALES.en.formats : locale, {
        timeZone,
        day: 'numeric',
        month: 'long',
        year: 'numeric',
      }),
      parts: new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
    };
    formatsByLocale.set(locale, formats);
  }
  return formats;
}

/** The number of calendar days from one moment to another, at the Polish clock. */
function daysBetween({ parts }: Formats, fromMs: number, toMs: number): number {
  return Math.round((Date.parse(parts.format(toMs)) - Date.parse(parts.format(fromMs))) / DAY_MS);
}

/** A date as one writes it: "21 listopada", with the year when it is not the current one. */
export function dateText(locale: Locale, momentMs: number, nowMs: number): string {
  const formats = formatsOf(locale);
  const yearOf = (ms: number) => formats.parts.format(ms).slice(0, 4);
  return (yearOf(momentMs) === yearOf(nowMs) ? formats.day : formats.dayWithYear).format(momentMs);
}

/** How long ago or ahead a moment is, in words up to six days, else its date. */
export function momentText(locale: Locale, momentMs: number, nowMs: number): string {
  const formats = formatsOf(locale);
  const days = daysBetween(formats, nowMs, momentMs);
  if (Math.abs(days) > WORDS_UP_TO_DAYS) return dateText(locale, momentMs, nowMs);
  const differenceMs = momentMs - nowMs;
  const distanceMs = Math.abs(differenceMs);
  if (distanceMs < MINUTE_MS) return formats.relative.format(0, 'second');
  if (distanceMs < HOUR_MS) return formats.relative.format(Math.trunc(differenceMs / MINUTE_MS), 'minute');
  if (days === 0 || distanceMs < 12 * HOUR_MS)
    return formats.relative.format(Math.trunc(differenceMs / HOUR_MS), 'hour');
  return formats.relative.format(days, 'day');
}
