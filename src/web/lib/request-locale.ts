import { createContext } from 'react';
import type { Locale } from '#i18n/locales.ts';

/** On the server, the request's language: known even if no loader has run, as for a form posted to the wrong path. */
export const RequestLocale = createContext<Locale | null>(null);
