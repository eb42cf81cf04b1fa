import { textIn } from '#contract/settings/languages.ts';
import type { Market } from '#contract/settings/market.ts';
import { polishDay } from '#contract/values/polish-time.ts';
import type { Locale } from '#i18n/locales.ts';

/** The operator's holiday, during which answers take longer, with its text in one language. */
export interface ShownHoliday {
  readonly from: string;
  readonly until: string;
  readonly text: string;
}

/** The holiday of the Polish day of a timestamp; null where there is none. */
export function holidayOf({ holiday, languages }: Market, locale: Locale, nowMs: number): ShownHoliday | null {
  const today = polishDay(nowMs);
  if (!holiday || today < holiday.from || today > holiday.until) return null;
  const { from, until, texts } = holiday;
  return { from, until, text: textIn(texts, locale, languages) };
}
