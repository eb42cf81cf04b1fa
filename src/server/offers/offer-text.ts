import { LOCALES, type Locale } from '#i18n/locales.ts';
import { statedPrice } from '#i18n/stated-price.ts';
import { getTranslator } from '#i18n/translator.ts';
import type { PriceUnit } from '#kinds/price-units.ts';

/** The terms of an offer. `titles` of its listings are named if there are several. */
export interface SaidOffer {
  readonly priceMinor: number | null;
  readonly priceUnit: PriceUnit | null;
  readonly quantityMilli: number | null;
  readonly pickUpOn: string | null;
  readonly note: string;
  readonly titles: readonly string[];
}

/**
 * An offer as text in its maker's language, for programs without support for offers, mails, the search of
 * conversations, and moderators.
 */
export function offerText(offer: SaidOffer, locale: Locale): string {
  const say = getTranslator(locale);
  const { priceMinor, priceUnit, quantityMilli, pickUpOn, note, titles } = offer;
  const lines = [
    priceMinor === null
      ? say('offers.said.reservation')
      : say('offers.said.price', { price: priceOf(priceMinor, priceUnit, locale) }),
    titles.length > 1 && say('offers.said.listings', { titles: titles.join(', ') }),
    quantityMilli !== null && say('offers.said.quantity', { quantity: quantityOf(quantityMilli, locale) }),
    pickUpOn !== null && say('offers.said.pickUp', { day: dayOf(pickUpOn, locale) }),
    note,
  ];
  return lines.filter(Boolean).join('\n');
}

/** The same for an answer. */
export function answerText(step: 'accepted' | 'declined', locale: Locale): string {
  return getTranslator(locale)(`offers.said.${step}`);
}

/** A price with its unit in a language: `32,50 zł/słoik`. */
export function priceOf(priceMinor: number, priceUnit: PriceUnit | null, locale: Locale): string {
  const format = new Intl.NumberFormat(LOCALES[locale].formats, {
    minimumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const money = `${format.format(priceMinor / 100)}\u00a0zł`;
  return statedPrice(money, { priceUnit, priceIsLowest: false }, getTranslator(locale));
}

function quantityOf(quantityMilli: number, locale: Locale): string {
  return new Intl.NumberFormat(LOCALES[locale].formats, { maximumFractionDigits: 3 }).format(quantityMilli / 1_000);
}

function dayOf(day: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'en' ? LOCALES.en.formats : locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}
