import type { Plugin } from 'vite';

/**
 * Fails the web build on an import of server code: the web app reaches the server only through the seam and the API.
 */
export function noServerImports(): Plugin {
  return {
    name: 'no-server-imports',
    enforce: 'pre',
    resolveId(source, importer) {
      const fromWeb =
        importer?.includes('/src/web/') || importer?.includes('/src/contract/') || importer?.includes('/src/kinds/');
      if (fromWeb && (source.startsWith('#server/') || /(^|\/)server\/(db|listings|search|accounts)\//.test(source))) {
        this.error(`${importer} imports server code: ${source}`);
      }
      return null;
    },
  };
}
