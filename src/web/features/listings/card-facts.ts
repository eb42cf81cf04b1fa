import type { ListingCard } from '#contract/listings.ts';
import { LOCALES, type Locale } from '#i18n/locales.ts';

const TIME_ZONE = 'Europe/Warsaw';

interface Formats {
  readonly price: Intl.NumberFormat;
  readonly amount: Intl.NumberFormat;
  readonly rating: Intl.NumberFormat;
  readonly day: Intl.DateTimeFormat;
  readonly month: Intl.DateTimeFormat;
  readonly time: Intl.DateTimeFormat;
}

const formatsByLocale = new Map<Locale, Formats>();

/** Made once a language: building one of them costs more than rendering a card. */
function formatsOf(locale: Locale): Formats {
  let formats = formatsByLocale.get(locale);
  if (!formats) {
    formats = makeFormats(locale);
    formatsByLocale.set(locale, formats);
  }
  return formats;
}

function makeFormats(locale: Locale): Formats {
  const tag = LOCALES[locale].formats;
  const timeZone = TIME_ZONE;
  // Names of days and months are in the page's language.
  const dateTag = locale === 'en' ? tag : locale;
  return {
    price: new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' }),
    amount: new Intl.NumberFormat(tag, { maximumFractionDigits: 3 }),
    rating: new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    day: new Intl.DateTimeFormat(dateTag, { timeZone, day: 'numeric' }),
    month: new Intl.DateTimeFormat(dateTag, { timeZone, month: 'short' }),
    time: new Intl.DateTimeFormat(dateTag, { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' }),
  };
}

/** Złoty as people write them in any language of the site: "24,50 zł", and "24 zł" where there are no grosze. */
export function priceText(locale: Locale, pricePln: number): string {
  return `${formatsOf(locale).price.format(pricePln)}\u00a0zł`;
}

/** A mean rating with one decimal. */
export function ratingText(locale: Locale, rating: number): string {
  return formatsOf(locale).rating.format(rating);
}

/** Weight and volume in the unit that the seller chose, such as "0,5 kg"; null where neither is known. */
export function amountText(locale: Locale, { weight, volume }: Pick<ListingCard, 'weight' | 'volume'>): string | null {
  const amount = weight ?? volume;
  return amount && `${formatsOf(locale).amount.format(amount.value)} ${amount.unit}`;
}

const UNITS = { g: ['kg', 1000], kg: ['kg', 1], ml: ['l', 1000], l: ['l', 1] } as const;

/** The price of a whole kilogram or litre, such as "48 zł/kg"; null where it is unknown or is the price itself. */
export function unitPriceText(locale: Locale, listing: Pick<ListingCard, 'price' | 'weight' | 'volume'>): string | null {
  const amount = listing.weight ?? listing.volume;
  if (!amount || !listing.price || amount.value <= 0) return null;
  const [unit, perUnit] = UNITS[amount.unit];
  if (amount.value === perUnit) return null;
  return `${priceText(locale, (listing.price / amount.value) * perUnit)}/${unit}`;
}

/** Metres as whole kilometres, at least one. */
export function distanceText(locale: Locale, distanceM: number): string {
  return `${formatsOf(locale).amount.format(Math.max(1, Math.round(distanceM / 1000)))} km`;
}

/** A day and its month, such as "21 lis". */
function dayText(locale: Locale, moment: string): string {
  const { day, month } = formatsOf(locale);
  const date = new Date(moment);
  return `${day.format(date)} ${month.format(date)}`;
}

/** The parts of a moment that the date tile and the line below it show, at the Polish clock. */
export function scheduleTexts(locale: Locale, startsAt: string, endsAt: string | null) {
  const formats = formatsOf(locale);
  const start = new Date(startsAt);
  const endDay = endsAt === null ? null : dayText(locale, endsAt);
  return {
    day: formats.day.format(start),
    month: formats.month.format(start),
    starts: formats.time.format(start),
    ends: endDay === dayText(locale, startsAt) ? null : endDay,
  };
}
