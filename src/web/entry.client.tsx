import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DEFAULT_LOCALE, findLocale } from '#i18n/locales.ts';
import { startMessages } from './lib/messages.ts';

/** Only the language that the page is written in is loaded, before anything is brought to life. */
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
