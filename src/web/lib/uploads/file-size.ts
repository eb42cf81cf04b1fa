import type { Locale } from '#i18n/locales.ts';
import { numberText } from '../format.ts';

const KILOBYTE = 1024;

/** The size of a file: `340 kB`, `1,2 MB`. Ukrainian has its own unit symbols. */
export function fileSizeText(locale: Locale, sizeBytes: number): string {
  const [kilo, mega] = locale === 'uk' ? ['кБ', 'МБ'] : ['kB', 'MB'];
  const kilobytes = sizeBytes / KILOBYTE;
  if (kilobytes < KILOBYTE - 0.5) return `${numberText(locale, Math.max(1, Math.round(kilobytes)))}\u00a0${kilo}`;
  return `${numberText(locale, Math.round((kilobytes / KILOBYTE) * 10) / 10)}\u00a0${mega}`;
}
