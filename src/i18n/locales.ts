/**
 * The site's languages, one line each: the native name and the format of dates and numbers (English formats for
 * English, Polish ones otherwise, as the specification says).
 */
export const LOCALES = {
  pl: { name: 'Polski', formats: 'pl-PL' },
  en: { name: 'English', formats: 'en-GB' },
  de: { name: 'Deutsch', formats: 'pl-PL' },
  es: { name: 'Español', formats: 'pl-PL' },
  uk: { name: 'Українська', formats: 'pl-PL' },
  it: { name: 'Italiano', formats: 'pl-PL' },
} as const;

export type Locale = keyof typeof LOCALES;
export const LOCALE_IDS = Object.keys(LOCALES) as Locale[];
/** The market's language, and the fallback for missing messages. */
export const DEFAULT_LOCALE: Locale = 'pl';

/** Narrows any text to a language of the site, ignoring case and region (`de-AT` is `de`). */
export function findLocale(text: string | null | undefined): Locale | undefined {
  const language = text?.trim().toLowerCase().split(/[-_]/)[0];
  return LOCALE_IDS.find((id) => id === language);
}

/** The best language for an `Accept-Language` header; `usual` when none fits. */
export function negotiateLocale(header: string | null | undefined, usual: Locale = DEFAULT_LOCALE): Locale {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.split(';');
    const quality = Number(parameters.find((each) => each.trim().startsWith('q='))?.split('=')[1] ?? 1);
    return { locale: findLocale(tag), quality: Number.isFinite(quality) ? quality : 0 };
  });
  const known = wishes.filter((wish) => wish.locale && wish.quality > 0).sort((a, b) => b.quality - a.quality);
  return known[0]?.locale ?? usual;
}
