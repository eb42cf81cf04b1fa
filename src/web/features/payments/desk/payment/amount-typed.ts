import type { Locale } from '#i18n/locales.ts';

/** Parses an amount in PLN (`12,50`); null when invalid. */
export function amountTyped(text: string): number | null {
  const plain = text.replace(/[\s\u00a0]|zł$/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : null;
}

/** Formats an amount as it is typed: `12,50`, in English `12.50`. */
export function typedAmount(locale: Locale, pln: number): string {
  const text = pln.toFixed(2);
  return locale === 'en' ? text : text.replace('.', ',');
}
