import { polishDay, TIME_ZONE } from '#contract/values/polish-time.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';

interface Formats {
  readonly money: Intl.NumberFormat;
  readonly amount: Intl.NumberFormat;
  readonly rating: Intl.NumberFormat;
  readonly date: Intl.DateTimeFormat;
  readonly dayAndMonth: Intl.DateTimeFormat;
  readonly month: Intl.DateTimeFormat;
  readonly shortMonth: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
  readonly weekday: Intl.DateTimeFormat;
  readonly shortWeekday: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
}

const formatsByLocale = new Map<Locale, Partial<Formats>>();

/** Numbers in Polish style, except in English; words in the page's language; day before month. */
const MAKERS: { readonly [Name in keyof Formats]: (locale: Locale) => Formats[Name] } = {
  money: (locale) =>
    numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' }),
  amount: (locale) => numberFormat(locale, { maximumFractionDigits: 3 }),
  rating: (locale) => numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  date: (locale) => dateFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }),
  dayAndMonth: (locale) => dateFormat(locale, { day: 'numeric', month: 'long' }),
  month: (locale) => dateFormat(locale, { month: 'long', year: 'numeric' }),
  shortMonth: (locale) => dateFormat(locale, { month: 'short' }),
  day: (locale) => dateFormat(locale, { day: 'numeric' }),
  weekday: (locale) => dateFormat(locale, { weekday: 'long' }),
  shortWeekday: (locale) => dateFormat(locale, { weekday: 'short' }),
  time: (locale) => dateFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
};

function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALES[locale].formats, { useGrouping: 'always', ...options });
}

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'en' ? LOCALES.en.formats : locale, { timeZone: TIME_ZONE, ...options });
}

/** Cached: creating a formatter costs more than rendering a card. */
function formatOf<Name extends keyof Formats>(locale: Locale, name: Name): Formats[Name] {
  let formats = formatsByLocale.get(locale);
  if (!formats) {
    formats = {};
    formatsByLocale.set(locale, formats);
  }
  const format: Formats[Name] = formats[name] ?? MAKERS[name](locale);
  Object.assign(formats, { [name]: format });
  return format;
}

/** Złoty in any language of the site: `1 234,50 zł`, or `24 zł` without grosze. */
export function moneyText(locale: Locale, pricePln: number): string {
  return `${formatOf(locale, 'money').format(pricePln)}\u00a0zł`;
}

/** A number with at most three decimals: `12 500`. */
export function numberText(locale: Locale, value: number): string {
  return formatOf(locale, 'amount').format(value);
}

/** A mean rating with one decimal: `4,8`. */
export function ratingText(locale: Locale, rating: number): string {
  return formatOf(locale, 'rating').format(rating);
}

/** A weight or volume in its own unit: `0,5 kg`. */
export interface Amount {
  readonly value: number;
  readonly unit: 'g' | 'kg' | 'ml' | 'l';
}

/** A weight or volume in the seller's unit: `1,5 kg`. */
export function amountText(locale: Locale, { value, unit }: Amount): string {
  return `${numberText(locale, value)}\u00a0${unit}`;
}

const WHOLES = { g: ['kg', 1000], kg: ['kg', 1], ml: ['l', 1000], l: ['l', 1] } as const;

/** The price per kilogram or litre: `48 zł/kg`; null when the amount is exactly one, or zero. */
export function unitPriceText(locale: Locale, pricePln: number, { value, unit }: Amount): string | null {
  const [whole, perWhole] = WHOLES[unit];
  if (value <= 0 || value === perWhole) return null;
  return `${moneyText(locale, (pricePln / value) * perWhole)}/${whole}`;
}

/** Metres as whole kilometres, at least one: `12 km`. */
export function distanceText(locale: Locale, distanceM: number): string {
  return `${numberText(locale, Math.max(1, Math.round(distanceM / 1000)))}\u00a0km`;
}

/**
 * A point in time: ISO 8601 or Unix milliseconds, formatted in Polish time. An ISO date alone (`2026-12-05`) works too,
 * as its midnight in UTC is early on the same day in Poland.
 */
export type Moment = string | number;

/** A day with month and year: `5 grudnia 2026`. */
export function dateText(locale: Locale, moment: Moment): string {
  const text = withoutYearMark(formatOf(locale, 'date').format(new Date(moment)));
  // The day stays with its month at the end of a line.
  return text.replace(/^(\d+\.?) /, '$1\u00a0');
}

/** Ukrainian adds an abbreviation to the year; a sentence that ends with the date would end with two full stops. */
const withoutYearMark = (text: string) => text.replace(/\sр\.$/u, '');

/** A day with its month: `5 grudnia`. */
export function dayText(locale: Locale, moment: Moment): string {
  return formatOf(locale, 'dayAndMonth').format(new Date(moment));
}

/**
 * A day with its short month: `5 gru`, in German `5. Dez`. Joined here, as browsers differ in how they join the parts.
 */
export function shortDayText(locale: Locale, moment: Moment): string {
  return `${dayNumberText(locale, moment)}${locale === 'de' ? '.' : ''} ${shortMonthText(locale, moment)}`;
}

/** The day of the month: `5`. */
export function dayNumberText(locale: Locale, moment: Moment): string {
  return formatOf(locale, 'day').format(new Date(moment));
}

/** A month with its year: `grudzień 2026`. */
export function monthText(locale: Locale, moment: Moment): string {
  return withoutYearMark(formatOf(locale, 'month').format(new Date(moment)));
}

/** A month with its year as within a date: `grudnia 2026`. */
export function monthWithinText(locale: Locale, moment: Moment): string {
  const parts = formatOf(locale, 'date').formatToParts(new Date(moment));
  const from = parts.findIndex(({ type }) => type === 'month');
  const text = parts.slice(from).map(({ value }) => value);
  return withoutYearMark(text.join(''));
}

/** A short month: `gru`. */
export function shortMonthText(locale: Locale, moment: Moment): string {
  return formatOf(locale, 'shortMonth').format(new Date(moment));
}

/** A weekday: `sobota`. */
export function weekdayText(locale: Locale, moment: Moment): string {
  return formatOf(locale, 'weekday').format(new Date(moment));
}

/** A short weekday: `sob.` */
export function shortWeekdayText(locale: Locale, moment: Moment): string {
  return formatOf(locale, 'shortWeekday').format(new Date(moment));
}

/** Hours and minutes: `09:30`. */
export function timeText(locale: Locale, moment: Moment): string {
  return formatOf(locale, 'time').format(new Date(moment));
}

const DAY_MS = 86_400_000;

/** The Polish day of a timestamp: `2026-12-05`. */
export function dayOfMoment(moment: Moment): string {
  return polishDay(moment);
}

/** The number of Polish midnights between two timestamps; negative when the second is earlier. */
export function daysBetween(from: Moment, to: Moment): number {
  return Math.round((Date.parse(dayOfMoment(to)) - Date.parse(dayOfMoment(from))) / DAY_MS);
}
