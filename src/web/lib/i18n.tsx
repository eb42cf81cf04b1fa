import { createContext, type ReactNode, use, useMemo } from 'react';
import { useMatches } from 'react-router';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { addMessages, translatorFor } from './messages.ts';

interface Language {
  readonly locale: Locale;
  /** Of the catalogue that names the categories. */
  readonly edition: number;
  readonly t: Translate;
}

export const LanguageContext = createContext<Language | null>(null);

export interface LanguageProviderProps {
  locale: Locale;
  /** The edition of the catalogue that names the categories; a new one rerenders all texts. */
  edition: number;
  children: ReactNode;
}

/** Sets the page's language; `startMessages` must have been called. The page's own messages come with its data. */
export function LanguageProvider({ locale, edition, children }: LanguageProviderProps) {
  for (const { loaderData } of useMatches()) {
    const { saying } = (loaderData ?? {}) as { saying?: string };
    // During rendering, as the children need them at once; idempotent and harmless if the render is discarded.
    if (saying) addMessages(locale, saying);
  }
  const language = useMemo<Language>(() => ({ locale, edition, t: translatorFor(locale) }), [locale, edition]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The page's language and translate function. */
export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('useLanguage requires a LanguageProvider');
  return language;
}

/** The page's translate function. */
export function useT(): Translate {
  return useLanguage().t;
}
