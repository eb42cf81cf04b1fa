import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DEFAULT_LOCALE, findLocale } from '#i18n/locales.ts';
import { WRITTEN_NAME } from '#i18n/market-name.ts';
import { nameMarket, startMessages } from './lib/messages.ts';

/** Loads only the page's own language before hydration. */
async function hydrate(): Promise<void> {
  nameMarket(document.documentElement.dataset.market ?? WRITTEN_NAME);
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
