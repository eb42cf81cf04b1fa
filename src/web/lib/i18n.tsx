import { createContext, type ReactNode, use, useMemo } from 'react';
import { useMatches } from 'react-router';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { addMessages, translatorFor } from './messages.ts';

interface Language {
  readonly locale: Locale;
  readonly t: Translate;
}

const LanguageContext = createContext<Language | null>(null);

/** Gives the page its language; its messages must have been started. What the page itself says comes with its data. */
export function LanguageProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  for (const { loaderData } of useMatches()) {
    const { saying } = (loaderData ?? {}) as { saying?: string };
    // While rendering, as what is below says them at once; doing it twice, or for a page never shown, does no harm.
    if (saying) addMessages(locale, saying);
  }
  const language = useMemo<Language>(() => ({ locale, t: translatorFor(locale) }), [locale]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The page's language and the function that says a message in it. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('a component that speaks stands outside LanguageProvider');
  return language;
}

/** The function that says a message in the page's language. */
export function useT(): Translate {
  return useLanguage().t;
}
