import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DEFAULT_LOCALE, findLocale } from '#i18n/locales.ts';
import { startMessages } from './lib/messages.ts';

/** Loads only the page's own language before hydration. */
async function hydrate(): Promise<void> {
  await startMessages(findLocale(document.documentElement.lang) ?? DEFAULT_LOCALE);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}

void hydrate();
