import { existsSync, readdirSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebHandler } from '#contract/web-seam.ts';
import { LOCALE_IDS, type Locale } from '#i18n/locales.ts';
import type { WebSource } from './web-host.ts';

const BUILD = new URL('../../build/', import.meta.url);

/** Where pages come from in this mode. @throws Error when they have not been built. */
export async function loadWeb(mode: 'production' | 'development' | 'test'): Promise<WebSource> {
  return mode === 'development' ? developmentWeb() : builtWeb();
}

async function builtWeb(): Promise<WebSource> {
  const entry = new URL('server/index.js', BUILD);
  if (!existsSync(entry)) throw new Error('the web app is not built: run npm run build');
  const { handle } = (await import(entry.href)) as { handle: WebHandler };
  const clientDir = fileURLToPath(new URL('client', BUILD));
  return { handle, clientDir, messages: findMessages(readdirSync(join(clientDir, 'assets'))), cache: true };
}

/** The built file of each language: the build names it by the language's code. */
function findMessages(files: readonly string[]): Partial<Record<Locale, string>> {
  const fileOf = (locale: Locale) => files.find((name) => name.startsWith(`${locale}-`) && name.endsWith('.js'));
  return Object.fromEntries(
    LOCALE_IDS.flatMap((locale) => (fileOf(locale) ? [[locale, `/assets/${fileOf(locale)}`]] : [])),
  );
}

/** Pages built as they are asked for, with hot reload over a socket of the development server's own. */
async function developmentWeb(): Promise<WebSource> {
  const { createServer } = await import('vite');
  const hmrServer = createHttpServer();
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server: hmrServer } } });
  await new Promise<void>((resolve) => hmrServer.listen(0, '127.0.0.1', resolve));
  return {
    handle: async (request, seam) => {
      const { handle } = (await vite.ssrLoadModule('/src/web/handler.ts')) as { handle: WebHandler };
      return handle(request, seam);
    },
    clientDir: null,
    messages: {},
    cache: false,
    middleware: vite.middlewares,
  };
}
