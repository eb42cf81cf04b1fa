import type { Plugin } from 'vite';

const NAME = 'virtual:chunk-files';

/**
 * `virtual:chunk-files` has the address of every file of the browser's build by the name of its chunk, for the pages
 * that the server renders. The browser's own copy is empty, and so is that of the development server.
 */
export function chunkFiles(): Plugin {
  const files: Record<string, string> = {};
  return {
    name: 'chunk-files',
    // One instance for both builds: the server's build runs after the browser's and needs its files.
    sharedDuringBuild: true,
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      return `export const files = ${JSON.stringify(this.environment.name === 'client' ? {} : files)};`;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const file of Object.values(bundle)) if (file.type === 'chunk') files[file.name] = `/${file.fileName}`;
    },
  };
}
