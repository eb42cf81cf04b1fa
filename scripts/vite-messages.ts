import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileCatalog } from '../src/i18n/catalog.ts';
import { LOCALE_IDS, type Locale } from '../src/i18n/locales.ts';

const REGISTRY = 'virtual:messages';
const PREFIX = 'virtual:messages/';
const LOCALES_FOLDER = fileURLToPath(new URL('../src/i18n/locales/', import.meta.url));

/**
 * `virtual:messages` has a loader for each language; each makes a chunk of its own, so that only the language shown is
 * loaded. A catalog is compiled here, its gaps filled from Polish: all of it for the server, for the browser only what
 * stands on every page, as the rest comes with the pages' data.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'messages',
    resolveId: (source) => (source === REGISTRY || source.startsWith(PREFIX) ? `\0${source}` : null),
    load(id) {
      if (id === `\0${REGISTRY}`) {
        return `export const loaders = {${LOCALE_IDS.map((each) => `${each}: () => import('${PREFIX}${each}')`).join(',')}};`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const locale = id.slice(PREFIX.length + 1) as Locale;
      if (!LOCALE_IDS.includes(locale)) this.error(`no such language: ${locale}`);
      const messages = compileCatalog(locale, this.environment.name === 'client' ? ['frame'] : undefined);
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
    configureServer(server) {
      server.watcher.add(LOCALES_FOLDER);
      server.watcher.on('change', (file) => {
        if (file.startsWith(LOCALES_FOLDER)) server.restart();
      });
    },
  };
}
