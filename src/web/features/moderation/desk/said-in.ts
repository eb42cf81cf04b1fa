import { useEffect, useState } from 'react';
import { findLocale, type Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { useLanguage } from '../../../lib/i18n.tsx';
import { addMessages, startMessages, translatorFor } from '../../../lib/messages.ts';

const loading = new Map<Locale, Promise<Translate>>();

/** Loads the desk's translations for a language other than the page's. Rejects when they cannot be loaded. */
function loadLanguage(locale: Locale): Promise<Translate> {
  let translate = loading.get(locale);
  if (!translate) {
    translate = fetchLanguage(locale);
    loading.set(locale, translate);
    translate.catch(() => loading.delete(locale));
  }
  return translate;
}

async function fetchLanguage(locale: Locale): Promise<Translate> {
  // Without cookies: a request for another language would otherwise switch the moderator's.
  const [response] = await Promise.all([
    fetch(`/messages/desk?lang=${locale}`, { credentials: 'omit' }),
    startMessages(locale),
  ]);
  if (!response.ok) throw new TypeError(`network error: ${response.status}`);
  addMessages(locale, await response.text());
  return translatorFor(locale);
}

export interface SpokenLanguage {
  readonly locale: Locale;
  readonly t: Translate;
}

/** The recipient's language; the page's own until its translations are loaded, or if they cannot be. */
export function useLanguageOf(text: string): SpokenLanguage {
  const own = useLanguage();
  const wanted = findLocale(text) ?? own.locale;
  const [loaded, setLoaded] = useState<SpokenLanguage | null>(null);
  useEffect(() => {
    if (wanted === own.locale) return;
    let isCurrent = true;
    loadLanguage(wanted).then(
      (t) => isCurrent && setLoaded({ locale: wanted, t }),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, own.locale]);
  return wanted !== own.locale && loaded?.locale === wanted ? loaded : own;
}

/** The name of a language in another: `niemiecki`. */
export function languageName(locale: string, inLocale: Locale): string {
  return new Intl.DisplayNames(inLocale, { type: 'language', fallback: 'code' }).of(locale) ?? locale;
}
