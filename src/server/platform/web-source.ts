import { existsSync, readdirSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WebHandler } from '#contract/web-seam.ts';
import { LOCALE_IDS, type Locale } from '#i18n/locales.ts';
import { RenderPool } from './render-pool.ts';
import type { WebSource } from './web-host.ts';

const BUILD = new URL('../../../build/', import.meta.url);

/**
 * The source of pages in a mode.
 *
 * renderWorkers  the number of render threads for built pages; with 0 the main thread renders.
 * @throws Error if the pages have not been built.
 */
export async function loadWeb(mode: 'production' | 'development' | 'test', renderWorkers: number): Promise<WebSource> {
  return mode === 'development' ? developmentWeb() : builtWeb(renderWorkers);
}

async function builtWeb(renderWorkers: number): Promise<WebSource> {
  const entry = new URL('server/index.js', BUILD);
  if (!existsSync(entry)) throw new Error('the web app is not built: run npm run build');
  const handle =
    renderWorkers > 0
      ? new RenderPool(entry.href, renderWorkers).handle
      : ((await import(entry.href)) as { handle: WebHandler }).handle;
  const clientDir = fileURLToPath(new URL('client', BUILD));
  return { handle, clientDir, messages: findMessages(readdirSync(join(clientDir, 'assets'))), cache: true };
}

/** The built message file of each language, found by the language code in its name. */
function findMessages(files: readonly string[]): Partial<Record<Locale, string>> {
  const fileOf = (locale: Locale) => files.find((name) => name.startsWith(`${locale}-`) && name.endsWith('.js'));
  return Object.fromEntries(
    LOCALE_IDS.flatMap((locale) => (fileOf(locale) ? [[locale, `/assets/${fileOf(locale)}`]] : [])),
  );
}

/** Builds pages on demand, with hot reload over the development server's own socket. */
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
