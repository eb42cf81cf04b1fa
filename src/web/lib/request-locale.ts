import { createContext } from 'react';
import type { Locale } from '#i18n/locales.ts';

/** On the server, the language of the request: known even where no loader has run, as when a form is sent to nowhere. */
export const RequestLocale = createContext<Locale | null>(null);
