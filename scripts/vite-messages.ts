import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compileCatalog, LOCALES_FOLDER } from '../src/i18n/catalog.ts';
import { LOCALE_IDS, type Locale } from '../src/i18n/locales.ts';
import { FRAME_PART, findMessageParts, type MessageParts } from './message-parts.ts';

const REGISTRY = 'virtual:messages';
const PREFIX = 'virtual:messages/';
const PARTS = 'virtual:message-parts';
const CODE = /\/src\/(web|kinds|contract)\/.+\.tsx?$/;

export interface MessagesOptions {
  /** The folder of the languages. */
  readonly locales?: URL;
  readonly findParts?: () => MessageParts;
}

/**
 * `virtual:messages` has a loader for each language; each becomes a separate chunk, so that only the shown language is
 * loaded. Catalogs are compiled here, with missing messages from Polish: in full for the server; for the browser only
 * the frame's messages, as the rest comes with the pages' data. `virtual:message-parts` tells the server which messages
 * those are.
 */
export function messagesPlugin({
  locales = LOCALES_FOLDER,
  findParts = findMessageParts,
}: MessagesOptions = {}): Plugin {
  const folder = fileURLToPath(locales);
  return {
    name: 'messages',
    resolveId: (source) => ([REGISTRY, PARTS].includes(source) || source.startsWith(PREFIX) ? `\0${source}` : null),
    load(id) {
      const isClient = this.environment.name === 'client';
      if (id === `\0${REGISTRY}`) {
        return `export const loaders = {${LOCALE_IDS.map((each) => `${each}: () => import('${PREFIX}${each}')`).join(',')}};`;
      }
      if (id === `\0${PARTS}`) return `export const parts = ${isClient ? '{}' : JSON.stringify(findParts())};`;
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const locale = id.slice(PREFIX.length + 1) as Locale;
      if (!LOCALE_IDS.includes(locale)) this.error(`no such language: ${locale}`);
      const wanted = isClient ? new Set(findParts()[FRAME_PART]) : undefined;
      const messages = compileCatalog(locale, wanted, locales);
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(messages))});`;
    },
    // Importers are invalidated too, so that pages and their data are rendered from the same messages.
    hotUpdate({ file, timestamp, modules }) {
      const isText = file.startsWith(folder);
      if (!isText && !CODE.test(file)) return;
      const { moduleGraph, hot, name } = this.environment;
      const made = isText ? [PARTS, ...LOCALE_IDS.map((locale) => PREFIX + locale)] : [PARTS];
      for (const each of made) {
        const module = moduleGraph.getModuleById(`\0${each}`);
        if (module) moduleGraph.invalidateModule(module, new Set(), timestamp, true);
      }
      if (!isText) return;
      if (name === 'client') hot.send({ type: 'full-reload' });
      return modules.filter((module) => !module.file?.startsWith(folder));
    },
  };
}
