import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileCatalog } from '../src/i18n/catalog.ts';
import { LOCALE_IDS, type Locale } from '../src/i18n/locales.ts';

const REGISTRY = 'virtual:messages';
const PREFIX = 'virtual:messages/';
const LOCALES_FOLDER = fileURLToPath(new URL('../src/i18n/locales/', import.meta.url));
/** What only the server says stays out of the browser. */
const WEB_FEATURES = ['frame', 'kinds', 'home', 'list', 'detail', 'events', 'profile', 'pages'];

/**
 * `virtual:messages` has a loader for each language; each makes a chunk of its own, so that only the language shown is
 * loaded. A catalog is compiled here, its gaps filled from Polish.
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
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(compileCatalog(locale, WEB_FEATURES)))});`;
    },
    configureServer(server) {
      server.watcher.add(LOCALES_FOLDER);
      server.watcher.on('change', (file) => {
        if (file.startsWith(LOCALES_FOLDER)) server.restart();
      });
    },
  };
}
