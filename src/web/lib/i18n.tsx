import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Locale } from '#i18n/locales.ts';
import type { Translate } from '#i18n/message-id.ts';
import { getMessages } from './messages.ts';

interface Language {
  readonly locale: Locale;
  readonly t: Translate;
}

const LanguageContext = createContext<Language | null>(null);

/** Gives the page its language; its messages must have been started. */
export function LanguageProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const language = useMemo<Language>(() => {
    const messages = getMessages(locale);
    return { locale, t: (id, values) => messages._(id, values) };
  }, [locale]);
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
