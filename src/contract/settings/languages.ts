import { LOCALE_IDS, type Locale } from '#i18n/locales.ts';

/** A text in the languages in which it was written; the others are left out. */
export type WrittenText = Partial<Record<Locale, string>>;

/** The languages that a market offers, and its default one. */
export interface MarketLanguages {
  readonly offered: readonly Locale[];
  readonly default: Locale;
}

/** A text in a language, else in the market's default one, else in any; empty without a text. */
export function textIn(texts: WrittenText, locale: Locale, { default: usual }: MarketLanguages): string {
  const order = [locale, usual, ...LOCALE_IDS];
  return order.map((each) => texts[each]).find(Boolean) ?? '';
}

/** A language if the market offers it, otherwise undefined. */
export function offeredLocale(locale: Locale | undefined, { offered }: MarketLanguages): Locale | undefined {
  return locale && offered.includes(locale) ? locale : undefined;
}
