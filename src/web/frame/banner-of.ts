import { textIn } from '#contract/settings/languages.ts';
import type { Market } from '#contract/settings/market.ts';
import { polishDay } from '#contract/values/polish-time.ts';
import type { Locale } from '#i18n/locales.ts';

/**
 * The operator's notice as a page shows it; `id` changes with its texts, so that a new one appears after an old one was
 * closed.
 */
export interface ShownBanner {
  readonly id: string;
  readonly text: string;
  readonly isDismissible: boolean;
}

/** The notice for all pages on the Polish day of a timestamp; null where there is none. */
export function bannerOf({ banner, languages }: Market, locale: Locale, nowMs: number): ShownBanner | null {
  if (!banner) return null;
  const today = polishDay(nowMs);
  if ((banner.from && today < banner.from) || (banner.until && today > banner.until)) return null;
  const text = textIn(banner.texts, locale, languages);
  return { id: hashOf(JSON.stringify(banner)), text, isDismissible: banner.isDismissible };
}

/** A short name of a text; equal texts have equal names. */
function hashOf(text: string): string {
  let hash = 5381;
  for (const character of text) hash = (Math.imul(hash, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}
