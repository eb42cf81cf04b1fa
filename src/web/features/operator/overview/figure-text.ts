import type { Figure } from '#contract/operator/overview.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { moneyText, numberText } from '../../../lib/format.ts';
import type { OverviewAnswer } from '../calls.ts';

/** A figure's value: money in PLN, everything else a number. */
export function figureText(locale: Locale, figure: Figure, value: number): string {
  return figure === 'money' ? moneyText(locale, value) : numberText(locale, value);
}

/** How many accounts and shown offers there are altogether. */
export function totalText(locale: Locale, t: Translate, { people, listings }: OverviewAnswer['totals']): string {
  return t('operator.figures.totals', { people: numberText(locale, people), listings: numberText(locale, listings) });
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** A size in the largest unit that it reaches: `1,4 GB`. */
export function sizeText(locale: Locale, bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** power;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value)} ${UNITS[power]}`;
}
